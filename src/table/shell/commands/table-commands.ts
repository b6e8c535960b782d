/** Commands of the table as a whole. */
import shellMessages from '../../content/en/shell.ftl';
import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { leaveTable } from '../../store/navigation.ts';
import { openDialog, putDown, useUi } from '../../store/ui.ts';
import { isDrawing, stopDrawing } from '../../store/variations.ts';
import { pressPrimary } from './primary-pause.ts';
import { stepNow } from '../../view/step.ts';

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
