import { describe, expect, it } from 'vitest';
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';
import { randomSource } from '../../../../src/engine/core/random.ts';
import { applyLegal } from '../../../../src/engine/winter-war/game/apply.ts';
import { occupancyAfterMarch, occupancyOf } from '../../../../src/engine/winter-war/state/occupancy.ts';
import type { Options, State } from '../../../../src/engine/winter-war/index.ts';

const tables = (occupancy: ReturnType<typeof occupancyOf>, { units }: State) => ({
  finn: [...occupancy.finn],
  soviet: [...occupancy.soviet],
  stacking: [...occupancy.stacking],
  first: [...occupancy.first],
  next: units.map(({ at }, id) => (at < 0 ? null : occupancy.next[id])),
});

/** Every march of a random game, its table made from the one before it and from nothing. */
function marchesOf(seed: number, options: Partial<Options>): number {
  const pick = randomSource(seed);
  let marches = 0;
  for (let state = randomOpening(seed, options); state.phase !== 'over';) {
    const action = sampleAction(state, pick);
    const next = applyLegal(state, action).state;
    if (action.type === 'move' && state.phase === next.phase) {
      const { unit } = action;
      const after = occupancyAfterMarch(
        occupancyOf(state.units),
        unit,
        state.units[unit]!.at,
        next.units[unit]!.at,
      );
      expect(tables(after, next)).toEqual(tables(occupancyOf(next.units), next));
      marches++;
    }
    state = next;
  }
  return marches;
}

describe('the tables of who stands where', () => {
  it('are after a march what they would be if they were made anew', () => {
    expect(marchesOf(1, {})).toBeGreaterThan(300);
  });

  it('where the Allies and the paratroops stack freely too (K2, Option.D)', () => {
    expect(marchesOf(2, { airborne: true, resoluteIntervention: true })).toBeGreaterThan(300);
  });

  it('serve again when they are filled anew for other units', () => {
    const start = randomOpening(3);
    const empty = start.units.map((unit) => ({ ...unit, at: -1 }));
    // More often than there are tables.
    for (let i = 0; i < 100; i++) occupancyOf(start.units);
    for (let i = 0; i < 100; i++) {
      const { first, finn, soviet, stacking } = occupancyOf(empty);
      expect([...finn, ...soviet, ...stacking].some((count) => count)).toBe(false);
      expect([...first].every((unit) => unit === -1)).toBe(true);
    }
  });
});
