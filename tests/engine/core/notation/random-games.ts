import { randomSource } from '#engine/core/random.ts';
import {
  newGame,
  OPTION_KEYS,
  play,
  present,
  startTimeline,
  type Options,
  type Timeline,
} from '#engine/talvisota';
import { sampleAction } from '../../../../tools/talvisota/random-play.ts';

/** A game of Talvisota by chance, of at most so many steps. */
export function talvisotaGame(seed: number, options: Partial<Options>, most = Infinity): Timeline {
  const pick = randomSource(seed);
  let line = startTimeline(newGame(options, seed));
  for (let i = 0; i < most && present(line).phase !== 'over'; i++) {
    const played = play(line, sampleAction(present(line), pick));
    if (!played.ok) throw new Error(played.refusal.text);
    line = played.timeline;
  }
  return line;
}

/** Switches on and off by the digits of a number. */
export const talvisotaOptions = (bits: number): Partial<Options> =>
  Object.fromEntries(OPTION_KEYS.map((key, i) => [key, Math.floor(bits / 2 ** i) % 2 === 1]));
