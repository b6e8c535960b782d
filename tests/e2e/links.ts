/** Links as the page makes them, made here: of the game only what can be had without a page. */
import type { Timeline } from '../../src/engine/winter-war/index.ts';
import { card } from '../../src/games/winter-war/card.ts';
import { codec } from '../../src/games/winter-war/codec/codec.ts';
import { rules } from '../../src/games/winter-war/rules.ts';
import { records } from '../../src/games/winter-war/saving.ts';
import type { Game } from '../../src/table/contract.ts';
import { bring } from '../../src/table/here.ts';
import { gameLink } from '../../src/table/store/share-link.ts';

bring({ card, codec, records, rules } as unknown as Game);

/** The link to a game, as a fragment of the address. */
export const linkTo = (game: Timeline): Promise<string> => gameLink(game);
