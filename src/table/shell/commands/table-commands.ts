/** Of the table as a whole. */
import shellMessages from '../../content/en/shell.ftl';
import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { leaveTable } from '../../store/navigation.ts';
import { openDialog, putDown, useUi } from '../../store/ui.ts';
import { pressPrimary } from './rest.ts';
import { stepNow } from './step.ts';

/** The large button of the bar. */
export const carryOn = defineCommand({
  id: 'end',
  group: 'play',
  label: () => shellMessages().sheet.carryOn,
  keys: 'e',
  keyText: 'E',
  while: ['rival'],
  once: true,
  enabled: () => stepNow().primary.shown,
  why: () => stepNow().primary.refusal ?? shellMessages().sheet.decideFirst,
  run: pressPrimary,
});

/** Puts down what is in hand. */
export const cancel = defineCommand({
  id: 'cancel',
  group: 'play',
  label: () => shellMessages().sheet.cancel,
  keys: 'escape',
  keyText: 'Esc',
  // Putting down what is not in hand goes without saying.
  silent: true,
  enabled: () => {
    const { mode, dialog, rule } = useUi.getState();
    return mode.mode !== 'idle' && !dialog && !rule;
  },
  why: () => playMessages().barred.nothingInHand,
  run: putDown,
});

/** Finds commands, places, units and rules by a few letters; in a replay too. */
export const openPalette = defineCommand({
  id: 'palette',
  group: 'game',
  label: () => shellMessages().sheet.palette,
  keys: 'mod+k',
  keyText: 'Ctrl K',
  while: ['rival'],
  run: () => openDialog('palette'),
});

/** The sheet of keys and signs. */
export const openHelp = defineCommand({
  id: 'help',
  group: 'game',
  label: () => shellMessages().sheet.help,
  keys: '?',
  keyText: '?',
  while: ['watching', 'rival'],
  run: () => openDialog('help'),
});

/** Prints the game as it stands: map, units, log. */
export const print = defineCommand({
  id: 'print',
  group: 'game',
  label: () => shellMessages().sheet.print,
  while: ['watching', 'rival'],
  run: () => {
    openDialog(null);
    // Once the menu or the palette has gone from the page.
    setTimeout(() => window.print());
  },
});

/** Back to the start screen, without a question. */
export const leave = defineCommand({
  id: 'leave',
  group: 'game',
  label: () => shellMessages().sheet.leave,
  while: ['rival'],
  run: () => leaveTable(),
});
