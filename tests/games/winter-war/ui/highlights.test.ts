/** What is marked and drawn on the map for the choice at hand. */
import { board, type State } from '#engine/winter-war';
import type { Coach } from '#table';
import type { Mode, Position } from '#games/winter-war/table-adapter.ts';
import { getDecisionContext } from '#games/winter-war/ui/controller/decisions/index.ts';
import {
  boundOf,
  coachHighlights,
  highlightsOf,
  linesOf,
} from '#games/winter-war/ui/controller/highlights.ts';
import { unitMode } from '#games/winter-war/ui/controller/mode.ts';
import { hex, must, unitAt } from '../../../engine/winter-war/rules/helpers.ts';
import {
  attackWith,
  firstUnit,
  moving,
  placed,
  planning,
  thrown,
  twoTargets,
  unit,
} from './open-decisions.ts';

const name = board.hexName;
const IDLE: Mode = { mode: 'idle' };

const seenNow = (state: State): Position =>
  ({ ...getDecisionContext(state), seen: state, viewer: state.phasing }) as unknown as Position;
const marksOf = (marks: ReturnType<typeof highlightsOf>): string =>
  marks.map(({ hex: where, kind }) => `${name(where)} ${kind}`).join(', ');

it('places that are pointed at are marked, as refused where they are', () => {
  const pointed = [hex('1703'), hex('2020')];
  expect(marksOf(highlightsOf(seenNow(moving), IDLE, pointed, false))).toBe('1703 pointed, 2020 pointed');
  expect(marksOf(highlightsOf(seenNow(moving), IDLE, pointed, true))).toBe('1703 refused, 2020 refused');
});

it.each<[string, Mode, string[], string]>([
  ['everything', IDLE, ['2020'], '1604 asked, 1703 asked, 2020 asked'],
  ['a hex once', IDLE, ['1604'], '1604 asked, 1703 asked'],
  ['no unit once one of them is selected', unit(moving, '1604'), ['2020'], '2020 asked'],
  ['those that are not selected yet', unit(moving, '1602'), ['2020'], '1604 asked, 1703 asked, 2020 asked'],
  ['no attacker that is chosen', attackWith([unitAt(moving, '1604')]), ['2020'], '1703 asked, 2020 asked'],
  ['no target that is chosen', attackWith([], '2020'), ['2020'], '1604 asked, 1703 asked'],
])('a lesson asks for %s', (_, mode, places, marks) => {
  const waiting = moving.units.findIndex(({ at: where }) => where < 0);
  const pieces = [
    unitAt(moving, '1604'),
    unitAt(moving, '1703', '6-4-2'),
    unitAt(moving, '1703', '2-1-2'),
    waiting,
  ];
  const asked = { pieces, places: places.map(hex) } as unknown as Coach;
  expect(marksOf(coachHighlights(moving, mode, asked))).toBe(marks);
});

it('nothing is drawn to where the unit stands, nor to where it cannot go', () => {
  const mode = unit(moving, '1604');
  for (const where of ['1604', '2020', '1405']) {
    expect(boundOf(seenNow(moving), mode, hex(where))).toBeNull();
    expect(linesOf(seenNow(moving), mode, hex(where))).toEqual([]);
  }
  expect(boundOf(seenNow(moving), mode, null)).toBeNull();
  expect(linesOf(seenNow(moving), IDLE, hex('1705'))).toEqual([]);
});

it('a destination is marked by the way there, its cost, and whether there is room', () => {
  const marks = (state: State, mode: Mode, ...where: string[]): unknown =>
    highlightsOf(seenNow(state), mode, [], false)
      .filter((mark) => where.includes(name(mark.hex)))
      .map(({ hex: to, kind, label }) => `${name(to)} ${kind} ${label}`);
  expect(marks(moving, unit(moving, '1703', '6-4-2'), '1602', '1803', '1504', '1505')).toEqual([
    '1602 reach-rail 0',
    '1803 reach 1',
    '1504 reach-rail 1',
    '1505 stop 2',
  ]);
  // Neither of the two in 1704 can leave it again.
  const full = ['6-4-2', '2-1-2'].reduce(
    (state, type) => must(state, { type: 'move', unit: unitAt(state, '1703', type), path: [hex('1704')] }),
    moving,
  );
  expect(marks(full, unit(full, '1604'), '1704', '1705')).toEqual(['1704 reach (1)', '1705 reach 1']);
});

it('a landing place is marked once it is chosen, and shown only where one is written down', () => {
  const aim: Mode = { mode: 'aim', hex: hex('1409'), secret: true };
  expect(highlightsOf(seenNow(planning), aim, [], false)).toContainEqual({
    hex: hex('1409'),
    kind: 'landing',
  });
  expect(highlightsOf(seenNow(moving), { mode: 'peek' }, [], false)).toEqual([]);
});

const three = [
  unitAt(twoTargets, '1529', '6-4-2'),
  unitAt(twoTargets, '1529', '2-1-2'),
  unitAt(twoTargets, '1430'),
];

it.each<[string, State, Mode, string | null, string]>([
  ['by rail', moving, unit(moving, '1703', '6-4-2'), '1702', 'rail 1703 1602 1702'],
  ['partly by rail', moving, unit(moving, '1703', '6-4-2'), '1504', 'rail 1703 1602 1603 1504'],
  [
    'once from every hex to each target next to it',
    twoTargets,
    attackWith(three, '1429', '1428'),
    null,
    'attack 1529 1429, attack 1430 1429, attack 1529 1428',
  ],
  ['to no target that nobody can attack', twoTargets, attackWith(three, '2020'), null, ''],
  ['to no hex that is no retreat', thrown(3), unit(thrown(3), '1429'), '2020', ''],
  ['nowhere while nothing is pointed at', thrown(3), unit(thrown(3), '1429'), null, ''],
  ['to no place of a counter in the set-up', placed, unitMode(firstUnit!), '1406', ''],
])('a line leads %s', (_, state, mode, hover, lines) => {
  const drawn = linesOf(seenNow(state), mode, hover === null ? null : hex(hover));
  expect(drawn.map(({ kind, hexes }) => [kind, ...hexes.map(name)].join(' ')).join(', ')).toBe(lines);
});

it('the counters of the selected units are drawn where they would go', () => {
  const pair = [unitAt(moving, '1703', '6-4-2'), unitAt(moving, '1703', '2-1-2')];
  const mode = unitMode(pair[0]!, { others: [pair[1]!] });
  expect(boundOf(seenNow(moving), mode, hex('1803'))?.counters.map((face) => face.unit)).toEqual(pair);
  expect(boundOf(seenNow(moving), attackWith(pair), hex('1803'))).toBeNull();
});

it('no counter is drawn over its own hex, though it could be chosen', () => {
  expect(boundOf(seenNow(placed), unitMode(firstUnit!), hex('1405'))).toBeNull();
  const around = unit(moving, '1604', undefined, { prefix: [hex('1605')] });
  expect(boundOf(seenNow(moving), around, hex('1604'))).toBeNull();
});
