/** Reasons of hints and reviews: what the one march has over the other, by the positions after both. */
import { reach, type Action, type Side, type State } from '#engine/winter-war';
import { advise, explainAgainst } from '#games/winter-war/ai/advise.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { groupUnitsByPurpose } from '#games/winter-war/ai/intentions.ts';
import {
  end,
  finns,
  hex,
  names,
  position,
  soviets,
  stacks,
  unitAt,
  unitsAt,
} from '../../../engine/winter-war/rules/helpers.ts';

const LINE = ['1405', '1406', '1506', '1606'].flatMap((fort) => finns(fort, '6-6-2'));

/** One unit in Leningrad, another near it, and two far from it. */
const thin = position('soviet', 'movement', [
  ...stacks('s1602 2-1-2, s1802 0-1-2 2-1-2, s2101 2-1-2, s2201 2-1-2'),
  ...LINE,
]);

const moveTo = (state: State, from: string, to: string, type?: string): Action => {
  const unit = unitAt(state, from, type);
  const way = reach(state, unit).find((one) => one.hex === hex(to) && one.mayEnd)!;
  return { type: 'move', unit, path: way.path };
};
const intoCity = moveTo(thin, '2101', '1602');
const behindCity = moveTo(thin, '2201', '1901');

const kindsOf = (state: State, better: readonly Action[], done: readonly Action[]): string[] =>
  explainAgainst(state, 'soviet', 1, { better: [...better, end], done: [...done, end] }).map(
    ({ kind }) => kind,
  );

describe('in an Attack Segment, whose dice are not known,', () => {
  const battle = position('soviet', 'attack', stacks('s1602 0-1-2, s1505 20-12-2 12-8-2, f1506 1-1-3'));

  it('an attack is told with its odds, as a hint and against making none', () => {
    const { actions, why } = runToEnd(advise(battle, 'soviet', 1));
    expect(actions.map(({ type }) => type)).toContain('attack');
    expect(why).toEqual([expect.objectContaining({ kind: 'storm' })]);
    expect(kindsOf(battle, actions.slice(0, 1), [])).toEqual(['storm']);
    expect(kindsOf(battle, [], actions.slice(0, 1))).toEqual([]);
  });
});

describe('two units in Leningrad are a reason', () => {
  const kept = (better: readonly Action[], done: readonly Action[]): boolean =>
    kindsOf(thin, better, done).includes('garrison-leningrad');

  it('where the better march brings them there and the other does not', () => {
    expect(kept([intoCity], [])).toBe(true);
    expect(kept([intoCity], [behindCity])).toBe(true);
  });

  it('where the better march leaves them there and the other takes one away', () => {
    const held = position('soviet', 'movement', [...stacks('s1602 2-1-2 1-1-4, s1802 0-1-2 2-1-2'), ...LINE]);
    const away = moveTo(held, '1602', '1702', '2-1-2');
    expect(kindsOf(held, [], [away])).toContain('garrison-leningrad');
    expect(kindsOf(held, [away], [])).not.toContain('garrison-leningrad');
  });

  it('not where it leaves one there and only brings a reserve', () => {
    expect(kept([behindCity], [])).toBe(false);
  });

  it('not where both bring them there, as after an earlier turn in which they were missing', () => {
    expect(kept([moveTo(thin, '2201', '1602')], [intoCity])).toBe(false);
    expect(kept([intoCity], [moveTo(thin, '2201', '1602'), moveTo(thin, '2101', '1901')])).toBe(false);
  });

  it('where both do, and the better march keeps others near as well', () => {
    expect(kept([intoCity, behindCity], [intoCity])).toBe(true);
  });
});

it('equal units that change places are no reason', () => {
  const here = moveTo(thin, '2101', '1702');
  const there = moveTo(thin, '2201', '1702');
  const others = [moveTo(thin, '2101', '2001'), moveTo(thin, '2201', '2001')] as const;
  expect(kindsOf(thin, [here, others[1]], [there, others[0]])).toEqual([]);
});

it('units near Murmansk are enough only where they are seven', () => {
  const guarded = (units: number): State =>
    position(
      'soviet',
      'movement',
      [
        ...soviets('1602', '2-1-2', '2-1-2', '0-1-2'),
        ...soviets('2053', '0-1-2', ...Array.from({ length: units }, () => '2-1-2')),
        ...stacks('s2047 2-1-2, f1656 4-4-2'),
        ...LINE,
      ],
      { turn: 4 },
    );
  const reasons = (units: number): string[] => {
    const state = guarded(units);
    return kindsOf(state, [moveTo(state, '2047', '2048')], []);
  };
  expect(reasons(4)).not.toContain('guard-murmansk');
  expect(reasons(6)).toEqual(expect.arrayContaining(['guard-murmansk', 'guard-murmansk-seven']));
});

it('losses are told as those that spare strength, whatever else could go', () => {
  const battle = position('soviet', 'attack', stacks('s1602 2-1-2, s1604 20-12-2 6-4-2, f1606 2-2-3'));
  const units = unitsAt(battle, '1604');
  const state: State = { ...battle, decisions: [{ kind: 'exchange', side: 'soviet', units, points: 6 }] };
  const { actions, why } = runToEnd(advise(state, 'soviet', 1));
  const lost = [unitAt(state, '1604', '6-4-2')];
  expect(actions).toEqual([{ type: 'lose', units: lost }]);
  expect(why).toEqual([{ kind: 'spare-strength', units: lost, hexes: [hex('1604')] }]);
});

/** Each for a single move against none, with its places; the reasons by their weight. */
const REASONS = `
a fort manned | finn 1306-1406 | s1505 6-4-2, f1306 6-6-2 | hold-line 1406
a city manned | finn 0829-0931 | f0829 2-2-3 | hold-city 0931
a way barred | finn 0829-1030 | s1130 6-4-2, s1330 0-1-2, f0829 2-2-3 | bar-way 1030
nothing, beside an empty way | finn 0829-1029 | s1130 6-4-2, s1330 0-1-2, f0829 2-2-3 |
contact avoided | finn 1220-1020 | s1320 20-12-2, s1520 0-1-2, f1220 2-2-3 | stay-clear 1020
skis nearer to the railway | finn 2018-2118 | s2413 2-1-2 0-1-2, f2018 0-0-3 | raid-rail 2118
the railway cut | finn 2018-2317 | s2413 2-1-2, s2231 0-1-2 6-4-2, f2018 0-0-3 | raid-rail 2317, cut-line 2316 2317 2318
a march to the Line | soviet 1702-1603 | s1702 6-4-2, f1406 6-6-2 | guard-headquarters 1602, close-in 1603
forts taken | soviet 1505-1406 | s1505 6-4-2, f1506 6-6-2 | take-ground 1405 1406, avoid-hopeless 1506
Petsamo taken | soviet 1855-1656 | s1855 6-4-2, s1954 0-1-2, s2053 2-1-2 | take-ground 1656, close-in 1656
an attack given up | soviet 1505-1603 | s1505 2-1-2, f1406 6-6-2 | avoid-hopeless 1406, guard-headquarters 1602, stay-clear 1603
Murmansk guarded by seven | soviet 2047-2048 | s2053 0-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2, s2047 2-1-2, f1656 4-4-2 | guard-murmansk-seven, guard-murmansk, keep-supply 2048
supply, not Murmansk by six | soviet 2047-2048 | s2053 0-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2, s2047 2-1-2, f1656 4-4-2 | keep-supply 2048, leave-pocket 2047
forts stormed next | soviet 1604-1505 | s1604 20-12-2, s1605 20-12-2, f1506 1-1-3, f1405 2-2-3 | avoid-hopeless 1405 1506, close-in 1505, storm 1405
a reserve on the railway | finn 1109-1008 | f1109 2-2-3 | keep-reserve 1008
nothing, for battalions nearer to the railway | finn 2018-2118 | s2413 2-1-2, f2018 1-1-3 |
corps avoided where they could still come | finn 1320-1219 | s1420 20-12-2 20-12-2, s1421 6-4-2, s1620 0-1-2, f1320 4-4-2 | stay-clear 1219
the railway cut off from two sides | finn 2018-2317 | s2413 2-1-2 0-1-2, s2231 0-1-2 6-4-2, f2018 0-0-3 | raid-rail 2317, cut-line 2316 2317 2318
a way barred by who gives ground | finn 1127-1027 | s1227 6-4-2, s1028 2-1-2, s1428 0-1-2, f1127 2-2-3 | bar-way 1027
a fort with more in it | finn 1306-1405 | s1505 6-4-2, f1306 6-6-2, f1405 2-2-3 | hold-line 1405`;

it.each(
  REASONS.trim()
    .split('\n')
    .map((row) => row.split(' |') as [string, string, string, string]),
)('a reason is %s:%s', (_, about, units, told) => {
  const [side, from, to] = about.trim().split(/[ -]/) as [Side, string, string];
  const state = position(side, 'movement', [...soviets('1602', '2-1-2', '0-1-2'), ...stacks(units.trim())]);
  const better = [moveTo(state, from, to), end];
  const reasons = explainAgainst(state, side, 1, { better, done: [end] });
  expect(reasons.map(({ kind, hexes }) => [kind, ...names(hexes)].join(' ')).join(', ')).toBe(told.trim());
});

/** What the first units of a position are there for. */
const PURPOSES = `
f2231 1-1-3 | take railway
f2317 1-1-3, s2318 2-1-2 | cut railway
f2219 1-1-3, s2119 2-1-2 | strike ladoga
f1405 6-6-2 | hold isthmus
f2012 6-6-2 | hold ladoga
f0931 2-2-3 | hold oulu
f1206 2-2-3 | gather viipuri
f1330 2-2-3, s1430 6-4-2 | delay oulu
f1320 2-2-3 | gather oulu
f1650 2-2-3, s1750 6-4-2 | strike petsamo
s1602 0-1-2 | guard leningrad
s2315 2-1-2, f2316 1-1-3 | strike railway
s1605 6-4-2, f1606 6-6-2 | take isthmus
s2052 2-1-2 | hold murmansk
s2316 2-1-2 | guard railway
s2316 0-1-2 | gather ladoga
s1702 2-1-2 | gather isthmus
s1330 6-4-2 | take oulu
s1306 6-4-2 | take viipuri`;

it.each(
  PURPOSES.trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string]),
)('in %s the first are there to %s', (units, purpose) => {
  const state = position('soviet', 'movement', stacks(units));
  const side = units.startsWith('f') ? 'finn' : 'soviet';
  const [group, ...others] = groupUnitsByPurpose(state, side, unitsAt(state, units.slice(1, 5)));
  expect([`${group?.aim} ${group?.front}`, group?.hexes, others]).toEqual([
    purpose,
    [hex(units.slice(1, 5))],
    [],
  ]);
});
