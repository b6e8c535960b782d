import { inForce, OPTION_KEYS, type Options } from '#engine/winter-war';
import type { Pick } from './random-play.ts';

/** Every switch on or off at random; the errata are mostly on. */
export const randomOptions = (pick: Pick): Options =>
  inForce(
    Object.fromEntries(
      OPTION_KEYS.map((key) => [key, key === 'errata' ? pick(4) > 0 : pick(2) === 0]),
    ) as unknown as Options,
  );
