import * as v from 'valibot';
import { generatorOrNone, recordSchema, switches, whole } from '#engine/core/record-schema.ts';
import { variationsSchema } from '#engine/core/variations-record.ts';
import { FRONTS, SPACES } from '../board/board.ts';
import { FINNISH_UNITS, SOVIET_UNITS } from '../units/forces.ts';
import {
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  SLOTS,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
} from '../units/strategies.ts';
import { MOST_DICE } from '../rules/bags.ts';
import type { Action } from '../state/actions.ts';
import { contradictions } from './faults.ts';
import { legalActions } from './legal-actions.ts';
import { PHASES } from './sequence.ts';
import { OPTION_KEYS } from '../state/options.ts';
import { LAST_TURN, MARKERS, MOST_MORALE, type PhaseName, type State } from '../state/state.ts';

const space = whole(0, SPACES.length - 1);
const slot = whole(0, SLOTS.length - 1);
/** Far more than there are units of a kind. */
const count = whole(0, 60);
const side = v.picklist(['soviet', 'finn']);
const front = v.picklist(FRONTS);
const sovietUnit = v.picklist(SOVIET_UNITS);
const finnishUnit = v.picklist(FINNISH_UNITS);
const sovietForce = v.strictObject({ FUS: count, ELI: count, MECA: count, TAN: count });
const finnishForce = v.strictObject({ DIV: count, SCT: count, WD: count, SK: count, RES: count });
const sovietSupport = v.picklist(SOVIET_SUPPORTS);
const finnishSupport = v.picklist(FINNISH_SUPPORTS);
const environment = v.picklist(ENVIRONMENTS);
const few = <const S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));
const bySpace = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.length(SPACES.length));
const spaces = few(space, SPACES.length);

const employment = {
  meretskov: v.nullable(v.picklist(['line', 'artillery'])),
  timoshenko: v.nullable(v.picklist(['losses', 'bonus'])),
  artillery: v.nullable(finnishUnit),
};
const mannerheim = v.picklist(['hold', ...SOVIET_UNITS]);

const action = v.variant('type', [
  v.strictObject({ type: v.literal('assign'), unit: sovietUnit, front, count: whole(-60, 60) }),
  v.strictObject({ type: v.literal('roll') }),
  v.strictObject({ type: v.literal('recover'), unit: sovietUnit, front, count }),
  v.strictObject({ type: v.literal('withdraw'), space, scouts: count }),
  v.strictObject({ type: v.literal('enter'), front, to: space, units: sovietForce }),
  v.strictObject({ type: v.literal('march'), from: space, to: space, units: sovietForce }),
  v.strictObject({ type: v.literal('mark'), space, on: v.boolean() }),
  v.strictObject({
    type: v.literal('plan'),
    slot,
    strategy: v.nullable(v.picklist([...SOVIET_STRATEGIES, ...FINNISH_STRATEGIES])),
  }),
  v.strictObject({
    type: v.literal('post'),
    support: v.picklist([...SOVIET_SUPPORTS, ...FINNISH_SUPPORTS]),
    front: v.nullable(front),
  }),
  v.strictObject({
    type: v.literal('commit'),
    slot,
    from: space,
    units: sovietForce,
    supports: few(sovietSupport, SOVIET_SUPPORTS.length),
  }),
  v.strictObject({
    type: v.literal('prepare'),
    slot,
    units: finnishForce,
    environment: few(environment, ENVIRONMENTS.length),
    supports: few(finnishSupport, FINNISH_SUPPORTS.length),
    entrenched: v.boolean(),
  }),
  v.strictObject({ type: v.literal('swap'), front }),
  v.strictObject({ type: v.literal('deploy'), slot, target: space }),
  v.strictObject({ type: v.literal('answer'), slot: v.nullable(slot) }),
  v.strictObject({ type: v.literal('fight'), slot }),
  v.strictObject({
    type: v.literal('employ'),
    ...employment,
    reserves: few(v.strictObject({ from: space, units: sovietForce }), 2),
  }),
  v.strictObject({ type: v.literal('mannerheim'), use: mannerheim }),
  v.strictObject({ type: v.literal('lose'), units: v.union([sovietForce, finnishForce]) }),
  v.strictObject({ type: v.literal('fight-on'), on: v.boolean() }),
  v.strictObject({ type: v.literal('occupy'), units: sovietForce, markers: few(space, 2) }),
  v.strictObject({ type: v.literal('pursue'), target: v.nullable(space), leave: sovietForce }),
  v.strictObject({ type: v.literal('retreat'), to: space, marker: v.boolean() }),
  v.strictObject({ type: v.literal('harass'), target: space, scouts: count }),
  v.strictObject({ type: v.literal('stay'), scouts: count }),
  v.strictObject({ type: v.literal('starve'), space }),
  v.strictObject({ type: v.literal('end') }),
]);

/** True for what has the shape of an action, legal or not. */
export const isAction = (value: unknown): value is Action => v.is(action, value);

const options = v.strictObject(switches(OPTION_KEYS));

const stage = v.picklist(['box', 'map', 'open', 'done']);
const sovietPlan = v.strictObject({
  strategy: v.nullable(v.picklist(SOVIET_STRATEGIES)),
  stage,
  from: v.nullable(space),
  units: sovietForce,
  supports: few(sovietSupport, SOVIET_SUPPORTS.length),
  target: v.nullable(space),
  answer: v.nullable(slot),
});
const finnishPlan = v.strictObject({
  strategy: v.nullable(v.picklist(FINNISH_STRATEGIES)),
  stage,
  units: finnishForce,
  environment: few(environment, ENVIRONMENTS.length),
  supports: few(finnishSupport, FINNISH_SUPPORTS.length),
  entrenched: v.boolean(),
});
const plans = <const S extends v.GenericSchema>(plan: S) =>
  v.pipe(v.array(v.nullable(plan)), v.length(SLOTS.length));
const posts = <const Key extends string>(keys: readonly Key[]) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, v.exactOptional(front)])) as Record<
      Key,
      v.ExactOptionalSchema<typeof front, undefined>
    >,
  );

const decision = v.variant('kind', [
  v.strictObject({ kind: v.literal('answer'), side, slot }),
  v.strictObject({ kind: v.literal('employ'), side }),
  v.strictObject({ kind: v.literal('mannerheim'), side }),
  v.strictObject({ kind: v.literal('roll'), side }),
  v.strictObject({ kind: v.literal('losses'), side, count: whole(1, 12) }),
  v.strictObject({ kind: v.literal('fight-on'), side }),
  v.strictObject({ kind: v.literal('occupy'), side }),
  v.strictObject({ kind: v.literal('pursue'), side }),
  v.strictObject({ kind: v.literal('retreat'), side, spaces }),
  v.strictObject({ kind: v.literal('stay'), side, space, scouts: count }),
  v.strictObject({ kind: v.literal('starve'), side, unit: sovietUnit, spaces }),
]);

const round = v.picklist([1, 2]);
const combat = v.strictObject({
  slot,
  answer: v.nullable(slot),
  from: space,
  target: space,
  attack: round,
  round,
  began: count,
  units: sovietForce,
  scouts: count,
  taken: count,
  employment: v.strictObject(employment),
  mannerheim: v.nullable(mannerheim),
  result: v.nullable(
    v.strictObject({ sovietLosses: count, finnishLosses: count, retreat: v.nullable(side) }),
  ),
});

const morale = whole(-200, MOST_MORALE);

/** The shape of State, with every number in its range. */
const shape = v.strictObject({
  options,
  random: generatorOrNone,
  turn: whole(0, LAST_TURN),
  phase: v.picklist(Object.keys(PHASES) as PhaseName[]),
  morale: v.strictObject({ soviet: morale, finn: morale }),
  event: v.picklist([-2, 0, 2]),
  soviet: v.strictObject({
    waiting: sovietForce,
    boxes: v.strictObject({ LAP: sovietForce, LAD: sovietForce, KAR: sovietForce }),
    map: bySpace(sovietForce),
    used: bySpace(sovietForce),
    markers: few(space, MARKERS),
    losses: sovietForce,
    reinforcements: sovietForce,
    bought: v.strictObject({ FUS: count, others: count }),
    posts: posts(SOVIET_SUPPORTS),
    plans: plans(sovietPlan),
  }),
  finnish: v.strictObject({
    pool: finnishForce,
    scouts: bySpace(count),
    losses: finnishForce,
    reinforcements: finnishForce,
    posts: posts(FINNISH_SUPPORTS),
    plans: plans(finnishPlan),
  }),
  paid: spaces,
  attacked: v.boolean(),
  // Missing from positions of the first two editions.
  waited: v.optional(count, 0),
  combat: v.nullable(combat),
  decisions: few(decision, 4),
  outcome: v.nullable(
    v.strictObject({
      reason: v.picklist(['helsinki', 'morale', 'turns']),
      winner: v.picklist(['soviet', 'finn', 'draw']),
    }),
  ),
});

/** True when a position can be played on: its parts agree, and the side to decide has a choice. */
const isPlayable = (state: State): boolean =>
  contradictions(state).length === 0 && (state.phase === 'over' || !legalActions(state).next().done);

/** A complete and playable position as JSON. */
export const stateSchema = v.pipe(
  shape,
  v.check((state) => isPlayable(state as State)),
);

/** True for a position as seen by a side: without the generator, and with hidden plans. */
export const isView = (value: unknown): value is State =>
  v.is(v.looseObject({ random: v.strictTuple([]) }), value) && v.is(shape, value);

/** Version of the record form written today. */
export const VERSION = 1;

export const saveSchema = recordSchema(VERSION, {
  format: 'talvisota',
  sides: ['soviet', 'finn'],
  player: v.pipe(v.string(), v.maxLength(20)),
  action,
  mostDice: MOST_DICE,
  options,
  beginning: stateSchema,
  position: stateSchema,
});

export const variations = variationsSchema(action, MOST_DICE, space);
