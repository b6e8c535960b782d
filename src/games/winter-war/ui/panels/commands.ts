import { defineCommand } from '../../../../table/commands/define.ts';
import { setTab } from '../../../../table/store/table.ts';
import { useLayers } from '../hand/layers.ts';
import { tabWords, type TabName } from '../words/tab-words.ts';

/** Whoever reads of supply sees it on the map too. */
export const showSupplyToo = (): void => useLayers.setState({ supply: true });

const open = (id: string, tab: TabName) =>
  defineCommand({
    id,
    group: 'panels',
    label: () => tabWords().command(tabWords()[tab]),
    while: ['watching', 'rival'],
    run: () => {
      setTab(tab);
      if (tab === 'supply') showSupplyToo();
    },
  });

/** The charts of this game. */
export const CHARTS = [
  open('turns', 'turns'),
  open('combatTable', 'combat'),
  open('terrain', 'terrain'),
  open('points', 'points'),
  open('supplyPanel', 'supply'),
];
