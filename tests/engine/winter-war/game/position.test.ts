import {
  positionFrom,
  inForce,
  RECOMMENDED,
  ROSTER,
  specOf,
  type PhaseName,
  type PositionSpec,
  type State,
} from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';
import { must, unitAt, whereIs, stacks } from '../rules/helpers.ts';

const SPEC: PositionSpec = {
  turn: 4,
  phasing: 'soviet',
  phase: 'movement',
  units: [{ type: '20-12-2', hex: '1602', name: 'L' }, ...stacks('s2231 2-2-2, f1306 2-2-3')],
  owners: { '1206': 'soviet' },
  waiting: [{ type: '6-4-2', name: '11' }],
  options: { touchMove: true },
};

describe('hand-written positions', () => {
  const state = positionFrom(SPEC);

  it('puts the named counters where they are told, and no others', () => {
    expect(ROSTER[unitAt(state, '1602')]).toMatchObject({ name: 'L', type: { label: '20-12-2' } });
    expect(ROSTER[unitAt(state, '2231')]).toMatchObject({ side: 'soviet', type: { label: '2-2-2' } });
    expect(state.units.filter(({ at }) => at >= 0)).toHaveLength(3);
    const waiting = ROSTER.filter((c) => whereIs(state, c.id) === 'waiting');
    expect(waiting.map((c) => `${c.type.label} ${c.name}`)).toEqual(['6-4-2 11']);
    expect(state).toMatchObject({ turn: 4, phasing: 'soviet', phase: 'movement', outcome: null });
    expect(state.options).toEqual(inForce({ ...RECOMMENDED, touchMove: true }));
  });

  it('holds hexes by country, by who stands there, and by what is told', () => {
    const owner = (spec: Partial<PositionSpec>, hex: number): number =>
      positionFrom({ ...SPEC, ...spec }).owner[hex]!;
    // 1206 is Finnish ground; 1306 holds a Finn.
    expect(owner({}, 5 * 26 + 11)).toBe(2);
    expect(owner({ owners: {} }, 5 * 26 + 11)).toBe(1);
    expect(owner({ units: [{ type: '6-4-2', hex: '1306' }] }, 5 * 26 + 12)).toBe(2);
  });

  it('judges supply, and marks who begins the Movement Phase isolated', () => {
    const stray = positionFrom({ ...SPEC, units: [{ type: '6-4-2', hex: '2322' }] });
    expect(stray.units[unitAt(stray, '2322')]).toMatchObject({ cut: 1, marks: 1 });
  });

  it('is in combat in the three segments of the Combat Phase only', () => {
    const inCombat = (phase: PhaseName): boolean => positionFrom({ ...SPEC, phase }).combat !== null;
    for (const phase of ['retreat-before', 'advance-before', 'attack'] as const)
      expect(inCombat(phase)).toBe(true);
    for (const phase of ['set-up', 'reinforcement', 'movement'] as const) expect(inCombat(phase)).toBe(false);
  });

  it('refuses counters and hexes that do not exist', () => {
    const bad = (unit: PositionSpec['units'][number]) => () => positionFrom({ ...SPEC, units: [unit] });
    expect(bad({ type: '7-7-7', hex: '1602' })).toThrow(RangeError);
    expect(bad({ type: '20-12-2', hex: '9999' })).toThrow(RangeError);
    expect(bad({ type: '20-12-2', hex: '1602', name: 'LXX' })).toThrow(RangeError);
    expect(() =>
      positionFrom({ ...SPEC, units: Array.from({ length: 7 }, () => ({ type: '20-12-2', hex: '1602' })) }),
    ).toThrow(RangeError);
  });

  it('comes back from its spec', () => {
    const again = positionFrom(specOf(state));
    expect(again).toEqual(state);
  });

  it('comes back from the spec of any position of a random game', () => {
    const pick = randomSource(3);
    let game = randomOpening(3);
    const where = (s: State): unknown => ({
      at: s.units.map(({ at }) => (at === -2 ? -3 : at)),
      owner: s.owner,
      turn: s.turn,
      phasing: s.phasing,
      phase: s.phase,
      options: s.options,
    });
    for (let i = 0; i < 400 && game.phase !== 'over'; i++) {
      game = must(game, sampleAction(game, pick));
      if (i % 10 || game.phase === 'over') continue;
      const spec = specOf(game);
      expect(where(positionFrom(spec))).toEqual(where(game));
      expect(specOf(positionFrom(spec))).toEqual(spec);
      expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
    }
  });
});
