import { activeGame } from '#table/game/registry.ts';
import type { TableKind } from '#table/store/kept-games.ts';
import { readIncoming, type IncomingGame } from '#table/store/incoming.ts';
import type { LinkError } from '#table/store/links.ts';
import { openGame } from '#table/store/open-game.ts';

/** What a link holds, or why it is refused; null where there is none. */
export async function readLink(
  link: string,
): Promise<IncomingGame | { readonly ok: false; readonly error: LinkError } | null> {
  const read = await readIncoming(link);
  if (read.ok) return read.kind === 'problem' ? null : read;
  return read.problem.of === 'link' ? { ok: false, error: read.problem.error } : null;
}

/** Puts the game of a record on the table. */
export function openRecord(text: string, table: TableKind): Promise<unknown> {
  const restored = activeGame().records.restore(text);
  if (!restored.ok) throw new Error(restored.error.text);
  const { timeline, seats } = restored;
  return openGame({ from: 'incoming', table, timeline, ...(seats && { seats }) });
}
