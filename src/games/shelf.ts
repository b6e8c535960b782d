/** The games of this house. Each is fetched when it is first asked for; what the start screen shows of it is light. */
import type { Front } from '../table/contract/front.ts';
import type { Shelved } from '../table/here.ts';
import { card as talvisotaCard } from './talvisota/card.ts';
import { front as talvisotaFront } from './talvisota/ui/front/front.ts';
import { card as winterWarCard } from './winter-war/card.ts';
import { front as winterWarFront } from './winter-war/ui/front/front.ts';

/** A game with what the start screen shows of it. */
export interface OnShelf extends Shelved {
  readonly front: Front;
}

/** In the order in which they are offered. */
export const shelf: readonly OnShelf[] = [
  {
    card: winterWarCard,
    front: winterWarFront,
    load: async () => (await import('./winter-war/game.ts')).winterWar,
  },
  {
    card: talvisotaCard,
    front: talvisotaFront,
    load: async () => (await import('./talvisota/game.ts')).talvisota,
  },
];
