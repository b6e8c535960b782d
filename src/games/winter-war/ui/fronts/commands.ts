/** Commands for the fronts and the minimap. */
import mapMessages from '../../content/en/map.ftl';
import { defineCommand, frameOnMap } from '#table';
import { toggleCommand } from '../overlays/index.ts';
import { FRONTS, hexesOf } from '../board/fronts.ts';
import { occupied } from '../controller/situation.ts';
import { position, positionOf } from '../../table-adapter.ts';

export const frontCommands = FRONTS.map((front, i) =>
  defineCommand({
    id: `front-${front}`,
    group: 'map',
    label: () => mapMessages().fronts.front({ name: mapMessages().fronts.names[front] }),
    short: () => mapMessages().fronts.short[front],
    keys: String(i + 1),
    keyText: String(i + 1),
    while: ['watching', 'ai'],
    run: () => frameOnMap(hexesOf(front, occupied(positionOf(position()).seen).keys())),
  }),
);

export const overview = toggleCommand({
  id: 'overview',
  label: () => mapMessages().fronts.overview,
  key: 'shift+m',
  keyText: 'Shift M',
});
