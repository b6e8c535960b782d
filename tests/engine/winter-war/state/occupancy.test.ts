import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';
import { randomSource } from '#engine/core/random.ts';
import { applyLegal } from '#engine/winter-war/game/apply.ts';
import { occupancyAfterMarch, occupancyOf } from '#engine/winter-war/state/occupancy.ts';
import type { Options, State, UnitId } from '#engine/winter-war';

const tables = (occupancy: ReturnType<typeof occupancyOf>, { units }: State) => ({
  finn: [...occupancy.finn],
  soviet: [...occupancy.soviet],
  stacking: [...occupancy.stacking],
  first: [...occupancy.first],
  next: units.map(({ at }, id) => (at < 0 ? null : occupancy.next[id])),
});

interface March {
  readonly before: State;
  readonly after: State;
  readonly unit: UnitId;
}

/** Every march of a random game. */
function marchesOf(seed: number, options: Partial<Options>): March[] {
  const pick = randomSource(seed);
  const marches: March[] = [];
  for (let before = randomOpening(seed, options); before.phase !== 'over';) {
    const action = sampleAction(before, pick);
    const after = applyLegal(before, action).state;
    if (action.type === 'move') marches.push({ before, after, unit: action.unit });
    before = after;
  }
  return marches;
}

/** The table after a march, made from the one before it. */
const followed = ({ before, after, unit }: March) =>
  occupancyAfterMarch(occupancyOf(before.units), unit, before.units[unit]!.at, after.units[unit]!.at);

describe('the tables of who stands where', () => {
  it.each([
    ['by the printed rules', {}],
    [
      'where the Allies and the paratroops stack freely too (K2, Option.D)',
      { airborne: true, resoluteIntervention: true },
    ],
  ])('are after a march what they would be if they were made anew, %s', (_, options) => {
    const marches = marchesOf(1, options);
    expect(marches.length).toBeGreaterThan(300);
    for (const march of marches)
      expect(tables(followed(march), march.after)).toEqual(
        tables(occupancyOf(march.after.units), march.after),
      );
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
