import type { Hex } from '../board/grid.ts';
import type { UnitId } from '../units/roster.ts';

/** Everything a player can do, as plain data. */
export type Action =
  /** Set-up: put a counter on a hex, or back into the tray. */
  | { readonly type: 'place'; readonly unit: UnitId; readonly hex: Hex | null }
  /** Reinforcement: bring a waiting unit in at a city, or return it to the track. */
  | { readonly type: 'arrive'; readonly unit: UnitId; readonly hex: Hex | null }
  /** Movement: the hexes entered one after another, by march and rail, whichever is cheaper. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Hex[] }
  /** Choose the HQ that administers a Soviet unit; null: isolate it; undefined hq: back to the default. */
  | { readonly type: 'administer'; readonly unit: UnitId; readonly hq?: UnitId | null; readonly city?: Hex }
  /** Retreat before combat or by a result; null: no hex is open and the unit is eliminated. */
  | { readonly type: 'retreat'; readonly unit: UnitId; readonly to: Hex | null }
  /** Advance before combat or after it. */
  | { readonly type: 'advance'; readonly unit: UnitId; readonly to: Hex }
  | { readonly type: 'attack'; readonly attackers: readonly UnitId[]; readonly targets: readonly Hex[] }
  /** Soviet set-up: choose the two heavy tank regiments (Designer.A1). */
  | { readonly type: 'heavy'; readonly units: readonly UnitId[] }
  /** Plan the hex where the paratroops land next Game-Turn; null: none (Option.D3). */
  | { readonly type: 'plan'; readonly hex: Hex | null }
  | { readonly type: 'drop'; readonly hex: Hex }
  /** Break the railway in the unit's hex (Designer.B). */
  | { readonly type: 'demolish'; readonly unit: UnitId }
  /** Units lost in an exchange, over the stacking limit, to the cold, or to another front. */
  | { readonly type: 'lose'; readonly units: readonly UnitId[] }
  | { readonly type: 'roll' }
  /** Call the cease-fire, or assault Petsamo. */
  | { readonly type: 'accept' }
  /** Decline an advance after combat, a cease-fire, or an assault. */
  | { readonly type: 'decline' }
  | { readonly type: 'end' };

export type ActionType = Action['type'];
