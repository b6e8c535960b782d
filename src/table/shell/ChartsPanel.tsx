import shellMessages from '../content/en/shell.ftl';
import { Tabs } from 'radix-ui';
import panelCss from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import type { Tab } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { setTab, useUi } from '../store/ui.ts';
import css from './ChartsPanel.module.css';
import { LogPanel } from './LogPanel.tsx';
import { RulesPanel } from '../features/rulebook/RulesPanel.tsx';

const LOG: Tab = { id: 'log', name: () => shellMessages().regions.log, Panel: LogPanel };
const RULES: Tab = { id: 'rules', name: () => shellMessages().regions.rules, Panel: RulesPanel };

interface ChartsPanelProps {
  /** Only the tabs, in a column; each opens the panel. */
  readonly folded?: boolean;
  onClose(): void;
}

/** Log, the charts of the game, and its rules. */
export function ChartsPanel({ folded = false, onClose }: ChartsPanelProps) {
  const tab = useUi((table) => table.tab);
  const tabs = [LOG, ...activeGame().screen.tabs, RULES];
  const t = shellMessages();
  return (
    <Tabs.Root
      className={css.charts}
      value={folded ? '' : tab}
      orientation={folded ? 'vertical' : 'horizontal'}
      // A tab that only receives the focus must not open the panel.
      activationMode={folded ? 'manual' : 'automatic'}
      onValueChange={setTab}
    >
      <div className={css.head}>
        <Tabs.List className={css.tabs} aria-label={t.regions.charts}>
          {tabs.map(({ id, name }) => (
            <Tabs.Trigger key={id} value={id} className={css.tab}>
              <span>{name()}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {folded ? null : (
          <Button kind="quiet" className={css.close} aria-label={t.dismiss.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {folded
        ? null
        : tabs.map(({ id, Panel }) => (
            <Tabs.Content key={id} value={id} className={`${panelCss.scroll} ${css.content}`}>
              <Panel />
            </Tabs.Content>
          ))}
    </Tabs.Root>
  );
}
