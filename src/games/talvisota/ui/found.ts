/** Spaces, for the palette. */
import { boardOf, placeOf, type State } from '#engine/talvisota';
import type { SearchResult } from '#table/game/game.ts';
import { goTo } from './board/go-to.ts';
import { lookAt } from './controller/desk.ts';
import { commonWords } from './words/common-words.ts';
import { spaceName } from './words/names.ts';

export const found = (state: State): readonly SearchResult[] =>
  boardOf(state.options).spaces.map((space) => ({
    id: `space ${space}`,
    kind: 'place',
    text: spaceName(space),
    also: placeOf(space).name,
    aside: commonWords().front[placeOf(space).front],
    enabled: true,
    run: () => {
      lookAt(space);
      goTo(space);
    },
  }));
