/** The features of the trained value: figures of a position that are open to both sides. */
import {
  boardOf,
  chainsOf,
  conquered,
  encounterOf,
  finnsInCombat,
  FINNISH_UNITS,
  FINNISH_VALUES,
  FRONTS,
  harassChances,
  HELSINKI,
  isFinnish,
  isSoviet,
  LAST_TURN,
  MOST_MORALE,
  neighbours,
  odds,
  placeOf,
  plus,
  size,
  SOVIET_PLANS,
  waitingCost,
  type FinnishForce,
  type Front,
  type Side,
  type SovietStrategy,
  type Space,
  type State,
} from '#engine/talvisota';
import type { Figures } from '#table/game';

/** Below this morale a side may be broken within a turn. */
const LITTLE = 8;
/** Maximum distance to Helsinki in steps; beyond it makes no difference. */
const FAR = 8;
const FORT_POINTS = 2;
const MOST_SCOUTS = 3;

/** In the order of `figuresOf`. */
export const FEATURES = [
  'soviet morale',
  'finnish morale',
  'soviet share of morale',
  'soviet morale short',
  'finnish morale short',
  'waiting',
  'soviet infantry',
  'soviet armour',
  'soviets lost',
  'soviets isolated',
  'finnish divisions',
  'other finns',
  'finns lost',
  'scouts in place',
  'best harassment',
  'held',
  'number held',
  ...FRONTS.flatMap((front) => [`soviets ${front}`, `targets ${front}`] as const),
  'steps to Helsinki',
  'at stake later',
  'risked later',
  'unanswered later',
] as const;

/** Points of the result: Soviet minus Finnish morale. Helsinki leaves the Finns none. */
export function pointsOf({ morale: { soviet, finn }, outcome }: State): number {
  return outcome?.reason === 'helsinki' ? Math.max(1, soviet - Math.min(0, finn)) : soviet - finn;
}

/** Half-turns left, including the current one: the combats of a turn are a half of their own. */
export function stagesLeft({ turn, phase }: State): number {
  const fights = phase === 'combat' || phase === 'harassment' || phase === 'turn-end' || phase === 'over';
  return 2 * (LAST_TURN - Math.max(1, turn)) + (fights ? 0 : 1);
}

/** Change of points when a space falls, and when an attack on it fails (7.1, N30, N31). */
function stakesOf(
  state: State,
  strategy: SovietStrategy,
  target: Space,
): readonly [won: number, lost: number] {
  const { value, fortified } = placeOf(target);
  const fort = fortified && !state.options.noLinePoints ? FORT_POINTS : 0;
  const { success, failure } = SOVIET_PLANS[strategy];
  const prize = state.paid.includes(target) ? 0 : success + value + fort;
  const room = (side: Side): number => MOST_MORALE - state.morale[side];
  return [prize + Math.min(prize, room('soviet')), -failure - fort - Math.min(fort, room('finn'))];
}

/** The chance that the space of the current combat falls, by the dice still to be rolled. */
function chanceNow(state: State): number {
  const kind = state.decisions.at(-1)?.kind;
  if (kind === 'occupy') return 1;
  if (kind === 'retreat') return 0;
  const encounter = encounterOf(state);
  if (!size(encounter.units)) return 0;
  if (!size(finnsInCombat(state))) return 1;
  const { literalTable: literal } = state.options;
  return odds(encounter, { literal, round: state.combat!.round }).success;
}

function bestHarassment(state: State, held: readonly Space[]): number {
  const scouts = Math.min(MOST_SCOUTS, state.finnish.pool.SCT);
  if (!scouts) return 0;
  return Math.max(
    0,
    ...held.map(
      (space) => (harassChances(state, space, scouts).faces.success / 6) * (2 + placeOf(space).value),
    ),
  );
}

/** Number of links from the nearest space under Soviet control. */
function stepsToHelsinki(state: State): number {
  const reached = new Set([HELSINKI]);
  let edge: readonly Space[] = [HELSINKI];
  for (let steps = 0; steps < FAR; steps++) {
    if (edge.some((space) => isSoviet(state, space))) return steps;
    edge = edge.flatMap((space) => neighbours(state, space)).filter((space) => !reached.has(space));
    for (const space of edge) reached.add(space);
  }
  return FAR;
}

/** The features of a position; `sure`: the current points, with the expectation of the current combat. */
export function figuresOf(state: State): Figures {
  const { soviet, finnish, morale } = state;
  const held = conquered(state);
  const chains = chainsOf(state);
  const board = boardOf(state.options);
  const targets = board.spaces.filter(
    (space) =>
      isFinnish(space) &&
      !isSoviet(state, space) &&
      neighbours(state, space).some((from) => isSoviet(state, from) && chains[from] !== null),
  );
  // In the Finnish view all boxes are combined in `waiting`.
  const onMap = soviet.map.reduce(plus);
  const army = [soviet.waiting, ...Object.values(soviet.boxes)].reduce(plus, onMap);
  const on = (front: Front, spaces: readonly Space[]): Space[] =>
    spaces.filter((space) => placeOf(space).front === front);
  const sum = (spaces: readonly Space[], of: (space: Space) => number): number =>
    spaces.reduce((all, space) => all + of(space), 0);

  const strengthOf = (force: FinnishForce): number =>
    FINNISH_UNITS.reduce((all, unit) => all + force[unit] * FINNISH_VALUES[unit].strength, 0);
  const figures: Partial<Record<(typeof FEATURES)[number], number>> = {
    'soviet morale': morale.soviet,
    'finnish morale': morale.finn,
    'soviet share of morale':
      Math.max(0, morale.soviet) / Math.max(1, Math.max(0, morale.soviet) + Math.max(0, morale.finn)),
    'soviet morale short': Math.max(0, LITTLE - morale.soviet),
    'finnish morale short': Math.max(0, LITTLE - morale.finn),
    waiting: state.attacked ? 0 : waitingCost(state),
    'soviet infantry': army.FUS + army.ELI,
    'soviet armour': army.MECA + army.TAN,
    'soviets lost': size(soviet.losses) + size(soviet.reinforcements),
    'soviets isolated': sum(held, (space) => (chains[space] === null ? size(soviet.map[space]!) : 0)),
    'finnish divisions': finnish.pool.DIV,
    'other finns': strengthOf({ ...finnish.pool, DIV: 0 }),
    'finns lost': strengthOf(plus(finnish.losses, finnish.reinforcements)),
    'scouts in place': finnish.scouts.reduce((all, scouts) => all + scouts),
    'best harassment': bestHarassment(state, held),
    held: held.length,
    'number held': sum(held, (space) => placeOf(space).value),
    'steps to Helsinki': stepsToHelsinki(state),
    'at stake later': 0,
    'risked later': 0,
    'unanswered later': 0,
  };
  for (const front of FRONTS) {
    figures[`soviets ${front}`] = sum(on(front, board.spaces), (space) => size(soviet.map[space]!));
    figures[`targets ${front}`] = sum(on(front, targets), (space) => stakesOf(state, 'PRUD', space)[0]);
  }
  let points = morale.soviet - morale.finn;
  if (state.combat) {
    const { slot, target } = state.combat;
    const [won, lost] = stakesOf(state, soviet.plans[slot]!.strategy!, target);
    const chance = chanceNow(state);
    points += chance * won + (1 - chance) * lost;
  }
  // Strategies on the map are open from the first combat on, but not their means (N51).
  if (state.phase === 'combat')
    for (const plan of soviet.plans) {
      if (plan?.stage !== 'map' || plan.strategy === null || plan.target === null) continue;
      const [won, lost] = stakesOf(state, plan.strategy, plan.target);
      if (plan.answer === null && !finnish.scouts[plan.target]) figures['unanswered later']! += won;
      else {
        figures['at stake later']! += won;
        figures['risked later']! -= lost;
      }
    }
  return { features: FEATURES.map((name) => figures[name]!), sure: points, turnsLeft: stagesLeft(state) };
}
