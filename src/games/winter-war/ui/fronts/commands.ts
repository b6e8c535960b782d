/** To each front by a key, and the small map. */
import { defineCommand } from '#table/commands/define.ts';
import { frameOnMap } from '#table/view/map-handle.ts';
import { toggleCommand } from '../board/overlays/index.ts';
import { FRONTS, hexesOf } from '../board/fronts.ts';
import { frontWords } from './words.ts';

export const frontCommands = FRONTS.map((front, i) =>
  defineCommand({
    id: `front-${front}`,
    group: 'map',
    label: () => frontWords().front(frontWords().names[front]),
    short: () => frontWords().short[front],
    keys: String(i + 1),
    keyText: String(i + 1),
    while: ['watching', 'rival'],
    run: () => frameOnMap(hexesOf(front)),
  }),
);

export const overview = toggleCommand({
  id: 'overview',
  label: () => frontWords().overview,
  key: 'shift+m',
  keyText: 'Shift M',
});
