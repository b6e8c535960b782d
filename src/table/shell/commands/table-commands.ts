/** Commands of the table as a whole. */
import shellMessages from '../../content/en/shell.ftl';
import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { leaveTable } from '../../store/navigation.ts';
import { openDialog, putDown, useUi, openRulePanel, refuse, say } from '../../store/ui.ts';
import { isDrawing, stopDrawing } from '../../store/variations.ts';
import { pressPrimary } from './primary-pause.ts';
import { stepNow } from '../../view/step.ts';
import { activeGame } from '../../game/registry.ts';
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

export const carryOn = defineCommand({
  id: 'end',
  group: 'play',
  label: () => shellMessages().command.carryOn,
  keys: 'e',
  keyText: 'E',
  while: ['ai'],
  once: true,
  enabled: () => stepNow().primary.shown,
  why: () => stepNow().primary.refusal ?? shellMessages().command.decideFirst,
  run: pressPrimary,
});

export const cancel = defineCommand({
  id: 'cancel',
  group: 'play',
  label: () => shellMessages().command.cancel,
  keys: 'escape',
  keyText: 'Esc',
  // No message if there is nothing to cancel.
  silent: true,
  enabled: () => {
    const { mode, dialog, rule } = useUi.getState();
    return (mode.mode !== 'idle' || isDrawing()) && !dialog && !rule;
  },
  why: () => playMessages().barred.nothingInHand,
  run: () => (isDrawing() ? stopDrawing() : putDown()),
});

export const print = defineCommand({
  id: 'print',
  group: 'game',
  label: () => shellMessages().command.print,
  while: ['watching', 'ai'],
  run: () => {
    openDialog(null);
    // After the menu or the palette has been removed from the page.
    setTimeout(() => window.print());
  },
});

/** Back to the start screen, without a question. */
export const leave = defineCommand({
  id: 'leave',
  group: 'game',
  label: () => shellMessages().command.leave,
  while: ['ai'],
  run: () => leaveTable(),
});
