import type { Front, Space } from '../board/board.ts';
import type { FinnishForce, SovietForce, SovietUnit } from '../units/forces.ts';
import type {
  Environment,
  FinnishStrategy,
  FinnishSupport,
  Slot,
  SovietStrategy,
  SovietSupport,
} from '../units/strategies.ts';
import type { Employment, Mannerheim } from './state.ts';

/** Everything a player can do, as plain data. */
export type Action =
  /** Set-up and January: put waiting units into a front box; a negative count takes them back at set-up. */
  | { readonly type: 'assign'; readonly unit: SovietUnit; readonly front: Front; readonly count: number }
  /** Roll the event die, or the die of a round. */
  | { readonly type: 'roll' }
  /** Buy units back from the Reinforcements box into a front box. */
  | { readonly type: 'recover'; readonly unit: SovietUnit; readonly front: Front; readonly count: number }
  /** Return SCT in place to the sheet. */
  | { readonly type: 'withdraw'; readonly space: Space; readonly scouts: number }
  /** Special movement: from a front box to a space. */
  | { readonly type: 'enter'; readonly front: Front; readonly to: Space; readonly units: SovietForce }
  /** Special movement along the line. */
  | { readonly type: 'march'; readonly from: Space; readonly to: Space; readonly units: SovietForce }
  /** Place a Possession marker, or remove it. */
  | { readonly type: 'mark'; readonly space: Space; readonly on: boolean }
  /** Put a strategy face down into a box; null clears the box. */
  | {
      readonly type: 'plan';
      readonly slot: Slot;
      readonly strategy: SovietStrategy | FinnishStrategy | null;
    }
  /** Put a support on a front; null takes it back. */
  | { readonly type: 'post'; readonly support: SovietSupport | FinnishSupport; readonly front: Front | null }
  /** Allot the means of a Soviet strategy; an empty force clears them. */
  | {
      readonly type: 'commit';
      readonly slot: Slot;
      readonly from: Space;
      readonly units: SovietForce;
      readonly supports: readonly SovietSupport[];
    }
  /** Allot the means of a Finnish strategy; an empty force clears them. */
  | {
      readonly type: 'prepare';
      readonly slot: Slot;
      readonly units: FinnishForce;
      readonly environment: readonly Environment[];
      readonly supports: readonly FinnishSupport[];
      readonly entrenched: boolean;
    }
  /** Change the order of a front's two strategies, when it determines the answers. */
  | { readonly type: 'swap'; readonly front: Front }
  /** Put a strategy face down on its target. */
  | { readonly type: 'deploy'; readonly slot: Slot; readonly target: Space }
  /** Answer it with a strategy of the front; null: none. */
  | { readonly type: 'answer'; readonly slot: Slot | null }
  /** Open the means of a combat and begin it. */
  | { readonly type: 'fight'; readonly slot: Slot }
  /** Choose the use of supports; `reserves` are RENF's units, each with the space it comes from. */
  | ({
      readonly type: 'employ';
      readonly reserves: readonly { readonly from: Space; readonly units: SovietForce }[];
    } & Employment)
  | { readonly type: 'mannerheim'; readonly use: Mannerheim }
  | { readonly type: 'lose'; readonly units: SovietForce | FinnishForce }
  /** Fight a second round, or break off. */
  | { readonly type: 'fight-on'; readonly on: boolean }
  /** Units that enter the space, and spaces that get a marker; without either, the space is not taken. */
  | { readonly type: 'occupy'; readonly units: SovietForce; readonly markers: readonly Space[] }
  /** The second attack; `leave` stay behind in the first space. Null: none. */
  | { readonly type: 'pursue'; readonly target: Space | null; readonly leave: SovietForce }
  | { readonly type: 'retreat'; readonly to: Space; readonly marker: boolean }
  /** In solo play a die gives the number of SCT and `scouts` is 0. */
  | { readonly type: 'harass'; readonly target: Space; readonly scouts: number }
  | { readonly type: 'stay'; readonly scouts: number }
  | { readonly type: 'starve'; readonly space: Space }
  | { readonly type: 'end' };

export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Action & { readonly type: Type };
