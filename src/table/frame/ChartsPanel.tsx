import { Tabs } from 'radix-ui';
import type { ComponentType } from 'react';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import { setTab, useTable, type Tab } from '../store/table.ts';
import css from './ChartsPanel.module.css';
import { CombatTablePanel } from '../../games/winter-war/ui/panels/CombatTablePanel.tsx';
import { LedgerPanel } from '../../games/winter-war/ui/panels/LedgerPanel.tsx';
import { dismissWords } from './dismiss-words.ts';
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

interface ChartsPanelProps {
  /** Where they lie over the map. */
  onClose?(): void;
}

/** Log and charts. */
export function ChartsPanel({ onClose }: ChartsPanelProps) {
  const tab = useTable((table) => table.tab);
  return (
    <Tabs.Root className={css.charts} value={tab} onValueChange={(value) => setTab(value as Tab)}>
      <div className={css.head}>
        <Tabs.List className={css.tabs} aria-label={tabWords().title}>
          {TABS.map((name) => (
            <Tabs.Trigger key={name} value={name} className={css.tab}>
              {tabWords()[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {onClose ? (
          <Button kind="quiet" className={css.close} aria-label={dismissWords().close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        ) : null}
      </div>
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
