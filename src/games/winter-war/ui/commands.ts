/** What the keys and buttons of this game do. */
import type { Commands } from '#table/game/game.ts';
import { advice, doAdvice } from '#table/features/hints/commands.ts';
import { frontCommands, overview } from './fronts/commands.ts';
import {
  allAttackers,
  breakRailway,
  details,
  peekAtPlan,
  planDrop,
  waypoint,
} from './controller/commands.ts';
import { showHistory } from './history/commands.ts';
import { JUMPS, next } from './controller/jump-commands.ts';
import { CHARTS } from './panels/commands.ts';
import { planAttacks } from './planner/commands.ts';
import { showDice } from './records/commands.ts';
import { numbers, supply, trails, zones } from './screen/layer-commands.ts';
import { showLastTurn } from './summary/commands.ts';
import { threats } from './threats/commands.ts';
import { whyNot } from './explain/commands.ts';

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
    supply,
    zones,
    threats,
    trails,
    numbers,
    ...frontCommands,
    overview,
    ...CHARTS,
    showLastTurn,
    showDice,
    showHistory,
  ],
  onMap: [supply, zones, threats, trails, advice],
  atThumb: [next],
  besideMain: [allAttackers, doAdvice],
  inMenu: { game: [showLastTurn, showDice, showHistory], view: [numbers, supply, zones, trails, overview] },
  atLog: [showLastTurn, showDice],
  atEnd: [showDice, showHistory],
};
