/** What is read again out of the record of a game: what a viewer has missed, the log, the file of the game. */
import { entryFor, logEntry } from './entries.ts';
import type { Entry, HostMessage, Viewer } from './protocol.ts';
import {
  bodyOf,
  deciderOf,
  follow,
  openSnapshot,
  rulesIn,
  top,
  type Body,
  type Game,
  type Row,
} from './record.ts';
import type { Storage } from './storage.ts';

/** Entries of the log in one answer. */
const LOG_PAGE = 200;

/** The game that rows lead to; the first has a snapshot. */
export const gameFrom = (rows: readonly Row[]): Game =>
  rows.slice(1).reduce((game, row) => follow(game, row), openSnapshot(rows[0]!));

/** A game as its record has it; `late`: as onlookers see it where they see it later, and what they have not seen yet. */
export interface OpenRecord {
  readonly game: Game;
  readonly late: { readonly game: Game; readonly unseen: readonly Row[] } | null;
}

/** The game out of its record; null where there is none. */
export async function openRecord(storage: Storage, id: string, now: number): Promise<OpenRecord | null> {
  const rows = await storage.read(id);
  if (!rows.length) return null;
  const game = gameFrom(rows);
  const { delay } = game.meta.start;
  if (!delay) return { game, late: null };
  const due = now - delay * 1000;
  const earlier = await storage.read(id, { at: due });
  // What begins the record is no secret, however new it is.
  const seen = earlier.filter(({ at }, i) => i === 0 || at <= due);
  return { game: gameFrom(earlier), late: { game: gameFrom(seen), unseen: earlier.slice(seen.length) } };
}

/** The game as a viewer had it at an entry, and what it is told of it since. */
export async function entriesSince(
  storage: Storage,
  shown: Game,
  viewer: Viewer,
  from: number,
): Promise<{ base: Game; entries: readonly Entry[] }> {
  if (from >= shown.meta.seqs[viewer]) return { base: shown, entries: [] };
  // A viewer has at most as many entries as there are rows.
  const rows = await storage.read(shown.id, { n: from });
  let game = openSnapshot(rows[0]!);
  let base = game;
  const entries: Entry[] = [];
  for (const row of rows.slice(1)) {
    if (row.n > shown.n) break;
    const before = game;
    game = follow(game, row);
    if (game.meta.seqs[viewer] <= from) base = game;
    else {
      const entry = entryFor(viewer, before, row, game);
      if (entry) entries.push(entry);
    }
  }
  return { base, entries };
}

/** The entries before one, the latest of them, for the log. */
export async function logBefore(
  storage: Storage,
  shown: Game,
  viewer: Viewer,
  before: number,
): Promise<Omit<HostMessage & { type: 'log' }, 'type'>> {
  const seqs = new Map([[0, 0]]);
  const entries: Entry[] = [];
  let seq = 0;
  for (const row of await storage.read(shown.id, { after: 0 })) {
    if (row.n > shown.n) break;
    const body = bodyOf(row);
    if (!body.hidden?.includes(viewer)) seq++;
    seqs.set(row.n, seq);
    if (seq >= before) break;
    const entry = logEntry(rulesIn(shown), row, body, viewer, seq, (n) => seqs.get(n) ?? 0);
    if (entry) entries.push(entry);
  }
  const page = entries.slice(-LOG_PAGE);
  return { entries: page, complete: page.length === entries.length };
}

/** The file of the game: what the viewer may see, or all of it when it is over. */
export async function exportFor(storage: Storage, shown: Game, viewer: Viewer): Promise<string> {
  const rules = rulesIn(shown);
  if (deciderOf(shown)) return rules.exportRecord(rules.see(top(shown).state, viewer).state as object, []);
  const rows = await storage.read(shown.id, { n: 0 });
  let played: { readonly n: number; readonly body: Body & { kind: 'act' } }[] = [];
  for (const row of rows) {
    const body = bodyOf(row);
    if (row.n > shown.n) break;
    if (body.kind === 'act') played.push({ n: row.n, body });
    const ask = body.kind === 'answer' && body.granted ? body.ask : null;
    const to = body.kind === 'undo' ? body.to : ask?.what === 'undo' ? ask.to : null;
    if (to !== null) played = played.filter(({ n }) => n <= to);
  }
  return rules.exportRecord(
    top(openSnapshot(rows[0]!)).state,
    played.map(({ body }) => body),
  );
}
