/** Positions in which it is plain what a general does. */
import {
  apply,
  board,
  counter,
  decider,
  odds,
  RECOMMENDED,
  supply,
  type Action,
  type Decision,
  type PhaseName,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { profileFor } from '#games/winter-war/ai/ai-context.ts';
import { totalExposure } from '#games/winter-war/ai/values.ts';
import { costsPoints } from '#games/winter-war/ai/decisions.ts';
import { PLAIN_PLAN } from '#games/winter-war/ai/war-plan.ts';
import { chooseActions, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import {
  attack,
  finns,
  hex,
  hexes,
  must,
  position,
  soviets,
  stacks,
  unitAt,
  unitsAt,
} from '../../../engine/winter-war/rules/helpers.ts';
import { inWords } from './positions.ts';

const at = (
  side: Side,
  phase: PhaseName,
  turn: number,
  units: readonly UnitSpec[],
  more: Partial<PositionSpec> = {},
): State => position(side, phase, units, { turn, options: RECOMMENDED, ...more });

/** The position after the General's actions, the end of the phase left out. */
function after(state: State): State {
  let now = state;
  for (const action of chooseActions(state, decider(state), 'general', 1)) {
    if (action.type === 'end') break;
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(applied.refusal.text);
    now = applied.state;
  }
  return now;
}

const neighbours = (name: string): number[] => board.neighbours(hex(name)).filter((next) => next >= 0);

const LINES = stacks('f1405 6-6-2 6-6-2, f1406 6-6-2 6-6-2, f1506 6-6-2 6-6-2, f1606 6-6-2 6-6-2');
const HQS = stacks('s1702 0-1-2, s2112 0-1-2, s1954 0-1-2');
const SEVEN = stacks(
  's2053 2-1-2, s1953 2-1-2, s2052 2-1-2, s1952 2-1-2, s2051 2-1-2, s2054 2-1-2, s1854 2-1-2',
);

describe('the Soviet General', () => {
  it('keeps off the Line until five corps are there', () => {
    const state = at('soviet', 'movement', 2, [
      ...LINES,
      ...HQS,
      ...stacks('s1603 20-12-2 20-12-2, s1703 20-12-2'),
    ]);
    const then = after(state);
    const forts = ['1405', '1406', '1506', '1606'].flatMap(neighbours);
    for (const { at: there } of then.units.filter(
      (unit, id) => unit.at >= 0 && counter(id).side === 'soviet',
    ))
      expect(forts).not.toContain(there);
  });

  it('storms at two to one and better when they are', () => {
    const state = at('soviet', 'movement', 5, [
      ...stacks('f1405 6-6-2 2-2-3, f1406 6-6-2 6-6-2, f1506 6-6-2 6-6-2, f1606 6-6-2 6-6-2'),
      ...HQS,
      ...SEVEN,
      ...stacks(
        's1504 20-12-2 20-12-2, s1503 20-12-2 6-4-2, s1604 20-12-2 2-1-2, s1603 20-12-2 6-4-2, s1704 2-1-2 2-1-2',
      ),
    ]);
    const then = after(state);
    const masses = ['1405', '1406', '1506', '1606'].map((fort) => {
      const attackers = neighbours(fort)
        .flatMap((next) => unitsAt(then, board.hexName(next)))
        .filter((id) => counter(id).side === 'soviet' && counter(id).type.attack > 0);
      if (!attackers.length) return 0;
      const look = odds({ ...then, phase: 'attack' }, { attackers, targets: [hex(fort)] });
      return look.attack / look.defence;
    });
    expect(Math.max(...masses)).toBeGreaterThanOrEqual(2);
  });

  it('asks no city for more than it has', () => {
    const state = at('soviet', 'reinforcement', 4, [...LINES, ...HQS, ...SEVEN]);
    expect(supply(after(state), 'soviet').cities.filter(({ overload }) => overload > 0)).toEqual([]);
  });

  it('gathers around a weak garrison of Petsamo', () => {
    const state = at('soviet', 'movement', 4, [
      ...LINES,
      ...HQS,
      ...SEVEN,
      ...stacks('f1656 1-1-3, s1854 6-4-2, s1754 6-4-2'),
    ]);
    const then = after(state);
    const near = neighbours('1656')
      .flatMap((next) => unitsAt(then, board.hexName(next)))
      .filter((id) => counter(id).type.attack > 0);
    expect(
      odds({ ...then, phase: 'attack' }, { attackers: near, targets: [hex('1656')] }).attack,
    ).toBeGreaterThan(3);
  });

  it('goes over the ice when the Line is held and the coast is not', () => {
    const state = at('soviet', 'movement', 8, [
      ...LINES,
      ...HQS,
      ...SEVEN,
      ...stacks('s1404 20-12-2, s1504 20-12-2 6-4-2, s1603 2-1-2 2-1-2, s1604 2-1-2'),
    ]);
    const then = after(state);
    expect(then.units.some(({ at: there }) => there >= 0 && ICE.includes(board.hexName(there)))).toBe(true);
  });
});

const ICE = [
  '0903',
  '1003',
  '1103',
  '1203',
  '1303',
  '1403',
  '1503',
  '0904',
  '1004',
  '1104',
  '1204',
  '1304',
  '1205',
];

const FAR_SOVIETS = stacks('s1602 0-1-2 20-12-2, s1603 20-12-2 20-12-2');

describe('the Finnish General', () => {
  it('keeps on the railway what the lines do not want', () => {
    const state = at('finn', 'movement', 4, [
      ...LINES,
      ...stacks('f1306 2-2-3 2-2-3, f0931 2-2-3'),
      ...FAR_SOVIETS,
    ]);
    const then = after(state);
    const reserve = then.units.filter(
      ({ at: there }, id) =>
        counter(id).side === 'finn' &&
        there >= 0 &&
        board.isRail(there) &&
        !['1405', '1406'].includes(board.hexName(there)),
    );
    expect(reserve.length).toBeGreaterThan(0);
  });

  it('cuts the Murmansk railway in the last turn with its ski troops', () => {
    const state = at('finn', 'movement', 10, [
      ...LINES,
      ...finns('1835', '0-0-3'),
      ...FAR_SOVIETS,
      ...stacks('s1656 6-4-2, s1954 0-1-2'),
      ...SEVEN,
    ]);
    const then = after({ ...state, owner: state.owner.map((owner, h) => (h === hex('1656') ? 2 : owner)) });
    const north = supply(then, 'soviet').units.filter(({ unit }) => then.units[unit]!.at === hex('1656'));
    expect(north.every(({ isolation }) => isolation > 0)).toBe(true);
  });

  it('strikes at a unit that is cut off', () => {
    const state = at('finn', 'movement', 4, [
      ...LINES,
      ...stacks('f1228 2-2-3, f1027 1-1-3, f0931 4-4-2, s1128 2-1-2'),
      ...FAR_SOVIETS,
    ]);
    const then = after(state);
    const near = neighbours('1128').flatMap((next) => unitsAt(then, board.hexName(next)));
    expect(near.length).toBeGreaterThan(0);
  });

  it.each(['officer', 'general'] as const)(
    'strikes out of a fort where nothing can go wrong: %s',
    (level) => {
      const beside = (...units: UnitSpec[]): Action[] =>
        chooseActions(at('finn', 'attack', 4, [...LINES, ...FAR_SOVIETS, ...units]), 'finn', level, 1);
      const [sortie] = beside(...soviets('1505', '8-3-2'));
      expect(sortie).toMatchObject({ type: 'attack', targets: [hex('1505')] });
      expect(beside(...soviets('1505', '20-12-2', '20-12-2'))).toEqual([{ type: 'end' }]);
    },
  );

  it('does not fight in the last turn where that could only cost points', () => {
    const alone = (...more: UnitSpec[]): State =>
      at('finn', 'attack', 10, [...stacks('f1310 2-2-3, s1311 2-1-2'), ...FAR_SOVIETS, ...more]);
    const ai = { ...profileFor('finn', 'general', 1), plan: PLAIN_PLAN };
    const costs = (state: State): boolean =>
      costsPoints(state, ai, { attackers: [unitAt(state, '1310', '2-2-3')], targets: [hex('1311')] });
    expect(costs(alone())).toBe(true);
    expect(costs(alone(...finns('0604', '6-6-2')))).toBe(false);
    expect(costs({ ...alone(), turn: 9 })).toBe(false);
  });
});

describe('what the enemy could take at his leisure', () => {
  it('counts what stands weak beside the strong, at half strength when cut off, and each enemy once', () => {
    const beside = (...units: UnitSpec[]): number =>
      totalExposure(at('soviet', 'movement', 4, [...finns('1506', '6-6-2', '6-6-2'), ...units]), 'soviet');
    expect(beside(...soviets('1605', '8-3-2'))).toBeGreaterThan(3);
    expect(beside(...soviets('1605', '20-12-2', '20-12-2'))).toBe(0);
    const one = beside(...soviets('1605', '8-3-2'));
    expect(beside(...stacks('s1605 8-3-2, s1505 2-1-2'))).toBe(one);
  });
});

/** A title, what is to be decided, the position, and what is done among other things; some marches only by one level. */
const DECISIONS = `
retreats into a fort | retreat finn 1505 | f1505 2-2-3, f1405 6-6-2, s1604 20-12-2, s1602 2-1-2 | retreat 2-2-3 1405
retreats from the enemy, to friends | retreat finn 1320 | f1320 2-2-3, f1220 2-2-3, s1420 6-4-2, s1421 2-1-2 | retreat 2-2-3 1319
retreats into Leningrad when it is empty | retreat soviet 1603 | s1603 6-4-2, s1803 0-1-2, f1604 6-6-2, s1701 2-1-2 | retreat 6-4-2 1602
gives up no more than it must | exchange 7 1604 | s1604 20-12-2 6-4-2 2-1-2, f1606 2-2-3, s1602 2-1-2 | lose 6-4-2 2-1-2
spares the garrison of Leningrad | exchange 2 1602 1604 | s1602 2-1-2, s1604 6-4-2, f1603 2-2-3 | lose 6-4-2
spares it only where Finns are near | exchange 2 1602 2413 | s1602 2-1-2, s2413 6-4-2, f1320 2-2-3 | lose 2-1-2
keeps the strongest in a full hex | overstack soviet 2014 | s2014 6-4-2 2-1-2 20-12-2 0-1-2, s1602 2-1-2 | lose 2-1-2 6-4-2 0-1-2
keeps ski troops, who stack freely | overstack finn 1320 | f1320 0-0-3 2-2-3 4-4-2 6-6-2, s1602 2-1-2 | lose 2-2-3 4-4-2
advances into a fort | attack soviet 1505 1406 | s1505 20-12-2 6-4-2, s1604 0-1-2, s1602 2-1-2 0-1-2, f1406 1-1-3 | advance 20-12-2 1406
stays in Leningrad | attack soviet 1602 1603 | s1602 20-12-2, s1703 0-1-2, f1603 1-1-3, f1506 6-6-2 | decline
leaves no fort empty | attack finn 1406 1505 | f1406 6-6-2, s1505 2-1-2, s1602 2-1-2 0-1-2 | decline
advances out of a fort in which one stays | attack finn 1406 1505 | f1406 6-6-2 2-2-3, s1505 2-1-2, s1602 2-1-2 0-1-2 | advance 6-6-2 1505
advances back into a fort | attack finn 1306 1406 | f1306 6-6-2 6-6-2, s1406 2-1-2, s1602 2-1-2 0-1-2 | advance 6-6-2 1406
does not advance before corps | attack finn 1320 1420 | f1320 4-4-2 4-4-2, s1420 2-1-2, s1521 20-12-2 20-12-2, s1602 2-1-2, s1620 0-1-2 | decline
accepts a cease-fire that wins | cease-fire | f0606 6-6-2, s1602 2-1-2 0-1-2 | accept
accepts no cease-fire that loses | cease-fire 1405 1406 1506 1606 1306 1206 1106 1006 0906 0806 0931 1656 | f0606 6-6-2, s1602 2-1-2 0-1-2 | decline
musters where the danger is greatest | muster 0604 1306 0931 | f1310 6-6-2, s1406 20-12-2, s1602 0-1-2 | arrive 6-6-2 1306
musters at Oulu where there is none | muster 0604 1306 0931 | f1310 6-6-2, s1602 2-1-2 | arrive 6-6-2 0931
musters at Helsinki rather than Viipuri | muster 1306 0604 | f1310 6-6-2, s1602 2-1-2 | arrive 6-6-2 0604
gives up as much as is asked for | recall 6 | s1602 6-4-2 20-12-2 2-1-2 0-1-2, f1405 6-6-2 | lose 6-4-2
gives way to twice its strength | retreat-before soviet | f1330 1-1-3, s1430 2-1-2, s1630 0-1-2, s1602 2-1-2 | retreat 1-1-3 1329
does not give way to its equal | retreat-before soviet | f1330 2-2-3, s1430 2-1-2, s1630 0-1-2, s1602 2-1-2 | end
does not give way beside a friend | retreat-before soviet | f1330 1-1-3 2-2-3, s1430 2-1-2 2-1-2, s1630 0-1-2, s1602 2-1-2 | end
does not give way in a city | retreat-before soviet | f0931 1-1-3, s1031 6-4-2 6-4-2, s1131 0-1-2, s1602 2-1-2 | end
takes an HQ away that is alone | retreat-before finn | s1602 2-1-2, s1704 0-1-2, f1705 2-2-3 | retreat 0-1-2 1703
leaves an HQ that has company | retreat-before finn | s1602 2-1-2, s1704 0-1-2 2-1-2, f1705 2-2-3 | end
takes an HQ to the garrison of Leningrad | retreat-before finn | s1603 0-1-2, f1604 6-6-2, f1703 1-1-3, s1602 2-1-2 | retreat 0-1-2 1602
takes no HQ to Leningrad alone | retreat-before finn | s1603 0-1-2, f1604 6-6-2, f1702 1-1-3, f1703 1-1-3, s2413 2-1-2 | end
leaves an HQ in Leningrad | retreat-before finn | s1602 0-1-2, f1603 6-6-2, s2413 2-1-2 | end
brings corps to Leningrad | reinforcement soviet 20-12-2 | s1602 2-1-2 0-1-2, s2413 2-1-2 2-1-2 2-1-2 | arrive 20-12-2 1602, end
brings regiments to Murmansk first | reinforcement soviet 2-1-2 | s1602 2-1-2 0-1-2, s2413 2-1-2 2-1-2 2-1-2 | arrive 2-1-2 2053, end
brings an HQ where there is none | reinforcement soviet 0-1-2 | s1602 2-1-2 0-1-2, s2413 2-1-2 2-1-2 2-1-2 | arrive 0-1-2 2413, end
brings Finns to Viipuri, skis to Oulu | reinforcement finn 2-2-3 0-0-3 | s1602 2-1-2 0-1-2, f1405 6-6-2 | arrive 2-2-3 1306, arrive 0-0-3 0931, end
brings Finns to Oulu in danger | reinforcement finn 4-4-2 | s1602 2-1-2 0-1-2, s1131 6-4-2, s1031 6-4-2, s1130 6-4-2 6-4-2 | arrive 4-4-2 0931, end
brings none but divisions to a front | reinforcement finn 6-6-2 4-4-2 | s1602 2-1-2 0-1-2, s1406 6-4-2, s1505 2-1-2 | arrive 6-6-2 1306, arrive 4-4-2 0931, end
walks into Petsamo | march soviet 4 | s1602 2-1-2 0-1-2, s1855 6-4-2, s1954 0-1-2, s2053 2-1-2, f0604 6-6-2 | 1855-1656, end
lands where the odds are two to one | landing | s1656 2-1-2 | accept
lands not against an army | landing | s1656 6-4-2 6-4-2 | decline
drops where planned | drop 1306 | s1602 3-1-1, f0604 4-4-2 | drop 1306
drops not far from Viipuri | drop 1607 | s1602 3-1-1, f1306 6-6-2, f1506 6-6-2 | end
drops in Viipuri when it is empty | drop | s1602 3-1-1, f0604 6-6-2 | drop 1306
plans no drop before the storm | plan-drop 5 | s1602 3-1-1, f1306 6-6-2 | end
plans a drop near Viipuri, where no Finn is | plan-drop 6 | s1602 3-1-1, f1306 6-6-2, f1206 1-1-3 | plan 1404
plans a drop in Viipuri when it is empty | plan-drop 7 | s1602 3-1-1, f1506 6-6-2 | plan 1306
follows Finns who have given way | pursuit soviet 1330 1230 | s1430 6-4-2 2-1-2, s1630 0-1-2, f1330 1-1-3, f0931 2-2-3, s1602 2-1-2 | advance 6-4-2 1330
follows with whoever has no other target | pursuit soviet 1330 1230 | s1430 2-1-2 2-1-2, s1630 0-1-2, f1330 1-1-3, f1331 1-1-3, s1602 2-1-2, s1431 6-4-2 | advance 2-1-2 1330
follows no HQ | pursuit finn 1704 1703 | s1602 2-1-2, s1704 0-1-2, f1705 2-2-3 | end
takes an HQ away though nobody holds Leningrad | retreat-before finn | s1704 0-1-2, f1705 2-2-3, s2413 2-1-2 | retreat 0-1-2 1703
does not give way where no hex is better | retreat-before soviet | f1330 1-1-3, s1430 6-4-2 6-4-2, s1129 6-4-2, s1131 6-4-2, s1229 6-4-2, s1630 0-1-2, s1602 2-1-2 | end
gives way with all light troops | retreat-before soviet | f1330 1-1-3 0-0-3, s1430 6-4-2, s1630 0-1-2, s1602 2-1-2 | retreat 1-1-3 1329
retreats out of the USSR | retreat finn 1603 | f1603 2-2-3, s1702 6-4-2, s1701 2-1-2, f1505 6-6-2 | retreat 2-2-3 1504
retreats into Leningrad before an HQ does | retreat soviet 1603 | s1603 6-4-2 0-1-2, s1803 0-1-2, f1604 6-6-2, s1701 2-1-2 | retreat 6-4-2 1602
retreats into Leningrad where only an HQ is | retreat soviet 1702 | s1702 2-1-2 0-1-2, s1602 0-1-2, f1703 6-6-2 | retreat 2-1-2 1602
retreats into Viipuri | retreat finn 1305 | f1305 2-2-3, f1207 4-4-2, s1405 20-12-2, s1404 6-4-2, s1602 2-1-2 | retreat 2-2-3 1306
leaves Leningrad to others when no Finn is near | attack soviet 1602 1603 | s1602 20-12-2, s1703 0-1-2, f1603 1-1-3, f0931 6-6-2 | decline
brings regiments to Petsamo in danger | reinforcement finn 2-2-3 | s1602 2-1-2 0-1-2, f1405 6-6-2, s1757 6-4-2, s1756 6-4-2, s1755 6-4-2, s1854 6-4-2 2-1-2 2-1-2 | arrive 2-2-3 1656, end
brings ski troops to a full Petsamo | reinforcement finn 1-1-3 0-0-3 | s1602 2-1-2 0-1-2, f1405 6-6-2, f1656 1-1-3, s1757 6-4-2, s1756 6-4-2, s1755 6-4-2, s1854 6-4-2 2-1-2 2-1-2, s1855 2-1-2 2-1-2 2-1-2 | arrive 1-1-3 1306, arrive 0-0-3 1656
brings none to two in Petsamo | reinforcement finn 0-0-3 | s1602 2-1-2 0-1-2, f1405 6-6-2, f1656 0-0-3 1-1-3, s1757 6-4-2, s1756 6-4-2, s1755 6-4-2, s1854 6-4-2 2-1-2 2-1-2, s1855 2-1-2 2-1-2 2-1-2 | arrive 0-0-3 0931
brings divisions to Helsinki when Viipuri has fallen | reinforcement finn 6-6-2 4-4-2 | s1602 2-1-2 0-1-2, s1306 6-4-2, s1305 0-1-2, f0604 1-1-3 | arrive 6-6-2 0604, arrive 4-4-2 0931
brings each where it is wanted | reinforcement soviet 20-12-2 6-4-2 2-1-2 1-1-4 | s1602 2-1-2 2-1-2 2-1-2, s2413 2-1-2 2-1-2 2-1-2, f1405 6-6-2 | arrive 20-12-2 1602, arrive 6-4-2 1602, arrive 2-1-2 2053, arrive 1-1-4 1602
brings none to Murmansk where eight are | reinforcement soviet 2-1-2 6-4-2 | s1602 2-1-2 0-1-2, s2413 2-1-2, s2053 2-1-2 2-1-2 2-1-2, s2052 2-1-2 2-1-2 2-1-2, s1952 2-1-2 2-1-2 | arrive 6-4-2 1602, arrive 2-1-2 2413
sends to Murmansk whom Leningrad can spare | march soviet 3 | s1602 2-1-2 2-1-2 2-1-2 0-1-2, s2053 2-1-2, f1656 1-1-3 | 1602-1952, 1602-2052, 1602-1953
sends to Murmansk before it counts | general-march soviet 2 | s1602 2-1-2 2-1-2 2-1-2 0-1-2, s2053 2-1-2, f1656 1-1-3 | 1602-2153, 1602-2054, 1602-1954
fills Leningrad when Finns come out of the Line | march soviet 3 | s1602 2-1-2 0-1-2, s1702 6-4-2 2-1-2, f1604 6-6-2, f1506 6-6-2 | 1702-1602, 1602-1701
bars the railway at Petrozavodsk to a division | general-march soviet 3 | s1602 2-1-2 0-1-2, s1702 6-4-2 20-12-2, s2413 2-1-2, f2211 6-6-2 | 1702-2108
leaves an attack that can only lose | general-march soviet 3 | s1602 2-1-2 0-1-2, s1605 2-1-2, s1604 0-1-2, f1606 6-6-2, f1506 6-6-2 | 1605-1404
mans every fort | march finn 3 | s1602 20-12-2 0-1-2, s1603 20-12-2, f1306 6-6-2 6-6-2, f1412 2-2-3, f1205 4-4-2 | 1306-1405, 1306-1406, 1205-1506, 1412-1606
falls with garrisons on a division, one staying in each fort | general-march finn 4 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2110 6-4-2, f1910 6-6-2 6-6-2, f2011 6-6-2 6-6-2, f2012 4-4-2 6-6-2, f1306 2-2-3, f1405 1-1-3 | 1910-2111, 2011-2111, 2012-2211
closes the flank of the Ladoga line | march finn 3 | s1602 20-12-2 0-1-2, s2112 6-4-2, s2211 0-1-2, f1405 6-6-2 6-6-2, f2012 2-2-3, f1512 4-4-2 | 1512-2014
goes back between a lost fort and Viipuri | march finn 6 | s1602 2-1-2 0-1-2, s1406 20-12-2, s1505 0-1-2, f1206 6-6-2, f1009 4-4-2, f1405 6-6-2 | 1206-1306, end
cuts the railway with skis | march finn 3 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2231 0-1-2 6-4-2, f2018 0-0-3, f1916 1-1-3, f1306 6-6-2 | 2018-2317, end
walks into Leningrad | march finn 3 | s1803 20-12-2 0-1-2, f1605 6-6-2, f1406 6-6-2 | 1406-1602
comes around a regiment from two sides | general-march finn 3 | s1602 2-1-2 0-1-2, s1128 2-1-2, f1027 2-2-3, f1026 4-4-2, f1306 6-6-2 | 1026-1127, 1027-1227
attacks all that it must | battle soviet | s1602 2-1-2 0-1-2, s1505 2-1-2, s1604 0-1-2, f1506 6-6-2, f1406 1-1-3 | 1505 x 1406 1506
attacks a lone regiment | battle finn | s1602 2-1-2 0-1-2, s1128 2-1-2, f1228 2-2-3, f1027 4-4-2, f1306 6-6-2 | 1228 x 1128
attacks no HQ at odds that lose | battle finn | s1602 2-1-2, s2115 0-1-2, f2015 1-1-3, f1506 6-6-2 | end
takes Oulu when it is open | march soviet 5 | s1602 2-1-2 0-1-2, s1031 6-4-2, s1131 0-1-2, s1530 0-1-2, s1730 2-1-2, s2231 2-1-2, f0604 6-6-2 | 1031-0931
comes to a picket before the Line | march soviet 3 | s1602 2-1-2 0-1-2, s1702 6-4-2 6-4-2, s1703 0-1-2, f1505 1-1-3, f1406 6-6-2 6-6-2, f1506 6-6-2 6-6-2 | 1702-1504
gathers before one fort | march soviet 3 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2212 0-1-2 6-4-2 6-4-2, s2211 20-12-2, f2011 2-2-3, f2012 2-2-3 | 2211-2010, 2212-2111
sends a guard into an empty city | march soviet 4 | s1602 2-1-2 0-1-2, s2413 2-1-2, s2322 1-1-4, s2053 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2, f0604 6-6-2 | 2322-2231
takes a division south that Petsamo does not need | general-march soviet 6 | s1602 2-1-2 0-1-2, s1656 2-1-2, s1755 6-4-2, s1954 0-1-2, s2053 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2 2-1-2, f1306 6-6-2 | 1755-1753
drives a raider off the railway | march soviet 4 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2212 0-1-2 6-4-2, s2231 2-1-2 0-1-2, s2130 6-4-2 6-4-2, f2317 1-1-3 | 2212-2316, 1602-2216
strengthens weak forts before an army | march finn 4 | s1602 2-1-2 0-1-2, s1504 20-12-2 20-12-2, s1604 20-12-2 0-1-2, f1405 6-6-2 6-6-2, f1406 2-2-3, f1506 6-6-2, f1606 6-6-2, f1306 6-6-2 2-2-3 | 1306-1506, 1306-1406
mans Petsamo | march finn 2 | s1602 2-1-2 0-1-2, s1757 6-4-2, s1954 0-1-2, f1555 1-1-3, f1453 2-2-3, f1306 6-6-2 | 1555-1656, 1453-1554
closes the Line beside a breach | march finn 6 | s1602 2-1-2 0-1-2, s1405 20-12-2, s1504 0-1-2, s1305 6-4-2 2-1-2, f1306 6-6-2, f1208 6-6-2, f1009 4-4-2, f1107 2-2-3 | 1306-1606, 1208-1406, 1009-1506, 1107-1306
comes around an HQ that is alone | march finn 3 | s1602 2-1-2, s2231 2-1-2, s1930 0-1-2, f1629 1-1-3, f1727 1-1-3, f1306 6-6-2 | 1727-1926, 1629-1929
leads a division out of a trap | general-march finn 3 | s1602 2-1-2 0-1-2, s1222 6-4-2, s1020 6-4-2, s1320 0-1-2, f1121 4-4-2, f1018 1-1-3 | 1121-1319
spreads raiders over the railway | general-march finn 2 | s1602 2-1-2 0-1-2, s2413 2-1-2 0-1-2, s2231 2-1-2 0-1-2 6-4-2, s2053 2-1-2 0-1-2, f1838 1-1-3, f2018 1-1-3, f1306 6-6-2, f1916 1-1-3 | 1838-2036, 2018-2317
attacks a weak garrison of Petsamo | battle soviet | s1602 2-1-2 0-1-2, s2053 2-1-2, s1756 6-4-2, s1855 0-1-2, f1656 1-1-3 | 1756 x 1656
attacks no fort with less than it has | battle soviet | s1602 2-1-2 0-1-2, s1404 0-1-2, s1603 0-1-2, f1306 6-6-2 6-6-2 | end
joins all against one before Leningrad | battle soviet | s1602 6-4-2, s1703 0-1-2 6-4-2, f1603 1-1-3, f1405 6-6-2 | 1602 1703 x 1603
attacks the weaker of two | battle finn | s1602 2-1-2 0-1-2, s1328 2-1-2, s1428 6-4-2, s1629 0-1-2, f1327 4-4-2, f1227 2-2-3 | 1327 x 1328
changes weak for strong in Leningrad | march soviet 5 | s1602 2-1-2 2-1-2 1-1-4, s1701 6-4-2 20-12-2, s1801 0-1-2, f1604 6-6-2 6-6-2, f1505 6-6-2 6-6-2 | 1701-1602, 1602-2053
marches on with skis toward the railway | exploitation finn | s1602 2-1-2 0-1-2, s2413 2-1-2, s2231 2-1-2, f2018 0-0-3, f1838 0-0-3, f1306 6-6-2 | 2018-2118, 1838-1939, end
mans empty posts | recruit-march finn 3 | s1602 2-1-2 0-1-2, f0829 2-2-3, f1554 2-2-3, f1407 4-4-2, f1208 6-6-2 | 1554-1656, 1407-1606, end
goes into an empty fort | recruit-march soviet 3 | s1602 2-1-2 0-1-2, s1704 6-4-2, s1603 6-4-2 6-4-2, f1506 1-1-3 | 1704-1606, 1602-1505
stays where the posts are manned | recruit-march finn 3 | s1602 2-1-2 0-1-2, f1405 6-6-2, f1406 6-6-2, f1506 6-6-2, f1606 6-6-2, f1306 6-6-2 | end`;

const AIRBORNE = { ...RECOMMENDED, airborne: true };

/** The position of a row; an attack has left its target empty. */
function moment(about: string, units: string): State {
  const [kind, ...words] = about.split(' ') as [string, ...string[]];
  const [side, ...places] = words as [Side, ...string[]];
  const turn = kind.endsWith('march') ? Number(places[0]) : kind === 'reinforcement' ? 3 : 5;
  const place = (phase: PhaseName, more?: Partial<PositionSpec>): State =>
    at(side, phase, turn, stacks(units), more);
  if (kind === 'retreat-before') return place(kind);
  if (kind === 'battle') return place('attack');
  if (kind === 'exploitation') return at(side, kind, 3, stacks(units));
  if (kind.endsWith('march')) return place('movement');
  if (kind === 'reinforcement') return place(kind, { waiting: places.map((type) => ({ type, side })) });
  if (kind === 'plan-drop')
    return at('soviet', 'reinforcement', Number(side), stacks(units), { options: AIRBORNE });
  if (kind === 'drop') {
    const course = side ? { plan: { hex: hex(side), turn: 7 } } : {};
    const options = side ? AIRBORNE : { ...RECOMMENDED, events: true };
    return at('soviet', side ? 'planned-drop' : 'event-drop', 7, stacks(units), { options, course });
  }
  if (kind === 'pursuit') {
    const state = place('retreat-before');
    const left = must(state, { type: 'retreat', unit: unitAt(state, places[0]!), to: hex(places[1]!) });
    return must(left, { type: 'end' });
  }
  if (kind === 'attack') {
    const state = place(kind);
    return must(state, attack(state, places.slice(0, 1), places.slice(1)), [6]);
  }
  const owners =
    kind === 'cease-fire' ? Object.fromEntries(words.map((name) => [name, 'soviet' as const])) : {};
  const waiting = kind === 'landing' ? ['3-2-2', '3-2-2', '3-2-2'].map((type) => ({ type })) : [];
  const state = at('soviet', 'attack', 5, stacks(units), { owners, waiting });
  const on = (names: string[]): UnitId[] => names.flatMap((name) => unitsAt(state, name));
  const [first, ...others] = words as [string, ...string[]];
  const decisions: Readonly<Record<string, () => Decision>> = {
    retreat: () => ({ kind: 'retreat', side, units: on(places) }),
    exchange: () => ({ kind: 'exchange', side: 'soviet', units: on(others), points: Number(first) }),
    overstack: () => ({ kind: 'overstack', side, hexes: hexes(...places) }),
    'cease-fire': () => ({ kind: 'cease-fire', side: 'finn' }),
    landing: () => ({ kind: 'landing', side: 'finn' }),
    muster: () => ({ kind: 'muster', side: 'finn', units: on(['1310']), hexes: hexes(...words) }),
    recall: () => ({ kind: 'forfeit', side: 'soviet', cause: 'recall', points: Number(first) }),
  };
  return { ...state, decisions: [decisions[kind]!()] };
}

describe.each(['recruit', 'officer', 'general'] as const)('the %s', (level) => {
  const rows = DECISIONS.trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string, string, string])
    .filter(([, about]) => {
      const only = /^(recruit|general)-/.exec(about)?.[1];
      return only ? only === level : level !== 'recruit';
    });
  it.each(rows)('%s: %s', (_, about, units, does) => {
    const state = moment(about, units);
    const actions = chooseActions(state, decider(state), level, 1).map((action) => inWords(state, action));
    expect(actions).toEqual(expect.arrayContaining(does.split(', ')));
  });
});

/** What an Officer does and a Sergeant does not. */
const MISTAKES = `
leaves an HQ behind | march soviet 3 | s1602 2-1-2, s1702 0-1-2, s1604 6-4-2, s1603 6-4-2 2-1-2, s1704 2-1-2, f1405 6-6-2, f1506 6-6-2 | 1702-1704
brings nobody to a weak fort | march finn 4 | s1602 2-1-2 0-1-2, s1504 20-12-2 20-12-2, s1604 20-12-2 0-1-2, f1405 6-6-2 6-6-2, f1406 2-2-3, f1506 6-6-2, f1606 6-6-2, f1306 6-6-2 2-2-3 | 1306-1406
spares no lone garrison | battle finn | s1602 2-1-2 0-1-2, s1503 0-1-2, s1404 8-3-2, f1405 6-6-2 | end`;

it.each(MISTAKES.trim().split('\n'))('the Sergeant makes a mistake that lessons warn of: %s', (row) => {
  const [, about, units, good] = row.split(' | ') as [string, string, string, string];
  const state = moment(about, units);
  const does = (level: PlayerLevel): boolean =>
    chooseActions(state, decider(state), level, 1).some((action) => inWords(state, action) === good);
  expect([does('officer'), does('sergeant')]).toEqual([true, false]);
});
