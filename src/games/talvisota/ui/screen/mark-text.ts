import playMessages from '../../content/en/play.ftl';
import type { Space } from '#engine/talvisota';
import type { Highlight, HighlightKind } from '../board/map-props.ts';

const isTold = (kind: HighlightKind): kind is keyof ReturnType<typeof playMessages>['voice']['mark'] =>
  kind in playMessages().voice.mark;

/** The highlights of a space as text; "" if there are none. */
export function markText(highlights: readonly Highlight[], space: Space): string {
  const kinds = highlights.flatMap(({ space: marked, kind }) =>
    marked === space && isTold(kind) ? [kind] : [],
  );
  return [...new Set(kinds)].map((kind) => playMessages().voice.mark[kind]).join(' ');
}
