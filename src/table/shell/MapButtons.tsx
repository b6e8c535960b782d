import shellMessages from '../content/en/shell.ftl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useBack } from '#kit/back/back.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { isCoarse } from '#kit/widgets/useNarrow.ts';
import { barred } from '../commands/define.ts';
import type { Command } from '../game/command.ts';
import { wholeOrBack } from '../view/map-handle.ts';
import { useGame } from '../store/game.ts';
import { commandsOnMap } from './commands/all-commands.ts';
import { fit, zoomIn, zoomOut } from './commands/map-commands.ts';
import css from './MapButtons.module.css';

interface LayerProps {
  readonly command: Command;
  readonly onChosen: () => void;
}

function Layer({ command, onChosen }: LayerProps) {
  const pressed = command.usePressed();
  const why = useGame(() => barred(command));
  return (
    <Button
      kind="quiet"
      className={css.layer}
      why={why}
      onWhy={command.run}
      {...(pressed !== undefined && { pressed })}
      onClick={() => {
        onChosen();
        command.run();
      }}
    >
      {command.icon && <Icon name={command.icon} />}
      <span>{command.label}</span>
    </Button>
  );
}

interface LayersProps {
  readonly commands: readonly Command[];
}

/** A button with a menu of everything that the map can show. */
function Layers({ commands }: LayersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => setOpen(false);
  useBack(open, close);
  useEffect(() => {
    if (!open) return undefined;
    box.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
    const outside = ({ target }: Event): void => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  function onKeyDown(event: KeyboardEvent): void {
    if (!open || event.key !== 'Escape') return;
    event.preventDefault();
    close();
    box.current?.querySelector('button')?.focus();
  }
  const t = shellMessages().mapTools;
  return (
    // Key handler for the content.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={css.layers} onKeyDown={onKeyDown}>
      <Button
        className={css.button}
        aria-label={t.layers}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'layers'} />
      </Button>
      {open ? (
        <div id={id} className={css.list} role="toolbar" aria-orientation="vertical" aria-label={t.tools}>
          {commands.map((command) => (
            <Layer key={command.id} command={command} onChosen={close} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** In the corner of a small map, within reach of the thumb. Without touch the menu includes zoom. */
export function MapButtons() {
  const commands = [...commandsOnMap(), ...(isCoarse() ? [] : [zoomIn, zoomOut])];
  return (
    <div className={css.buttons} data-over-map="">
      {commands.length ? <Layers commands={commands} /> : null}
      <Button className={css.button} aria-label={fit.label} onClick={wholeOrBack}>
        <Icon name="fit" />
      </Button>
    </div>
  );
}
