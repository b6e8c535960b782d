/** Positions in which it is plain what a general does. */
import {
  apply,
  board,
  counter,
  decider,
  MURMANSK_UNITS,
  murmanskUnits,
  odds,
  RECOMMENDED,
  supply,
  type Action,
  type PhaseName,
  type PositionSpec,
  type Side,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { totalExposure } from '#games/winter-war/ai/values.ts';
import { costsPoints } from '#games/winter-war/ai/decisions.ts';
import { PLAIN_PLAN } from '#games/winter-war/ai/war-plan.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { finns, hex, position, soviets, unitAt, unitsAt } from '../../../engine/winter-war/rules/helpers.ts';

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

const LINES = [
  ...finns('1405', '6-6-2', '6-6-2'),
  ...finns('1406', '6-6-2', '6-6-2'),
  ...finns('1506', '6-6-2', '6-6-2'),
  ...finns('1606', '6-6-2', '6-6-2'),
];
const HQS = [...soviets('1702', '0-1-2'), ...soviets('2112', '0-1-2'), ...soviets('1954', '0-1-2')];
const SEVEN = [
  ...soviets('2053', '2-1-2'),
  ...soviets('1953', '2-1-2'),
  ...soviets('2052', '2-1-2'),
  ...soviets('1952', '2-1-2'),
  ...soviets('2051', '2-1-2'),
  ...soviets('2054', '2-1-2'),
  ...soviets('1854', '2-1-2'),
];

describe('the Soviet General', () => {
  it('keeps off the Line until five corps are there', () => {
    const state = at('soviet', 'movement', 2, [
      ...LINES,
      ...HQS,
      ...soviets('1603', '20-12-2', '20-12-2'),
      ...soviets('1703', '20-12-2'),
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
      ...finns('1405', '6-6-2', '2-2-3'),
      ...finns('1406', '6-6-2', '6-6-2'),
      ...finns('1506', '6-6-2', '6-6-2'),
      ...finns('1606', '6-6-2', '6-6-2'),
      ...HQS,
      ...SEVEN,
      ...soviets('1504', '20-12-2', '20-12-2'),
      ...soviets('1503', '20-12-2', '6-4-2'),
      ...soviets('1604', '20-12-2', '2-1-2'),
      ...soviets('1603', '20-12-2', '6-4-2'),
      ...soviets('1704', '2-1-2', '2-1-2'),
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

  it('brings units to Murmansk by rail when they are too few', () => {
    const state = at('soviet', 'movement', 4, [
      ...LINES,
      ...HQS,
      ...SEVEN.slice(0, 5),
      ...soviets('2413', '2-1-2', '2-1-2'),
      ...soviets('1602', '2-1-2', '2-1-2'),
      ...soviets('1603', '20-12-2', '20-12-2'),
    ]);
    expect(murmanskUnits(state)).toBe(5);
    expect(murmanskUnits(after(state))).toBeGreaterThanOrEqual(MURMANSK_UNITS);
  });

  it('asks no city for more than it has', () => {
    const state = at('soviet', 'reinforcement', 4, [...LINES, ...HQS, ...SEVEN]);
    expect(supply(after(state), 'soviet').cities.filter(({ overload }) => overload > 0)).toEqual([]);
  });

  it('walks into Petsamo when nobody is there', () => {
    const state = at('soviet', 'movement', 4, [...LINES, ...HQS, ...SEVEN, ...soviets('1755', '6-4-2')]);
    expect(unitsAt(after(state), '1656')).not.toEqual([]);
  });

  it('gathers around a weak garrison of Petsamo', () => {
    const state = at('soviet', 'movement', 4, [
      ...LINES,
      ...HQS,
      ...SEVEN,
      ...finns('1656', '1-1-3'),
      ...soviets('1854', '6-4-2'),
      ...soviets('1754', '6-4-2'),
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
      ...soviets('1404', '20-12-2'),
      ...soviets('1504', '20-12-2', '6-4-2'),
      ...soviets('1603', '2-1-2', '2-1-2'),
      ...soviets('1604', '2-1-2'),
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

const FAR_SOVIETS = [...soviets('1602', '0-1-2', '20-12-2'), ...soviets('1603', '20-12-2', '20-12-2')];

describe('the Finnish General', () => {
  it('leaves no gap in the Line', () => {
    const state = at('finn', 'movement', 4, [
      ...finns('1405', '6-6-2', '6-6-2'),
      ...finns('1406', '6-6-2', '6-6-2'),
      ...finns('1506', '6-6-2', '2-2-3'),
      ...finns('0604', '2-2-3'),
      ...finns('1306', '1-1-3'),
      ...FAR_SOVIETS,
    ]);
    expect(unitsAt(after(state), '1606')).not.toEqual([]);
  });

  it('strengthens a fort that would fall cheaply', () => {
    const state = at('finn', 'movement', 4, [
      ...finns('1405', '6-6-2', '6-6-2'),
      ...finns('1406', '6-6-2', '6-6-2'),
      ...finns('1506', '1-1-3'),
      ...finns('1606', '6-6-2', '6-6-2'),
      ...finns('1306', '6-6-2', '6-6-2'),
      ...FAR_SOVIETS,
    ]);
    const points = unitsAt(after(state), '1506').length;
    expect(points).toBe(2);
  });

  it('keeps on the railway what the lines do not want', () => {
    const state = at('finn', 'movement', 4, [
      ...LINES,
      ...finns('1306', '2-2-3', '2-2-3'),
      ...finns('0931', '2-2-3'),
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
      ...soviets('1656', '6-4-2'),
      ...soviets('1954', '0-1-2'),
      ...SEVEN,
    ]);
    const then = after({ ...state, owner: state.owner.map((owner, h) => (h === hex('1656') ? 2 : owner)) });
    const north = supply(then, 'soviet').units.filter(({ unit }) => then.units[unit]!.at === hex('1656'));
    expect(north.every(({ isolation }) => isolation > 0)).toBe(true);
  });

  it('gives way in the north before a force that would crush it', () => {
    const state = at('soviet', 'retreat-before', 3, [
      ...LINES,
      ...finns('1330', '1-1-3'),
      ...soviets('1430', '6-4-2'),
      ...soviets('1430', '2-1-2'),
      ...soviets('1630', '0-1-2'),
    ]);
    expect(decider(state)).toBe('finn');
    expect(chooseActions(state, 'finn', 'general', 1)[0]).toMatchObject({ type: 'retreat' });
  });

  it('strikes at a unit that is cut off', () => {
    const state = at('finn', 'movement', 4, [
      ...LINES,
      ...finns('1228', '2-2-3'),
      ...finns('1027', '1-1-3'),
      ...finns('0931', '4-4-2'),
      ...soviets('1128', '2-1-2'),
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

  it('sends battalions to cut the railway when that is the plan', () => {
    const state = at('finn', 'movement', 2, [
      ...LINES,
      ...finns('1838', '1-1-3'),
      ...FAR_SOVIETS,
      ...soviets('1943', '2-1-2'),
    ]);
    const plan = { ...PLAIN_PLAN, finn: { ...PLAIN_PLAN.finn, raids: true } };
    const march = runToEnd(searchAs(state, { ...profileFor('finn', 'general', 1), plan })).find(
      (action) => action.type === 'move' && action.unit === unitAt(state, '1838', '1-1-3'),
    );
    expect(march).toMatchObject({ type: 'move' });
    const end = march?.type === 'move' ? march.path.at(-1)! : -1;
    expect([board.isRail(end), board.countryOf(end)]).toEqual([true, 'ussr']);
  });

  it('does not fight in the last turn where that could only cost points', () => {
    const alone = (...more: UnitSpec[]): State =>
      at('finn', 'attack', 10, [
        ...finns('1310', '2-2-3'),
        ...soviets('1311', '2-1-2'),
        ...FAR_SOVIETS,
        ...more,
      ]);
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
    expect(beside(...soviets('1605', '8-3-2'), ...soviets('1505', '2-1-2'))).toBe(one);
  });
});
