/** Positions of this game as text. */
import analysisMessages from '../content/en/analysis.ftl';
import type { State } from '#engine/winter-war';
import type { Notation } from '#table/game/record.ts';
import { hasNotation, notationOf, readNotation, type NotationError } from '../codec/position-notation.ts';

export const notation: Notation = {
  write: (seen) => (hasNotation(seen as State) ? notationOf(seen as State) : null),
  read: readNotation,
  errorText(error) {
    const { key, params } = error as NotationError;
    return analysisMessages().notation.error({
      key,
      what: params['where'] ?? params['hex'] ?? params['unit'] ?? null,
    });
  },
};
