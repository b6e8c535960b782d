/** What the keys and buttons of this game do. */
import type { Commands } from '#table/game/game.ts';
import { advice, doAdvice } from '#table/features/hints/commands.ts';
import { frontCommands, overview } from './fronts/commands.ts';
import {
  allAttackers,
  breakRailway,
  details,
  JUMPS,
  next,
  peekAtPlan,
  planDrop,
  waypoint,
  whyNot,
} from './controller/commands.ts';
import { overlayCommands } from './board/overlays/index.ts';
import { showHistory } from './history/commands.ts';
import { CHARTS } from './panels/commands.ts';
import { planAttacks } from './planner/commands.ts';
import { showDice } from './records/commands.ts';
import { showLastTurn } from './summary/commands.ts';

export const commands: Commands = {
  others: [
    waypoint,
    planDrop,
    peekAtPlan,
    breakRailway,
    allAttackers,
    planAttacks,
    advice,
    doAdvice,
    ...JUMPS,
    whyNot,
    details,
    ...overlayCommands.all,
    ...frontCommands,
    overview,
    ...CHARTS,
    showLastTurn,
    showDice,
    showHistory,
  ],
  onMap: [...overlayCommands.onMap, advice],
  atThumb: [next],
  besideMain: [allAttackers, doAdvice],
  inMenu: { game: [showLastTurn, showDice, showHistory], view: [...overlayCommands.inMenu, overview] },
  atLog: [showLastTurn, showDice],
  atEnd: [showDice, showHistory],
};
