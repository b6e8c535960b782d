import type { ComponentType } from 'react';
import type { Tab } from '#table/game/game.ts';
import { CombatTablePanel } from '../panels/CombatTablePanel.tsx';
import { LedgerPanel } from '../panels/LedgerPanel.tsx';
import { SupplyPanel } from '../panels/SupplyPanel.tsx';
import { TerrainPanel } from '../panels/TerrainPanel.tsx';
import { TrackPanel } from '../panels/TrackPanel.tsx';
import { tabWords, type TabName } from '../words/tab-words.ts';

const tab = (id: TabName, Panel: ComponentType): Tab => ({
  id,
  name: () => tabWords()[id],
  Panel,
});

/** The charts beside the log. */
export const tabs: readonly Tab[] = [
  tab('turns', TrackPanel),
  tab('combat', CombatTablePanel),
  tab('terrain', TerrainPanel),
  tab('points', LedgerPanel),
  tab('supply', SupplyPanel),
];
