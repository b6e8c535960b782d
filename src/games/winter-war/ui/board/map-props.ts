import type { ReactNode } from 'react';
import type { Goal, Hex, Side } from '#engine/winter-war';
import type { BoardProps } from '#table';
import type { SnowDepth } from './snow-depth.ts';
import type { CounterFace } from '../counters/counter-face.ts';

export interface MapStack {
  readonly hex: Hex;
  readonly counters: readonly CounterFace[];
}

export type HighlightKind =
  | 'reach' /* can march there */
  | 'reach-rail' /* can go there by rail */
  | 'stop' /* reachable, and the move ends there (enemy ZOC) */
  | 'place' /* may be placed there */
  | 'selected'
  | 'attacker'
  | 'target' /* chosen as target */
  | 'attackable'
  | 'must-be-attacked'
  | 'retreat'
  | 'advance'
  | 'able' /* a unit there may move in this phase of few */
  | 'drop' /* paratroops may land there */
  | 'landing' /* where they are to land */
  | 'asked' /* a lesson asks for it */
  | 'refused' /* pointed at by a refusal */
  | 'pointed'; /* pointed at by the log */

export interface HexHighlight {
  readonly hex: Hex;
  readonly kind: HighlightKind;
  /** A few characters drawn in the hex, such as the cost of a move. */
  readonly label?: string;
  /** Where the unit comes from that may go there: an arrow shows the way. */
  readonly from?: Hex;
}

export interface MapLine {
  readonly kind:
    | 'march'
    | 'rail'
    | 'supply'
    | 'supply-rail'
    | 'attack'
    | 'retreat'
    | 'trail'
    | 'trail-rail' /* a way that was made by train */
    | 'trail-back' /* a retreat that was made */;
  /** Hexes with both ends. */
  readonly hexes: readonly Hex[];
  /** Whose way it was. */
  readonly side?: Side;
}

/** Counters on their way to a hex. */
export interface Bound {
  readonly hex: Hex;
  readonly counters: readonly CounterFace[];
  readonly label: string | null;
}

/** What has happened in a hex: a battle with its result, or counters lost. */
export interface MapMark {
  readonly hex: Hex;
  readonly kind: 'battle' | 'loss';
  readonly text: string;
}

/** Without handlers the map is only looked at. */
export interface MapViewProps extends Pick<
  BoardProps,
  'ref' | 'onTable' | 'focus' | 'input' | 'onFocusMove' | 'onHold' | 'children'
> {
  readonly stacks: readonly MapStack[];
  /** The Gulf is frozen. */
  readonly ice: boolean;
  /** How deep the snow lies (snow-depth.ts). */
  readonly snow?: SnowDepth;
  readonly highlights: readonly HexHighlight[];
  readonly lines: readonly MapLine[];
  readonly marks?: readonly MapMark[];
  /** Per hex, 1 where a zone of control is drawn. */
  readonly zones?: { readonly finn?: Uint8Array; readonly soviet?: Uint8Array };
  /** Hexes whose railway is broken. */
  readonly broken?: readonly Hex[];
  /** What Petrozavodsk supplies, when it is no longer what is printed. */
  readonly petrozavodsk?: number | null;
  /** A Fortification hex that is none yet. */
  readonly unfinished?: Hex | null;
  /** Text drawn beside Supply Cities: hex to "12/50". */
  readonly cityLoads?: ReadonlyMap<Hex, string>;
  /** Draws the region whose headquarters do not draw on Leningrad. */
  readonly ladogaFront?: boolean;
  /** What a short game is scored by, and where it is played. */
  readonly goal?: Goal | undefined;
  /** Drawn on the ground, beneath the counters, and over them. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
  /** From near; from afar only where something is asked for. */
  readonly hexNumbers: boolean;
  /** Where what is in hand would go: drawn there faintly, with what it costs. */
  readonly bound?: Bound | null;
  /** The stack drawn fanned out. */
  readonly fanned: Hex | null;
  /** How long counters take to move, against the usual; 0: they are there at once. */
  readonly pace?: number;
  /** The mouse has left what is fanned out. */
  onFanLeft?(): void;
}
