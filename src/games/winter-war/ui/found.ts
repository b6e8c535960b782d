/** Places and units for the search palette. */
import playMessages from '../content/en/play.ftl';
import { board, counter, type State } from '#engine/winter-war';
import type { SearchResult } from '#table/game';
import { look, selectUnit } from '../table-adapter.ts';
import { canSelect } from './controller/decisions/index.ts';
import { goTo } from '#table';
import { placeText } from './text/names.ts';
import { hexText, kindText, unitText } from './text/describe.ts';

const PLACES = board.places.filter(
  ({ kind, name }, i, all) => kind !== 'fortification' && all.findIndex((place) => place.name === name) === i,
);

/** Larger places come first among equally good matches. */
const ofPlace = ({ name, hex }: (typeof PLACES)[number]): SearchResult => ({
  id: `place ${name}`,
  kind: 'place',
  text: board.placeNameOf(hex) === name ? hexText(hex) : `${placeText(name)} (${board.hexName(hex)})`,
  also: name,
  enabled: true,
  run: () => {
    look(hex);
    goTo(hex);
  },
});

/** Units visible to the viewer: on the map, or in the viewer's tray to be placed. */
const ofUnits = (state: State, seen: State): SearchResult[] =>
  seen.units.flatMap(({ at: hex }, unit): SearchResult[] => {
    const mine = canSelect(state, unit);
    if (hex < 0 && !mine) return [];
    return [
      {
        id: `unit ${unit}`,
        kind: 'unit',
        text: `${unitText(unit)} ${kindText(unit)}`,
        also: counter(unit).name,
        aside: hex >= 0 ? hexText(hex) : playMessages().tray.inTray,
        enabled: true,
        run: () => {
          if (mine) selectUnit(unit);
          else look(hex);
          if (hex >= 0) goTo(hex);
        },
      },
    ];
  });

/** Everything that can be searched for in a position, as its viewer sees it. */
export const found = (state: State, seen: State): readonly SearchResult[] => [
  ...PLACES.map(ofPlace),
  ...ofUnits(state, seen),
];
