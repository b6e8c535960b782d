/**
 * What a player has been told of a game at a host, kept on this device: after a reload the game is there before the host
 * answers, and also where it does not.
 */
import { PROTOCOL, type Entry, type HostMessage, type Status } from '#host/protocol.ts';
import { transact } from '#kit/storage/database.ts';
import { knownGames } from './known-games.ts';

export interface KeptView {
  /** As the page was first told of the game. */
  readonly welcome: HostMessage & { readonly type: 'welcome' };
  readonly status: Status;
  /** The host's clock less that of this device, in milliseconds. */
  readonly ahead: number;
  /** Everything that has come since, in order. */
  readonly entries: readonly Entry[];
}

const PREFIX = 'hosted:';
const keyOf = (link: string): string => `${PREFIX}${link}`;
/** Entries of one record: only the last of them is written again for a step. */
const CHUNK = 100;
const chunkKey = (link: string, chunk: number): string => `${keyOf(link)} ${String(chunk).padStart(6, '0')}`;
const chunksOf = (link: string): IDBKeyRange => IDBKeyRange.bound(chunkKey(link, 0), chunkKey(link, 999_999));
/** A database that does not answer must not keep anybody from his game, in milliseconds. */
const PATIENCE_MS = 1500;

/** True of the entry after another: the next one, or one that takes back what lay between them, which is gone. */
const follows = ({ seq, kind, to }: Entry, before: number): boolean =>
  seq === before + 1 || (kind === 'undo' && seq > before && to !== undefined && to <= before);

/** What is kept of a game; null where there is nothing, or nothing that can be read. */
export async function readView(link: string): Promise<KeptView | null> {
  const reading = transact('readonly', async (store): Promise<KeptView | null> => {
    const head = (await store.get(keyOf(link))) as Partial<KeptView> | undefined;
    const { welcome, status, ahead } = head ?? {};
    if (welcome?.protocol !== PROTOCOL || !status || typeof ahead !== 'number') return null;
    const kept = ((await store.getAll(chunksOf(link))) as Entry[][]).flat();
    // Another tab may have been behind this one: what no longer follows is left out.
    const end = kept.findIndex((entry, i) => !follows(entry, kept[i - 1]?.seq ?? welcome.seq));
    return { welcome, status, ahead, entries: end < 0 ? kept : kept.slice(0, end) };
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const outcome = await Promise.race([reading, late]);
  return outcome?.ok ? outcome.value : null;
}

/** Keeps a game from entry to entry; a device that keeps nothing asks its host. */
export class ViewKeeper {
  /** Entries that are on the device already. */
  #written: number;
  #isWriting = false;
  #next: { readonly link: string; readonly view: KeptView } | null = null;

  constructor(written: number) {
    this.#written = written;
  }

  /** What was kept counts no more. */
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

/** Drops what is kept of games that this device does not know any more. */
export async function dropForgottenViews(): Promise<void> {
  const known = new Set(knownGames().map(({ link }) => link));
  await transact('readwrite', async (store) => {
    const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
    for (const key of await store.getAllKeys(range))
      if (!known.has(key.slice(PREFIX.length).split(' ')[0]!)) await store.delete(key);
  });
}
