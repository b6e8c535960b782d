import { defineCommand } from '#table/commands/define.ts';
import { setTab } from '#table/store/ui.ts';
import { tabWords, type TabName } from '../words/tab-words.ts';

const open = (id: string, tab: TabName) =>
  defineCommand({
    id,
    group: 'panels',
    label: () => tabWords().command(tabWords()[tab]),
    while: ['watching', 'rival'],
    run: () => setTab(tab),
  });

/** The charts of this game. */
export const CHARTS = [
  open('turns', 'turns'),
  open('combatTable', 'combat'),
  open('terrain', 'terrain'),
  open('points', 'points'),
  open('supplyPanel', 'supply'),
];
