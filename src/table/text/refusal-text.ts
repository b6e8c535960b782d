import type { Refusal } from '#engine/core/refusal.ts';
import playMessages from '../content/en/play.ftl';
import { activeGame } from '../game/registry.ts';

const isIn = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

/** Why nothing is taken back, by what bars the way: one of the game's own barriers, or one of the table's. */
export function barredText(barrier: string): string {
  const { bar } = playMessages().barred;
  return isIn(bar, barrier) ? bar[barrier] : activeGame().barriers.text(barrier);
}

/** The same in the log, below what stands. */
export function barredLine(barrier: string): string {
  const { line } = playMessages().barred;
  return isIn(line, barrier) ? line[barrier] : activeGame().barriers.line(barrier);
}

/** Why something is not possible, in the language that is spoken. */
export const refusalText = (refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string =>
  activeGame().refusalText(refusal);
