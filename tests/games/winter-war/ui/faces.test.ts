/** The counters of every stack, as the player at the screen sees them. */
import {
  MARK,
  newGame,
  positionFrom,
  readySetUp,
  view,
  type Decision,
  type PhaseName,
  type PositionSpec,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { Position } from '#games/winter-war/table-adapter.ts';
import { dropState, faceOf, obliged, stacksOf } from '#games/winter-war/ui/controller/faces.ts';
import { hex, must, unitAt, unitsAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { marked } from './open-decisions.ts';

const at = (phase: PhaseName, more: Partial<PositionSpec> = {}): State =>
  positionFrom({
    turn: 2,
    phasing: 'soviet',
    phase,
    units: stacks('s1931 0-1-2, s1529 6-4-2 2-1-2, f1429 4-4-2, f1233 1-1-3'),
    ...more,
  });
/** What is drawn on a counter beside its values. */
const flags = (state: State, unit: UnitId, selected?: boolean): string =>
  Object.entries(faceOf(state, unit, selected))
    .filter(([key, value]) => value === true || key === 'drop')
    .map(([key, value]) => (value === true ? key : String(value)))
    .join(' ');
const seenBy = (state: State, viewer: 'finn' | 'soviet'): Position =>
  ({ state, viewer, seen: view(state, viewer) }) as unknown as Position;

it('a counter has its values, and nothing else where nothing happened', () => {
  const state = at('movement');
  const unit = unitAt(state, '1529', '6-4-2');
  expect(faceOf(state, unit)).toMatchObject({ unit, side: 'soviet', type: { label: '6-4-2' } });
  expect([flags(state, unit), flags(state, unit, true)]).toEqual(['', 'selected']);
});

it.each<[string, PhaseName, number, string]>([
  ['has moved', 'movement', MARK.moved, 'moved'],
  ['had moved before the attacks', 'attack', MARK.moved, 'mustAttack'],
  ['has advanced', 'attack', MARK.advanced, 'advanced'],
  ['has advanced before the attacks', 'advance-before', MARK.advanced, 'advanced'],
  ['had advanced before this phase', 'movement', MARK.advanced, ''],
  ['has fought', 'attack', MARK.fought, 'spent'],
  ['had fought before this phase', 'movement', MARK.fought, ''],
  ['was dropped', 'movement', MARK.dropped, 'dropped'],
  ['was disrupted by the drop', 'movement', MARK.dropped | MARK.disrupted, 'disrupted'],
  ['was stunned by the drop', 'movement', MARK.dropped | MARK.disrupted | MARK.stunned, 'stunned'],
])('a unit that %s', (_, phase, marks, drawn) => {
  const plain = at(phase);
  const unit = unitAt(plain, '1529', '6-4-2');
  expect(flags(marked(plain, unit, marks), unit)).toBe(drawn);
  expect(dropState(marks)).toBe(/dropped|disrupted|stunned/.exec(drawn)?.[0] ?? null);
});

it('a unit is drawn by its supply, and as heavy', () => {
  const state = at('movement', { options: { heavyTanks: true } });
  const unit = unitAt(state, '1529', '6-4-2');
  const supplied = (cut: 0 | 1 | 2): State => ({
    ...state,
    course: { ...state.course, heavy: [unit] },
    units: state.units.map((one, id) => (id === unit ? { ...one, cut } : one)),
  });
  expect(([0, 1, 2] as const).map((cut) => flags(supplied(cut), unit))).toEqual([
    'heavy',
    'isolated heavy',
    'overloaded heavy',
  ]);
});

it.each<[Decision['kind'], boolean]>([
  ['retreat', false],
  ['advance', false],
  ['exchange', false],
  ['withdraw', true],
])('a unit that has fought and has to decide on a %s: spent %s', (kind, isSpent) => {
  const plain = at('attack');
  const unit = unitAt(plain, '1529', '6-4-2');
  const decision = { kind, side: 'soviet', units: [unit], hexes: [], points: 1 } as unknown as Decision;
  const state = { ...marked(plain, unit, MARK.fought), decisions: [decision] };
  expect(faceOf(state, unit).spent).toBe(isSpent);
  expect(obliged(state)).toEqual([]);
});

it('light units that may not exploit are spent, others are not', () => {
  const state = at('exploitation', { phasing: 'finn', options: { skiExploitation: true } });
  const patrol = unitAt(state, '1233');
  const tired = marked(state, patrol, MARK.spentOut);
  expect([flags(state, patrol), flags(tired, patrol)]).toEqual(['', 'spent']);
  expect(flags(tired, unitAt(state, '1429'))).toBe('');
});

it('selected counters lie on top; other stacks stay the same objects', () => {
  const position = seenBy(at('movement'), 'soviet');
  const { state } = position;
  const plain = stacksOf(position, []);
  const [first, second] = unitsAt(state, '1529') as [UnitId, UnitId];
  const stackAt = (name: string, stacks = plain) => stacks.find((stack) => stack.hex === hex(name))!;
  expect(stackAt('1529').counters.map(({ unit }) => unit)).toEqual([first, second]);
  expect(stacksOf(position, [])).toBe(plain);
  const picked = stacksOf(position, [second]);
  expect(stackAt('1529', picked).counters).toMatchObject([
    { unit: second, selected: true },
    { unit: first, selected: false },
  ]);
  expect(stackAt('1429', picked)).toBe(stackAt('1429'));
});

it('what lies face down shows its back alone, and how many there are', () => {
  let state = newGame({}, 1);
  for (const action of readySetUp(state, 'historical', 1)) state = must(state, action);
  state = must(state, { type: 'end' });
  const counts = (viewer: 'finn' | 'soviet') =>
    stacksOf(seenBy(state, viewer), []).map((stack) => `${stack.hex} ${stack.counters.length}`);
  const backs = stacksOf(seenBy(state, 'soviet'), []).flatMap(({ counters }) => counters);
  expect(new Set(counts('soviet'))).toEqual(new Set(counts('finn')));
  expect(backs.every(({ type, side, name }) => type === null && side === 'finn' && name === '')).toBe(true);
  expect(new Set(backs.map(({ unit }) => unit)).size).toBe(backs.length);
  expect(Math.max(...backs.map(({ unit }) => unit))).toBeLessThan(0);
});
