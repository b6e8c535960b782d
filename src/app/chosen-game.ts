/** Which game of the shelf is on the start screen, kept on this device. */
import { shelf, type OnShelf } from '#games/shelf.ts';

const KEY = 'chosen-game';

const byId = (id: string | null): OnShelf | undefined => shelf.find(({ card }) => card.id === id);

/** The game chosen last; the first, where none was. */
export function rememberedGame(): OnShelf {
  try {
    return byId(localStorage.getItem(KEY)) ?? shelf[0]!;
  } catch {
    return shelf[0]!;
  }
}

/** Keeps the choice for the next visit. */
export function rememberGame({ card }: OnShelf): void {
  try {
    localStorage.setItem(KEY, card.id);
  } catch {
    // A browser that keeps nothing shows the first.
  }
}
