import playMessages from '../../content/en/play.ftl';
import { memo, useDeferredValue } from 'react';
import { useGame } from '../../store/game.ts';
import type { Command } from '../../game/command.ts';
import type { Line } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { replay } from '../../commands/history.ts';
import { useShown } from '../../view/usePosition.ts';
import { barred } from '../../commands/define.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import css from './LogTools.module.css';

/** Buttons above the log, for undo and replay. Deferred, so that the map renders first. */
export function LogTools() {
  const timeline = useDeferredValue(useGame((game) => game.timeline));
  const watching = useShown() !== null;
  return watching ? null : <Tools timeline={timeline} />;
}

const Tool = memo(function Tool({
  command,
  why,
}: {
  readonly command: Command;
  readonly why: string | null;
}) {
  const key = command.keyText ? ` (${command.keyText})` : '';
  return (
    <Button
      kind="quiet"
      className={css.tool}
      why={why}
      title={`${command.label}${key}`}
      onClick={command.run}
    >
      {command.icon && <Icon name={command.icon} />}
      <span>{command.short}</span>
    </Button>
  );
});

/** Depends on the whole timeline, since the commands do. */
const Tools = memo(function Tools({ timeline }: { timeline: Line | null }) {
  if (!timeline) return null;
  return (
    <div className={css.tools} role="toolbar" aria-label={playMessages().replay.log.tools}>
      {[replay, ...activeGame().commands.atLog].map((command) => (
        <Tool key={command.id} command={command} why={barred(command)} />
      ))}
    </div>
  );
});
