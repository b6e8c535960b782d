import type { ReactNode } from 'react';
import { frozen, type Goal, type Hex, type Side } from '#engine/winter-war';
import type { BoardProps } from '#table';
import type { CounterFace } from '../counters/counter-face.ts';

/** 0 after the first snowfall, 3 from late January until the ice breaks up. */
export type SnowDepth = 0 | 1 | 2 | 3;

export function snowDepth(turn: number): SnowDepth {
  if (frozen(turn)) return 3;
  return turn < 2 ? 0 : turn < 4 ? 1 : turn < 6 ? 2 : turn < 8 ? 3 : 1;
}

export interface MapStack {
  readonly hex: Hex;
  readonly counters: readonly CounterFace[];
}

/** Later kinds are drawn over earlier ones when a hex has several. */
export const HIGHLIGHT_KINDS = [
  'reach' /* can march there */,
  'reach-rail' /* can go there by rail */,
  'stop' /* reachable, and the move ends there (enemy ZOC) */,
  'place' /* may be placed there */,
  'retreat',
  'advance',
  'able' /* a unit there can act in this phase */,
  'drop' /* paratroops may land there */,
  'attackable',
  'must-be-attacked',
  'target' /* chosen as target */,
  /** With the selected unit, whose counter has a ring of its own. */
  'unit',
  /** Looked at. */
  'selected',
  'landing' /* the chosen landing hex */,
  'asked' /* the lesson asks for it */,
  'pointed' /* pointed at by the log */,
  'refused' /* pointed at by a refusal */,
] as const;
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

export interface HexHighlight {
  readonly hex: Hex;
  readonly kind: HighlightKind;
  /** A few characters drawn in the hex, such as the cost of a move. */
  readonly label?: string;
  /** Hex of the unit that may go there; an arrow shows the way. */
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
    | 'trail-rail' /* a move made by rail */
    | 'trail-back' /* a retreat made */;
  /** Hexes, including both ends. */
  readonly hexes: readonly Hex[];
  /** Side whose move it was. */
  readonly side?: Side;
}

/** Preview of counters at the hex where they would move. */
export interface Bound {
  readonly hex: Hex;
  readonly counters: readonly CounterFace[];
  readonly label: string | null;
}

/** Event in a hex: a battle with its result, or counters lost. */
export interface MapMark {
  readonly hex: Hex;
  readonly kind: 'battle' | 'loss';
  readonly text: string;
}

/** Without handlers the map is read-only. */
export interface MapViewProps extends Pick<
  BoardProps,
  'ref' | 'onTable' | 'focus' | 'input' | 'onFocusMove' | 'contents' | 'children'
> {
  readonly stacks: readonly MapStack[];
  /** True while the Gulf is frozen. */
  readonly ice: boolean;
  readonly snow?: SnowDepth;
  /** The Game-Turn with the marker on the track; null: none. */
  readonly turn?: number | null;
  readonly highlights: readonly HexHighlight[];
  readonly lines: readonly MapLine[];
  readonly marks?: readonly MapMark[];
  /** Per hex, 1 where a zone of control is drawn. */
  readonly zones?: { readonly finn?: Uint8Array; readonly soviet?: Uint8Array };
  /** Hexes whose railway is broken. */
  readonly broken?: readonly Hex[];
  /** Supply capacity of Petrozavodsk, when it differs from the printed one. */
  readonly petrozavodsk?: number | null;
  /** A Fortification hex that is still being built. */
  readonly unfinished?: Hex | null;
  /** Text drawn beside Supply Cities, by hex, such as "12/50". */
  readonly cityLoads?: ReadonlyMap<Hex, string>;
  /** Draws the region whose headquarters may not draw on Leningrad. */
  readonly ladogaFront?: boolean;
  /** Scoring hexes and playing area of a short game. */
  readonly goal?: Goal | undefined;
  /** Drawn beneath the counters (`under`) and over them (`over`). */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
  /** Shows hex numbers; at far zoom levels only those of hexes that a lesson asks for. */
  readonly hexNumbers: boolean;
  /** Hex where the selected units would move: they are drawn there faintly, with the cost. */
  readonly bound?: Bound | null;
  /** The stack drawn fanned out. */
  readonly fanned: Hex | null;
  /** Factor for the duration of counter moves; 0 turns the animation off. */
  readonly pace?: number;
  /** The mouse has left the fan. */
  onFanLeft?(): void;
}
