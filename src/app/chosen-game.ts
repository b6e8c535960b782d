import { cards } from '../table/here.ts';
import type { Card } from '../table/contract/card.ts';

const KEY = 'chosen-game';

/** The game that was chosen last on this device, or the first one. */
export function chosenGame(): Card {
  const all = cards();
  try {
    const id = localStorage.getItem(KEY);
    return all.find((card) => card.id === id) ?? all[0]!;
  } catch {
    return all[0]!;
  }
}

export function rememberGame({ id }: Card): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The device keeps nothing.
  }
}
