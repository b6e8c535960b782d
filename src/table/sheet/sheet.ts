/** Every command, as the sheet of keys has them: for keys, palette and help. */
import { GROUPS, type Command } from '../contract/command.ts';
import { game } from '../here.ts';
import { openLessons } from '../lessons/commands.ts';
import { nameGame, save } from '../library/commands.ts';
import { redo, replay, restart, restartTurn, undo } from '../replay/commands.ts';
import { rivalFaster, rivalPause, rivalSlower, rivalStep } from '../rival/commands.ts';
import { changeSeats } from '../seats/commands.ts';
import { openSettings } from '../settings/commands.ts';
import { paste, share } from '../share/commands.ts';
import { openSituation } from '../situation/commands.ts';
import { fit, zoomIn, zoomOut } from './map-commands.ts';
import {
  charts,
  context,
  nextRegion,
  openLog,
  openRulebook,
  previousRegion,
  toHand,
  toMap,
} from './panel-commands.ts';
import { cancel, carryOn, leave, openHelp, openPalette, print } from './table-commands.ts';

/** Of a group, these come before those of the game. */
const BEFORE: readonly Command[] = [
  undo,
  redo,
  restart,
  restartTurn,
  cancel,
  toMap,
  toHand,
  nextRegion,
  previousRegion,
  openLog,
  openRulebook,
  changeSeats,
  replay,
];

/** And these after them. */
const AFTER: readonly Command[] = [
  rivalPause,
  rivalStep,
  rivalFaster,
  rivalSlower,
  fit,
  zoomIn,
  zoomOut,
  context,
  charts,
  openSituation,
  openPalette,
  openHelp,
  openSettings,
  nameGame,
  share,
  openLessons,
  paste,
  save,
  print,
  leave,
];

/** The commands of the table and of the game on it, group by group. */
export function sheet(): readonly Command[] {
  const { others } = game().commands;
  const all = [carryOn, ...BEFORE, ...others, ...AFTER];
  return GROUPS.flatMap((group) => all.filter((command) => command.group === group));
}
