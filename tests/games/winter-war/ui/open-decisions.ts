/** Positions in which each kind of decision is open. */
import {
  newGame,
  OFF_MAP,
  positionFrom,
  readySetUp,
  type Action,
  startTimeline,
  unitWith,
  type Decision,
  type InterphaseStep,
  type PositionSpec,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { unitMode } from '#games/winter-war/ui/controller/mode.ts';
import { hex, must, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';

/** Puts a position on the table, where one person plays both sides. */
export function show(given: State, mode: Mode = { mode: 'idle' }): State {
  // A copy: answers of the engine are kept with each position.
  const state = { ...given };
  useTable.setState({ ...useTable.getInitialState(), mode }, true);
  useGame.setState({
    ...useGame.getInitialState(),
    timeline: startTimeline(state),
    table: 'solo',
    seats: PEOPLE,
    saving: 'overtaken',
  });
  return state;
}

export const at = (
  phase: NonNullable<PositionSpec['phase']>,
  units: PositionSpec['units'],
  more: Partial<PositionSpec> = {},
): State => positionFrom({ turn: 2, phasing: 'soviet', phase, units, ...more });
export const marked = (state: State, unit: UnitId, marks: number): State => ({
  ...state,
  units: state.units.map((one, id) => (id === unit ? unitWith(one, { marks }) : one)),
});
export const deciding = (state: State, decision: Decision): State => ({ ...state, decisions: [decision] });
/** The unit in a hex, selected. */
export const unit = (state: State, hexName: string, type?: string, more: object = {}): Mode => ({
  ...unitMode(unitAt(state, hexName, type)),
  ...more,
});
export const attackWith = (attackers: readonly UnitId[], ...targets: string[]): Mode => ({
  mode: 'attack',
  attackers,
  targets: targets.map(hex),
});

export const FRONT = stacks('s1602 0-1-2, s1703 6-4-2 2-1-2, s1604 2-1-2, f1405 6-6-2');
export const moving = at('movement', FRONT);
export const crowded = at('movement', [...FRONT, ...stacks('s1703 6-4-2')]);
export const exploiting = at('exploitation', stacks('f1429 1-1-3, f1431 4-4-2, s1931 0-1-2'), {
  phasing: 'finn',
  options: { skiExploitation: true },
});
export const attacking = at('attack', [...FRONT, ...stacks('f1504 6-6-2')]);
export const fight = at('attack', stacks('s1931 0-1-2, s1529 6-4-2, s1430 6-4-2, f1429 4-4-2'));
export const both = [unitAt(fight, '1529'), unitAt(fight, '1430')].toSorted((a, b) => a - b);
export const thrown = (die: number): State =>
  must(fight, { type: 'attack', attackers: both, targets: [hex('1429')] }, [die]);
export const sneaking = at('attack', stacks('s1931 0-1-2, s1529 2-1-2, f1429 0-0-3'));
export const weak = at('attack', stacks('s1931 0-1-2, s1529 2-1-2, f1429 4-4-2 4-4-2'));
/** All three next to 1429, and those in 1529 next to 1428 too. */
export const twoTargets = at(
  'attack',
  stacks('s1931 0-1-2, s1529 6-4-2 2-1-2, s1430 6-4-2, f1429 4-4-2, f1428 4-4-2'),
);
/** A headquarters exerts no ZOC: it may be attacked, and need not be. */
export const optional = at('attack', stacks('f1429 4-4-2, s1529 0-1-2'), {
  phasing: 'finn',
});
export const before = at('retreat-before', stacks('s1931 0-1-2, s1529 6-4-2, f1429 1-1-3'));
export const stepBack: Action = { type: 'retreat', unit: unitAt(before, '1429'), to: hex('1328') };
export const vacated = must(must(before, stepBack), { type: 'end' });
const pair = (state: State): UnitId[] =>
  [unitAt(state, '1529'), unitAt(state, '1430')].toSorted((a, b) => a - b);
export const withdrawing = deciding(fight, { kind: 'withdraw', side: 'soviet', units: pair(fight) });
export const exchanging = deciding(fight, {
  kind: 'exchange',
  side: 'soviet',
  units: pair(fight),
  points: 4,
});
export const overfull = deciding(crowded, { kind: 'overstack', side: 'soviet', hexes: [hex('1703')] });
export const giving = deciding(moving, { kind: 'forfeit', side: 'soviet', cause: 'recall', points: 6 });
export const freezing = deciding(moving, { kind: 'forfeit', side: 'soviet', cause: 'climate', points: 1 });
export const arriving = at('reinforcement', FRONT, {
  waiting: [{ type: '6-4-2' }, { type: '6-4-2' }, { type: '2-1-2' }],
});
export const firstWaiting = arriving.units.findIndex(({ at: where }) => where === OFF_MAP.waiting);
export const arrived = at('reinforcement', FRONT);
const AIR = { options: { airborne: true } };
export const planning = at('reinforcement', [...FRONT, ...stacks('s1602 3-1-1')], AIR);
export const planned = at('planned-drop', [...FRONT, ...stacks('s1602 3-1-1')], {
  ...AIR,
  course: { plan: { hex: hex('1409'), turn: 2 } },
});
export const dropping = at('event-drop', [...FRONT, ...stacks('s1602 3-1-1')], {
  course: { paradrop: true },
});
export const landed = at('planned-drop', FRONT, AIR);
export const joining = at('interphase', FRONT, { waiting: [{ type: '2-1-2' }, { type: '2-1-2' }] });
export const joiners = joining.units.flatMap(({ at: where }, id) => (where === OFF_MAP.waiting ? [id] : []));
export const mustering = deciding(joining, {
  kind: 'muster',
  side: 'soviet',
  units: joiners,
  hexes: [hex('1602'), hex('1703')],
});
const brigade = { type: '3-2-2', side: 'finn' } as const;
export const landing = deciding(
  at('interphase', [...FRONT, ...stacks('s1656 2-1-2 0-1-2')], {
    waiting: [brigade, brigade, brigade],
  }),
  { kind: 'landing', side: 'finn' },
);
export const ceasing = deciding(joining, { kind: 'cease-fire', side: 'soviet' });
export const lengthening = at('interphase', FRONT, {
  turn: 10,
  phasing: 'finn',
  options: { variableLength: true },
});
export const dice = (steps: readonly InterphaseStep[], more: Partial<State> = {}): State => ({
  ...at('interphase', FRONT),
  interphase: { steps, event: null } as never,
  ...more,
});
export const setUp = newGame({}, 1);
export const placed = must(setUp, readySetUp(setUp, 'historical', 1)[0]!);
export const [firstUnit] = placed.units.flatMap(({ at: where }, id) => (where >= 0 ? [id] : []));

const corner = at('attack', stacks('s1705 20-12-2 20-12-2, s1604 2-1-2, s1704 2-1-2 2-1-2, f1606 6-6-2'), {
  turn: 3,
});
/** Two that must retreat, with room for one of them. */
export const cornered = deciding(corner, {
  kind: 'retreat',
  side: 'soviet',
  units: corner.units.flatMap((one, id) => (one.at === hex('1705') ? [id] : [])),
});
