/** Units that retreat (before or after attacks, out of an overloaded city) or advance into a vacated hex. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import { board, type Hex, type Refusal, type State, type UnitId } from '#engine/winter-war';
import { selectUnit, type Mode } from '#games/winter-war/table-adapter.ts';
import { hexText, unitText } from '../../text/describe.ts';
import {
  act,
  baseHandler,
  firstReason,
  firstUnitWithDestination,
  hexesOf,
  markAll,
  markSteps,
  mostRelevantRefusal,
  NO_PRIMARY,
  primaryFor,
  type DecisionContext,
  type DecisionHandler,
  type PrimaryStep,
} from '../decision.ts';
import * as ask from '../queries.ts';

/* Retreats */

type Retreating = 'retreat-before' | 'retreat' | 'withdraw';

const retreatersOf = ({ situation }: DecisionContext<Retreating>): readonly UnitId[] =>
  'units' in situation ? situation.units : situation.decision.units;

/** Refusals of a retreat that concern a single hex, the most relevant first. */
const RETREAT_REASONS = ['retreat-zone', 'retreat-stacking', 'enemy-there', 'heavy-lake', 'blocked-side'];

const neighbours = (state: State, unit: UnitId): readonly Hex[] => {
  const { at } = state.units[unit]!;
  return at < 0 ? [] : board.neighbours(at);
};

const whyNotRetreat = (state: State, unit: UnitId, to: Hex): Refusal | null =>
  ask.check(state, { type: 'retreat', unit, to });

const retreatHandler: Omit<DecisionHandler<Retreating>, 'primary' | 'todo' | 'panel'> = {
  ...baseHandler,
  canSelect: (context, unit) => retreatersOf(context).includes(unit),
  whyNotUnit: ({ state }, unit) =>
    mostRelevantRefusal(
      neighbours(state, unit).map((to) => whyNotRetreat(state, unit, to)),
      RETREAT_REASONS,
    ),
  units: retreatersOf,
  openHexes: ({ state }, unit) => ask.retreats(state, unit),
  openMark: 'retreat',
  actionTo: (_, { unit }, hex) => ({ type: 'retreat', unit, to: hex }),
  whyNotTo: ({ state }, { unit }, hex) => whyNotRetreat(state, unit, hex),
  lostBy: ({ state }, unit, hex) => ask.lostByRetreat(state, unit, hex),
  marks: (context, mode) =>
    mode.mode === 'unit' ? [] : markAll(hexesOf(context.state, retreatersOf(context)), 'retreat'),
  opensWith: (context) => firstUnitWithDestination(context.state, retreatersOf(context), ask.retreats),
  // All of them must retreat.
  obligatoryHexes: (context) => hexesOf(context.state, retreatersOf(context)),
};

export const retreatBefore: DecisionHandler<'retreat-before'> = {
  ...retreatHandler,
  opensWith: () => null,
  obligatoryHexes: () => null,
  primary: ({ state, situation: { units } }) =>
    primaryFor(state, playMessages().end['retreat-before'], { type: 'end' }, !units.length),
  todo: ({ situation: { units } }) => playMessages().todo[units.length ? 'retreat-before' : 'retreatDone'],
  panel: ({ situation }) => ({
    panel: 'candidates',
    title: playMessages().combat.candidates,
    units: situation.units,
    step: 'retreat',
  }),
};

export const retreat: DecisionHandler<'retreat'> = {
  ...retreatHandler,
  primary: ({ state, situation }) => {
    // A unit without an open hex is lost: the button offers that at once.
    const lost = situation.decision.units.find((unit) => ask.retreats(state, unit).length === 0);
    return lost === undefined
      ? NO_PRIMARY
      : primaryFor(state, playMessages().end.removed, { type: 'retreat', unit: lost, to: null }, true);
  },
  todo: ({ situation }) => playMessages().todo.retreat[situation.decision.side],
  panel: ({ situation }) => ({
    panel: 'candidates',
    title: playMessages().combat.toRetreat,
    units: situation.decision.units,
    step: 'retreat',
  }),
};

export const withdraw: DecisionHandler<'withdraw'> = {
  ...retreatHandler,
  primary: () => NO_PRIMARY,
  todo: () => playMessages().todo.withdraw,
  panel: ({ situation }) => ({
    panel: 'candidates',
    title: playMessages().combat.toWithdraw,
    units: situation.decision.units,
    step: 'retreat',
  }),
};

/* Advances */

type Advancing = 'advance-before' | 'advance';

const whyNotAdvance = (state: State, unit: UnitId, to: Hex): Refusal | null =>
  ask.check(state, { type: 'advance', unit, to });

const advancersOf = ({ situation }: DecisionContext<Advancing>): readonly UnitId[] =>
  'units' in situation ? situation.units : situation.decision.units;

const advanceHandler: Omit<DecisionHandler<Advancing>, 'primary' | 'todo' | 'panel'> = {
  ...baseHandler,
  canSelect: (context, unit) => advancersOf(context).includes(unit),
  units: advancersOf,
  // A press on the vacated hex: the only unit that can enter it advances; of several one is selected.
  handlePress: (context, mode, hex) => {
    if (mode.mode === 'unit') return false;
    const [unit, ...others] = advancersOf(context).filter((id) =>
      ask.advances(context.state, id).includes(hex),
    );
    if (unit === undefined) return false;
    if (others.length) selectUnit(unit);
    else act({ type: 'advance', unit, to: hex });
    return true;
  },
  openHexes: ({ state }, unit) => ask.advances(state, unit),
  openMark: 'advance',
  actionTo: (_, { unit }, hex) => ({ type: 'advance', unit, to: hex }),
  whyNotTo: ({ state }, { unit }, hex) => whyNotAdvance(state, unit, hex),
};

export const advanceBefore: DecisionHandler<'advance-before'> = {
  ...advanceHandler,
  whyNotUnit: ({ state }, unit) =>
    firstReason(state.combat?.vacated ?? [], (to) => whyNotAdvance(state, unit, to)),
  marks: ({ state, situation }, mode) =>
    mode.mode === 'unit'
      ? []
      : [
          ...markAll(hexesOf(state, situation.units), 'able'),
          ...markSteps(state, situation.units, 'advance', ask.advances),
        ],
  primary: ({ state, situation: { units } }) =>
    primaryFor(state, playMessages().end['advance-before'], { type: 'end' }, !units.length),
  todo: ({ situation: { units } }) => playMessages().todo[units.length ? 'advance-before' : 'advanceDone'],
  panel: ({ situation }) => ({
    panel: 'candidates',
    title: playMessages().combat.advancers,
    units: situation.units,
    step: 'advance',
  }),
};

/** The button advances, as most players want after a victory; staying is the secondary choice. */
function advancePrimary({ state, situation }: DecisionContext<'advance'>, mode: Mode): PrimaryStep {
  const { units } = situation.decision;
  const selected = mode.mode === 'unit' && units.includes(mode.unit) ? mode.unit : undefined;
  const unit = selected ?? units.find((one) => ask.advances(state, one).length);
  const open = unit === undefined ? [] : ask.advances(state, unit);
  const [hex] = open;
  if (unit === undefined || hex === undefined)
    return primaryFor(state, playMessages().end.decline, { type: 'decline' });
  const label =
    open.length > 1
      ? playMessages().move.advance({ place: hexText(hex) })
      : playMessages().end.advance({ unit: unitText(unit) });
  return {
    ...primaryFor(state, label, { type: 'advance', unit, to: hex }, true),
    instead: { label: playMessages().end.decline, run: () => void act({ type: 'decline' }) },
  };
}

export const advance: DecisionHandler<'advance'> = {
  ...advanceHandler,
  whyNotUnit: ({ state, situation }, unit) =>
    firstReason(situation.decision.hexes, (to) => whyNotAdvance(state, unit, to)),
  marks: ({ state, situation }, mode) =>
    mode.mode === 'unit' ? [] : markSteps(state, situation.decision.units, 'advance', ask.advances),
  opensWith: ({ state, situation }) =>
    firstUnitWithDestination(state, situation.decision.units, ask.advances),
  primary: advancePrimary,
  todo: () => playMessages().todo.advance,
  panel: ({ situation }) => ({
    panel: 'candidates',
    title: playMessages().combat.advancers,
    units: situation.decision.units,
    step: 'advance',
  }),
};
