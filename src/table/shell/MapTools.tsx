import shellMessages from '../content/en/shell.ftl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import panel from '#kit/widgets/panel.module.css';
import { useBack } from '#kit/back/back.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { isCoarse } from '#kit/widgets/useNarrow.ts';
import { barred } from '../commands/define.ts';
import { hasHints, hintCommand } from '../features/hints/hint.ts';
import type { Command } from '../game/command.ts';
import { activeGame } from '../game/registry.ts';
import { wholeOrBack } from '../view/map-handle.ts';
import { useGame } from '../store/game.ts';
import { usePosition } from '../view/usePosition.ts';
import { fit, zoomIn, zoomOut } from './commands/table-commands.ts';
import css from './MapTools.module.css';

interface ToolProps {
  readonly command: Command;
  /** With its name and key beside the icon. */
  readonly worded?: boolean;
  readonly className?: string | undefined;
  onPress?(): void;
}

function Tool({ command, worded = false, className, onPress }: ToolProps) {
  const pressed = command.usePressed();
  const why = useGame(() => barred(command));
  const { label, short, keyText, icon, run } = command;
  return (
    <Button
      kind="quiet"
      className={className}
      title={keyText ? `${label} (${keyText})` : label}
      why={why}
      onWhy={run}
      onClick={() => {
        onPress?.();
        run();
      }}
      {...(pressed !== undefined && { pressed })}
      {...(!worded && { 'aria-label': label })}
    >
      {icon && <Icon name={icon} />}
      {worded ? <span>{short}</span> : null}
      {worded && !isCoarse() ? (
        <kbd className={css.key} aria-hidden>
          {keyText}
        </kbd>
      ) : null}
    </Button>
  );
}

interface LayersProps {
  readonly narrow: boolean;
  readonly commands: readonly Command[];
}

/** Those of the commands that belong to the game on show, each as a tool. */
function Tools({
  commands,
  ...look
}: { readonly commands: readonly Command[] } & Omit<ToolProps, 'command'>) {
  const { state } = usePosition();
  return commands
    .filter((command) => command.belongsTo(state))
    .map((command) => <Tool key={command.id} command={command} worded {...look} />);
}

/** A button with a menu of everything that the map can show; on a small screen a choice closes it. */
function Layers({ narrow, commands }: LayersProps) {
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
        {narrow ? null : <span>{t.layers}</span>}
      </Button>
      {open ? (
        <div
          id={id}
          className={`${panel.raised} ${css.list}`}
          role="toolbar"
          aria-orientation="vertical"
          aria-label={t.tools}
        >
          <Tools commands={commands} className={css.layer} {...(narrow && { onPress: close })} />
        </div>
      ) : null}
    </div>
  );
}

/** Layers and zoom, in a corner of the map: on a small screen within reach of the thumb. Touch zooms by itself. */
export function MapTools({ narrow }: { readonly narrow: boolean }) {
  const { onMap } = activeGame().commands;
  const zoom = isCoarse() ? [] : [zoomIn, zoomOut];
  const layers = narrow ? [...onMap, ...(hasHints() ? [hintCommand] : []), ...zoom] : onMap;
  return (
    <div className={css.tools} data-narrow={narrow || undefined} data-over-map="">
      {layers.length ? <Layers narrow={narrow} commands={layers} /> : null}
      {narrow
        ? null
        : zoom.map((command) => <Tool key={command.id} command={command} className={css.button} />)}
      <Button
        className={css.button}
        aria-label={fit.label}
        title={`${fit.label} (${fit.keyText})`}
        onClick={wholeOrBack}
      >
        <Icon name="fit" />
      </Button>
    </div>
  );
}

/** Below the selection beside the map: the next unit, and advice. */
export function Aids() {
  const { atThumb } = activeGame().commands;
  const aids = [...atThumb, ...(hasHints() ? [hintCommand] : [])];
  const isEmpty = usePosition(({ state }) => !aids.some((aid) => aid.belongsTo(state)));
  return isEmpty ? null : (
    <div className={css.aids} role="toolbar" aria-label={shellMessages().mapTools.aids}>
      <Tools commands={aids} className={css.aid} />
    </div>
  );
}
