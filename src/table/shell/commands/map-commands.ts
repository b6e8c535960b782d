import shellMessages from '../../content/en/shell.ftl';
import { defineCommand } from '../../commands/define.ts';
import { activeGame } from '../../game/registry.ts';
import { openRulePanel, refuse, say, useUi } from '../../store/ui.ts';
import { fitMap, reasonOnMap, zoomMap } from '../../view/map-handle.ts';

const STEP = 1.4;

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

/** Zooms in by one step, around the centre of the view. */
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

/** Zooms out by one step, at most to the whole map. */
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

/** Shows why a press at the pointer or the cursor would do nothing, with the paragraph beside the map. */
export const why = defineCommand({
  id: 'why',
  group: 'map',
  label: () => shellMessages().why.command,
  keys: 'w',
  keyText: 'W',
  while: ['watching', 'ai'],
  run() {
    const { hover, focus } = useUi.getState();
    const barred = document.activeElement?.getAttribute('data-why');
    if (barred) return say(barred);
    const place = hover ?? focus;
    if (place === null) return say(shellMessages().why.nowhere);
    const refusal = reasonOnMap(place);
    if (refusal === undefined) return say(shellMessages().why.notNow);
    if (!refusal) return say(shellMessages().why.allowed({ place: activeGame().placeText(place) }));
    refuse(refusal);
    openRulePanel(refusal.rule);
  },
});
