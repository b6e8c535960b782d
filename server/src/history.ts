/** Reads the record of a game again: entries that a viewer has missed, the log, the file of the game. */
import { entryFor, logEntry } from './entries.ts';
import type { Entry, HostMessage, Viewer } from './protocol.ts';
import { nextTurn } from './limits.ts';
import {
  backTo,
  bodyOf,
  deciderOf,
  follow,
  openSnapshot,
  rulesIn,
  shortened,
  top,
  type Body,
  type Game,
  type Row,
} from './record.ts';
import type { RowsFrom, Storage } from './storage.ts';

/** Entries of the log in one answer. */
const LOG_PAGE = 200;

/** Rows read and followed in one turn of the event loop. */
export const SLICE = 100;

/** The rows of a game in order, up to `last`: slice by slice, each in its own turn of the event loop. */
export async function* slicesOf(
  storage: Storage,
  id: string,
  from: RowsFrom,
  last = Infinity,
): AsyncGenerator<readonly Row[]> {
  for (let next: RowsFrom | null = from; next;) {
    const rows: readonly Row[] = await storage.read(id, next, SLICE);
    const latest = rows.at(-1)?.n ?? last;
    next = rows.length === SLICE && latest < last ? { after: latest } : null;
    await nextTurn();
    yield latest > last ? rows.filter(({ n }) => n <= last) : rows;
  }
}

/** A game from its record; `late`: the game as delayed onlookers see it, and the rows they have not seen yet. */
export interface OpenRecord {
  readonly game: Game;
  readonly late: { readonly game: Game; readonly unseen: readonly Row[] } | null;
}

/** Opens the game from its record; null when there is none. */
export async function openRecord(storage: Storage, id: string, now: number): Promise<OpenRecord | null> {
  let game: Game | null = null;
  for await (const rows of slicesOf(storage, id, {}))
    for (const row of rows) game = game ? shortened(follow(game, row)) : openSnapshot(row);
  const delay = game?.meta.start.delay;
  if (!game || !delay) return game && { game, late: null };
  const due = now - delay * 1000;
  let seen: Game | null = null;
  const unseen: Row[] = [];
  for await (const rows of slicesOf(storage, id, { at: due }, game.n))
    for (const row of rows)
      // The start of the record is no secret, however new it is.
      if (!seen) seen = openSnapshot(row);
      else if (row.at > due) unseen.push(row);
      else seen = shortened(follow(seen, row));
  return { game, late: seen && { game: seen, unseen } };
}

/** The same game with all positions since row `n`, including those no longer in memory. */
export async function withPositionsSince(storage: Storage, { id, n: last }: Game, n: number): Promise<Game> {
  let game: Game | null = null;
  const line: Game['line'][number][] = [];
  for await (const rows of slicesOf(storage, id, { n }, last))
    for (const row of rows) {
      game = game ? shortened(follow(game, row)) : openSnapshot(row);
      const position = top(game);
      while (line.length && line.at(-1)!.n > position.n) line.pop();
      if (line.at(-1)?.n !== position.n) line.push(position);
    }
  return { ...game!, line };
}

interface Missed {
  /** The game from which the viewer continues; sent once, before all entries. */
  readonly base: Game | null;
  readonly entries: readonly Entry[];
  /** The game as the viewer knows it afterwards. */
  readonly reached: Game;
  readonly cost: number;
}

/** What a viewer has missed since an entry, or since a known game, slice by slice. */
export async function* missedSince(
  storage: Storage,
  shown: Game,
  viewer: Viewer,
  since: number | Game,
): AsyncGenerator<Missed> {
  let game = typeof since === 'number' ? null : since;
  let from = typeof since === 'number' ? since : null;
  if (from !== null && from >= shown.meta.seqs[viewer]) {
    yield { base: shown, entries: [], reached: shown, cost: 0 };
    return;
  }
  // A viewer has at most as many entries as there are rows.
  const rowsFrom = game ? { after: game.n } : { n: from! };
  for await (const rows of slicesOf(storage, shown.id, rowsFrom, shown.n)) {
    const entries: Entry[] = [];
    let base: Game | null = null;
    for (const row of rows) {
      const before: Game | null = game;
      game = before ? shortened(follow(before, row)) : openSnapshot(row);
      const seq = game.meta.seqs[viewer];
      if (from !== null && seq <= from) continue;
      const entry = before && entryFor(viewer, before, row, game);
      if (from !== null) {
        // When the viewer's last step has been removed, continue from where the numbers match again.
        const isGone = !before || before.meta.seqs[viewer] < from;
        base = isGone ? game : before;
        from = null;
        if (isGone) continue;
      }
      if (entry) entries.push(entry);
    }
    if (from === null && game) yield { base, entries, reached: game, cost: rows.length };
  }
}

/** The latest entries before a number, for the log, and the number of rows read. */
export async function logBefore(
  storage: Storage,
  shown: Game,
  viewer: Viewer,
  before: number,
): Promise<{ readonly page: Omit<HostMessage & { type: 'log' }, 'type'>; readonly cost: number }> {
  const last = Math.min(before, shown.meta.seqs[viewer] + 1);
  const first = last - LOG_PAGE;
  const seqs = new Map([[0, 0]]);
  const entries: Entry[] = [];
  let seq = 0;
  let n = 0;
  let cost = 0;
  for await (const rows of slicesOf(storage, shown.id, { after: 0 }, shown.n)) {
    cost += rows.length;
    for (const row of rows) {
      const body = bodyOf(row);
      // Removed rows belonged to the side that took them back.
      if (body.kind === 'undo' && body.side === viewer) seq += row.n - n - 1;
      ({ n } = row);
      if (!body.hidden?.includes(viewer)) seq++;
      seqs.set(n, seq);
      if (seq < first || seq >= last) continue;
      const entry = logEntry(rulesIn(shown), row, body, viewer, seq, (of) => seqs.get(of) ?? 0);
      if (entry) entries.push(entry);
    }
    if (seq >= last) break;
  }
  return { page: { entries, complete: first <= 1 }, cost };
}

/** The file of the game: what the viewer may see, or all of it once the game is over. */
export async function exportFor(storage: Storage, shown: Game, viewer: Viewer): Promise<string> {
  const rules = rulesIn(shown);
  if (deciderOf(shown)) return rules.exportRecord(rules.see(top(shown).state, viewer).state as object, []);
  let start: Game | null = null;
  const played: { readonly n: number; readonly body: Body & { kind: 'act' } }[] = [];
  for await (const rows of slicesOf(storage, shown.id, { n: 0 }, shown.n))
    for (const row of rows) {
      start ??= openSnapshot(row);
      const body = bodyOf(row);
      const to = backTo(body);
      if (body.kind === 'act') played.push({ n: row.n, body });
      while (to !== null && played.length && played.at(-1)!.n > to) played.pop();
    }
  return rules.exportRecord(
    top(start!).state,
    played.map(({ body }) => body),
  );
}
