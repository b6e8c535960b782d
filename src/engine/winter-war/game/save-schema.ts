import * as v from 'valibot';
import {
  generator,
  generatorOrNone,
  recordHead,
  recordSchema,
  switches,
  whole,
} from '#engine/core/record-schema.ts';
import { variationsSchema } from '#engine/core/variations-record.ts';
import { COLUMNS, HEX_COUNT, ROWS } from '../board/grid.ts';
import { legalActions } from './legal-actions.ts';
import { atSea } from '../rules/landing.ts';
import { LENGTH_ROLLS } from '../rules/interphase.ts';
import { UNIT_COUNT } from '../units/roster.ts';
import { firstCourse, LAST_TURN } from './new-game.ts';
import { AS_PRINTED, isHandicap, OPTION_KEYS } from '../state/options.ts';
import type { Action } from '../state/actions.ts';
import type { SeatsOf } from '#engine/core/about.ts';
import type { Side } from '../units/unit-types.ts';
import { INTERPHASE_STEPS, MOST_MARKS, PHASE_NAMES, SCHEDULE_KEYS, type State } from '../state/state.ts';

/** Players of a side: a person, or a computer player by its level. Links hold their places in this list: only append. */
export const SEATS = ['human', 'recruit', 'officer', 'general', 'sergeant'] as const;
export type Seat = (typeof SEATS)[number];

export type Seats = SeatsOf<Side, Seat>;

const hex = whole(0, HEX_COUNT - 1);
const unit = whole(0, UNIT_COUNT - 1);
const side = v.picklist(['finn', 'soviet']);
const few = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(UNIT_COUNT));

const action = v.variant('type', [
  v.strictObject({ type: v.literal('place'), unit, hex: v.nullable(hex) }),
  v.strictObject({ type: v.literal('arrive'), unit, hex: v.nullable(hex) }),
  v.strictObject({ type: v.literal('move'), unit, path: v.pipe(v.array(hex), v.maxLength(HEX_COUNT)) }),
  v.strictObject({
    type: v.literal('administer'),
    unit,
    hq: v.exactOptional(v.nullable(unit)),
    city: v.exactOptional(hex),
  }),
  v.strictObject({ type: v.literal('retreat'), unit, to: v.nullable(hex) }),
  v.strictObject({ type: v.literal('advance'), unit, to: hex }),
  v.strictObject({ type: v.literal('attack'), attackers: few(unit), targets: few(hex) }),
  v.strictObject({ type: v.literal('heavy'), units: few(unit) }),
  v.strictObject({ type: v.literal('plan'), hex: v.nullable(hex) }),
  v.strictObject({ type: v.literal('drop'), hex }),
  v.strictObject({ type: v.literal('demolish'), unit }),
  v.strictObject({ type: v.literal('roll') }),
  v.strictObject({ type: v.literal('accept') }),
  v.strictObject({ type: v.literal('lose'), units: few(unit) }),
  v.strictObject({ type: v.literal('decline') }),
  v.strictObject({ type: v.literal('end') }),
]);

/** True for what has the shape of an action, legal or not. */
export const isAction = (value: unknown): value is Action => v.is(action, value);

/** Switches missing from a file are off; soak-offs were always allowed before they became a switch. */
const options = v.strictObject({
  ...switches(OPTION_KEYS),
  errata: v.boolean(),
  touchMove: v.boolean(),
  soakOffs: v.optional(v.boolean(), true),
  handicap: v.exactOptional(v.custom<number>(isHandicap)),
});

const decision = v.variant('kind', [
  v.strictObject({ kind: v.literal('retreat'), side, units: few(unit) }),
  v.strictObject({ kind: v.literal('withdraw'), side, units: few(unit) }),
  v.strictObject({ kind: v.literal('exchange'), side, units: few(unit), points: whole(0, 999) }),
  v.strictObject({ kind: v.literal('advance'), side, units: few(unit), hexes: few(hex) }),
  v.strictObject({ kind: v.literal('overstack'), side, hexes: few(hex) }),
  v.strictObject({ kind: v.literal('cease-fire'), side }),
  v.strictObject({ kind: v.literal('landing'), side }),
  v.strictObject({ kind: v.literal('muster'), side, units: few(unit), hexes: few(hex) }),
  v.strictObject({
    kind: v.literal('forfeit'),
    side,
    cause: v.picklist(['climate', 'recall']),
    points: whole(1, 99),
  }),
]);

const level = v.picklist([
  'decisive-soviet',
  'substantive-soviet',
  'marginal-soviet',
  'draw',
  'decisive-finnish',
  'soviet',
  'finnish',
]);

/** The possible last Game-Turns, and the latest of them (Option.E). */
const LAST_TURNS = [LAST_TURN, ...Object.values(LENGTH_ROLLS).map(({ lastTurn }) => lastTurn)];
const MOST_TURNS = Math.max(...LAST_TURNS);
/** A short game ends with the tenth Game-Turn or before. */
const lastTurn = v.union([whole(1, LAST_TURN), v.picklist(LAST_TURNS)]);
const turn = whole(0, MOST_TURNS);
const turnOrNone = v.nullable(whole(0, MOST_TURNS + 1));

const interphase = v.strictObject({
  steps: v.pipe(v.array(v.picklist(INTERPHASE_STEPS)), v.maxLength(8)),
  norwayResists: v.boolean(),
});

const course = v.strictObject({
  scenario: v.nullable(v.strictObject({ letter: v.picklist(['A', 'B', 'C', 'D', 'E']), turn })),
  scenarioOver: v.boolean(),
  landingAfter: turnOrNone,
  ceaseFireAfter: turnOrNone,
  railsClosedIn: turnOrNone,
  hastenedIn: turnOrNone,
  paradrop: v.boolean(),
  petrozavodskRaised: v.boolean(),
  plan: v.nullable(v.strictObject({ hex, turn: whole(0, MOST_TURNS + 1) })),
  heavy: few(unit),
  broken: v.pipe(v.array(hex), v.maxLength(HEX_COUNT)),
});

const lossPoints = whole(0, 20);
const column = whole(1, COLUMNS);
const row = whole(1, ROWS);

const goal = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/)),
  area: v.nullable(
    v.pipe(
      v.strictObject({ west: column, east: column, south: row, north: row }),
      v.check(({ west, east, south, north }) => west <= east && south <= north),
    ),
  ),
  counts: v.pipe(
    v.array(v.picklist(SCHEDULE_KEYS)),
    v.check((keys) => new Set(keys).size === keys.length),
  ),
  hexes: few(v.strictObject({ hex, worth: whole(-100, 100) })),
  losses: v.strictObject({ finn: lossPoints, soviet: lossPoints }),
  par: whole(-500, 500),
});

/** The shape of State, with every number in its range. */
const shape = v.strictObject({
  options,
  random: generatorOrNone,
  turn,
  lastTurn: v.optional(lastTurn, LAST_TURN),
  phase: v.picklist(PHASE_NAMES),
  phasing: side,
  units: v.pipe(
    v.array(
      v.strictObject({
        at: whole(-4, HEX_COUNT - 1),
        cut: v.picklist([0, 1, 2]),
        marks: whole(0, MOST_MARKS),
      }),
    ),
    v.length(UNIT_COUNT),
  ),
  owner: v.pipe(v.array(v.picklist([0, 1, 2])), v.length(HEX_COUNT)),
  combat: v.nullable(
    v.strictObject({
      vacated: few(hex),
      obligedUnits: few(unit),
      obligedHexes: few(hex),
      halved: v.optional(few(unit), []),
      lineLost: v.exactOptional(v.boolean()),
    }),
  ),
  decisions: v.pipe(v.array(decision), v.maxLength(8)),
  orders: few(v.strictObject({ unit, hq: v.nullable(unit), city: v.exactOptional(hex) })),
  penalties: v.pipe(
    v.array(v.strictObject({ turn, units: whole(0, UNIT_COUNT), points: whole(-100, 0) })),
    v.maxLength(20),
  ),
  interphase: v.optional(v.nullable(interphase), null),
  course: v.optional(course, firstCourse(AS_PRINTED)),
  outcome: v.nullable(
    v.strictObject({
      reason: v.picklist(['turns', 'leningrad', 'cease-fire']),
      points: whole(-999, 999),
      level,
    }),
  ),
  goal: v.exactOptional(goal),
});

/** A complete position as JSON, with an Interphase that can be continued. */
export const stateSchema = v.pipe(
  shape,
  v.forward(
    v.check((s) => s.turn <= s.lastTurn),
    ['turn'],
  ),
  v.forward(
    v.check((s) => !s.interphase?.steps.includes('length') || LENGTH_ROLLS[s.turn] !== undefined),
    ['interphase'],
  ),
  v.forward(
    v.check(
      (s) => !s.decisions.some(({ kind }) => kind === 'landing') || (!!s.interphase && atSea(s).length > 0),
    ),
    ['decisions'],
  ),
);

/** True for a complete position, or one as seen by a side. */
export const isState = (value: unknown): value is State => v.is(stateSchema, value);

/** True for a position as seen by a side, without the generator. */
export const isView = (value: unknown): value is State =>
  v.is(v.looseObject({ random: v.strictTuple([]) }), value) && isState(value);

/** True when the game can continue: an action is possible, and every pending decision can be made. */
function canGoOn(state: State): boolean {
  const open = (now: State): boolean => !legalActions(now)[Symbol.iterator]().next().done;
  return state.decisions.length
    ? state.decisions.every((decision) => open({ ...state, decisions: [decision] }))
    : state.phase === 'over' || open(state);
}

/** A position from which a record can be played on. */
export const beginning = v.pipe(
  stateSchema,
  v.forward(
    v.check((state) => canGoOn(state as State)),
    ['decisions'],
  ),
);

const parts = {
  format: 'winter-war',
  sides: ['finn', 'soviet'],
  player: v.picklist(SEATS),
  action,
  mostDice: 4,
  options,
  beginning,
  position: stateSchema,
} as const;

/** Records without editions and position, but always with a dice generator. */
const first = v.strictObject({
  ...recordHead(parts),
  version: v.literal(1),
  rules: v.literal(1),
  start: v.union([v.strictObject({ options, random: generator }), v.strictObject({ state: beginning })]),
});

/** Version of the record form written today; with variations or a goal, the next one. */
export const VERSION = 2;

/** Record forms needed by some games only, so that older versions open all others. */
export const LATER_FORMS = {
  newest: 4,
  formOf: ({ goal, options: { handicap } }: State): number => (handicap ? 4 : goal ? 3 : VERSION),
};

export const saveSchema = v.variant('version', [first, recordSchema(VERSION, parts, LATER_FORMS.newest)]);

export const variations = variationsSchema<Action>(
  action as v.GenericSchema<unknown, Action>,
  parts.mostDice,
  hex,
);
