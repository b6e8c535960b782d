/** Of the table as a whole. */
import { defineCommand } from '../../commands/define.ts';
import { leaveTable } from '../../store/navigation.ts';
import { openDialog, putDown, useUi } from '../../store/ui.ts';
import { barredWords } from '../../words/barred-words.ts';
import { pressPrimary } from './rest.ts';
import { stepNow } from './step.ts';
import { sheetWords } from './words.ts';

/** The large button of the bar. */
export const carryOn = defineCommand({
  id: 'end',
  group: 'play',
  label: () => sheetWords().carryOn,
  keys: 'e',
  keyText: 'E',
  while: ['rival'],
  once: true,
  enabled: () => stepNow().primary.shown,
  why: () => stepNow().primary.refusal ?? sheetWords().decideFirst,
  run: pressPrimary,
});

/** Puts down what is in hand. */
export const cancel = defineCommand({
  id: 'cancel',
  group: 'play',
  label: () => sheetWords().cancel,
  keys: 'escape',
  keyText: 'Esc',
  // Putting down what is not in hand goes without saying.
  silent: true,
  enabled: () => {
    const { mode, dialog, rule } = useUi.getState();
    return mode.mode !== 'idle' && !dialog && !rule;
  },
  why: () => barredWords().nothingInHand,
  run: putDown,
});

/** Finds commands, places, units and rules by a few letters; in a replay too. */
export const openPalette = defineCommand({
  id: 'palette',
  group: 'game',
  label: () => sheetWords().palette,
  keys: 'mod+k',
  keyText: 'Ctrl K',
  while: ['rival'],
  run: () => openDialog('palette'),
});

/** The sheet of keys and signs. */
export const openHelp = defineCommand({
  id: 'help',
  group: 'game',
  label: () => sheetWords().help,
  keys: '?',
  keyText: '?',
  while: ['watching', 'rival'],
  run: () => openDialog('help'),
});

/** Prints the game as it stands: map, units, log. */
export const print = defineCommand({
  id: 'print',
  group: 'game',
  label: () => sheetWords().print,
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
  label: () => sheetWords().leave,
  while: ['rival'],
  run: () => leaveTable(),
});
