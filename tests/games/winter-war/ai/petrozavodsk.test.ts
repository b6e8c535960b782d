/** Finnish divisions that could come to the railway at Petrozavodsk, and who is kept there. */
import { board, RECOMMENDED, ROSTER, type State } from '#engine/winter-war';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { assignRailwayGuards } from '#games/winter-war/ai/soviet-theatres.ts';
import { Sketch } from '#games/winter-war/ai/sketch.ts';
import { finns, hex, position, stacks, unitsAt } from '../../../engine/winter-war/rules/helpers.ts';
import { PETROZAVODSK_RAILWAY } from '#games/winter-war/analysis/places.ts';

/** The army on the isthmus and regiments on Lake Ladoga, before so many divisions in the fort at 1912. */
const before = (...divisions: string[]): State =>
  position(
    'soviet',
    'movement',
    [
      ...stacks(
        's1602 2-1-2 2-1-2 0-1-2, s1702 20-12-2 2-1-2, s1603 20-12-2 20-12-2, s2112 0-1-2, s2110 2-1-2, s2413 2-1-2, f1405 6-6-2 6-6-2, f1506 6-6-2 6-6-2',
      ),
      ...finns('1912', ...divisions),
    ],
    { turn: 2, options: RECOMMENDED },
  );

const abroad = (division: string): State =>
  position('soviet', 'movement', [...stacks('s1702 20-12-2, s1703 20-12-2'), ...finns(division, '6-6-2')], {
    turn: 3,
    options: RECOMMENDED,
  });

const able = (state: State): number[] => state.units.map((_, id) => id);

describe('the railway at Petrozavodsk', () => {
  it('is kept by a strong unit for each division that could come to it, the nearest first', () => {
    const two = before('6-6-2', '6-6-2');
    expect(assignRailwayGuards(two, able(two)).size).toBe(2);
    expect(unitsAt(two, '1702')).toContain([...assignRailwayGuards(two, able(two))][0]);
    expect(assignRailwayGuards(abroad('2211'), able(abroad('2211'))).size).toBe(1);
  });

  it('is not what a division is out for that stands nearer to Leningrad', () => {
    expect(assignRailwayGuards(abroad('2105'), able(abroad('2105'))).size).toBe(0);
  });

  it('needs nobody while a division by itself holds its fort', () => {
    expect(assignRailwayGuards(before('6-6-2'), able(before('6-6-2'))).size).toBe(0);
    expect(assignRailwayGuards(before(), able(before())).size).toBe(0);
  });

  it('is not for regiments to keep', () => {
    const state = before('2-2-3', '1-1-3');
    expect(assignRailwayGuards(state, able(state)).size).toBe(0);
  });

  it('brings a corps by train, and without divisions none', () => {
    const nearest = (state: State): number => {
      const sketch = new Sketch(state);
      for (const action of chooseActions(state, 'soviet', 'general', 1)) sketch.play(action);
      const corps = sketch.state.units.filter((unit, id) => unit.at >= 0 && isCorps(id));
      return Math.min(
        ...corps.flatMap(({ at }) => PETROZAVODSK_RAILWAY.map((gate) => board.distance(at, gate))),
      );
    };
    const isCorps = (id: number): boolean => ROSTER[id]!.type.label === '20-12-2';
    expect(nearest(before('6-6-2', '6-6-2'))).toBeLessThanOrEqual(3);
    expect(nearest(before())).toBeGreaterThan(3);
    expect(board.distance(hex('1702'), PETROZAVODSK_RAILWAY[0]!)).toBeGreaterThan(8);
  });
});
