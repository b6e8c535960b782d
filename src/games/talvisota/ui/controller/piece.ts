/** Counters of the command sheets, and where they can be. */
import type {
  Environment,
  FinnishStrategy,
  FinnishSupport,
  FinnishUnit,
  Front,
  Slot,
  SovietStrategy,
  SovietSupport,
  SovietUnit,
  Space,
} from '#engine/talvisota';

/** Where a unit is: a front box, waiting for one, available to buy back, free for a plan, or in a plan. */
export type Heap = Front | 'waiting' | 'reinforcements' | 'free' | 'plan';

export type Piece =
  | { readonly kind: 'unit'; readonly unit: SovietUnit | FinnishUnit; readonly heap: Heap }
  | {
      readonly kind: 'strategy';
      readonly strategy: SovietStrategy | FinnishStrategy;
      readonly slot: Slot | null;
    }
  | { readonly kind: 'support'; readonly support: SovietSupport | FinnishSupport; readonly placed: boolean }
  | { readonly kind: 'environment'; readonly marker: Environment; readonly placed: boolean }
  | { readonly kind: 'entrenchment'; readonly placed: boolean };

/** Where a counter can be put; `hand` takes it back. */
export type Spot =
  | { readonly kind: 'front'; readonly front: Front }
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'hand' };

export const samePiece = (a: Piece | null, b: Piece): boolean => JSON.stringify(a) === JSON.stringify(b);
