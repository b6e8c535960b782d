/** The game on the table. */
import { create } from 'zustand';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/seats.ts';
import { present } from '#engine/core/timeline.ts';
import type { Action, GameEvent, Line, Side, State } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { viewerOf, type Viewer } from './eyes.ts';
import type { TableKind } from './kept.ts';
import { computerSides, PEOPLE } from './seats.ts';
import type { KeepResult } from './slot.ts';

/** What nextHappening last, for the live region; `count` tells two equal happenings apart. */
export interface Happening {
  readonly count: number;
  readonly kind: 'play' | 'undo' | 'redo' | 'restart';
  readonly events: readonly GameEvent[];
}

/** Several actions made by one press, taken back by one undo. */
interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Judges what is done at the table before the rules do: a lesson. */
export interface Referee {
  play(action: Action): Refusal | null;
  mayGoBack(): boolean;
  goBack(): void;
  startOver(): void;
}

/** What lies on the table, and who sits at it. */
export interface GameOnTable {
  readonly timeline: Line | null;
  /** A lesson or an example is on the table: nothing is saved. */
  readonly practice: boolean;
  /** Of a lesson. */
  readonly referee: Referee | null;
  /** The game that waits while something is practised. */
  readonly suspendedGame: GameOnTable | null;
  readonly table: TableKind;
  readonly seats: Seats;
  /** The player to whom the screen is being passed. */
  readonly curtain: Side | null;
  readonly batches: readonly Batch[];
  readonly saving: KeepResult;
  readonly happening: Happening;
}

/** As a game comes on the table. */
export const FRESH = {
  practice: false,
  referee: null,
  suspendedGame: null,
  curtain: null,
  batches: [],
  saving: 'saved',
  happening: { count: 0, kind: 'play', events: [] },
} as const satisfies Partial<GameOnTable>;

/** The game on the table; without a time line before one came. */
export const useGame = create<GameOnTable>(() => ({
  ...FRESH,
  timeline: null,
  table: 'hotseat',
  seats: PEOPLE,
}));

/** The game on the table in time; throws where there is none. */
export function current(): Line {
  const { timeline } = useGame.getState();
  if (!timeline) throw new Error('No game is on the table');
  return timeline;
}

/** The position on the table; throws where there is none. */
export const position = (): State => present(current());

/** One plays all sides: everything may be taken back, and there is nobody to hide from. */
export const isSolo = (): boolean => useGame.getState().table === 'solo';

/** True where one person plays both sides of a game that counts: to him nothing is face down. */
export const isForOne = ({ table, seats, practice }: GameOnTable): boolean =>
  table === 'solo' && !practice && computerSides(seats).length === 0;

/** True where two people share the screen. */
export function isForTwoPlayers({ timeline, table, seats, practice }: GameOnTable): boolean {
  if (!timeline || practice || table !== 'hotseat' || computerSides(seats).length) return false;
  return !game().rules.isForOne?.(present(timeline));
}

/** Who has the screen at a position. In solo practice it never changes hands. */
export const deviceHolderAt = (state: State): Viewer =>
  isSolo() ? 'both' : viewerOf(state, useGame.getState().seats);

/** The next happening, to be put into the store with what it brought. */
export function nextHappening(kind: Happening['kind'], events: readonly GameEvent[]): Happening {
  return { count: useGame.getState().happening.count + 1, kind, events };
}
