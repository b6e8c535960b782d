/** The games of this house, laid on the shelf before anything is drawn. */
import { card as winterWar } from '../games/winter-war/card.ts';
import { card as talvisota } from '../games/talvisota/card.ts';
import { lay } from '../table/here.ts';

lay([
  {
    card: winterWar,
    load: async () => (await import('../games/winter-war/game.ts')).winterWar,
  },
  {
    card: talvisota,
    load: async () => (await import('../games/talvisota/game.ts')).talvisota,
  },
]);
