import shellMessages from '../../content/en/shell.ftl';
import playMessages from '../../content/en/play.ftl';
import { barred } from '../../commands/define.ts';
import { useGame } from '../../store/game.ts';
import { openDialog, toggle } from '../../store/ui.ts';
import type { Command } from '../../game/command.ts';
import { activeGame } from '../../game/registry.ts';
import panel from '#kit/widgets/panel.module.css';
import css from '#kit/widgets/Bar.module.css';
import { named, usePlayers } from '../../view/players.tsx';
import { useShown } from '../../view/usePosition.ts';
import { StatusBar } from '../../view/StatusBar.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { endReplay, setPlaying, useReplay } from '../../store/replay.ts';

function branchOff(): void {
  setPlaying(false);
  openDialog('branch');
}

interface ReplayBarProps {
  readonly narrow: boolean;
  /** Another command that starts from the moment on show. */
  readonly tool?: Command;
}

/** The moment on show, with buttons to return to the game or to continue from here. */
export function ReplayBar({ narrow, tool }: ReplayBarProps) {
  const shown = useShown();
  const source = useReplay((replay) => replay.source);
  const players = usePlayers();
  const isHosted = useGame(({ hosted }) => hosted !== null) && source === 'table';
  const why = useGame(() => (tool ? barred(tool) : null));
  if (!shown) return null;
  const t = playMessages().replay;
  const status = named(activeGame().story.statusLine(shown.position.state), players);
  return (
    <header className={css.bar} data-surface="night" data-narrow={narrow || undefined}>
      <StatusBar status={status} narrow={narrow} todo={source === 'file' ? t.ofFile : t.title} />
      <div className={`${panel.line} ${css.tools}`}>
        {tool ? (
          <Button
            kind="quiet"
            title={`${tool.label} (${tool.keyText})`}
            aria-label={tool.label}
            why={why}
            onClick={tool.run}
          >
            {tool.icon && <Icon name={tool.icon} />}
            {narrow ? null : <span>{tool.label}</span>}
          </Button>
        ) : null}
        {isHosted ? null : (
          <Button kind="quiet" title={t.playOn} aria-label={t.playOn} onClick={branchOff}>
            <Icon name="branch" />
            {narrow ? null : <span>{t.playOn}</span>}
          </Button>
        )}
        {narrow ? (
          <Button
            kind="quiet"
            aria-label={shellMessages().regions.charts}
            onClick={() => toggle('rightOpen')}
          >
            <Icon name="charts" />
          </Button>
        ) : null}
        <Button kind="primary" onClick={endReplay} aria-label={t.back} title={`${t.back} (Esc)`}>
          {narrow ? <Icon name="close" /> : t.back}
        </Button>
      </div>
    </header>
  );
}
