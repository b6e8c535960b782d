import playMessages from '../../content/en/play.ftl';
import type { About } from '#engine/core/about.ts';
import { activeGame } from '../../game/registry.ts';

/** What there is to say of a game whose record is not simply what was played by today's rules: a paragraph for each. */
export function recordNotes({
  past,
  refusedVariations,
}: Pick<About<unknown>, 'past' | 'refusedVariations'>): string[] {
  const w = playMessages().log;
  const notes: string[] = [];
  if (past) {
    const told = activeGame().story.keptNoPositions?.(past.by) ? w.followed : w.stood;
    notes.push(
      [
        told,
        ...(past.lost ? [w.lost({ steps: past.lost })] : []),
        ...activeGame().story.changesSince(past.by),
      ].join(' '),
    );
  }
  if (refusedVariations) {
    const { key, where, why } = refusedVariations;
    notes.push(w.variations({ key, where, why: why ? activeGame().refusalText(why) : '' }));
  }
  return notes;
}
