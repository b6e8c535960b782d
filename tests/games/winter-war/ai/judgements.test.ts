/** Single judgements of the computer players: for each, positions in which it is plain what follows. */
import {
  board,
  counter,
  decider,
  newGame,
  RECOMMENDED,
  unitWith,
  type Action,
  type PhaseName,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { profileFor, runToEnd, type AiContext, type PlayerLevel } from '#games/winter-war/ai/ai-context.ts';
import { buildReachMap, searchAssaults } from '#games/winter-war/ai/assaults.ts';
import { attackPreferences, chooseAttacks } from '#games/winter-war/ai/attacks.ts';
import { adjustWeights, searchAs } from '#games/winter-war/ai/choose.ts';
import { improveMarch, isLastTurn, searchDenialMarch } from '#games/winter-war/ai/endgame.ts';
import { leaveDanger } from '#games/winter-war/ai/finnish-moves.ts';
import { assignGarrison, findPosts } from '#games/winter-war/ai/finnish-posts.ts';
import { rowOf, stacksOf, theatreOf, THEATRES, unitsOf, citiesCutBy } from '#games/winter-war/ai/ground.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { sortByPurpose } from '#games/winter-war/ai/intentions.ts';
import { holdLeningrad } from '#games/winter-war/ai/leningrad.ts';
import { assessDanger } from '#games/winter-war/ai/leningrad-danger.ts';
import { assignRaiders, chooseRaiders } from '#games/winter-war/ai/raids.ts';
import { planRecruitMoves } from '#games/winter-war/ai/recruit-moves.ts';
import { fallbackAction, Sketch } from '#games/winter-war/ai/sketch.ts';
import * as reserves from '#games/winter-war/ai/soviet-moves.ts';
import { findSuppliedHexes, moveHqs, raiderReliefValues } from '#games/winter-war/ai/soviet-supply.ts';
import * as theatres from '#games/winter-war/ai/soviet-theatres.ts';
import { findExposedStacks, scoreAttack } from '#games/winter-war/ai/values.ts';
import { PLAIN_PLAN } from '#games/winter-war/ai/war-plan.ts';
import { choosePlan, FINNISH_PLANS, SOVIET_PLANS, withPlan } from '#games/winter-war/ai/war-plans.ts';
import { plannedAttacks } from '#games/winter-war/analysis/planning/index.ts';
import { OULU, PETSAMO } from '#games/winter-war/analysis/places.ts';
import {
  end,
  hex,
  hexes,
  names,
  position,
  stacks,
  unitAt,
  unitsAt,
} from '../../../engine/winter-war/rules/helpers.ts';
import { inWords } from './positions.ts';

/** The position of a row for a side and phase. */
type Place = (side: Side, phase?: PhaseName, more?: Partial<PositionSpec>) => State;
type Judgement = (at: Place, ...words: string[]) => string;

const [FINN, SOVIET] = [FINNISH_PLANS[0]!, SOVIET_PLANS[0]!];
const contextFor = (state: State, level: PlayerLevel = 'general'): AiContext => {
  const plan = level === 'general' ? { finn: FINN, soviet: SOVIET } : null;
  return withPlan(state, { ...profileFor(state.phasing, level, 1), plan });
};
const told = (state: State, actions: readonly Action[]): string =>
  actions.map((action) => inWords(state, action)).join(', ');
const placesOf = (state: State, units: Iterable<UnitId>): string =>
  [...units].map((unit) => board.hexName(state.units[unit]!.at)).join(' ');

/** What is planned for a march. */
const march =
  (side: Side, plan: (state: State, ...words: string[]) => readonly Action[]): Judgement =>
  (at, ...words) => {
    const state = at(side);
    return told(state, plan(state, ...words));
  };
const sketched = (side: Side, plan: (sketch: Sketch, ...words: string[]) => unknown): Judgement =>
  march(side, (state, ...words) => {
    const sketch = new Sketch(state);
    plan(sketch, ...words);
    return sketch.actions;
  });
const reachOf = ({ state }: Sketch) => buildReachMap(state, state.phasing);
const asRecruit = (sketch: Sketch, chance = '0.5'): void =>
  runToEnd(planRecruitMoves(sketch, contextFor(sketch.state, 'recruit'), () => Number(chance)));
const byLevel = (state: State, level: string): Action[] =>
  chooseActions(state, decider(state), level as PlayerLevel, 1);
const battle =
  (side: Side): Judgement =>
  (at) => {
    const state = at(side, 'attack');
    const { attacks } = chooseAttacks(state, attackPreferences(contextFor(state), state));
    return told(
      state,
      attacks.map((attack) => ({ type: 'attack', ...attack })),
    );
  };
const goals =
  (plan: typeof SOVIET): Judgement =>
  (at, ...counted) => {
    const goal = { hexes: hexes(...counted).map((one) => ({ hex: one, worth: 10 })) };
    const state = { ...at('soviet'), ...(counted.length ? { goal } : {}) } as State;
    return THEATRES.map((theatre) => {
      const field = theatres.goalField(state, theatre, plan);
      return [theatre, ...names([...field.keys()].filter((one) => !field[one]))].join(' ');
    }).join(', ');
  };

const JUDGEMENTS: Readonly<Record<string, Judgement>> = {
  hqs: sketched('soviet', (sketch) => moveHqs(sketch, SOVIET)),
  murmansk: sketched('soviet', (sketch, level) =>
    reserves.reinforceMurmansk(sketch, reachOf(sketch), level !== 'officer'),
  ),
  reserves: sketched('soviet', (sketch, level = 'general') => {
    const ai = contextFor(sketch.state, level as PlayerLevel);
    const supplied = findSuppliedHexes(sketch.state);
    runToEnd(reserves.advanceReserves(sketch, reachOf(sketch), supplied, () => 0.5, ai));
  }),
  raids: sketched('finn', (sketch) => assignRaiders(sketch, reachOf(sketch), chooseRaiders(sketch.state))),
  denial: sketched('finn', (sketch) => runToEnd(searchDenialMarch(sketch, 300))),
  recruit: sketched('soviet', asRecruit),
  'recruit-finn': sketched('finn', asRecruit),
  assaults: sketched('soviet', (sketch) => {
    const { state } = sketch;
    const search = { maxTrials: 12, refinements: 0, minGain: 0.75, mayJoin: () => true, extraValue: () => 0 };
    const preferences = attackPreferences(contextFor(state), state);
    const targets = [...stacksOf(state, 'finn').keys()];
    runToEnd(searchAssaults(sketch, { ...search, targets, preferences, reachMap: reachOf(sketch) }));
  }),
  demolition: (at, rule) => {
    const state = at('finn', 'movement', { options: { ...RECOMMENDED, ...(rule ? { [rule]: true } : {}) } });
    const sketch = new Sketch(state);
    sketch.demolish('finn');
    return told(state, sketch.actions);
  },
  last: (at, rule) =>
    String(
      isLastTurn(
        at('soviet', 'movement', { options: { ...RECOMMENDED, ...(rule ? { [rule]: true } : {}) } }),
      ),
    ),
  'ends-full': sketched('soviet', (sketch) => sketch.end()),
  march: march('soviet', byLevel),
  'march-finn': march('finn', byLevel),
  hold: march('soviet', (state) => holdLeningrad(state, contextFor(state), [end])),
  escapes: march('finn', (state) => runToEnd(leaveDanger(state, contextFor(state), [end]))),
  improved: march('soviet', (state) => {
    const policy: typeof searchAs = (now, profile) => searchAs(now, profile, false);
    return runToEnd(improveMarch(state, { ...contextFor(state), budget: 10 }, [end], policy));
  }),
  sorted: march('finn', (state, ...moves) => {
    const sketch = new Sketch(state);
    for (const [from, to] of moves.map((move) => move.split('-')))
      sketch.moveTo(
        unitsAt(sketch.state, from!).find((unit) => state.units[unit]!.at === hex(from!))!,
        hex(to!),
      );
    return sortByPurpose(state, [...sketch.actions, end]);
  }),
  battle: battle('soviet'),
  'battle-finn': battle('finn'),
  fallback: (at, phase) => {
    const state = at('soviet', phase as PhaseName);
    return told(state, [fallbackAction(state)]);
  },
  'last-battle': (at, side) => {
    const state = at(side as Side, 'attack');
    return told(state, byLevel(state, 'general'));
  },
  recall: (at, points) => {
    const decision = { kind: 'forfeit', side: 'soviet', cause: 'recall', points: Number(points) } as const;
    const state = { ...at('soviet', 'interphase'), decisions: [decision] };
    return placesOf(
      state,
      byLevel(state, 'general').flatMap((one) => (one.type === 'lose' ? one.units : [])),
    );
  },
  goals: goals(SOVIET),
  'officer-goals': goals(PLAIN_PLAN.soviet),
  errands: (at) => {
    const state = at('soviet');
    const found = theatres.assignErrands(state, unitsOf(state, 'soviet'));
    return [...found]
      .map(([unit, errand]) => `${placesOf(state, [unit])} ${errand}`)
      .sort()
      .join(', ');
  },
  posts: (at) => {
    const state = at('finn');
    const found = assignGarrison(state, findPosts(state, FINN), buildReachMap(state, 'finn'), []);
    return [...found]
      .map(([unit, to]) => `${placesOf(state, [unit])}-${board.hexName(to)}`)
      .sort()
      .join(', ');
  },
  threats: (at) => {
    const posts = findPosts(at('finn'), FINN).filter(({ threat }) => threat > 0);
    return posts
      .map((post) => `${board.hexName(post.hex)} ${Math.round(post.threat)}`)
      .sort()
      .join(', ');
  },
  screens: (at) => {
    const north = findPosts(at('finn'), FINN).filter((post) => rowOf(post.hex) > 19);
    return names(north.map((post) => post.hex).filter((one) => one !== OULU && one !== PETSAMO)).join(' ');
  },
  exposed: (at, side) =>
    names(findExposedStacks(at('finn'), side as Side).map((stack) => stack.hex)).join(' '),
  relief: (at) =>
    names([...raiderReliefValues(at('soviet'))].flatMap(([at, worth]) => (worth ? [at] : []))).join(' '),
  danger: (at) => {
    const state = at('soviet');
    const { chance, missing, lost } = assessDanger(state, contextFor(state));
    return `${Math.round(chance * 100)} % ${missing} ${placesOf(state, lost)}`.trim();
  },
  weights: (at, side = 'soviet', level = 'general') => {
    const state = at(side as Side);
    const ai = contextFor(state, level as PlayerLevel);
    const { lineFort, raiderRelief, pocketGains } = adjustWeights(state, ai).weights;
    const places = [...(raiderRelief ?? pocketGains ?? [])].flatMap(([one, worth]) => (worth ? [one] : []));
    return [lineFort, ...names(places)].join(' ');
  },
  wanted: (at, from, to, level) => {
    const state = at('soviet');
    const isKept = (unit: UnitId): boolean =>
      theatres.weakensMurmansk(state, unit, hex(to!), level !== 'officer');
    return [
      ...new Set(
        unitsAt(state, from!)
          .filter(isKept)
          .map((unit) => counter(unit).type.label),
      ),
    ].join(' ');
  },
  released: (at) => {
    const state = at('soviet');
    return placesOf(
      state,
      unitsOf(state, 'soviet').filter((unit) => theatres.canLeaveNorth(state, unit)),
    );
  },
  storm: (at) =>
    Object.entries({ officer: PLAIN_PLAN.soviet, general: SOVIET })
      .flatMap(([level, plan]) => (theatres.mayStormLine(at('soviet'), plan) ? [level] : []))
      .join(' '),
  stays: (at, from, to) => {
    const state = at('soviet');
    return reserves.isNeededAtLeningrad(state, unitAt(state, from!), hex(to!)) ? 'yes' : 'no';
  },
  theatres: (_, ...places) =>
    hexes(...places)
      .map(theatreOf)
      .join(' '),
  cut: (_, ...places) =>
    places.map((place) => names(citiesCutBy().get(hex(place)) ?? []).join(' ') || 'none').join(', '),
  plan: (at, side, name) => {
    const [start, state] = [newGame(RECOMMENDED, 1), at(side as Side)];
    const seeds = Array.from({ length: 300 }, (_, i) => profileFor(side as Side, 'general', i));
    const profile = seeds.find((one) => choosePlan(start, one)[side as Side].name === name)!;
    return choosePlan(state, profile)
      [side as Side].purposes.map(({ aim, front }) => `${aim} ${front}`)
      .join(', ');
  },
};

/**
 * A title; the judgement with its Game-Turn, hexes that have become Soviet (+), and further words; the position, in which !
 * marks isolated units; and what follows.
 */
const ROWS = `
go to the forts first | goals 3 | f1306 6-6-2 | isthmus 1405 1406 1506 1606, ladoga 1910 2011 2012 2113, kem 0931, kandalaksha 0931, murmansk 1656
go beyond a broken Line, and for raiders in the north while Oulu is held | goals 5 +1405 | f1306 6-6-2, f0931 2-2-3, f2118 1-1-3 | isthmus 0806 0906 1006 1106 1206 1306 1406 1506 1606, ladoga 1910 2011 2012 2113, kem 2118, kandalaksha 2118, murmansk 1656
go for the Finns of a theatre where all else is taken | goals 7 +1405 +1406 +1506 +1606 +1306 +1206 +1106 +1006 +0906 +0806 +1910 +2011 +2012 +2113 +0931 | f1208 6-6-2, f1812 2-2-3, f1526 1-1-3, f1640 1-1-3, s2118 2-1-2 | isthmus 1208, ladoga 1812, kem 1640, kandalaksha 1640, murmansk 1656
hold Kem when the posts of the railway are manned | goals 7 +1910 +2011 +2012 +2113 +1306 | f0931 2-2-3, s2118 2-1-2, s2121 2-1-2, s2224 2-1-2, s2127 2-1-2 | isthmus 1405 1406 1506 1606, ladoga 1306, kem 2231, kandalaksha 2231, murmansk 1656
go for what a short game counts | goals 3 1712 0930 | s1602 2-1-2, f1405 6-6-2 | isthmus 1405 1406 1506 1606, ladoga 1712, kem 0930, kandalaksha 0931, murmansk 1656
go to Oulu though it is held, and where it is taken to any Finn | officer-goals 7 | f0931 2-2-3, f2118 1-1-3 | isthmus 1405 1406 1506 1606, ladoga 1910 2011 2012 2113, kem 0931, kandalaksha 0931, murmansk 1656
go for any Finn in a theatre when Oulu is taken | officer-goals 7 +0931 +1405 +1406 +1506 +1606 +1306 +1206 +1106 +1006 +0906 +0806 | f1526 1-1-3 | isthmus 1306, ladoga 1910 2011 2012 2113, kem 1526, kandalaksha 1306, murmansk 1656
send two regiments after a raider, none from the isthmus | errands 4 | s1602 2-1-2 2-1-2 0-1-2, s2413 2-1-2 2-1-2 2-1-2 1-1-4, s2211 6-4-2 2-1-2, s2231 2-1-2, f2218 2-2-3 | 2413 hunt, 2413 hunt
send none who are in contact | errands 4 | s1602 2-1-2, s2413 2-1-2, s2317 2-1-2, s2216 2-1-2, f2218 2-2-3 | 2413 hunt
send divisions too when an army is cut off | errands 5 | s1602 2-1-2 0-1-2, s1702 6-4-2 12-8-2 20-12-2, s2413 2-1-2 2-1-2 2-1-2 0-1-2, s1854! 6-4-2 6-4-2, s1853! 6-4-2, s1753 6-4-2, f2218 2-2-3 4-4-2 | 1702 hunt, 1702 hunt, 2413 hunt, 2413 hunt
keep one at Petrozavodsk for a division that comes | errands 3 | s1602 2-1-2 0-1-2, s1702 6-4-2 20-12-2 12-8-2, s2413 2-1-2, f2211 6-6-2 | 1702 gate, 2413 hunt
keep two there for three in a fort | errands 3 | s1602 0-1-2, s1702 6-4-2 20-12-2 12-8-2, s2413 2-1-2, f2012 6-6-2 6-6-2 6-6-2 | 1702 gate, 1702 gate
keep none for one that holds its fort | errands 3 | s1602 0-1-2, s1702 6-4-2 20-12-2 12-8-2, s2413 2-1-2, f2012 6-6-2 4-4-2 |
keep none for regiments | errands 3 | s1602 0-1-2, s1702 6-4-2 20-12-2 12-8-2, f2012 2-2-3 1-1-3 |
keep none for a division nearer to Leningrad | errands 3 | s1602 0-1-2, s1702 20-12-2, s1703 20-12-2, f2105 6-6-2 |
keep the nearest idle one | errands 3 | s1602 0-1-2, s1702 6-4-2, s2413 6-4-2, f2106 6-6-2 | 2413 gate
go behind the army | hqs 3 | s1602 2-1-2 0-1-2 0-1-2, s1504 20-12-2 20-12-2, s1604 6-4-2 6-4-2, f1405 6-6-2, f1506 6-6-2 | 1602-1704, 1602-1704
go up behind divisions in the wilds | hqs 3 | s2231 2-1-2, s1930 0-1-2, s1730 6-4-2, s1829 6-4-2, f1629 2-2-3, f1527 1-1-3 | 1930-1830
stay where all can be fed | hqs 3 | s2231 20-12-2, s1930 0-1-2, s1730 6-4-2, s1829 6-4-2, f1629 2-2-3 |
leave the isthmus for units that starve | hqs 4 | s1602 2-1-2 0-1-2 0-1-2, s2413 2-1-2, s2212! 6-4-2, s2113! 6-4-2, f2012 6-6-2 | 1602-2003, 1602-1704
go to where a raider cuts the railway | hqs 5 | s2413 2-1-2, s2212 0-1-2 6-4-2, s2113 6-4-2 6-4-2, s1602 0-1-2 6-4-2, s1703 0-1-2 20-12-2, f1405 6-6-2, f2206 1-1-3 | 1602-2002, 1703-1704
come to where divisions starve | hqs 4 | s1329! 6-4-2, s1331! 6-4-2, s1943 0-1-2, s1945 2-1-2 2-1-2, s2231 1-1-4, f0931 4-4-2 | 1943-1840
stay on the isthmus when no city could feed the north | hqs 4 | s1602 0-1-2 0-1-2 2-1-2, s1829! 6-4-2, s1830! 6-4-2, s1930! 0-1-2, f1829 1-1-3, f2231 1-1-3 | 1602-1705, 1602-1704
come from a theatre that has two | hqs 4 | s1602 0-1-2 2-1-2, s2413 0-1-2 2-1-2, s2212 6-4-2 0-1-2, s2231 2-1-2, s1829! 6-4-2, s1830! 6-4-2, f0931 2-2-3 | 1602-1704, 2413-2317
do not leave the isthmus without one | hqs 4 | s1602 0-1-2 2-1-2, s2231 2-1-2, s1829! 6-4-2, s1830! 6-4-2, f0931 2-2-3 | 1602-1704
do not leave it for regiments | hqs 4 | s1602 0-1-2 0-1-2 2-1-2, s2231 2-1-2, s1829! 2-1-2 2-1-2, f0931 2-2-3 | 1602-1704, 1602-1704
stay behind a division that Finns could pass | hqs 4 | s2231 2-1-2, s2030 0-1-2, s1929 6-4-2, s1831 2-1-2, f1827 4-4-2, f1728 2-2-3 1-1-3 |
stay behind the corps before the forts | hqs 4 | s1602 0-1-2 2-1-2, s1505 20-12-2 20-12-2, s1605 20-12-2, f1405 6-6-2, f1506 6-6-2, f1606 6-6-2 | 1602-1603
go to a division that starves, whatever is beside them | hqs 4 | s1943 0-1-2 6-4-2, s1829! 6-4-2, f2046 4-4-2 | 1943-1939
go back where a Finn in contact could come around | hqs 4 | s2231 2-1-2, s1930 0-1-2, s1829 6-4-2, f1728 4-4-2, f1828 1-1-3 | 1930-2032
come near behind the army before Petsamo | hqs 4 | s2053 2-1-2 0-1-2, s1854 6-4-2, s1756 6-4-2, f1656 2-2-3 | 2053-1955
go to Murmansk by rail, but not the last of a city | murmansk 3 | s1602 2-1-2 2-1-2 2-1-2 0-1-2, s2053 2-1-2 2-1-2 2-1-2, s2231 1-1-4, s2413 1-1-4 2-1-2, f1656 1-1-3 | 1602-1952, 1602-2052, 1602-1953, 2413-2153
go not before it counts | murmansk 1 | s1602 2-1-2 2-1-2 2-1-2 0-1-2, s2053 2-1-2, f1656 1-1-3 |
go not where a raider is on the railway | murmansk 3 | s1602 2-1-2 2-1-2, s2413 2-1-2, s2315 2-1-2, f2316 1-1-3, s2053 2-1-2 |
go, one more for each division that could leave | murmansk 6 +1656 | s1602 2-1-2 2-1-2 2-1-2 0-1-2, s1656 2-1-2, s1754 6-4-2, s2053 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2, f1306 6-6-2 | 1602-1952
go, guards first, by an officer | murmansk 4 officer | s1602 2-1-2 2-1-2 2-1-2 0-1-2, s2053 2-1-2 2-1-2 2-1-2, s2231 1-1-4, s2413 1-1-4 2-1-2, f1656 1-1-3 | 2413-1952, 1602-2052, 1602-1953, 1602-2153
every light unit of eight is | wanted 4 2053 1943 | s2053 2-1-2 2-1-2 1-1-4, s1953 6-4-2 2-1-2, s1952 2-1-2 2-1-2 2-1-2, s1602 2-1-2 | 2-1-2 1-1-4
nobody of nine is | wanted 4 2053 1943 | s2053 2-1-2 2-1-2 1-1-4, s1953 6-4-2 2-1-2, s1952 2-1-2 2-1-2 2-1-2, s2052 2-1-2, s1602 2-1-2 |
every one of seven is, by an officer | wanted 4 2053 1943 officer | s2053 2-1-2 2-1-2 1-1-4, s1953 6-4-2 2-1-2, s1952 2-1-2 2-1-2, s1602 2-1-2 | 2-1-2 1-1-4
nobody of eight is, by an officer | wanted 4 2053 1943 officer | s2053 2-1-2 2-1-2 1-1-4, s1953 6-4-2 2-1-2, s1952 2-1-2 2-1-2 2-1-2, s1602 2-1-2 |
a division of eight is not | wanted 4 1953 1943 | s2053 2-1-2 2-1-2 2-1-2, s1953 6-4-2 2-1-2, s1952 2-1-2 2-1-2, s2052 2-1-2 | 2-1-2
nobody is in the first Game-Turn | wanted 1 2053 1943 | s2053 2-1-2, s1602 2-1-2 |
nobody who stays near is | wanted 4 2053 1952 | s2053 2-1-2, s1602 2-1-2 |
nobody who is far is | wanted 4 1943 1945 | s1943 2-1-2, s1602 2-1-2 |
strong units of nine may go once Petsamo is held | released 6 +1656 | s1656 2-1-2, s1754 6-4-2, s2053 2-1-2 2-1-2 2-1-2, s2052 2-1-2 2-1-2, s1952 2-1-2 2-1-2 5-3-3, s1853 2-1-2, s1943 6-4-2 | 1754 1952
none while it is empty | released 6 +1656 | s1754 6-4-2, s2053 2-1-2 2-1-2 2-1-2, s2052 2-1-2 2-1-2, s1952 2-1-2 2-1-2 5-3-3, s1853 2-1-2 |
none while a regiment is near it | released 6 +1656 | s1656 2-1-2, s1754 6-4-2, s2053 2-1-2 2-1-2 2-1-2, s2052 2-1-2 2-1-2, s1952 2-1-2 2-1-2, s1853 2-1-2, f1453 2-2-3 |
one beside it, whatever battalion is near | released 6 +1656 | s1656 2-1-2 6-4-2, s1754 6-4-2, s2053 2-1-2 2-1-2 2-1-2, s2052 2-1-2 2-1-2, s1952 2-1-2 2-1-2, s1853 2-1-2, f1453 1-1-3 | 1754
none of eight | released 6 +1656 | s1656 2-1-2, s1754 6-4-2, s2053 2-1-2 2-1-2 2-1-2, s2052 2-1-2 2-1-2, s1952 2-1-2 |
begins for the General with four corps | storm 3 | s1602 20-12-2 20-12-2, s1603 20-12-2 20-12-2, f1405 6-6-2 | general
not with three | storm 3 | s1602 20-12-2 20-12-2, s1603 20-12-2 12-8-2, f1405 6-6-2 |
in Game-Turn 4 | storm 4 | s1602 20-12-2, f1405 6-6-2 | general
at a breach | storm 2 +1606 | s1602 20-12-2, f1405 6-6-2 | officer general
nobody leaves Leningrad while a division stands before it | stays 3 1702 2208 | s1602 2-1-2, s1702 20-12-2, f1504 6-6-2 | yes
who stays near may | stays 3 1702 1703 | s1602 2-1-2, s1702 20-12-2, f1504 6-6-2 | no
who is far may | stays 3 2210 2208 | s1602 2-1-2, s2210 20-12-2, f1504 6-6-2 | no
while it is in its fort, all may | stays 3 1702 2208 | s1602 2-1-2, s1702 20-12-2, f1506 6-6-2 | no
who stays within five hexes may | stays 3 1702 2102 | s1602 2-1-2, s1702 20-12-2, f1504 6-6-2 | no
nobody leaves who is five hexes away | stays 3 2102 2208 | s1602 2-1-2, s2102 20-12-2, f1504 6-6-2 | yes
march to the Line, out of contact | reserves 3 | s1602 2-1-2 2-1-2 0-1-2, s1702 20-12-2 6-4-2, s1801 2-1-2, f1405 6-6-2, f1406 6-6-2, f1506 6-6-2, f1606 6-6-2 | 1702-1504, 1702-1704, 1602-1704, 1602-1604, 1801-1604
start south where regiments can take their place | reserves 6 +1656 | s1656 2-1-2, s1754 6-4-2, s1854 6-4-2, s1953 0-1-2, s2053 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2, s1602 2-1-2, f1306 6-6-2 | 1754-1852, 1854-1954, 2053-1955, 2053-1853
send guards to cities without one | reserves 4 | s2322 1-1-4, s2413 2-1-2, s2231 0-1-2, s1602 2-1-2 0-1-2, s2053 1-1-4, f1306 6-6-2, f2118 1-1-3 | 1602-1605, 2322-1943
hunt raiders from the nearest cities | reserves 5 | s2413 2-1-2 0-1-2 2-1-2, s2231 1-1-4 2-1-2, s2224 2-1-2 0-1-2, f2118 1-1-3, f2016 0-0-3, s1602 2-1-2 | 2413-2317, 2413-2318, 2224-2321, 2231-1943
come to a raider on the railway | reserves 4 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2212 0-1-2 6-4-2, s2231 2-1-2 0-1-2, s2130 6-4-2 6-4-2, f2317 1-1-3 | 2212-2113, 2130-2131, 2130-2030, 2413-2315, 1602-1605
stay behind a front that is full | reserves 4 | s2231 0-1-2, s1830 6-4-2, s1929 6-4-2, f1730 4-4-2, s1930 6-4-2 |
go to the goals of their theatres, by an officer | reserves 4 officer | s1602 2-1-2 2-1-2 0-1-2, s1702 20-12-2 6-4-2, s2413 2-1-2 0-1-2, s2212 6-4-2, s2231 2-1-2 0-1-2, s2130 6-4-2 1-1-4, f1506 6-6-2, f2118 1-1-3 | 1702-1404, 2212-2113, 1702-1705, 2130-2031, 2413-2112, 1602-1705, 1602-1404, 2231-2131, 2130-1943
leave supply, by an officer | reserves 4 officer | s2231 2-1-2 0-1-2, s1727! 6-4-2, s1602 2-1-2 0-1-2, f0931 2-2-3 | 1727-1628, 1602-1605, 2231-2031
spread over the railway | raids 3 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2231 2-1-2 0-1-2 6-4-2, s2053 2-1-2 0-1-2, f1838 1-1-3, f2018 1-1-3, f1306 6-6-2, f1916 1-1-3 | 1838-2036, 2018-2317, 1916-2013
cut what feeds most | raids 3 | s2413 2-1-2 0-1-2, s2231 0-1-2 6-4-2 6-4-2, s2130 6-4-2, f2017 1-1-3, f1918 1-1-3 1-1-3, f1840 0-0-3, s1602 2-1-2 | 1840-2038, 2017-2317, 1918-2218, 1918-2219
stay on it, or away when isolated or in a fort | raids 4 | s2413 2-1-2 0-1-2, s2231 0-1-2 6-4-2, f2317 1-1-3, f2012 1-1-3, f0604 1-1-3, f1730! 1-1-3, f1929 2-2-3, s1602 2-1-2 |
keep away from divisions that guard it | raids 4 | s2413 2-1-2 0-1-2, s2315 6-4-2, s2318 6-4-2, s2231 0-1-2 6-4-2, f2116 1-1-3, s1602 2-1-2 | 2116-2013
keep apart on the railway | raids 4 | s2231 0-1-2 6-4-2, s2130! 6-4-2, s2121! 6-4-2, s2413 2-1-2 0-1-2, f2018 1-1-3, f1920 1-1-3, s1602 2-1-2 | 2018-2317, 1920-2220
are five battalions and three patrols | raids 4 | s2231 0-1-2 6-4-2 6-4-2, s2413 2-1-2 0-1-2, s1602 2-1-2, f2018 1-1-3 1-1-3 1-1-3, f1918 1-1-3 1-1-3, f1838 1-1-3, f1920 0-0-3 0-0-3, f1728 0-0-3 0-0-3 | 1920-2220, 1920-2220, 1728-1926, 1838-2036, 2018-2317, 2018-2115, 2018-2215, 1918-2116
cut the cities beyond them | cut 1 1602 1702 2310 2316 2037 1952 1502 | | none, 1943 2053 2231 2413, 1943 2053 2231 2413, 1943 2053 2231, 1943 2053, 2053, none
man the Line before all else | posts 3 | s1602 20-12-2 0-1-2, s1603 20-12-2, f1306 6-6-2 6-6-2, f1412 2-2-3, f1205 4-4-2 | 1205-1506, 1306-1405, 1306-1406, 1412-1606
close a breach, and man Viipuri twice | posts 5 +1405 | s1405 20-12-2 6-4-2, f1306 6-6-2, f1206 2-2-3 2-2-3, f1406 6-6-2, f1606 0-0-3, f1309 6-6-2, f1307 2-2-3 | 1206-1306, 1206-1306, 1306-1506, 1307-1307, 1309-1606, 1406-1406
stand two hexes before each column in the north | screens 4 | s1330 6-4-2, s1430 2-1-2, s1726 2-1-2, s1750 6-4-2, s2047 1-1-4, f1129 1-1-3, f0931 2-2-3, f1649 1-1-3, s1602 2-1-2 | 1130 1230 1526 1652
stand before Petsamo or Oulu, by the row | screens 4 | s1547 6-4-2, s1546 6-4-2, s1750 2-1-2 1-1-4, s1602 2-1-2 0-1-2 | 1449 1652
stand before no column that is far or south of Row A | screens 4 | s2231 6-4-2, s2053 6-4-2, s1329 2-1-2, s1413 6-4-2, s1320 6-4-2, s1602 2-1-2 0-1-2 | 1129 1222
are what can come beside a post, isolated units less | threats 4 | s1602 2-1-2 0-1-2, s1504 20-12-2 20-12-2, s1604 6-4-2 1-1-4, s1503! 12-8-2, f1405 6-6-2, f1506 6-6-2, f1406 6-6-2, s1855 6-4-2, f1656 1-1-3 | 1405 46, 1406 40, 1506 46, 1606 46, 1656 2
are also those at a breach and over the ice | threats 8 +1405 | s1405 20-12-2, s1404 20-12-2 20-12-2, s1304 6-4-2, s1602 2-1-2, f1306 6-6-2, f1406 6-6-2 | 1106 8, 1206 20, 1305 20, 1306 20, 1307 8, 1406 20, 1407 6, 1506 18, 1606 18
are on the coast from Game-Turn 7 | threats 7 | s1404 20-12-2 20-12-2, s1504 20-12-2, s1602 2-1-2 0-1-2, f1306 6-6-2 | 1206 40, 1305 60, 1306 60, 1405 60, 1406 60, 1506 60, 1606 60
are not on the coast before | threats 6 | s1404 20-12-2 20-12-2, s1504 20-12-2, s1602 2-1-2 0-1-2, f1306 6-6-2 | 1306 60, 1405 60, 1406 60, 1506 60, 1606 60
are corps and divisions, but no guards in Finland | threats 4 | s1504 2-1-2 2-1-2 1-1-4, s1603 20-12-2 6-4-2 1-1-4, s1602 0-1-2 8-3-2, f1405 6-6-2, f1406 6-6-2, f1505 2-2-3, f1404 1-1-3 | 1406 4, 1506 30, 1606 30
leave the reach of a corps for its HQ | escapes 4 | s1420 20-12-2, s1720 0-1-2, f1220 2-2-3 | 1220-1620, end
retake cities in passing | denial 10 +1656 +0931 | s1602 2-1-2, s2053 2-1-2 0-1-2, f1555 1-1-3, f0830 2-2-3 | 0830-1603, 1555-1655
cut the railway with the skis nearest to it | denial 10 +1656 | s1602 2-1-2, s1656 6-4-2, s1954 0-1-2, s2053 2-1-2, f1835 0-0-3, f1838 1-1-3, f1306 6-6-2 | 1835-2036
cut off who holds Viipuri | denial 10 +1306 | s1602 2-1-2 0-1-2, s1306 6-4-2, s1404 0-1-2 2-1-2, f1208 4-4-2, f1009 1-1-3 | 1009-1405
is manned behind a front | hold 5 | s1504 6-4-2 6-4-2, s1404 6-4-2 6-4-2, s1701 2-1-2 0-1-2, f1405 6-6-2, f1406 6-6-2, f1506 6-6-2, f1505 2-2-3 | 1701-1602, 1504-1602, end
changes regiments for a corps | hold 2 | f1504 6-6-2 6-6-2, s1602 2-1-2 2-1-2, s1702 20-12-2, s1801 0-1-2 | 1602-1702, 1702-1602, end
is helped by an attack on those before it | hold 7 | f1703 1-1-3 1-1-3, f1606 6-6-2, s1602 2-1-2 1-1-4, s1504 20-12-2 0-1-2 | 1504-1704, end
calls no more than it takes | hold 5 | s1602 2-1-2, s1801 6-4-2 2-1-2 0-1-2, s2413 2-1-2, f1604 3-3-3 2-2-3, f1405 6-6-2 | 1801-1602, end
is barred by a regiment before it | hold 2 | f1605 6-6-2, s1602 2-1-2 2-1-2, s1702 20-12-2, s1801 0-1-2 | 1602-1603, end
is given the strongest near it against divisions | hold 4 | s1602 2-1-2 1-1-4 2-1-2, s1701 6-4-2, s1801 0-1-2 8-3-2, f1603 6-6-2, f1505 6-6-2 6-6-2 | 1602-1502, 1602-1702, 1701-1602, 1801-1602, 1602-1703, end
is given a second man, and one before it | hold 4 | s1602 2-1-2, s1801 0-1-2 2-1-2 2-1-2, s1901 2-1-2, f1504 6-6-2 6-6-2, f1405 6-6-2 | 1801-1602, 1801-1703, end
is given a man beside its HQ | hold 5 | s1602 0-1-2, s1702 0-1-2, f1504 2-2-3, f1405 6-6-2, s2413 2-1-2 | 2413-1602, end
is given who fights nobody | hold 5 | s1602 2-1-2, s1702 20-12-2 6-4-2, s1603 8-3-2 0-1-2, f1505 6-6-2, f1604 2-2-3, f1405 6-6-2 | 1702-1602, end
is manned while Finns stand before it | hold 4 | s1701 6-4-2, s1801 0-1-2, f1603 6-6-2 1-1-3, f1505 6-6-2 | 1701-1602, end
is in danger from two divisions | danger 5 | s1602 2-1-2 0-1-2, f1405 6-6-2, f1506 6-6-2 | 100 % 10
is safe behind two regiments | danger 5 | f1605 6-6-2, s1602 2-1-2 2-1-2, s1801 0-1-2, s1603 1-1-4, f1405 6-6-2, f1506 6-6-2 | 0 % -4
is in danger when it must attack | danger 5 | f1603 6-6-2, s1602 6-4-2, s1801 0-1-2 | 67 % -2
is in danger where an exchange takes those who bar the way | danger 7 | s1602 2-1-2, s1703 0-1-2, s1605 20-12-2 8-3-2, s1705 20-12-2 20-12-2, f1405 6-6-2 4-4-2, f1406 6-6-2 6-6-2, f1506 6-6-2 6-6-2, f1606 6-6-2 | 100 % 10 1605 1605
is in danger from a battalion behind it | danger 7 | s1602 2-1-2, s1703! 0-1-2, f1405 6-6-2, f1406 6-6-2, f1506 6-6-2, f1606 6-6-2, f1601 1-1-3 | 100 % 22
is in danger from several behind a battle | danger 5 | s1602 2-1-2 2-1-2, s1701 2-1-2 0-1-2, f1603 2-2-3, f1405 6-6-2, f1406 4-4-2 | 83 % 8
are the weak beside forts, and those cut off | exposed 4 soviet | f1506 6-6-2 6-6-2, f1405 6-6-2, s1605 8-3-2, s1505 2-1-2, s1602 2-1-2, f1603 1-1-3, s1829! 6-4-2, f1728 2-2-3 2-2-3 | 1605 1829
is who has no way out but beside the enemy | exposed 4 finn | s1421 12-8-2, s1721 0-1-2, f1220 4-4-2, s1320 2-1-2, f1219 1-1-3 | 1220
are whom divisions surround, ski troops too | exposed 4 finn | s1421 5-3-3, s1721 0-1-2 6-4-2, s1419 2-1-2, f1219 1-1-3, f1720 2-2-3, f1222 2-2-3, f1321 0-0-3 | 1321 1720
is a battalion that may not give way south of Row A | exposed 4 finn | f1408 1-1-3, f1506 6-6-2, s1405 0-1-2 20-12-2 | 1408
is a fort with enemies on both sides | exposed 5 finn | f1506 6-6-2, s1306 0-1-2 20-12-2, s1407 2-1-2 | 1506
is a division beside a corps, not the friend behind it | exposed 4 finn | s1420 20-12-2 20-12-2, s1421 6-4-2, s1720 0-1-2, s1602 0-1-2, f1320 4-4-2, f1220 2-2-3 | 1320
is no battalion that may give way | exposed 4 finn | s1420 20-12-2 20-12-2, s1602 0-1-2, s1720 0-1-2, f1320 1-1-3 |
is a division beside a battalion | exposed 4 finn | s1420 20-12-2 20-12-2, s1602 0-1-2, s1720 0-1-2, f1320 4-4-2 1-1-3 | 1320
are whom armour could surround, with the army in reach | exposed 4 finn | s1421 5-3-3, s1721 0-1-2 6-4-2, s1419 2-1-2, f1119 1-1-3, f1720 2-2-3 1-1-3, f1222 2-2-3, f1321 0-0-3 | 1321 1720
are due to raiders on the railway only | relief 5 | s2413 2-1-2, s2212 0-1-2 6-4-2, s2113 6-4-2 6-4-2, s1602 0-1-2 6-4-2, s1703 0-1-2 20-12-2, f1405 6-6-2, f2206 1-1-3, f2309 1-1-3, f2020 1-1-3 | 2206 2309
count raiders on the railway | weights 5 | s2413 2-1-2, s2212 0-1-2 6-4-2, s2113 6-4-2 6-4-2, s1602 0-1-2 6-4-2, f1405 6-6-2, f2206 1-1-3, f2317 1-1-3, f1930 2-2-3, s2231 2-1-2 0-1-2 | 14 2206 2317
count no raider who harms nobody | weights 5 | s1602 2-1-2 0-1-2, f1405 6-6-2, f2020 1-1-3 | 14
count the forts more, the fewer are left in the last turn | weights 10 +1405 +1406 | s1602 2-1-2, f1506 6-6-2 | 10
count the last fort most | weights 10 +1405 +1406 +1506 | s1602 2-1-2, f1606 6-6-2 | 40
count whom an attack would cut off | weights 5 finn | s2231 2-1-2 0-1-2, s2030 6-4-2, s1930 6-4-2, f2131 1-1-3, f1830 4-4-2, s1602 2-1-2 | 14 2231
count nothing more for an officer | weights 10 soviet officer +1405 | s1602 2-1-2, f1306 6-6-2 | 14
goes into an empty fort, and beside the weak | recruit 3 | s1602 2-1-2 0-1-2, s1704 6-4-2, s1603 6-4-2 6-4-2, f1506 1-1-3 | 1704-1606, 1603-1505, 1603-1505, 1602-1605, 1602-1504, end
goes beside no strong fort alone | recruit 3 | s1602 2-1-2 0-1-2, s1704 6-4-2, s1603 6-4-2 6-4-2, f1506 1-1-3, f1606 6-6-2 | 1704-1504, 1603-1505, 1603-1505, 1602-1404, 1602-1504, end
goes by its theatre | recruit 4 | s1754 6-4-2, s1953 0-1-2, s2047 2-1-2, s2130 6-4-2, s2212 6-4-2 1-1-4, s1602 0-1-2, f1656 1-1-3, f2012 2-2-3 | 1754-1755, 2130-2131, 2212-2112, 2047-2048, 1953-2053, 1602-2211, end
keeps an HQ behind corps | recruit 3 | s1602 0-1-2, s1603 6-4-2 20-12-2, f1606 6-6-2 | 1603-1605, 1603-1705, 1602-1604, end
goes to Murmansk now and then | recruit 3 0.8 | s1754 6-4-2, s1953 2-1-2, s1947 2-1-2, s1937 2-1-2, s1602 2-1-2 | 1754-1854, 1953-2053, 1947-1948, 1937-1837, 1602-1505, end
overlooks units now and then | recruit 3 0.1 | s1602 2-1-2 0-1-2, s1704 6-4-2, f1506 1-1-3 | end
mans empty posts | recruit-finn 4 | s1602 2-1-2, s1405 2-1-2, f1306 6-6-2, f1208 2-2-3, f0829 1-1-3, f1812 2-2-3, f1506 6-6-2 | 1208-1406, 1812-1606, 0829-0931, end
sends a division to a thin fort | recruit-finn 4 | s1405 2-1-2, f1207 3-3-3 2-2-3, f1406 6-6-2, f1506 6-6-2 6-6-2, f1606 6-6-2 4-4-2, f1306 6-6-2, f0931 2-2-3, f1656 1-1-3, f1910 1-1-3, f2011 1-1-3, f2012 1-1-3, f2113 1-1-3 | 1207-1306, 1207-1406, end
leaves a post with three | recruit-finn 4 | s1602 2-1-2, f1306 6-6-2 6-6-2 4-4-2, f1406 6-6-2 6-6-2, f0829 2-2-3 | 1306-1405, 0829-0931, end
leaves a post for another now and then | recruit-finn 4 0.95 | s1602 2-1-2, f1306 6-6-2, f1406 6-6-2 6-6-2, f0829 2-2-3 | 1306-1405, 1406-1506, 1406-1306, 0829-0931, end
sends the third man of a fort to a thin one | recruit-finn 4 | s1405 2-1-2, f1207 3-3-3, f1406 6-6-2, f1506 6-6-2 6-6-2 1-1-3, f1606 6-6-2 4-4-2, f1306 6-6-2, f0931 2-2-3, f1656 1-1-3, f1910 1-1-3, f2011 1-1-3, f2012 1-1-3, f2113 1-1-3 | 1506-1406, 1207-1306, end
attacks each before Leningrad that it must, with a man for each | battle 5 | s1602 2-1-2 6-4-2, s1702 6-4-2 0-1-2, f1603 1-1-3, f1701 2-2-3 6-6-2 | 1702 1602 x 1701, 1602 x 1603
attacks a fort with its neighbours | battle 5 | s1602 0-1-2, s1505 20-12-2 20-12-2, f1506 2-2-3, f1406 1-1-3, f1405 2-2-3 | 1505 1505 x 1405 1406 1506
strikes out of forts where it is safe, and at the weak | battle-finn 4 | s1602 2-1-2 0-1-2, s1128 2-1-2, s1505 8-3-2, s1328 6-4-2, f1228 2-2-3, f1027 4-4-2, f1406 6-6-2 2-2-3, f1506 6-6-2, f1327 2-2-3 | 1406 1506 x 1505, 1228 x 1128, 1327 x 1328
joins two against one | battle-finn 4 | s1128 2-1-2, s1505 8-3-2, s1328 8-3-2, f1228 2-2-3, f1406 6-6-2 2-2-3, f1506 6-6-2, f1327 2-2-3 | 1406 1506 x 1505, 1228 1327 x 1328
attacks nobody in the last turn where that could only cost points | last-battle 10 finn | s1602 2-1-2, s1311 2-1-2, f1310 2-2-3 | end
attacks before that | last-battle 9 finn | s1602 2-1-2, s1311 2-1-2, f1310 2-2-3 | 1310 x 1311
storms a fort in it | last-battle 10 soviet | s1602 2-1-2 0-1-2, s1505 20-12-2 20-12-2, s1604 0-1-2, f1506 6-6-2 | 1505 1505 x 1506
retakes a fort in it | last-battle 10 finn +1405 | s1602 2-1-2 0-1-2, s1405 2-1-2, s1404 0-1-2, f1306 6-6-2 6-6-2, f0604 6-6-2 | 1306 x 1405
come from several sides, away from others | assaults 5 +1306 | s1503 20-12-2 6-4-2, s1603 20-12-2 2-1-2 8-3-2, s1604 0-1-2, f1505 2-2-3, f1405 6-6-2, f1506 6-6-2, f1705 1-1-3 | 1603-1605, 1603-1605, 1503-1504, 1503-1504
come beside no other | assaults 5 +1910 | s1602 2-1-2 0-1-2, s1603 20-12-2, f1404 2-2-3, f1506 6-6-2, s1605 8-3-2 | 1603-1605
do not come at odds that lose | assaults 5 | s2231 0-1-2, s1430 6-4-2, s1431 6-4-2, s1530 2-1-2 0-1-2, f1329 2-2-3, f1229 1-1-3, s1602 2-1-2 |
moves the weakest out of full hexes | ends-full 3 | s1602 2-1-2 6-4-2 2-1-2 2-1-2 2-1-2 0-1-2, s2014 2-1-2 6-4-2 20-12-2 0-1-2 | 1602-1702, 1602-1702, 1602-1703, 1602-1703, 2014-2114, 2014-2115, 2014-2015, end
moves on where a hex is too full to end | fallback 3 movement | s1602 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 0-1-2 | 1602-1702
attacks where it must | fallback 3 attack | s1602 2-1-2, f1603 6-6-2, s1505 2-1-2, f1506 6-6-2 | 1602 x 1603
are told by purpose | sorted 3 1306-1406 0829-0931 1206-1405 | s1602 2-1-2, f1306 6-6-2, f0829 2-2-3, f1206 6-6-2 | 1306-1406, 1206-1405, 0829-0931, end
puts a man in an empty fort that Finns could reach | improved 10 +1405 +1406 +1506 +1606 | s1405 6-4-2, s1406 6-4-2, s1506 6-4-2, s1604 2-1-2 0-1-2, f1609 1-1-3, f0604 6-6-2 | 1604-1606, end
puts him there in the turn before too | improved 9 +1405 +1406 +1506 +1606 | s1405 6-4-2, s1406 6-4-2, s1506 6-4-2, s1604 2-1-2 0-1-2, f1609 1-1-3, f0604 6-6-2 | 1604-1606, end
puts him there while others storm a fort | improved 10 +1405 +1406 | s1405 6-4-2, s1406 6-4-2 2-1-2, s1505 20-12-2, s1604 2-1-2 0-1-2, f1506 1-1-3, f1609 1-1-3, f0604 6-6-2, s1602 2-1-2 | 1604-1606, end
leaves an attack that can only lose | march 3 officer | s1602 2-1-2 0-1-2, s1605 2-1-2, s1604 0-1-2, s2413 2-1-2, s2030 6-4-2, s2231 0-1-2, f1929 4-4-2 4-4-2, f1606 6-6-2, f1506 6-6-2 | 1602-1703, 1604-1603, 2231-2131, 1602-2053, 1605-1404, 2030-2031, end
keeps the only man of a city at home when raiders are about | march 8 general | s2231 1-1-4, s1602 6-4-2 6-4-2, s1603 0-1-2, s2413 2-1-2, s1742 0-1-2, f1930 1-1-3, f1931 1-1-3, f0904 6-6-2 | 1742-1640, 1602-2053, 1603-1703, end
sends corps beside a fort that one battalion holds | march 3 officer | s1602 2-1-2 0-1-2, s1603 20-12-2 20-12-2, s1704 6-4-2, f1506 1-1-3, f1405 6-6-2 | 1602-1704, 1602-2053, 1603-1605, 1603-1605, 1704-1602, end
gives up attacks on two fronts | march 3 officer | s1602 2-1-2 2-1-2 0-1-2, s1605 2-1-2, s1604 0-1-2, s1430 2-1-2, s1630 0-1-2, f1606 6-6-2, f1506 6-6-2, f1330 4-4-2 4-4-2 | 1602-1703, 1604-1603, 1630-1631, 1602-2053, 1602-1952, 1605-1404, 1430-1531, end
storms with two corps, and recalls the division to Leningrad | march 5 officer | s1602 2-1-2 0-1-2, s1603 20-12-2 20-12-2, s1704 6-4-2, f1506 2-2-3, f1405 6-6-2 | 1602-1704, 1602-2053, 1603-1605, 1603-1605, 1704-1602, end
brings a division to a raider on the railway | march 4 general | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2212 6-4-2 8-3-2, s2231 2-1-2 0-1-2, s2130 6-4-2, f2317 1-1-3 | 1602-1704, 2413-2211, 2231-2031, 1602-2216, 2212-2316, 2212-2113, 2130-2030, end
attacks raiders with a division, not with the man of a city | march 4 general | s2231 2-1-2 0-1-2, s2130 6-4-2, s1602 2-1-2, f2029 1-1-3, f1930 1-1-3 | 2231-2331, 1602-2053, 2130-2028, end
leads a division on in supply | march 4 general | s1602 2-1-2 0-1-2, s1430 6-4-2, s1630 0-1-2, s2231 2-1-2, f1329 1-1-3, f1229 4-4-2 | 1630-1731, 1430-1429, 2231-2153, 1602-1803, end
takes Viipuri with an HQ at last when it is empty | march 10 general +1405 +1406 | s1602 2-1-2 0-1-2, s1405 6-4-2, s1406 20-12-2, s1404 0-1-2, f1506 2-2-3, f0604 6-6-2 | 1405-1505, 1602-1601, 1404-1306, end
end at rows and columns | theatres 1 1602 1608 1708 1413 1513 1509 1414 1819 1820 2236 2237 1946 1947 | | isthmus isthmus isthmus isthmus ladoga ladoga ladoga ladoga kem kem kandalaksha kandalaksha murmansk
cuts the railway once Oulu has fallen | plan 5 finn oulu +0931 | s1602 2-1-2, f1405 6-6-2 | cut railway, hold isthmus
holds Petsamo | plan 5 finn arctic | s1602 2-1-2, f1405 6-6-2 | hold petsamo, hold isthmus, cut railway
holds Viipuri once two forts have fallen | plan 6 finn line +1405 +1406 | s1602 2-1-2, f1306 6-6-2, s2212 20-12-2 6-4-2 | hold viipuri, hold isthmus, hold petsamo, cut railway
holds what it has taken, and storms | plan 6 soviet lakes +1656 | s1602 2-1-2, f1306 6-6-2 | guard railway, take ladoga, hold petsamo, take isthmus
gathers an army first | plan 2 soviet railway | s1602 2-1-2, f1306 6-6-2 | guard railway, take petsamo, gather isthmus
surrounds a lost fort at last | march-finn 10 general +1405 | s1602 2-1-2 0-1-2, s1405 2-1-2, s1404 0-1-2, f1306 6-6-2, f1208 4-4-2, f0604 6-6-2 | 1208-1504, 1306-1505, 0604-1305, end
mans the Line with a screen that can be spared | march-finn 3 general | s1602 2-1-2 0-1-2, s1330 2-1-2, s1531 0-1-2, f1229 2-2-3, f1231 2-2-3, f1306 6-6-2 | 1306-1406, 1229-1405, 1231-1432, end
leaves the reach of a corps for posts | march-finn 4 general | s1602 2-1-2 0-1-2, s1420 20-12-2, s1421 6-4-2, s1620 0-1-2, f1320 4-4-2, f1220 2-2-3, f1306 6-6-2 | 1306-1406, 1220-1405, 1320-1322, end
mans the forts from all sides | march-finn 4 officer | s1602 2-1-2, f1327 4-4-2 1-1-3, f1306 6-6-2 | 1327-1406, 1327-1405, 1306-1506, end
comes around a division that is cut off | march-finn 4 general | s1602 2-1-2 0-1-2, s1428! 8-3-2, s1530 2-1-2, f1327 4-4-2, f1227 4-4-2, f1306 6-6-2 | 1327-1429, 1227-1529, 1306-1405, end
are broken in the USSR where that is a rule | demolition 5 variableDemolition | s1602 2-1-2, f1702 1-1-3, f2317 1-1-3, f1306 6-6-2 | demolish, demolish
are broken nowhere else | demolition 5 | s1602 2-1-2, f2317 1-1-3, f1306 6-6-2 |
is Game-Turn 10 | last 10 | s1602 2-1-2 | true
is not where the length varies | last 10 variableLength | s1602 2-1-2 | false
is Game-Turn 13 where the length varies | last 13 variableLength | s1602 2-1-2 | true
nobody is recalled from Murmansk | recall 5 2 | s2053 2-1-2, s2413 2-1-2, s1703 6-4-2 0-1-2 | 2413
the strongest that comes near is recalled | recall 5 7 | s1602 20-12-2 2-1-2 0-1-2, s1703 6-4-2 | 1703`;

it.each(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' |').map((part) => part.trim()) as [string, string, string, string]),
)('%s: %s', (_, about, units, follows) => {
  const [judgement, turn, ...words] = about.split(' ') as [string, string, ...string[]];
  const owners = Object.fromEntries(
    words.flatMap((word) => (word.startsWith('+') ? [[word.slice(1), 'soviet'] as const] : [])),
  );
  const isolated = new Set(hexes(...Array.from(units.matchAll(/(\d{4})!/g), ([, name]) => name!)));
  const at: Place = (side, phase = 'movement', more = {}) => {
    const options = { turn: Number(turn), options: RECOMMENDED, owners, ...more };
    const state = position(side, phase, units ? stacks(units.replaceAll('!', '')) : [], options);
    const cut = { cut: 1 } as const;
    return {
      ...state,
      units: state.units.map((unit) => (isolated.has(unit.at) ? unitWith(unit, cut) : unit)),
    };
  };
  const others = words.filter((word) => !word.startsWith('+'));
  expect(JUDGEMENTS[judgement]!(at, ...others)).toBe(follows);
});

describe('an attack on a fort', () => {
  /** Its worth to the Soviets, by all who stand in 1605. */
  const worthOf = (units: string): number => {
    const state = position('soviet', 'attack', stacks(units), { turn: 5, options: RECOMMENDED });
    const attack = { attackers: unitsAt(state, '1605'), targets: hexes('1606') };
    const { weights } = profileFor('soviet', 'general', 1);
    return scoreAttack(state, 'soviet', plannedAttacks(state, [attack])[0]!, weights);
  };

  it('is worth more if a division can pay for the exchange', () => {
    const alone = worthOf('s1605 20-12-2 20-12-2, s1705 2-1-2, f1606 6-6-2');
    // Half of the faces are exchanges; a corps counts 26 points, and half of the 14 that it pays too much.
    expect(worthOf('s1605 20-12-2 8-3-2, s1705 2-1-2, f1606 6-6-2') - alone).toBeCloseTo(11.92);
  });

  it('is worth half of the fort less if nobody stays beside it', () => {
    const withTail = worthOf('s1605 20-12-2 8-3-2, s1705 2-1-2, f1606 6-6-2');
    expect(withTail - worthOf('s1605 20-12-2 8-3-2, f1606 6-6-2')).toBeCloseTo(3.5);
  });
});
