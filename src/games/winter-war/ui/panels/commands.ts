import { defineCommand } from '../../../../table/commands/define.ts';
import { setTab, type Tab } from '../../../../table/store/table.ts';
import { tabWords } from '../words/tab-words.ts';

const open = (id: string, tab: Tab) =>
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
