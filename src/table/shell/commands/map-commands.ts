import shellMessages from '../../content/en/shell.ftl';
import { defineCommand } from '../../commands/define.ts';
import { fitMap, zoomMap } from '../../view/map-handle.ts';

const STEP = 1.4;

/** Shows the whole map. */
export const fit = defineCommand({
  id: 'fit',
  group: 'map',
  label: () => shellMessages().command.fit,
  icon: 'fit',
  keys: '0',
  keyText: '0',
  while: ['watching', 'ai'],
  run: fitMap,
});

/** A step nearer, around the middle of the view. */
export const zoomIn = defineCommand({
  id: 'zoomIn',
  group: 'map',
  label: () => shellMessages().command.zoomIn,
  icon: 'plus',
  keys: '+ =',
  keyText: '+',
  while: ['watching', 'ai'],
  run: () => zoomMap(STEP),
});

/** A step back, never beyond the whole map. */
export const zoomOut = defineCommand({
  id: 'zoomOut',
  group: 'map',
  label: () => shellMessages().command.zoomOut,
  icon: 'minus',
  keys: '-',
  keyText: '−',
  while: ['watching', 'ai'],
  run: () => zoomMap(1 / STEP),
});
