/** The far north once Petsamo has fallen: who stays, who goes, and what an HQ minds. */
import { apply, board, counter, decider, RECOMMENDED, type State, type UnitId } from '#engine/winter-war';
import { canLeaveNorth, weakensMurmansk } from '#games/winter-war/ai/soviet-theatres.ts';
import { moveHqs } from '#games/winter-war/ai/soviet-supply.ts';
import { unitsOf } from '#games/winter-war/ai/ground.ts';
import { assignHunters } from '#games/winter-war/ai/soviet-theatres.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { Sketch, withoutUnits } from '#games/winter-war/ai/sketch.ts';
import { SOVIET_PLANS } from '#games/winter-war/ai/war-plans.ts';
import {
  hex,
  position,
  soviets,
  stacks,
  unitAt,
  unitsAt,
  whereIs,
} from '../../../engine/winter-war/rules/helpers.ts';

const PLAN = SOVIET_PLANS[0]!;
const north = (...more: Parameters<typeof position>[2][number][]): State => {
  const state = position(
    'soviet',
    'movement',
    [
      ...stacks('s1656 6-4-2, s1855 0-1-2'),
      ...['2052', '2053', '1953', '1954', '1854', '1853'].flatMap((name) => soviets(name, '2-1-2')),
      ...stacks('f1405 6-6-2, f1506 6-6-2, s1603 0-1-2, s1602 6-4-2 6-4-2, s2413 2-1-2 2-1-2 2-1-2'),
      ...more,
    ],
    { turn: 6, options: RECOMMENDED },
  );
  return { ...state, owner: state.owner.map((owner, at) => (at === hex('1656') ? 2 : owner)) };
};

/** The position after the General's march. */
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
const far = (state: State, unit: UnitId): number => board.distance(state.units[unit]!.at, hex('2053'));

describe('Once Petsamo has fallen', () => {
  it('a division may go when there are two more than the seven without it, and not before', () => {
    const few = north(...soviets('1754', '6-4-2'));
    expect(canLeaveNorth(few, unitAt(few, '1754'))).toBe(false);
    const many = north(...stacks('s1754 6-4-2, s2051 2-1-2'));
    expect(canLeaveNorth(many, unitAt(many, '1754'))).toBe(true);
  });

  it('regiments come for the divisions', () => {
    const state = north(...soviets('1754', '6-4-2'));
    const then = after(state);
    const near = then.units.filter(
      ({ at }, id) => counter(id).type.label === '2-1-2' && at >= 0 && board.distance(at, hex('2053')) <= 5,
    );
    expect(near.length).toBeGreaterThan(6);
  });

  it('a regiment that is wanted there stays, while a division goes', () => {
    const state = north(...stacks('s1754 6-4-2, s2051 2-1-2'));
    const [regiment, division] = [unitAt(state, '2052'), unitAt(state, '1754')];
    expect(weakensMurmansk(state, regiment, hex('1943'), true)).toBe(true);
    expect(weakensMurmansk(state, regiment, hex('1943'), false)).toBe(false);
    expect(weakensMurmansk(state, division, hex('1943'), true)).toBe(false);
    expect(far(after(state), division)).toBeLessThanOrEqual(far(state, division));
  });
});

describe('An HQ in the wilds', () => {
  const state = position(
    'soviet',
    'movement',
    stacks('s1329 6-4-2, s1530 6-4-2, s1631 0-1-2, s2231 1-1-4, f1333 1-1-3, f1332 2-2-3'),
    { turn: 3, options: RECOMMENDED },
  );
  const hq = unitAt(state, '1631');
  const moved = (watchesSupply: boolean): Sketch => {
    const sketch = new Sketch(state);
    moveHqs(sketch, { ...PLAN, watchesSupply });
    return sketch;
  };
  const nearest = ({ state: now }: Sketch): number =>
    Math.min(...['1333', '1332'].map((name) => board.distance(now.units[hq]!.at, hex(name))));

  it('keeps away from those who could come to it', () => {
    expect(nearest(moved(true))).toBeGreaterThan(nearest(moved(false)));
  });

  it('goes where troops starve that have lost theirs', () => {
    const orphaned = position(
      'soviet',
      'movement',
      stacks('s1329 6-4-2, s1331 6-4-2, s1943 0-1-2, s1945 2-1-2 2-1-2, s2231 1-1-4, f0931 4-4-2'),
      { turn: 4, options: RECOMMENDED },
    );
    const cut = {
      ...orphaned,
      units: orphaned.units.map((unit, id) =>
        counter(id).type.label === '6-4-2' && unit.at >= 0 ? { ...unit, cut: 1 as const } : unit,
      ),
    };
    const sketch = new Sketch(cut);
    const other = unitAt(cut, '1943');
    moveHqs(sketch, PLAN);
    const way = (at: number): number => board.distance(at, hex('1331'));
    expect(way(sketch.state.units[other]!.at)).toBeLessThan(way(hex('1943')));
    const nobody = new Sketch(withoutUnits(cut, [...unitsAt(cut, '1329'), ...unitsAt(cut, '1331')]));
    moveHqs(nobody, PLAN);
    expect(way(sketch.state.units[other]!.at)).toBeLessThan(way(nobody.state.units[other]!.at));
  });
});

describe('A Supply City', () => {
  it('keeps its only man when raiders are about', () => {
    const state = position(
      'soviet',
      'movement',
      stacks(
        's2231 1-1-4, s1602 6-4-2 6-4-2, s1603 0-1-2, s2413 2-1-2, s1742 0-1-2, f1930 1-1-3, f1931 1-1-3, f0904 6-6-2',
      ),
      { turn: 8, options: RECOMMENDED },
    );
    expect(whereIs(after(state), unitAt(state, '2231'))).toBe('2231');
  });
});

describe('Raiders in the USSR', () => {
  const hunted = (cut: boolean): string[] => {
    const plain = position(
      'soviet',
      'movement',
      stacks(
        's2413 2-1-2 2-1-2 2-1-2, s1702 6-4-2 12-8-2, s1703 0-1-2, s1854 6-4-2 2-1-2, s1853 6-4-2 6-4-2, f2218 2-2-3',
      ),
      { turn: 5, options: RECOMMENDED },
    );
    const north = new Set([hex('1854'), hex('1853')]);
    const state = {
      ...plain,
      units: plain.units.map((unit) => ({
        ...unit,
        cut: cut && north.has(unit.at) ? (1 as const) : (0 as const),
      })),
    };
    return [...assignHunters(state, unitsOf(state, 'soviet'))].map((id) => counter(id).type.label).sort();
  };

  it('have two regiments after them', () => {
    expect(hunted(false)).toEqual(['2-1-2', '2-1-2']);
  });

  it('bring out a division from the isthmus once they have cut an army off', () => {
    const party = hunted(true);
    expect(party.filter((label) => label === '2-1-2')).toHaveLength(2);
    expect(party).toHaveLength(3);
    expect(['6-4-2', '12-8-2']).toContain(party.find((label) => label !== '2-1-2'));
  });
});
