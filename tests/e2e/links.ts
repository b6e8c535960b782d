/** Links as the page makes them, made here: of the game only what can be had without a page. */
import type { Timeline } from '#engine/winter-war';
import { meta } from '#games/winter-war/meta.ts';
import { codec } from '#games/winter-war/codec/codec.ts';
import { rules } from '#games/winter-war/rules.ts';
import { records } from '#games/winter-war/saving.ts';
import type { Game } from '#table/game/game.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { gameLink } from '#table/store/links.ts';

setActiveGame({ meta, codec, records, rules } as unknown as Game);

/** The link to a game, as a fragment of the address. */
export const linkTo = (game: Timeline): Promise<string> => gameLink(game);
