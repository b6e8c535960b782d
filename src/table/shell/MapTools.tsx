import shellMessages from '../content/en/shell.ftl';
import { barred } from '../commands/define.ts';
import type { Command } from '../game/command.ts';
import { activeGame } from '../game/registry.ts';
import { useGame } from '../store/game.ts';
import { commandsOnMap } from './commands/all-commands.ts';
import { fit, zoomIn, zoomOut } from './commands/map-commands.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { isCoarse } from '#kit/widgets/useNarrow.ts';
import css from './MapTools.module.css';

function Tool({ command }: { readonly command: Command }) {
  const pressed = command.usePressed();
  const why = useGame(() => barred(command));
  return (
    <Button
      kind="quiet"
      className={css.tool}
      aria-label={command.label}
      title={`${command.label} (${command.keyText})`}
      why={why}
      onWhy={command.run}
      onClick={command.run}
      {...(pressed !== undefined && { pressed })}
    >
      {command.icon && <Icon name={command.icon} />}
    </Button>
  );
}

/** Overlays and zoom, in the corner of the map; zoom buttons only without touch. In a replay there is no next unit. */
export function MapTools({ replaying }: { readonly replaying: boolean }) {
  const { atThumb } = activeGame().commands;
  return (
    <div
      className={css.tools}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={shellMessages().mapTools.tools}
      data-over-map=""
    >
      {[...commandsOnMap(), ...(replaying ? [] : atThumb)].map((command) => (
        <Tool key={command.id} command={command} />
      ))}
      <hr className={css.gap} />
      {isCoarse() ? null : (
        <>
          <Tool command={zoomIn} />
          <Tool command={zoomOut} />
        </>
      )}
      <Tool command={fit} />
    </div>
  );
}
