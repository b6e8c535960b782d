import { faceDown, newGame, readySetUp, ROSTER, view, type Side, type State } from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { sampleAction } from '../../../../tools/random-play.ts';
import { end, must, whereIs } from '../rules/helpers.ts';

const SIDES: readonly Side[] = ['finn', 'soviet'];
const isInitial = (id: number, side: Side): boolean => ROSTER[id]!.side === side && ROSTER[id]!.arrival === 0;

/** Every position of a set-up and a few of the play after it. */
function* positions(seed: number): Generator<State> {
  let state = newGame({}, seed);
  yield state;
  for (const side of [0, 1]) {
    for (const action of readySetUp(state, 'random', seed + side)) yield (state = must(state, action));
    yield (state = must(state, end));
  }
  const pick = randomSource(seed);
  for (let i = 0; i < 60; i++) yield (state = must(state, sampleAction(state, pick)));
}

describe('what a side may see', () => {
  it('hides the Finns from the Soviets during set-up, placed or not, and the dice always', () => {
    for (const state of positions(5))
      for (const side of SIDES) {
        const seen = view(state, side);
        expect(seen.random).toEqual([]);
        seen.units.forEach((unit, id) => {
          const hidden = state.phase === 'set-up' && side === 'soviet' && isInitial(id, 'finn');
          expect(unit).toEqual(hidden ? { at: -4, cut: 0, marks: 0 } : state.units[id]);
        });
        expect({ ...seen, units: [], random: [] }).toEqual({ ...state, units: [], random: [] });
      }
  });

  it('tells the Soviet player the number of counters in a hex, during his set-up only', () => {
    for (const state of positions(6)) {
      expect(faceDown(state, 'finn').size).toBe(0);
      const showing = state.phase === 'set-up' && state.phasing === 'soviet';
      const expected = new Map<number, number>();
      state.units.forEach(({ at }, id) => {
        if (showing && at >= 0 && isInitial(id, 'finn')) expected.set(at, (expected.get(at) ?? 0) + 1);
      });
      expect(faceDown(state, 'soviet')).toEqual(expected);
    }
  });

  it('shows the Finns every Soviet counter as it is laid down, face up', () => {
    for (const state of positions(7)) {
      if (state.phase !== 'set-up') break;
      const seen = view(state, 'finn');
      for (const { id } of ROSTER.filter((c) => isInitial(c.id, 'soviet')))
        expect(whereIs(seen, id)).toBe(whereIs(state, id));
    }
  });

  it('leaves the position that it was given as it was', () => {
    const state = newGame({}, 8);
    const copy = structuredClone(state);
    view(state, 'soviet');
    expect(state).toEqual(copy);
  });
});
