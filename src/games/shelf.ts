/** The games of this house. Each is fetched when it is first asked for; what the start screen shows of it is light. */
import type { Front } from '#table/game/start-screen.ts';
import type { Shelved } from '#table/game/registry.ts';
import { card as talvisotaCard } from './talvisota/card.ts';
import { front as talvisotaFront } from '#games/talvisota/ui/start-screen/front.ts';
import { card as winterWarCard } from './winter-war/card.ts';
import { front as winterWarFront } from '#games/winter-war/ui/start-screen/front.ts';

/** A game with what the start screen shows of it. */
export interface OnShelf extends Shelved {
  readonly front: Front;
}

/** In the order in which they are offered. The outlines of a map are data, and come beside the scripts that draw it. */
export const shelf: readonly OnShelf[] = [
  {
    card: winterWarCard,
    front: winterWarFront,
    async load() {
      const outlines = import('#games/winter-war/ui/board/layers/geography.ts');
      const [{ winterWar }] = await Promise.all([import('./winter-war/game.ts'), outlines]);
      return winterWar;
    },
  },
  {
    card: talvisotaCard,
    front: talvisotaFront,
    async load() {
      const outlines = import('#games/talvisota/ui/board/outlines.ts');
      const [{ talvisota }] = await Promise.all([import('./talvisota/game.ts'), outlines]);
      return talvisota;
    },
  },
];
