/** Positions of this game as text. */
import analysisMessages from '../content/en/analysis.ftl';
import type { State } from '#engine/winter-war';
import type { Notation } from '#table/game';
import { hasNotation, notationOf, readNotation, type NotationError } from '../codec/position-notation.ts';

export const notation: Notation = {
  write: (seen: State) => (hasNotation(seen) ? notationOf(seen) : null),
  read: readNotation,
  errorText({ key, params }: NotationError) {
    return analysisMessages().notation.error({
      key,
      what: params['where'] ?? params['hex'] ?? params['unit'] ?? null,
    });
  },
};
