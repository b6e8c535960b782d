/** Counters of the command sheets, and where they can be. */
import {
  CORPS,
  type Environment,
  type FinnishPlan,
  type Front,
  type Side,
  type Slot,
  type SovietPlan,
  type Space,
  type State,
  type Force,
  type Strategy,
  type Support,
  type Unit,
} from '#engine/talvisota';
import { unitsIn } from '../text/force-text.ts';

/** What a plan engages. */
export interface Means {
  readonly units: Force;
  readonly supports: readonly Support[];
  readonly environment?: readonly Environment[];
  readonly entrenched?: boolean;
}

interface Sheet {
  readonly plans: readonly (SovietPlan | FinnishPlan | null)[];
  /** The front of each support that is placed. */
  readonly posts: Readonly<Partial<Record<Support, Front>>>;
  readonly losses: Force;
  readonly reinforcements: Force;
}

/** What the sheets of both sides have. */
export const sheetOf = (state: State, side: Side): Sheet =>
  side === 'soviet' ? state.soviet : state.finnish;

/** Where a unit is: a front box, waiting for one, available to buy back, free for a plan, or in a plan. */
export type Heap = Front | 'waiting' | 'reinforcements' | 'free' | 'plan';

export type Piece =
  | {
      readonly kind: 'unit';
      readonly unit: Unit;
      readonly heap: Heap;
      /** How many move together, as a corps or a whole stack; absent: one. */
      readonly count?: number;
    }
  | { readonly kind: 'strategy'; readonly strategy: Strategy; readonly slot: Slot | null }
  | { readonly kind: 'support'; readonly support: Support; readonly placed: boolean }
  | { readonly kind: 'environment'; readonly marker: Environment; readonly placed: boolean }
  | { readonly kind: 'entrenchment'; readonly placed: boolean };

/** Where a counter can be put; `hand` takes it back. */
export type Spot =
  | { readonly kind: 'front'; readonly front: Front }
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'hand' };

export const samePiece = (a: Piece | null, b: Piece): boolean => JSON.stringify(a) === JSON.stringify(b);

/** True for a counter that a plan has. */
export const isPlaced = (piece: Piece): boolean =>
  piece.kind === 'unit' ? piece.heap === 'plan' : 'placed' in piece && piece.placed;

/** All units of its kind in the heap together; other counters are alone. */
export const stackOf = (piece: Piece, all: number): Piece =>
  piece.kind === 'unit' && all > 1 ? { ...piece, count: all } : piece;

/** A counter, and how many such lie there together; `all`: how many units of its kind. */
export interface Pile {
  readonly piece: Piece;
  readonly count?: number;
  readonly all?: number;
}

/** A counter for each kind of unit. Divisions beyond the last one to three lie in corps (N11), so that both can move. */
export const unitPiles = (force: Force, heap: Heap): Pile[] =>
  unitsIn(force).flatMap(([unit, all]): Pile[] => {
    const piece = { kind: 'unit', unit, heap } as const;
    const corps = unit === 'FUS' && heap !== 'plan' ? Math.ceil(all / CORPS) - 1 : 0;
    const rest = { piece, count: all - CORPS * corps, all };
    return corps ? [{ piece: { ...piece, count: CORPS }, count: corps, all }, rest] : [rest];
  });

export const supportPiles = (supports: readonly Support[], placed: boolean): Pile[] =>
  supports.map((support) => ({ piece: { kind: 'support', support, placed } }));

/** All that a plan engages; its units one by one, or in stacks of a kind. */
export const piecesOf = (means: Means, isStacked = false): Pile[] => {
  const { units, supports, environment = [], entrenched = false } = means;
  const piles = unitPiles(units, 'plan');
  const singles = piles.flatMap(({ piece, all = 1 }) => Array.from({ length: all }, () => ({ piece, all })));
  return [
    ...(isStacked ? piles : singles),
    ...supportPiles(supports, true),
    ...environment.map((marker): Pile => ({ piece: { kind: 'environment', marker, placed: true } })),
    ...(entrenched ? [{ piece: { kind: 'entrenchment', placed: true } } as const] : []),
  ];
};
