/** Which game a tab goes on with when it is loaded anew. */
const KEY = 'winter-war-slot';

/** A slot of the library, and whose game is in it: the first one is not named. */
export interface RememberedSlot {
  readonly id: string;
  readonly of?: string;
}

/** Remembers for a reload of this tab which game is on the table; null: none. */
export function rememberSlot(slot: RememberedSlot | null): void {
  try {
    if (slot === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, slot.of === undefined ? slot.id : `${slot.id} ${slot.of}`);
  } catch {
    // Without session storage a reload shows the start screen, which lists the game.
  }
}

/** The game that was on the table of this tab; null where there was none. */
export function rememberedSlot(): RememberedSlot | null {
  try {
    const [id, of] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return id === undefined ? null : { id, ...(of !== undefined && { of }) };
  } catch {
    return null;
  }
}
