/** Spaces, for the palette. */
import { boardOf, placeOf, type State } from '#engine/talvisota';
import type { Found } from '#table/contract.ts';
import { goTo } from './map/go-to.ts';
import { lookAt } from './hand/desk.ts';
import { commonWords } from './words/common-words.ts';
import { spaceName } from './words/names.ts';

export const found = (state: State): readonly Found[] =>
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
