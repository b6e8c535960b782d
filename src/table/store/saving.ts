/** The game on the table is saved as it is played, into a slot of the library. */
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
import { download, fileName } from '#kit/files/files.ts';
import { nextPaint } from '#kit/motion/motion.ts';
import { activeGame, gameReference } from '../game/registry.ts';
import { current, gameItself, useGame, type GameOnTable } from './game.ts';
import { computerSeats, toGameToKeep, recordText } from './record.ts';
import { rememberSlot } from './address.ts';
import { say, setRescue } from './ui.ts';

interface Slot {
  readonly id: string;
  /** The one that this tab wrote or read last. */
  readonly stamp: string | null;
  /** Written since, and never heard of again: one of them may be there. */
  readonly tried: ReadonlySet<string>;
  /** In what its game came here; absent for one that was begun here, or once it has been saved. */
  readonly source?: GameSource | undefined;
}

interface Library {
  /** The slot that this tab plays in. */
  readonly slot: Slot | null;
  /** Settles when all that was to be saved up to now has been tried. */
  readonly pendingSave: Promise<void>;
  /** The game will be saved as it is then: no other save need wait. */
  readonly saveQueued: boolean;
}

/** What this tab has to do with the library. */
export const useLibrary = create<Library>(() => ({
  slot: null,
  pendingSave: Promise.resolve(),
  saveQueued: false,
}));

/** The slot that this tab plays in, or null. */
export const slotInPlay = (): string | null => useLibrary.getState().slot?.id ?? null;

const setSlot = (id: string, stamp: string | null, source?: GameSource): void =>
  useLibrary.setState({ slot: { id, stamp, tried: new Set(), source } });

/** What is saved next goes into a slot of its own. */
export const beginSlot = (source?: GameSource): void => setSlot(newId(), null, source);

/** What is saved next goes on with this game, as it was read. */
export const playIn = ({ id, stamp }: KeptGame): void => setSlot(id, stamp);

/** Changes what is known of a slot, unless another is in play by now. */
const updateSlot = (id: string, change: (slot: Slot) => Partial<Slot>): void =>
  useLibrary.setState(({ slot }) => (slot?.id === id ? { slot: { ...slot, ...change(slot) } } : {}));

/** Calls back when another tab has saved the game that this tab has on the table; returns an unsubscribe function. */
export const onOvertaken = (listener: () => void): (() => void) =>
  subscribeTabs(({ id, stamp }) => {
    const { slot } = useLibrary.getState();
    if (stamp !== null && id === slot?.id && stamp !== slot.stamp) listener();
  });

/**
 * Saves the game on the table into its slot, unless another tab has saved it since. Compares and writes in one
 * transaction, so that two tabs never both win. When it cannot be saved, what was there before stays. A slot that
 * was deleted meanwhile comes back, as the game is played on.
 */
export async function keepGame(game: GameToKeep): Promise<KeepResult> {
  if (!slotInPlay()) beginSlot();
  const mine = useLibrary.getState().slot!;
  const stamp = newId();
  const kept = await transact('readwrite', async (store) => {
    const old = await readSlot(store, mine.id);
    // What a newer version keeps there is not ours to write over.
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

/** Until a game that the storage did not take is saved once more, in milliseconds. */
const RETRY_MS = 5000;

/** Settles when all that was to be saved up to now has been tried. */
export const pendingSave = (): Promise<void> => useLibrary.getState().pendingSave;

/**
 * Saves the game after all earlier writes, and after what was done shows: what it is at that moment, so that one write
 * waits at most.
 */
export function save(): Promise<void> {
  if (!useLibrary.getState().saveQueued) {
    // One that failed does not bar the next.
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
  // It may answer again, though nothing more is played.
  if (kept === 'silent') setTimeout(() => void save(), RETRY_MS);
}

/** Of the game that waits, where one does. */
const setSaving = (saving: GameOnTable['saving']): void =>
  useGame.setState(({ suspendedGame }) =>
    suspendedGame ? { suspendedGame: { ...suspendedGame, saving } } : { saving },
  );

/** Another tab has played on: nothing more of this one is saved. */
export function markOvertaken(): void {
  const { suspendedGame, timeline } = useGame.getState();
  if (suspendedGame ?? timeline) setSaving('overtaken');
}

/** The game on the table goes on in a slot of its own. */
export async function keepInNewSlot(source?: GameSource): Promise<void> {
  beginSlot(source);
  useGame.setState({ saving: 'saved' });
  await save();
  rememberInPlay();
}

/** A reload of this tab goes on with the game in play. */
export function rememberInPlay(): void {
  const id = slotInPlay();
  rememberSlot(id === null ? null : { id, ...gameReference(activeGame().meta) });
}

/** The record of the game on the table, with who plays it and the lines that were tried. */
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

/** Saves the game to a file, and says so when it holds what the other player must not see. */
export function saveToFile(): void {
  const { meta, rules, secretTexts } = activeGame();
  const line = current();
  const state = present(line);
  const players = playersText(line.about?.players);
  download(recordOf(), fileName(meta.id, players, rules.turn(state), line.cursor));
  const told = secretTexts.givesAway(state, 'file');
  if (told.length) say(told.join(' '));
}
