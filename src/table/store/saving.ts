/** Saves the game on the table during play, into its slot of the library. */
import { create } from 'zustand';
import { transact } from '#kit/storage/database.ts';
import {
  withNewestTimestamp,
  writeSlot,
  putInNewSlot,
  readSlot,
  newId,
  newKeptGame,
  playersText,
  type GameSource,
  type GameToKeep,
  type KeepResult,
  type KeptGame,
} from './kept-games.ts';
import { subscribeTabs, broadcast } from './library.ts';
import { present } from '#engine/core/timeline.ts';
import { download, fileName } from '#kit/files/files.tsx';
import { nextPaint } from '#kit/motion/motion.ts';
import { activeGame, gameReference } from '../game/registry.ts';
import { current, gameItself, useGame, type GameOnTable } from './game.ts';
import { computerSeats, toGameToKeep, recordText } from './record.ts';
import { rememberSlot } from './address.ts';
import { say, setRescue } from './ui.ts';

interface Slot {
  readonly id: string;
  /** The stamp that this tab wrote or read last. */
  readonly stamp: string | null;
  /** Stamps written since without confirmation: one of them may be stored. */
  readonly tried: ReadonlySet<string>;
  /** How the game came to this device; absent if it was started here, or has been saved. */
  readonly source?: GameSource | undefined;
}

interface Library {
  readonly slot: Slot | null;
  /** Settles after all saves requested so far. */
  readonly pendingSave: Promise<void>;
  /** A save is queued and will write the latest state: no other is needed. */
  readonly saveQueued: boolean;
}

export const useLibrary = create<Library>(() => ({
  slot: null,
  pendingSave: Promise.resolve(),
  saveQueued: false,
}));

export const slotInPlay = (): string | null => useLibrary.getState().slot?.id ?? null;

const setSlot = (id: string, stamp: string | null, source?: GameSource): void =>
  useLibrary.setState({ slot: { id, stamp, tried: new Set(), source } });

/** The next save goes into a new slot. */
export const beginSlot = (source?: GameSource): void => setSlot(newId(), null, source);

/** The next save continues this game, as it was read. */
export const playIn = ({ id, stamp }: KeptGame): void => setSlot(id, stamp);

/** Updates a slot, unless another is in play by now. */
const updateSlot = (id: string, change: (slot: Slot) => Partial<Slot>): void =>
  useLibrary.setState(({ slot }) => (slot?.id === id ? { slot: { ...slot, ...change(slot) } } : {}));

/** Subscribes to saves of the current game by other tabs; returns an unsubscribe function. */
export const onOvertaken = (listener: () => void): (() => void) =>
  subscribeTabs(({ id, stamp }) => {
    const { slot } = useLibrary.getState();
    if (stamp !== null && id === slot?.id && stamp !== slot.stamp) listener();
  });

/**
 * Saves the game on the table into its slot, unless another tab has saved it since. Compares and writes in one
 * transaction, so that two tabs never both win. On failure the old state stays. A slot that was deleted meanwhile is
 * recreated.
 */
export async function keepGame(game: GameToKeep): Promise<KeepResult> {
  if (!slotInPlay()) beginSlot();
  const mine = useLibrary.getState().slot!;
  const stamp = newId();
  const kept = await transact('readwrite', async (store) => {
    const old = await readSlot(store, mine.id);
    // Never overwrite an entry of a newer version.
    if (old === 'unreadable') return false;
    if (old && old.stamp !== mine.stamp && !mine.tried.has(old.stamp)) return false;
    const source = old?.source ?? mine.source;
    const next = await withNewestTimestamp(store, {
      ...newKeptGame(game, old?.name ?? null),
      ...(source && { source }),
      id: mine.id,
      stamp,
    });
    updateSlot(mine.id, ({ tried }) => ({ tried: new Set([...tried, stamp]) }));
    if (old) await writeSlot(store, next);
    else await putInNewSlot(store, next);
    return true;
  });
  if (!kept.ok) return kept.problem;
  if (!kept.value) return 'overtaken';
  updateSlot(mine.id, () => ({ stamp, tried: new Set() }));
  broadcast(mine.id, stamp);
  return 'saved';
}

/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 5000;

export const pendingSave = (): Promise<void> => useLibrary.getState().pendingSave;

/**
 * Saves the game after all earlier saves and the next paint. It writes the state of that moment, so that at most one
 * save is queued.
 */
export function save(): Promise<void> {
  if (!useLibrary.getState().saveQueued) {
    // A failed save does not block the next.
    const before = pendingSave().catch(() => undefined);
    useLibrary.setState({ saveQueued: true, pendingSave: before.then(nextPaint).then(saveNow) });
  }
  return pendingSave();
}

async function saveNow(): Promise<void> {
  useLibrary.setState({ saveQueued: false });
  const { timeline, practice, hosted, table, seats, curtain, saving } = gameItself(useGame.getState());
  if (!timeline || practice || hosted || saving === 'overtaken') return;
  const kept = await keepGame(toGameToKeep(timeline, table, curtain, computerSeats(seats)));
  if (kept === 'overtaken') markOvertaken();
  else if (kept !== saving) setSaving(kept);
  // The storage may respond again, even if nothing more is played.
  if (kept === 'silent') setTimeout(() => void save(), RETRY_MS);
}

/** Set on the suspended game if there is one. */
const setSaving = (saving: GameOnTable['saving']): void =>
  useGame.setState(({ suspendedGame }) =>
    suspendedGame ? { suspendedGame: { ...suspendedGame, saving } } : { saving },
  );

/** Another tab has played on: this one saves no more. */
export function markOvertaken(): void {
  const { suspendedGame, timeline } = useGame.getState();
  if (suspendedGame ?? timeline) setSaving('overtaken');
}

/** Continues the game on the table in a new slot. */
export async function keepInNewSlot(source?: GameSource): Promise<void> {
  beginSlot(source);
  useGame.setState({ saving: 'saved' });
  await save();
  rememberInPlay();
}

/** Makes a reload of this tab continue the game in play. */
export function rememberInPlay(): void {
  const id = slotInPlay();
  rememberSlot(id === null ? null : { id, ...gameReference(activeGame().meta) });
}

/** The record of the game on the table, with seats and variations. */
export function recordOf(): string {
  const { timeline, seats } = gameItself(useGame.getState());
  return recordText(timeline!, computerSeats(seats));
}

setRescue(() => {
  const now = useGame.getState();
  const { timeline, seats, saving } = now.suspendedGame ?? now;
  if (!timeline) return null;
  const text = recordText(timeline, computerSeats(seats));
  const { meta, rules } = activeGame();
  return {
    kind: meta.id,
    text,
    turn: rules.turn(present(timeline)),
    step: timeline.cursor,
    kept: saving === 'saved',
  };
});

/** Saves the game to a file, with a notice if that contains what the other player must not see. */
export function saveToFile(): void {
  const { meta, rules, secretTexts } = activeGame();
  const line = current();
  const state = present(line);
  const players = playersText(line.about?.players);
  download(recordOf(), fileName(meta.id, players, rules.turn(state), line.cursor));
  const secret = secretTexts.givesAway(state, 'file');
  if (secret.length) say(secret.join(' '));
}
