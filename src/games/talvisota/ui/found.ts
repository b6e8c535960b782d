import startMessages from '../content/en/start.ftl';
import { boardOf, placeOf, type State } from '#engine/talvisota';
import type { SearchResult } from '#table/game';
import { goTo } from '#table';
import { lookAt } from './controller/desk.ts';
import { spaceName } from './text/names.ts';

export const found = (state: State): readonly SearchResult[] =>
  boardOf(state.options).spaces.map((space) => ({
    id: `space ${space}`,
    kind: 'place',
    text: spaceName(space),
    also: placeOf(space).name,
    aside: startMessages().common.front[placeOf(space).front],
    enabled: true,
    run: () => {
      lookAt(space);
      goTo(space);
    },
  }));
