import { HELSINKI, isFinnish, placeOf, SPACES } from '../board/board.ts';
import { checkComposition, checkPrepare, checkSupports } from '../rules/allotment.ts';
import { isSpace } from '../rules/control.ts';
import { judgeTurn } from '../rules/turn-end.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import {
  FINNISH_START,
  finns,
  holds,
  JANUARY_ARRIVALS,
  MOST_UNITS,
  plus,
  size,
  SOVIET_START,
  type SovietForce,
} from '../units/forces.ts';
import { JANUARY, SLOTS } from '../units/strategies.ts';
import type { Decision, PhaseName, State } from '../state/state.ts';
import { PHASES } from './sequence.ts';

const IN_COMBAT: readonly Decision['kind'][] = [
  'employ',
  'mannerheim',
  'roll',
  'losses',
  'fight-on',
  'occupy',
  'pursue',
  'retreat',
];

/** All Soviet units of a game so far; the January units arrive after the Events die has been rolled (2.2). */
export const sovietsBy = (turn: number, phase: PhaseName): SovietForce =>
  turn > JANUARY || (turn === JANUARY && phase !== 'event')
    ? plus(SOVIET_START, JANUARY_ARRIVALS)
    : SOVIET_START;

type Fault = Refusal | null | false;

function allSoviets({ soviet }: State): SovietForce {
  const { LAP, LAD, KAR } = soviet.boxes;
  const { waiting, losses, reinforcements, map } = soviet;
  return [waiting, LAP, LAD, KAR, losses, reinforcements, ...map].reduce(plus);
}

/** Units and markers that occur more often than the game has them. */
function counted(state: State): Fault[] {
  const { finnish, turn, phase } = state;
  const scouts = finns({ SCT: finnish.scouts.reduce((a, b) => a + b, 0) });
  const army = [finnish.pool, finnish.losses, finnish.reinforcements, scouts].reduce(plus);
  return [...tooMany(sovietsBy(turn, phase), allSoviets(state)), ...tooMany(FINNISH_START, army)];
}

const tooMany = (most: Readonly<Record<string, number>>, force: Readonly<Record<string, number>>): Fault[] =>
  Object.entries(force).map(
    ([unit, count]) =>
      (count < 0 || count > most[unit]!) && refuse('fault-units', { unit, count: most[unit]! }),
  );

function placed(state: State): Fault[] {
  const { soviet, finnish } = state;
  return SPACES.flatMap(({ name }, space): Fault[] => {
    const label = { space: name };
    const empty = size(soviet.map[space]!) === 0 && finnish.scouts[space] === 0;
    const hasMarker = soviet.markers.includes(space);
    return [
      !empty && !isSpace(state, space) && refuse('no-such-space', {}, [space]),
      !holds(soviet.map[space]!, soviet.used[space]!) && refuse('fault-used', label, [space]),
      finnish.scouts[space]! > 0 && !isFinnish(space) && refuse('fault-scouts', label, [space]),
      hasMarker && !(isFinnish(space) && isSpace(state, space)) && refuse('fault-marker', label, [space]),
      soviet.markers.indexOf(space) !== soviet.markers.lastIndexOf(space) &&
        refuse('fault-marker', label, [space]),
    ];
  });
}

const planned = ({ soviet, finnish }: State): Fault[] => [
  ...soviet.plans.map(
    (plan) =>
      plan &&
      !(
        plan.strategy !== null &&
        (plan.stage === 'box' || (plan.from !== null && plan.target !== null)) &&
        (plan.answer === null || finnish.plans[plan.answer]) &&
        (size(plan.units) === 0 || plan.from !== null)
      ) &&
      refuse('fault-plan', { strategy: plan.strategy ?? '?' }),
  ),
  ...finnish.plans.map(
    (plan) =>
      plan &&
      !(plan.strategy !== null && holds(finnish.pool, plan.units)) &&
      refuse('fault-plan', { strategy: plan.strategy ?? '?' }),
  ),
];

function fought({ combat, decisions, soviet, phase }: State): Fault[] {
  if (!combat)
    return decisions.map(({ kind }) => IN_COMBAT.includes(kind) && refuse('fault-decision', { kind }));
  const plan = soviet.plans[combat.slot];
  // Before a second attack the force is in the space that it has just taken.
  const stands = decisions.at(-1)?.kind === 'pursue' ? combat.target : combat.from;
  return [
    !(
      phase === 'combat' &&
      plan?.stage === 'open' &&
      combat.answer === plan.answer &&
      holds(soviet.map[stands]!, combat.units) &&
      decisions.every(({ kind }) => IN_COMBAT.includes(kind)) &&
      decisions.some(({ kind }) => kind === 'losses') === (combat.result !== null)
    ) && refuse('fault-combat'),
  ];
}

const phased = ({ phase, decisions, outcome }: State): Fault[] => [
  phase !== 'deployment' &&
    decisions.some(({ kind }) => kind === 'answer') &&
    refuse('fault-decision', { kind: 'answer' }),
  (phase === 'over') !== (outcome !== null) && refuse('fault-outcome'),
];

/** Contradictions between parts of a position, with which the rules could not continue. */
export const contradictions = (state: State): Refusal[] =>
  [counted, placed, planned, fought, phased].flatMap((judge) => judge(state).filter((fault) => !!fault));

/* Faults with which the rules could continue, but which no game leads to */

const stacked = (state: State): Fault[] => [
  size(allSoviets(state)) === 0 && refuse('fault-none'),
  ...state.soviet.map.map(
    (force, space) =>
      isFinnish(space) &&
      size(force) > MOST_UNITS &&
      refuse('fault-room', { space: placeOf(space).name }, [space]),
  ),
];

/** Strategies and their means, from the moment both sides have planned until they are carried out. */
function allotted(state: State): Fault[] {
  const { soviet, finnish } = state;
  const twice = (plans: readonly ({ readonly strategy: string | null } | null)[]): Fault[] =>
    plans.map(
      (plan, slot) =>
        plan?.strategy != null &&
        plans.findIndex((other) => other?.strategy === plan.strategy) !== slot &&
        refuse('plan-twice', { strategy: plan.strategy }),
    );
  return [
    ...twice(soviet.plans),
    ...twice(finnish.plans),
    ...soviet.plans.flatMap((plan, slot): Fault[] =>
      plan?.strategy && (plan.stage === 'box' || plan.stage === 'map') && size(plan.units)
        ? [
            checkComposition(plan.strategy, plan.units),
            checkSupports(state, { slot, supports: plan.supports }),
            plan.from !== null &&
              placeOf(plan.from).front !== SLOTS[slot] &&
              refuse('commit-front', {}, [plan.from]),
          ]
        : [],
    ),
    ...finnish.plans.map(
      (plan, slot) =>
        !!plan?.strategy &&
        (plan.stage === 'box' || plan.stage === 'map') &&
        checkPrepare(state, {
          type: 'prepare',
          slot,
          units: plan.units,
          environment: plan.environment,
          supports: plan.supports,
          entrenched: plan.entrenched,
        }),
    ),
  ];
}

const skipped = (state: State): Fault[] => {
  const { hasChoice, runsOut } = PHASES[state.phase];
  return [!state.decisions.length && !runsOut && !hasChoice(state) && refuse('fault-passed')];
};

function ended({ phase, turn, morale, outcome, soviet }: State): Fault[] {
  const hasHelsinki = size(soviet.map[HELSINKI]!) > 0;
  if (phase !== 'over')
    return [
      hasHelsinki && !phase.startsWith('combat') && refuse('fault-helsinki', {}, [HELSINKI]),
      (phase === 'set-up') !== (turn === 0) && refuse('fault-turn', { turn }),
    ];
  if (!outcome) return [];
  const isSo =
    outcome.reason === 'helsinki'
      ? hasHelsinki && outcome.winner === 'soviet'
      : JSON.stringify(judgeTurn({ morale, turn })) === JSON.stringify(outcome);
  return [!isSo && refuse('fault-outcome')];
}

/** Why a position cannot occur under its rules; empty for every position of a game. */
export const positionFaults = (state: State): Refusal[] => [
  ...contradictions(state),
  ...[stacked, allotted, skipped, ended].flatMap((judge) => judge(state).filter((fault) => !!fault)),
];
