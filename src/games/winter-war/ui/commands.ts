/** Commands of this game, for keys and buttons. */
import analysisMessages from '../content/en/analysis.ftl';
import playMessages from '../content/en/play.ftl';
import type { Commands } from '#table/game';
import { defineCommand, openDialog, setTab } from '#table';
import { frontCommands } from './fronts/FrontBar.tsx';
import {
  allAttackers,
  breakRailway,
  details,
  follow,
  JUMPS,
  march,
  next,
  peekAtPlan,
  planDrop,
  waypoint,
  wholeStack,
} from './controller/commands.ts';
import { overlayCommands, overview } from './overlays/index.ts';
import { planAttacks } from './controller/planner-store.ts';
import { showLastTurn } from './summary/last-turn.ts';

export type TabName = Exclude<keyof ReturnType<typeof playMessages>['tabs'], 'command'>;

const open = (id: string, tab: TabName) =>
  defineCommand({
    id,
    group: 'panels',
    label: () => playMessages().tabs.command({ name: playMessages().tabs[tab] }),
    while: ['watching', 'ai'],
    run: () => setTab(tab),
  });

/** Commands that open the charts. */
const CHARTS = [
  open('turns', 'turns'),
  open('combatTable', 'combat'),
  open('terrain', 'terrain'),
  open('points', 'points'),
  open('supplyPanel', 'supply'),
];

const showDice = defineCommand({
  id: 'dice',
  group: 'game',
  label: () => analysisMessages().records.command,
  short: () => analysisMessages().records.short,
  icon: 'die',
  keys: 'g',
  keyText: 'G',
  while: ['ai'],
  run: () => openDialog('dice'),
});

const showHistory = defineCommand({
  id: 'history',
  group: 'game',
  label: () => analysisMessages().history.command,
  short: () => analysisMessages().history.short,
  icon: 'book',
  while: ['ai', 'watching'],
  run: () => openDialog('history'),
});

export const commands: Commands = {
  others: [
    wholeStack,
    march,
    follow,
    waypoint,
    planDrop,
    peekAtPlan,
    breakRailway,
    allAttackers,
    planAttacks,
    ...JUMPS,
    details,
    ...overlayCommands.all,
    ...frontCommands,
    overview,
    ...CHARTS,
    showLastTurn,
    showDice,
    showHistory,
  ],
  onMap: overlayCommands.onMap,
  atThumb: [next],
  besideMain: [allAttackers],
  inMenu: { game: [showLastTurn, showDice, showHistory], view: [...overlayCommands.inMenu] },
  atLog: [showLastTurn, showDice],
  atEnd: [showDice, showHistory],
};
