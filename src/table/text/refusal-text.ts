import type { Refusal } from '#engine/core/refusal.ts';
import playMessages from '../content/en/play.ftl';
import { activeGame } from '../game/registry.ts';

const isIn = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

/** Why undo is barred, by the name of a barrier of the game or the table. */
export function barredText(barrier: string): string {
  const { bar } = playMessages().barred;
  return isIn(bar, barrier) ? bar[barrier] : activeGame().barriers.text(barrier);
}

/** The same for the log, below the final steps. */
export function barredLine(barrier: string): string {
  const { line } = playMessages().barred;
  return isIn(line, barrier) ? line[barrier] : activeGame().barriers.line(barrier);
}

export const refusalText = (refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string =>
  activeGame().refusalText(refusal);
