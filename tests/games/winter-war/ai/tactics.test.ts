/** Each tactic in a position that shows it: the situation is seen, and the march ends it or makes it cheaper. */
import {
  board,
  reach,
  RECOMMENDED,
  view,
  type Action,
  type Side,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { profileFor, runToEnd, type AiContext } from '#games/winter-war/ai/ai-context.ts';
import { adjustWeights } from '#games/winter-war/ai/choose.ts';
import { END, playPlan, type PlanChange } from '#games/winter-war/ai/sketch.ts';
import { applyTactics, explainTactics, LIBRARY } from '#games/winter-war/ai/tactics/index.ts';
import { TACTICS, TACTICS_OF, type TacticName } from '#games/winter-war/ai/tactics/names.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { POOL, type PoolName } from '../../../../tools/lab/pool.ts';
import { finns, hex, position, soviets, unitAt } from '../../../engine/winter-war/rules/helpers.ts';

const LINE = ['1405', '1406', '1506', '1606'].flatMap((fort) => finns(fort, '6-6-2'));
const ISTHMUS = [...soviets('1602', '2-1-2', '2-1-2', '0-1-2')];
/** An army fed from Kem, and the way there. */
const NORTH = [
  ...soviets('2231', '0-1-2', '6-4-2', '6-4-2'),
  ...soviets('2130', '6-4-2'),
  ...soviets('2053', '0-1-2', '6-4-2', '6-4-2'),
];
const PETROZAVODSK = [...soviets('2413', '2-1-2', '0-1-2')];

interface Case {
  readonly name: TacticName;
  readonly side: Side;
  /** The opponents of the pool that it answers. */
  readonly answers: PoolName;
  /** Where the situation arises; absent where that is all along the railways. */
  readonly at?: string;
  /** The first changes that are tried, from where to where. */
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
    tries: '2316-2420, 2316-2421, 2316-2321',
    units: [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...soviets('2316', '1-1-4'), ...finns('2320', '1-1-3')],
    goes: ['2219', '2220', '2319', '2321', '2419', '2420'],
  },
  {
    name: 'hunt-raider',
    side: 'soviet',
    answers: 'early-cutter',
    at: '2119',
    tries: '2317-2219, 2317-2219, 2317-2120',
    units: [
      ...ISTHMUS,
      ...PETROZAVODSK,
      ...NORTH,
      ...soviets('2317', '1-1-4', '1-1-4'),
      ...finns('2119', '1-1-3'),
    ],
    goes: ['2019', '2118', '2219'],
  },
  {
    name: 'guard-murmansk-seven',
    side: 'soviet',
    answers: 'petsamo-marcher',
    at: '2053',
    tries: '1943-2153, 1602-2153, 1602-2153',
    units: [
      ...ISTHMUS,
      ...soviets('2053', '0-1-2', '2-1-2'),
      ...soviets('1955', '2-1-2'),
      ...soviets('1855', '2-1-2'),
      ...soviets('1954', '2-1-2'),
      ...soviets('1855', '6-4-2'),
      ...soviets('1954', '6-4-2'),
      ...soviets('1943', '2-1-2', '1-1-4'),
    ],
  },
  {
    name: 'hold-cities',
    side: 'soviet',
    answers: 'dasher',
    at: '2413',
    tries: '1602-2413, 1602-2413, 2310-2413',
    units: [...ISTHMUS, ...soviets('2310', '2-1-2', '0-1-2'), ...finns('2213', '1-1-3')],
    goes: ['2413'],
  },
  {
    name: 'garrison-leningrad',
    side: 'soviet',
    answers: 'marcher-on-leningrad',
    at: '1602',
    tries: '1802-1602',
    units: [...soviets('1602', '2-1-2'), ...soviets('1802', '0-1-2', '2-1-2'), ...LINE],
    goes: ['1602'],
  },
  {
    name: 'guard-line',
    side: 'soviet',
    answers: 'early-cutter',
    at: '2317 2318 2320 2321 2419',
    tries: '2315-2318, 2315-2419, 2321-2419',
    units: [
      ...ISTHMUS,
      ...PETROZAVODSK,
      ...NORTH,
      ...soviets('2315', '1-1-4'),
      ...soviets('2321', '1-1-4'),
      ...finns('2119', '1-1-3'),
    ],
  },
  {
    name: 'keep-rear',
    side: 'soviet',
    answers: 'pocketer',
    at: '1604',
    tries: '1602-1704, 1801-1704, 1801-1704',
    units: [
      ...soviets('1602', '2-1-2'),
      ...soviets('1801', '0-1-2', '2-1-2', '2-1-2'),
      ...soviets('1504', '20-12-2'),
      ...soviets('1503', '2-1-2'),
      ...finns('1405', '6-6-2', '6-6-2'),
      ...finns('1506', '6-6-2', '6-6-2'),
    ],
  },
  {
    name: 'leave-pocket',
    side: 'soviet',
    answers: 'pocketer',
    at: '2018',
    tries: '2018-2118, 2018-2117',
    units: [...ISTHMUS, ...PETROZAVODSK, ...soviets('2018', '6-4-2'), ...LINE],
  },
  {
    name: 'guard-headquarters',
    side: 'soviet',
    answers: 'hq-raider',
    at: '2212',
    tries: '2212-2307, 2212-2317, 2212-2208',
    units: [
      ...ISTHMUS,
      ...PETROZAVODSK,
      ...soviets('2212', '0-1-2'),
      ...soviets('2312', '2-1-2'),
      ...finns('2112', '2-2-3'),
    ],
  },
  {
    name: 'last-turn-guard',
    side: 'soviet',
    answers: 'last-turn-raider',
    at: '1656',
    tries: '1755-1656',
    turn: 10,
    units: [
      ...ISTHMUS,
      ...soviets('2053', '2-1-2', '0-1-2'),
      ...soviets('1755', '2-1-2'),
      ...finns('1556', '1-1-3'),
    ],
    owners: { '1656': 'soviet' },
    goes: ['1656'],
  },
  {
    name: 'avoid-hopeless',
    side: 'soviet',
    answers: 'sortie',
    at: '1506 1606',
    tries: '1605-1504, 1605-1604, 1605-1504',
    units: [...ISTHMUS, ...soviets('1604', '0-1-2'), ...soviets('1605', '2-1-2', '2-1-2'), ...LINE],
  },
  {
    name: 'hold-viipuri',
    side: 'finn',
    answers: 'ladoga-marcher',
    at: '1306',
    tries: '1206-1306',
    units: [
      ...soviets('1602', '2-1-2', '0-1-2'),
      ...soviets('1604', '0-1-2'),
      ...soviets('1506', '20-12-2', '20-12-2'),
      ...finns('1206', '6-6-2'),
      ...finns('1405', '6-6-2'),
    ],
    goes: ['1306'],
  },
  {
    name: 'hold-oulu',
    side: 'finn',
    answers: 'southern-storm',
    at: '0931',
    tries: '0829-0931',
    units: [
      ...ISTHMUS,
      ...soviets('2231', '2-1-2'),
      ...soviets('1131', '6-4-2'),
      ...soviets('1531', '0-1-2'),
      ...finns('0829', '2-2-3'),
      ...LINE,
    ],
    goes: ['0931'],
  },
  {
    name: 'keep-division',
    side: 'finn',
    answers: 'earliest-storm',
    at: '2010',
    tries: '1911-1911',
    turn: 1,
    units: [
      ...ISTHMUS,
      ...PETROZAVODSK,
      ...soviets('2212', '2-1-2'),
      ...finns('1911', '6-6-2'),
      ...LINE.slice(1),
    ],
    moved: ['1911', '2010'],
    goes: ['1911'],
  },
  {
    name: 'cut-line',
    side: 'finn',
    answers: 'waiting-soviet',
    tries: '2119-2317, 2119-2318, 2119-2419',
    units: [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...finns('2119', '1-1-3'), ...LINE],
  },
  {
    name: 'pocket',
    side: 'finn',
    answers: 'besieger',
    at: '1602 1704',
    tries: '1606-1705, 1606-1705',
    units: [
      ...soviets('1602', '2-1-2', '2-1-2', '0-1-2'),
      ...soviets('1704', '2-1-2'),
      ...soviets('1605', '20-12-2'),
      ...finns('1405', '6-6-2'),
      ...finns('1505', '6-6-2', '6-6-2'),
      ...finns('1606', '6-6-2', '6-6-2'),
      ...finns('1506', '6-6-2'),
    ],
    goes: ['1603', '1703', '1705', '1804'],
  },
  {
    name: 'last-turn-raid',
    side: 'finn',
    answers: 'waiting-soviet',
    at: '1656 1943 2231 2413',
    tries: '1451-1553',
    turn: 9,
    units: [...ISTHMUS, ...soviets('2053', '2-1-2', '0-1-2'), ...finns('1451', '1-1-3'), ...LINE],
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

it('has a position for every tactic, and at least fifteen tactics', () => {
  expect(new Set(CASES.map(({ name }) => name))).toEqual(new Set(TACTICS));
  expect(TACTICS.length).toBeGreaterThanOrEqual(15);
});

describe.each(CASES)('$name, $side', (one) => {
  it('sees the situation, tries the most promising first, and ends it or makes it cheaper', () => {
    const state = start(one);
    const seen = view(state, one.side);
    const ai = contextOf(state, one);
    const tactic = LIBRARY[one.name];
    const first = firstMarch(state, one);
    const planned = { seen, end: playPlan(seen, first), ai };
    const before = tactic.assess(planned)!;
    const responses = [...tactic.respond(planned, before)].slice(0, 3);
    const inWords = ({ unit, to }: PlanChange): string =>
      `${board.hexName(seen.units[unit]!.at)}-${board.hexName(to)}`;
    const places = before.hexes.map(board.hexName).sort().join(' ');
    const tries = responses.map((changes) => changes.map(inWords).join(' + ')).join(', ');
    expect([places, tries]).toEqual([one.at ?? places, one.tries]);
    expect(TACTICS_OF[one.side]).toContain(one.name);
    expect(runToEnd(applyTactics(seen, { ...ai, tactics: [] }, first))).toBe(first);

    const march = runToEnd(applyTactics(seen, ai, first));
    const end = playPlan(seen, march);
    const after = tactic.assess({ seen, end, ai });
    expect(march).not.toEqual(first);
    // What some situations cost is in the worth of the attacks.
    const cost = after?.cost ?? 0;
    expect(cost < before.cost || (cost === 0 && before.cost === 0)).toBe(true);
    const arrived = end.units.flatMap(({ at }, id) =>
      at >= 0 && (at !== seen.units[id]!.at || one.moved) ? [board.hexName(at)] : [],
    );
    expect(one.goes?.some((name) => arrived.includes(name)) ?? true).toBe(true);
    const reasons = explainTactics(one.moved ? planned.end : seen, ai, end).map(({ why }) => why.kind);
    expect(reasons).toContain(one.name);
  });

  it('answers an idea of the pool, of the other side', () => {
    expect(POOL[one.answers].side).not.toBe(one.side);
  });
});

it.each<[TacticName, string, Partial<Case>, without: string, more?: UnitSpec[]]>([
  ['reopen-line', 'no Finn is on the railway', {}, '2320'],
  ['hunt-raider', 'no Finn is near it', {}, '2119'],
  ['guard-line', 'no Finn can come there', {}, '2119'],
  ['garrison-leningrad', 'no strong Finn is near', {}, '1405 1406 1506 1606', finns('1606', '1-1-3')],
  ['keep-rear', 'no strong Finn is there', {}, '1405 1506', finns('1405', '1-1-3')],
  ['leave-pocket', 'it is in supply', {}, '', soviets('2118', '0-1-2')],
  ['guard-headquarters', 'it has strong company', {}, '', soviets('2212', '20-12-2')],
  ['last-turn-guard', 'the war goes on', { turn: 8 }, ''],
  ['last-turn-guard', 'it is held', {}, '', soviets('1656', '2-1-2')],
  ['avoid-hopeless', 'no attack is owed', {}, '1405 1406 1506 1606'],
  ['hold-viipuri', 'it is held by two divisions', {}, '', finns('1306', '4-4-2', '4-4-2')],
  ['hold-viipuri', 'the Soviets have it', {}, '', soviets('1306', '2-1-2')],
  ['hold-oulu', 'no division is near', {}, '1131'],
  ['keep-division', 'the army has gone elsewhere', { turn: 5 }, ''],
  ['keep-division', 'it has company', {}, '', finns('2009', '4-4-2', '2-2-3')],
  ['last-turn-raid', 'the war goes on', { turn: 7 }, ''],
])('%s does not arise where %s', (name, _, change, without, more = []) => {
  const known = CASES.find((one) => one.name === name)!;
  const units = known.units.filter(({ hex: at }) => !without.split(' ').includes(at!));
  const one = { ...known, ...change, units: [...units, ...more] };
  const state = start(one);
  const seen = view(state, one.side);
  const end = playPlan(seen, firstMarch(state, one));
  expect(LIBRARY[name].assess({ seen, end, ai: contextOf(state, one) })).toBeNull();
});

it('a headquarters is no garrison: Petrozavodsk is as thin with it as without', () => {
  const costWith = (...garrison: string[]): number | undefined => {
    const one: Case = {
      name: 'hold-cities',
      side: 'soviet',
      answers: 'dasher',
      tries: '',
      units: [
        ...ISTHMUS,
        ...soviets('2413', ...garrison),
        ...finns('2213', '1-1-3'),
        ...finns('2214', '1-1-3'),
      ],
    };
    const seen = view(start(one), 'soviet');
    return LIBRARY['hold-cities'].assess({ seen, end: playPlan(seen, [END]), ai: contextOf(seen, one) })
      ?.cost;
  };
  expect(costWith('2-1-2')).toBeGreaterThan(0);
  expect(costWith('2-1-2', '0-1-2')).toBe(costWith('2-1-2'));
  expect(costWith('2-1-2', '2-1-2')).toBeUndefined();
});

describe('troops that a tactic may send', () => {
  const arrivalsAtViipuri = (corps: string): string[] => {
    const one: Case = {
      name: 'hold-viipuri',
      side: 'finn',
      answers: 'ladoga-marcher',
      tries: '',
      units: [
        ...soviets('1602', '2-1-2', '0-1-2'),
        ...soviets('1506', '20-12-2'),
        ...soviets(corps, '20-12-2'),
        ...finns('1206', '6-6-2'),
        ...finns('1405', '6-6-2', '6-6-2'),
      ],
    };
    const state = start(one);
    const [seen, ai] = [view(state, 'finn'), contextOf(state, one)];
    const march = { seen, end: playPlan(seen, [END]), ai };
    const tactic = LIBRARY[one.name];
    return [...tactic.respond(march, tactic.assess(march)!)].flatMap((changes) =>
      changes.map(({ unit }) => board.hexName(state.units[unit]!.at)),
    );
  };

  it('are of a fort too, as long as no corps is beside it', () => {
    expect(arrivalsAtViipuri('1606')).toEqual(expect.arrayContaining(['1206', '1405']));
  });

  it('are not of a fort that has a corps before it', () => {
    expect(arrivalsAtViipuri('1404')).toContain('1206');
    expect(arrivalsAtViipuri('1404')).not.toContain('1405');
  });
});
