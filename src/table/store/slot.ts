/** The slot of the library that this tab plays in. */
import { transact, type StoreProblem } from '#kit/storage/database.ts';
import { withNewestTimestamp, writeSlot, putInNewSlot, readSlot } from './entries.ts';
import { newId, newKeptGame, type GameToKeep, type KeptGame } from './kept.ts';
import { subscribeTabs, broadcast } from './tabs.ts';

interface Slot {
  readonly id: string;
  /** The one that this tab wrote or read last. */
  stamp: string | null;
  /** Written since, and never heard of again: one of them may be there. */
  readonly tried: Set<string>;
}

let slot: Slot | null = null;

/** The slot that this tab plays in, or null. */
export const slotInPlay = (): string | null => slot?.id ?? null;

/** What is saved next goes into a slot of its own. */
export function beginSlot(): void {
  slot = { id: newId(), stamp: null, tried: new Set() };
}

/** What is saved next goes on with this game, as it was read. */
export function playIn({ id, stamp }: KeptGame): void {
  slot = { id, stamp, tried: new Set() };
}

/** Calls back when another tab has saved the game that this tab has on the table; what comes back ends that. */
export const onOvertaken = (listener: () => void): (() => void) =>
  subscribeTabs(({ id, stamp }) => {
    if (stamp !== null && id === slot?.id && stamp !== slot.stamp) listener();
  });

/** What came of saving: saved, not saved as another tab has played on, or why the device keeps nothing. */
export type KeepResult = 'saved' | 'overtaken' | StoreProblem;

/**
 * Saves the game on the table into its slot, unless another tab has saved it since. Compares and writes in one
 * transaction, so that two tabs never both win. When it cannot be saved, what was there before stays. A slot that
 * was deleted meanwhile comes back, as the game is played on.
 */
export async function keepGame(game: GameToKeep): Promise<KeepResult> {
  if (!slot) beginSlot();
  const mine = slot!;
  const stamp = newId();
  const kept = await transact('readwrite', async (store) => {
    const old = await readSlot(store, mine.id);
    // What a newer version keeps there is not ours to write over.
    if (old === 'unreadable') return false;
    if (old && old.stamp !== mine.stamp && !mine.tried.has(old.stamp)) return false;
    const next = await withNewestTimestamp(store, {
      ...newKeptGame(game, old?.name ?? null),
      id: mine.id,
      stamp,
    });
    mine.tried.add(stamp);
    if (old) await writeSlot(store, next);
    else await putInNewSlot(store, next);
    return true;
  });
  if (!kept.ok) return kept.problem;
  if (!kept.value) return 'overtaken';
  mine.stamp = stamp;
  mine.tried.clear();
  broadcast(mine.id, stamp);
  return 'saved';
}
