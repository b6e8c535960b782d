/**
 * A player's view of a game at a host, stored on this device: after a reload it is shown before the host answers, or
 * without it. And links to games at hosts: there is no account, so a lost link is a lost game.
 */
import {
  PROTOCOL,
  type Entry,
  type HostMessage,
  type Status,
  type Side,
  type Viewer,
} from '#host/protocol.ts';
import { transact } from '#kit/storage/database.ts';
import { KNOWN_KEY, type HostedGame } from '../../store/address.ts';

export interface KnownGame extends HostedGame {
  readonly viewer: Viewer;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** The last entry shown here: later ones are new. */
  readonly seen: number;
  readonly isOver: boolean;
  /** Earlier links that were replaced by `link`. */
  readonly former?: readonly string[];
}

/** Length of the list; the games opened longest ago are dropped first. */
const MOST = 50;
const MOST_FORMER = 5;

export function knownGames(): readonly KnownGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KNOWN_KEY) ?? '[]');
    const isKnown = (game: Partial<KnownGame> | null): boolean =>
      [game?.link, game?.host, game?.of, game?.viewer].every((part) => typeof part === 'string');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
}

function keep(games: readonly KnownGame[]): void {
  try {
    localStorage.setItem(KNOWN_KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // Without storage the link is needed again.
  }
}

export const knownGame = (link: string): KnownGame | null =>
  knownGames().find((game) => game.link === link) ?? null;

/** The current link for a possibly replaced one. */
export const latestLink = (link: string): string =>
  knownGames().find((game) => game.link === link || game.former?.includes(link))?.link ?? link;

/** Replaces a stored link; false if this device cannot store it. */
export function replaceLink(old: string, link: string): boolean {
  const replaced = (game: KnownGame): KnownGame =>
    game.link === old ? { ...game, link, former: [...(game.former ?? []), old].slice(-MOST_FORMER) } : game;
  keep(knownGames().map(replaced));
  return knownGame(link) !== null;
}

/** The latest one comes first. */
export function rememberGame(game: KnownGame): void {
  const known = knownGame(game.link);
  const seen = Math.max(game.seen, known?.seen ?? 0);
  keep([{ ...known, ...game, seen }, ...knownGames().filter(({ link }) => link !== game.link)]);
}

/** Forgets only the link; the game stays at its host. */
export const forgetGame = (link: string): void => keep(knownGames().filter((game) => game.link !== link));

export interface KeptView {
  /** The first message about the game. */
  readonly welcome: HostMessage & { readonly type: 'welcome' };
  readonly status: Status;
  /** The host's clock minus this device's, in milliseconds. */
  readonly ahead: number;
  /** All entries since, in order. */
  readonly entries: readonly Entry[];
}

const PREFIX = 'hosted:';
const keyOf = (link: string): string => `${PREFIX}${link}`;
/** Entries in one database record: each step rewrites only the last one. */
const CHUNK = 100;
const chunkKey = (link: string, chunk: number): string => `${keyOf(link)} ${String(chunk).padStart(6, '0')}`;
const chunksOf = (link: string): IDBKeyRange => IDBKeyRange.bound(chunkKey(link, 0), chunkKey(link, 999_999));
/** Limit for the database, in milliseconds, as the game can be loaded from the host too. */
const PATIENCE_MS = 1500;

/** True if an entry follows number `before`: the next one, or an undo that removed those in between. */
const follows = ({ seq, kind, to }: Entry, before: number): boolean =>
  seq === before + 1 || (kind === 'undo' && seq > before && to !== undefined && to <= before);

/** The stored view; null if there is none or it cannot be read. */
export async function readView(link: string): Promise<KeptView | null> {
  const reading = transact('readonly', async (store): Promise<KeptView | null> => {
    const head = (await store.get(keyOf(link))) as Partial<KeptView> | undefined;
    const { welcome, status, ahead } = head ?? {};
    if (welcome?.protocol !== PROTOCOL || !status || typeof ahead !== 'number') return null;
    const kept = ((await store.getAll(chunksOf(link))) as Entry[][]).flat();
    // Another tab may have been behind this one: drop what does not follow.
    const end = kept.findIndex((entry, i) => !follows(entry, kept[i - 1]?.seq ?? welcome.seq));
    return { welcome, status, ahead, entries: end < 0 ? kept : kept.slice(0, end) };
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const outcome = await Promise.race([reading, late]);
  return outcome?.ok ? outcome.value : null;
}

/** Stores a game entry by entry; without storage it is loaded from the host. */
export class ViewKeeper {
  /** Number of entries already stored. */
  #written: number;
  #isWriting = false;
  #next: { readonly link: string; readonly view: KeptView } | null = null;

  constructor(written: number) {
    this.#written = written;
  }

  /** Invalidates what was stored. */
  reset(): void {
    this.#written = 0;
  }

  keep(link: string, view: KeptView): void {
    this.#next = { link, view };
    if (!this.#isWriting) void this.#write();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#next) {
      const { link, view } = this.#next;
      const { entries, ...head } = view;
      this.#next = null;
      const from = Math.floor(this.#written / CHUNK);
      this.#written = entries.length;
      const outcome = await transact('readwrite', async (store) => {
        if (from === 0) await store.delete(chunksOf(link));
        for (let chunk = from; chunk * CHUNK < entries.length; chunk++)
          await store.put(entries.slice(chunk * CHUNK, (chunk + 1) * CHUNK), chunkKey(link, chunk));
        await store.put(head, keyOf(link));
      });
      if (!outcome.ok) this.#written = 0;
    }
    this.#isWriting = false;
  }
}

/** Deletes stored views of games that this device no longer knows. */
export async function dropForgottenViews(): Promise<void> {
  const known = new Set(knownGames().map(({ link }) => link));
  await transact('readwrite', async (store) => {
    const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
    for (const key of await store.getAllKeys(range))
      if (!known.has(key.slice(PREFIX.length).split(' ')[0]!)) await store.delete(key);
  });
}
