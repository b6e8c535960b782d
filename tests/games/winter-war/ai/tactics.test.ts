/** Each tactic in a position that shows it: the situation is seen, and the march ends it or makes it cheaper. */
import {
  board,
  reach,
  RECOMMENDED,
  view,
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { profileFor, runToEnd, type AiContext } from '#games/winter-war/ai/ai-context.ts';
import { adjustWeights } from '#games/winter-war/ai/choose.ts';
import { END, playPlan, type PlanChange } from '#games/winter-war/ai/sketch.ts';
import { applyTactics, LIBRARY } from '#games/winter-war/ai/tactics/index.ts';
import { explainTactics } from '#games/winter-war/ai/advise.ts';
import type { PlannedMarch } from '#games/winter-war/ai/tactics/tactic.ts';
import { TACTICS, TACTICS_OF, type TacticName } from '#games/winter-war/ai/tactics/names.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { POOL, type PoolName } from '../../../../tools/lab/pool.ts';
import {
  finns,
  hex,
  names,
  position,
  soviets,
  stacks,
  unitAt,
} from '../../../engine/winter-war/rules/helpers.ts';

const LINE = ['1405', '1406', '1506', '1606'].flatMap((fort) => finns(fort, '6-6-2'));
const LINE_HEXES = '1405 1406 1506 1606';
const SOVIET_LINE = LINE_HEXES.split(' ').flatMap((fort) => soviets(fort, '2-1-2'));
const ISTHMUS = [...soviets('1602', '2-1-2', '2-1-2', '0-1-2')];
/** An army fed from Kem, and the way there. */
const NORTH = stacks('s2231 0-1-2 6-4-2 6-4-2, s2130 6-4-2, s2053 0-1-2 6-4-2 6-4-2');
const PETROZAVODSK = [...soviets('2413', '2-1-2', '0-1-2')];

interface Case {
  readonly name: TacticName;
  readonly side: Side;
  /** The opponents of the pool that it answers. */
  readonly answers: PoolName;
  /** Where the situation arises; absent where that is all along the railways. */
  readonly at?: string;
  /** Where it is told that the march has answered it, if not there. */
  readonly told?: string;
  /** The first six responses, from where to where; a plus joins changes. */
  readonly tries: string;
  readonly turn?: number;
  readonly units: readonly UnitSpec[];
  readonly owners?: Readonly<Record<string, Side>>;
  /** From where to where a unit has moved before. */
  readonly moved?: readonly [from: string, to: string];
  /** Hexes of which at least one is occupied or entered by the march. */
  readonly goes?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'reopen-line',
    side: 'soviet',
    answers: 'rail-cutter',
    at: '2320',
    tries: '2316-2420 2316-2421 2316-2321 2413-2218+1602-2420 1602-2218+1602-2420 2413-2218+1602-2420',
    units: [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...stacks('s2316 1-1-4, f2320 1-1-3')],
    goes: ['2219', '2220', '2319', '2321', '2419', '2420'],
  },
  {
    name: 'hunt-raider',
    side: 'soviet',
    answers: 'early-cutter',
    at: '2119',
    tries: '2317-2219 2317-2219 2317-2120 1602-2118 1602-2118 2413-2217+1602-2219',
    units: [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...stacks('s2317 1-1-4 1-1-4, f2119 1-1-3')],
    goes: ['2019', '2118', '2219'],
  },
  {
    name: 'guard-murmansk-seven',
    side: 'soviet',
    answers: 'petsamo-marcher',
    at: '2053',
    tries: '1943-2153 1602-2153 1602-2153 1943-2153',
    units: [
      ...ISTHMUS,
      ...stacks(
        's2053 0-1-2 2-1-2, s1955 2-1-2, s1855 2-1-2, s1954 2-1-2, s1855 6-4-2, s1954 6-4-2, s1943 2-1-2 1-1-4',
      ),
    ],
  },
  {
    name: 'hold-cities',
    side: 'soviet',
    answers: 'dasher',
    at: '2413',
    tries: '1602-2413 1602-2413 2310-2413',
    units: [...ISTHMUS, ...stacks('s2310 2-1-2 0-1-2, f2213 1-1-3')],
    goes: ['2413'],
  },
  {
    name: 'garrison-leningrad',
    side: 'soviet',
    answers: 'marcher-on-leningrad',
    at: '1602',
    tries: '1802-1602',
    units: [...LINE, ...stacks('s1602 2-1-2, s1802 0-1-2 2-1-2')],
    goes: ['1602'],
  },
  {
    name: 'guard-line',
    side: 'soviet',
    answers: 'early-cutter',
    at: '2317 2318 2320 2321 2419',
    told: '2318 2320 2419',
    tries: '2315-2318 2315-2419 2321-2419 2321-2318 2315-2319 2321-2319',
    units: [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...stacks('s2315 1-1-4, s2321 1-1-4, f2119 1-1-3')],
  },
  {
    name: 'keep-rear',
    side: 'soviet',
    answers: 'blow',
    at: '1604',
    tries: '1602-1704 1801-1704 1801-1704 1602-1705 1801-1705 1801-1705',
    units: stacks(
      's1602 2-1-2, s1801 0-1-2 2-1-2 2-1-2, s1504 20-12-2, s1503 2-1-2, f1405 6-6-2 6-6-2, f1506 6-6-2 6-6-2',
    ),
  },
  {
    name: 'avoid-blow',
    side: 'soviet',
    answers: 'blow',
    at: '2110',
    tries: '2209-2110 1602-2110 2110-2210 2110-2211 1602-2210 2110-2210',
    units: stacks(
      's1602 2-1-2, s2413 2-1-2 0-1-2, s2209 2-1-2, s2110 6-4-2, f1910 6-6-2 6-6-2, f2011 6-6-2 6-6-2, f2012 6-6-2 4-4-2',
    ),
  },
  {
    name: 'leave-pocket',
    side: 'soviet',
    answers: 'blow',
    at: '2018',
    tries: '2018-2118 2018-2117',
    units: [...ISTHMUS, ...PETROZAVODSK, ...LINE, ...stacks('s2018 6-4-2')],
  },
  {
    name: 'guard-headquarters',
    side: 'soviet',
    answers: 'hq-raider',
    at: '2212',
    tries: '2212-2307 2212-2317 2212-2208 2212-2316 2212-2310 2212-2411',
    units: [...ISTHMUS, ...PETROZAVODSK, ...stacks('s2212 0-1-2, s2312 2-1-2, f2112 2-2-3')],
  },
  {
    name: 'last-turn-guard',
    side: 'soviet',
    answers: 'last-turn-raider',
    at: '1656',
    tries: '1755-1656',
    turn: 10,
    units: [...ISTHMUS, ...stacks('s2053 2-1-2 0-1-2, s1755 2-1-2, f1556 1-1-3')],
    owners: { '1656': 'soviet' },
    goes: ['1656'],
  },
  {
    name: 'avoid-hopeless',
    side: 'soviet',
    answers: 'sortie',
    at: '1506 1606',
    tries: '1605-1504 1605-1604 1605-1504 1605-1604 1602-1505 1602-1505',
    units: [...ISTHMUS, ...LINE, ...stacks('s1604 0-1-2, s1605 2-1-2 2-1-2')],
  },
  {
    name: 'hold-viipuri',
    side: 'finn',
    answers: 'ladoga-marcher',
    at: '1306',
    tries: '1206-1306',
    units: stacks('s1602 2-1-2 0-1-2, s1604 0-1-2, s1506 20-12-2 20-12-2, f1206 6-6-2, f1405 6-6-2'),
    goes: ['1306'],
  },
  {
    name: 'hold-oulu',
    side: 'finn',
    answers: 'besieger',
    at: '0931',
    tries: '0829-0931',
    units: [...ISTHMUS, ...LINE, ...stacks('s2231 2-1-2, s1131 6-4-2, s1531 0-1-2, f0829 2-2-3')],
    goes: ['0931'],
  },
  {
    name: 'keep-division',
    side: 'finn',
    answers: 'besieger',
    at: '2010',
    told: '',
    tries: '1911-1911',
    turn: 1,
    units: [...ISTHMUS, ...PETROZAVODSK, ...LINE.slice(1), ...stacks('s2212 2-1-2, f1911 6-6-2')],
    moved: ['1911', '2010'],
    goes: ['1911'],
  },
  {
    name: 'cut-line',
    side: 'finn',
    answers: 'waiting-soviet',
    told: '2316 2317 2318',
    tries: '2119-2317 2119-2318 2119-2419 2119-2320 2119-2321',
    units: [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...LINE, ...stacks('f2119 1-1-3')],
  },
  {
    name: 'pocket',
    side: 'finn',
    answers: 'besieger',
    at: '1602 1704',
    tries: '1606-1705 1606-1705',
    units: stacks(
      's1602 2-1-2 2-1-2 0-1-2, s1704 2-1-2, s1605 20-12-2, f1405 6-6-2, f1505 6-6-2 6-6-2, f1606 6-6-2 6-6-2, f1506 6-6-2',
    ),
    goes: ['1603', '1703', '1705', '1804'],
  },
  {
    name: 'last-turn-raid',
    side: 'finn',
    answers: 'waiting-soviet',
    at: '1656 1943 2231 2413',
    told: '',
    tries: '1451-1553',
    turn: 9,
    units: [...ISTHMUS, ...LINE, ...stacks('s2053 2-1-2 0-1-2, f1451 1-1-3')],
    owners: { '1656': 'soviet' },
  },
];

function start({ side, turn = 5, units, owners = {} }: Case): State {
  return position(side, 'movement', units, { turn, options: RECOMMENDED, owners });
}

function contextOf(state: State, { side, name }: Case): AiContext {
  const seen = view(state, side);
  return adjustWeights(seen, withPlan(seen, { ...profileFor(side, 'general', 1), tactics: [name] }));
}

function firstMarch(state: State, { moved }: Case): Action[] {
  if (!moved) return [END];
  const unit = unitAt(state, moved[0]);
  const { path } = reach(state, unit).find((way) => way.hex === hex(moved[1]))!;
  return [{ type: 'move', unit, path }, END];
}

/** A march that does nothing but what the case says was done before, with what is to improve it. */
function planned(one: Case): PlannedMarch {
  const state = start(one);
  const seen = view(state, one.side);
  return { seen, end: playPlan(seen, firstMarch(state, one)), ai: contextOf(state, one) };
}

const placesOf = (list: readonly Hex[] = []): string => names(list).join(' ');

/** The responses, as `tries`. */
function triedBy(name: TacticName, march: PlannedMarch): string {
  const from = (unit: number): string => board.hexName(march.seen.units[unit]!.at);
  const inWords = ({ unit, to }: PlanChange): string => `${from(unit)}-${board.hexName(to)}`;
  const found = [...LIBRARY[name].respond(march, LIBRARY[name].assess(march)!)].slice(0, 6);
  return found.map((changes) => changes.map(inWords).join('+')).join(' ');
}

it('has a position for every tactic, and at least fifteen tactics', () => {
  expect(new Set(CASES.map(({ name }) => name))).toEqual(new Set(TACTICS));
  expect(TACTICS.length).toBeGreaterThanOrEqual(15);
});

describe.each(CASES)('$name, $side', (one) => {
  it('sees the situation, tries the most promising first, and ends it or makes it cheaper', () => {
    const march = planned(one);
    const { seen, ai } = march;
    const { assess } = LIBRARY[one.name];
    const before = assess(march)!;
    const places = placesOf(before.hexes);
    expect([places, triedBy(one.name, march)]).toEqual([one.at ?? places, one.tries]);
    expect(TACTICS_OF[one.side]).toContain(one.name);
    const first = firstMarch(seen, one);
    expect(runToEnd(applyTactics(seen, { ...ai, tactics: [] }, first))).toBe(first);

    const better = runToEnd(applyTactics(seen, ai, first));
    const end = playPlan(seen, better);
    expect(better).not.toEqual(first);
    // What some situations cost is in the worth of the attacks.
    const cost = assess({ seen, end, ai })?.cost ?? 0;
    expect(cost < before.cost || (cost === 0 && before.cost === 0)).toBe(true);
    const arrived = end.units.flatMap(({ at }, id) =>
      at >= 0 && (at !== seen.units[id]!.at || one.moved) ? [board.hexName(at)] : [],
    );
    expect(one.goes?.some((name) => arrived.includes(name)) ?? true).toBe(true);
    const [reason, ...others] = explainTactics(one.moved ? march.end : seen, ai, end);
    expect([reason?.why.kind, placesOf(reason?.why.hexes), others]).toEqual([
      one.name,
      one.told ?? one.at,
      [],
    ]);
    expect(reason!.value).toBeGreaterThan(0);
    expect(explainTactics(seen, ai, seen)).toEqual([]);
  });

  it('answers an idea of the pool, of the other side', () => {
    expect(POOL[one.answers].side).not.toBe(one.side);
  });
});

/** A case with some other units, or at another time. */
function variant(name: TacticName, change: Partial<Case>, without: string, more: UnitSpec[] = []): Case {
  const known = CASES.find((one) => one.name === name)!;
  const units = known.units.filter(({ hex: at }) => !without.split(' ').includes(at));
  return { ...known, ...change, units: [...units, ...more] };
}

it.each<[TacticName, string, Partial<Case>, without: string, more?: UnitSpec[]]>([
  ['reopen-line', 'no Finn is on the railway', {}, '2320'],
  ['hunt-raider', 'no Finn is near it', {}, '2119'],
  ['guard-line', 'no Finn can come there', {}, '2119'],
  ['garrison-leningrad', 'no strong Finn is near', {}, '1405 1406 1506 1606', finns('1606', '1-1-3')],
  ['garrison-leningrad', 'the Line is Soviet', {}, LINE_HEXES, [...SOVIET_LINE, ...finns('1605', '6-6-2')]],
  ['guard-murmansk-seven', 'eight are there', {}, '', soviets('1954', '2-1-2', '2-1-2')],
  ['hold-cities', 'no Finn is near', {}, '2213'],
  ['hold-cities', 'one unit is there, one Finn near and one far', {}, '', stacks('s2413 2-1-2, f1318 1-1-3')],
  ['hold-cities', 'only Leningrad is open', {}, '1602 2213', stacks('s2413 2-1-2 2-1-2, f1604 6-6-2')],
  ['avoid-hopeless', 'the attack can win', {}, '1506 1605 1606', stacks('s1605 20-12-2 2-1-2, f1606 1-1-3')],
  ['hunt-raider', 'he is still in Finland', {}, '2119', finns('2015', '1-1-3')],
  ['hold-oulu', 'the division is far', {}, '1131 1531', stacks('s1529 6-4-2, s1531 0-1-2')],
  ['avoid-blow', 'one Finn stays in each fort', {}, '1910', finns('1910', '6-6-2')],
  ['avoid-blow', 'a corps stands beside it', {}, '', soviets('2110', '20-12-2')],
  ['keep-rear', 'no strong Finn is there', {}, '1405 1506', finns('1405', '1-1-3')],
  ['keep-rear', 'no corps is before the enemy', {}, '1504', soviets('1504', '2-1-2')],
  [
    'hold-cities',
    'only one of those near can fight',
    {},
    '2213',
    stacks('s2413 2-1-2, f2214 1-1-3, f2213 0-0-3'),
  ],
  ['leave-pocket', 'it walks out', { moved: ['2018', '2117'] }, ''],
  ['leave-pocket', 'it is in supply', {}, '', soviets('2118', '0-1-2')],
  ['guard-headquarters', 'it has strong company', {}, '', soviets('2212', '20-12-2')],
  ['guard-headquarters', 'no Finn is near', {}, '2112'],
  ['guard-line', 'a Finn has cut it already', {}, '', finns('2318', '1-1-3')],
  ['last-turn-guard', 'the war goes on', { turn: 8 }, ''],
  ['last-turn-guard', 'nothing was won', { owners: {} }, ''],
  ['last-turn-guard', 'no Finn is near', {}, '1556'],
  ['last-turn-guard', 'it is held', {}, '', soviets('1656', '2-1-2')],
  ['avoid-hopeless', 'no attack is owed', {}, '1405 1406 1506 1606'],
  ['hold-viipuri', 'it is held by two divisions', {}, '', finns('1306', '4-4-2', '4-4-2')],
  ['hold-viipuri', 'the Soviets have it', {}, '', soviets('1306', '2-1-2')],
  ['hold-viipuri', 'no corps is near', {}, '1506', soviets('1506', '2-1-2', '2-1-2')],
  ['hold-viipuri', 'its forts bar the way', {}, '1206 1405 1506', [...LINE, ...soviets('1504', '20-12-2')]],
  ['hold-viipuri', 'who is near is out of supply', {}, '1602 1604'],
  ['hold-oulu', 'no division is near', {}, '1131'],
  ['hold-oulu', 'only a regiment is near', {}, '1131', soviets('1131', '2-1-2')],
  ['hold-oulu', 'the division is out of supply', {}, '1531'],
  ['hold-oulu', 'it is held', {}, '', finns('0931', '2-2-3')],
  ['keep-division', 'it stays in Finland', { moved: ['1911', '1910'] }, ''],
  ['keep-division', 'a regiment goes', {}, '1911', finns('1911', '2-2-3')],
  ['keep-division', 'the army has gone elsewhere', { turn: 5 }, ''],
  ['keep-division', 'it has company', {}, '', finns('2009', '4-4-2', '2-2-3')],
  ['pocket', 'the strong are far', {}, '1405 1505 1506 1606', finns('0604', '6-6-2')],
  ['last-turn-raid', 'the war goes on', { turn: 7 }, ''],
  ['last-turn-raid', 'it is the last turn', { turn: 10 }, ''],
])('%s does not arise where %s', (name, _, ...change) => {
  expect(LIBRARY[name].assess(planned(variant(name, ...change)))).toBeNull();
});

it.each<[TacticName, string, tries: string, without: string, more: string]>([
  [
    'garrison-leningrad',
    'the light, then the strong',
    '1802-1602 2101-1602 2101-1702 2101-1702 2101-1702',
    '',
    's2101 2-1-2 0-1-2 20-12-2 6-4-2',
  ],
  ['hold-cities', 'nobody in contact', '1602-2413 1602-2413 2310-2413', '', 's2212 2-1-2 1-1-4'],
  ['hold-cities', 'the weakest first', '1602-2413 1602-2413 2310-2413 2312-2413', '', 's2312 20-12-2'],
  ['last-turn-guard', 'who can come by train', '1602-2231 1602-2231', '1556', 'f2133 1-1-3'],
  [
    'leave-pocket',
    'the strongest first',
    '2019-2119 2019-2018 2019-2119 2019-2018',
    '2018',
    's2019 5-3-3 6-4-2',
  ],
  [
    'keep-rear',
    'an HQ nearer',
    '1802-2002 1802-1902 1802-1801',
    '1602 1801 1503',
    's1802 0-1-2, f1605 6-6-2',
  ],
  [
    'guard-murmansk-seven',
    'nobody alone in a city',
    '2231-2153 2231-2153',
    '1602 1943',
    's2413 2-1-2, s2231 2-1-2 1-1-4',
  ],
  [
    'hunt-raider',
    'guards, then others with an HQ',
    '2413-2219 2413-2120 2413-2020 2413-2118 2413-2217+2413-2219 2231-2217+2413-2219',
    '2317 1602',
    's1602 6-4-2, s2413 1-1-4',
  ],
  ['hold-viipuri', 'the strongest first', '1505-1306 1206-1306', '', 'f1505 6-6-2'],
  ['hold-viipuri', 'nobody without defence', '1206-1306', '', 'f1206 0-0-3'],
  ['hold-oulu', 'the strongest first', '0832-0931 0829-0931 0832-0931', '', 'f0832 1-1-3 4-4-2'],
  [
    'cut-line',
    'light troops alone',
    '2119-2317 2119-2318 2119-2419 2119-2320 2119-2321',
    '',
    'f2118 2-2-3, f2219 6-6-2',
  ],
  ['cut-line', 'nobody who would fight for it', '2119-2320 2119-2321', '', 's2318 2-1-2'],
  [
    'pocket',
    'the strong from afar, not the weak beside it',
    '0604-1705',
    '1606 1506',
    'f1606 1-1-3, f0604 6-6-2',
  ],
  ['hold-viipuri', 'nobody where there is no room', '', '', 'f1306 1-1-3 1-1-3'],
  ['keep-division', 'it back when only battalions go with it', '1911-1911', '', 'f2009 1-1-3 1-1-3'],
  ['last-turn-guard', 'nobody in contact', '', '', 's1754 2-1-2, f1655 1-1-3'],
  ['last-turn-raid', 'light troops three hexes from it', '1453-1553', '1451', 'f1453 1-1-3'],
  ['leave-pocket', 'nobody who is in supply', '2018-2118 2018-2117', '', 's2117 2-1-2, s2215 2-1-2'],
  [
    'guard-line',
    'nobody to a full hex',
    '2315-2317 2315-2318 2321-2318 2321-2317 2315-2417 2315-2218',
    '',
    's2419 6-4-2',
  ],
  ['last-turn-raid', 'light troops alone', '1451-1553', '', 'f1550 2-2-3 6-6-2'],
  ['last-turn-raid', 'nobody who waits there already', '', '1451', 'f1553 1-1-3'],
  ['last-turn-raid', 'nobody beside the enemy', '', '', 's1553 2-1-2'],
  ['leave-pocket', 'nobody beside the enemy', '2018-2117', '', 'f2119 6-6-2'],
  [
    'guard-headquarters',
    'HQs away from all',
    '2212-2307 2212-2208 2212-2309 2212-2110 2212-2210 2212-2310',
    '2112',
    'f2112 1-1-3, f2312 1-1-3',
  ],
  [
    'keep-rear',
    'the weakest, HQs too',
    '1504-1604 1504-1602 1504-1703 1504-1704 1504-1603 1504-1702',
    '1602 1801',
    's1703 0-1-2',
  ],
  [
    'reopen-line',
    'nobody into a full hex',
    '2316-2421 2316-2321 2316-2220 2413-2218+1602-2220 1602-2218+1602-2220 2413-2218+1602-2220',
    '',
    's2420 20-12-2 1-1-4',
  ],
  [
    'hunt-raider',
    'no corps',
    '1602-2118 1602-2118 2413-2217+1602-2219 2231-2118 2231-2118 2053-2118',
    '2317',
    's2317 20-12-2',
  ],
  [
    'avoid-hopeless',
    'others with it',
    '1605-1504 1605-1604 1703-1505 1602-1505 1602-1505',
    '1605',
    's1605 2-1-2, s1703 6-4-2',
  ],
])('%s sends %s', (name, _, tries, without, more) => {
  expect(triedBy(name, planned(variant(name, {}, without, stacks(more))))).toBe(tries);
});

it.each<[TacticName, string, without: string, most: UnitSpec[]]>([
  ['hold-cities', '2413', '2310', soviets('2413', '2-1-2', '2-1-2')],
  ['garrison-leningrad', '1602', '1802', soviets('1802', '2-1-2', '2-1-2')],
])('an HQ is no garrison: %s is as urgent with it as without', (name, city, without, most) => {
  const costWith = (...more: UnitSpec[]): number =>
    LIBRARY[name].assess(
      planned(variant(name, {}, without, [...finns('2214', '1-1-3'), ...soviets(city, '2-1-2'), ...more])),
    )?.cost ?? 0;
  expect(costWith()).toBeGreaterThan(0);
  expect(costWith(...soviets(city, '0-1-2'))).toBe(costWith());
  expect(costWith(...most)).toBeLessThan(costWith());
});

it('no Finn of a fort is sent while a corps stands before it', () => {
  const sentFrom1405 = (corps: string, type = '20-12-2'): boolean => {
    const more = [...soviets(corps, type), ...stacks('s1506 20-12-2, f1405 6-6-2')];
    return triedBy('hold-viipuri', planned(variant('hold-viipuri', {}, '1506', more))).includes('1405-');
  };
  expect([sentFrom1405('1606'), sentFrom1405('1404')]).toEqual([true, false]);
  expect(sentFrom1405('1404', '2-1-2')).toBe(true);
});

it.each<[TacticName, string, more: string, less: string]>([
  ['guard-murmansk-seven', 'the seventh unit is missing, not the eighth', '', 's1954 2-1-2'],
  ['hold-cities', 'two are open', 's2231 2-1-2, s1943 2-1-2, s2053 2-1-2, f1842 1-1-3', ''],
  ['hold-viipuri', 'nobody is there', '', 'f1306 1-1-3'],
  ['last-turn-raid', 'nobody waits there', '', 'f1553 1-1-3'],
])('%s is more urgent where %s', (name, _, ...units) => {
  const [more, less] = units.map((text) => {
    const one = variant(name, {}, '', text ? stacks(text) : []);
    return LIBRARY[name].assess(planned(one))!.cost;
  });
  expect(more).toBeGreaterThan(less!);
});
