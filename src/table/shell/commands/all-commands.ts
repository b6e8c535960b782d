/** The list of all commands, for keys, palette and help, in the order of the list of keys. */
import { GROUPS, type Command } from '../../game/command.ts';
import { activeGame } from '../../game/registry.ts';
import { editPosition } from '../../features/editor/commands.ts';
import {
  openLessons,
  nameGame,
  save,
  openOnline,
  toHost,
  openProblems,
  changeSeats,
  openSettings,
  paste,
  share,
  openSituation,
  openStatistics,
  openHelp,
  openPalette,
} from '../../commands/dialogs.ts';
import { redo, replay, restart, restartTurn, undo } from '../../commands/history.ts';
import { reviewGame } from '../../features/review/commands.ts';
import { aiFaster, aiPause, aiSlower, aiStep } from '../../features/ai/commands.ts';
import { tryLine } from '../../features/variations/commands.ts';
import { doHintCommand, hintCommand } from '../../features/hints/hint.ts';
import { fit, why, zoomIn, zoomOut, cancel, carryOn, leave, print } from './table-commands.ts';
import {
  charts,
  context,
  nextRegion,
  openLog,
  openRulebook,
  previousRegion,
  toContext,
  toMap,
} from './panel-commands.ts';

/** The table's commands before those of the game, in each group. */
const BEFORE: readonly Command[] = [
  undo,
  redo,
  restart,
  restartTurn,
  cancel,
  toMap,
  toContext,
  nextRegion,
  previousRegion,
  openLog,
  openRulebook,
  changeSeats,
  replay,
  reviewGame,
  tryLine,
];

/** Those after them. */
const AFTER: readonly Command[] = [
  hintCommand,
  doHintCommand,
  aiPause,
  aiStep,
  aiFaster,
  aiSlower,
  fit,
  zoomIn,
  zoomOut,
  why,
  context,
  charts,
  openSituation,
  openPalette,
  openHelp,
  openSettings,
  openStatistics,
  nameGame,
  share,
  openOnline,
  toHost,
  editPosition,
  openLessons,
  openProblems,
  paste,
  save,
  print,
  leave,
];

/** The commands of the table and of the game on it, by group. */
export function allCommands(): readonly Command[] {
  const { others } = activeGame().commands;
  const all = [carryOn, ...BEFORE, ...others, ...AFTER];
  return GROUPS.flatMap((group) => all.filter((command) => command.group === group));
}
