/** Positions out of random games, for tests of what must hold everywhere. */
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';
import { randomSource } from '#engine/core/random.ts';
import { applyLegal } from '#engine/winter-war/game/apply.ts';
import type { Options, State } from '#engine/winter-war';

/** Up to `count` positions of one random game, those that satisfy the test, in the order of play. */
export function randomPositions(
  seed: number,
  wanted: (state: State) => boolean,
  count: number,
  options: Partial<Options> = {},
): State[] {
  const pick = randomSource(seed);
  const found: State[] = [];
  for (let state = randomOpening(seed, options); state.phase !== 'over' && found.length < count;) {
    if (wanted(state)) found.push(state);
    state = applyLegal(state, sampleAction(state, pick)).state;
  }
  return found;
}
