import { Tabs } from 'radix-ui';
import type { ComponentType } from 'react';
import { setTab, useTable, type Tab } from '../store/table.ts';
import css from './ChartsPanel.module.css';
import { CombatTablePanel } from '../../games/winter-war/ui/panels/CombatTablePanel.tsx';
import { LedgerPanel } from '../../games/winter-war/ui/panels/LedgerPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { RulesPanel } from '../book/RulesPanel.tsx';
import { SupplyPanel } from '../../games/winter-war/ui/panels/SupplyPanel.tsx';
import { TerrainPanel } from '../../games/winter-war/ui/panels/TerrainPanel.tsx';
import { TrackPanel } from '../../games/winter-war/ui/panels/TrackPanel.tsx';
import { tabWords } from '../../games/winter-war/ui/words/tab-words.ts';

const PANELS: Record<Tab, ComponentType> = {
  log: LogPanel,
  turns: TrackPanel,
  combat: CombatTablePanel,
  terrain: TerrainPanel,
  points: LedgerPanel,
  supply: SupplyPanel,
  rules: RulesPanel,
};
const TABS = Object.keys(PANELS) as Tab[];

/** Log and charts. */
export function ChartsPanel() {
  const tab = useTable((table) => table.tab);
  return (
    <Tabs.Root className={css.charts} value={tab} onValueChange={(value) => setTab(value as Tab)}>
      <Tabs.List className={css.tabs} aria-label={tabWords().title}>
        {TABS.map((name) => (
          <Tabs.Trigger key={name} value={name} className={css.tab}>
            {tabWords()[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((name) => {
        const Panel = PANELS[name];
        return (
          <Tabs.Content key={name} value={name} className={css.content}>
            <Panel />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
