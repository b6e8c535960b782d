import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { takeTypedAhead } from '../../commands/useCommandKeys.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { useLeaving } from '../../view/useLeaving.ts';
import { useRulebook } from '../../text/rulebook.ts';
import { usePosition } from '../../view/usePosition.ts';
import { readEntries, find, type Entry } from './entries.ts';
import { isCoarse } from '#kit/widgets/useNarrow.ts';
import css from './Palette.module.css';

interface LineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly chosen: boolean;
  onPress(): void;
}

function Line({ id, entry, chosen, onPress }: LineProps) {
  const { kind, text, aside, reason, enabled } = entry;
  return (
    // The keyboard stays in the field, which tells which line is chosen.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      className={css.line}
      aria-selected={chosen}
      aria-disabled={!enabled || undefined}
      onClick={onPress}
    >
      <span className={css.text}>
        {text}
        {reason ? <span className={css.reason}>{reason}</span> : null}
      </span>
      {aside ? (
        kind === 'command' ? (
          <kbd className={css.key}>{aside}</kbd>
        ) : (
          <span className={css.aside}>{aside}</span>
        )
      ) : null}
      <span className={css.kind}>{extrasMessages().palette.kinds[kind]}</span>
    </div>
  );
}

function Finder({ onChoose }: { onChoose(entry: Entry): void }) {
  const position = usePosition();
  const book = useRulebook();
  const [typed, setTyped] = useState('');
  // -1: none. What nobody has typed or gone to is not chosen by Enter.
  const [at, setAt] = useState(-1);
  const id = useId();
  const w = extrasMessages().palette;
  const entries = useMemo(() => readEntries(position, book), [position, book]);
  const found = useMemo(() => find(entries, typed), [entries, typed]);
  const chosen = Math.min(at, found.length - 1);
  const lineId = (index: number): string => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  const type = (text: string): void => {
    setTyped(text);
    setAt(text.trim() ? 0 : -1);
  };
  useEffect(() => {
    const ahead = takeTypedAhead();
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed before the palette came is taken over once
    if (ahead) type(ahead);
  }, []);

  const choose = (entry: Entry | undefined): void => {
    if (entry?.enabled) onChoose(entry);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = found.length - 1;
    const to = { ArrowDown: chosen < last ? chosen + 1 : 0, ArrowUp: chosen > 0 ? chosen - 1 : last }[
      event.key
    ];
    if (to !== undefined) setAt(to);
    else if (event.key === 'PageDown') setAt(Math.min(last, chosen + 8));
    else if (event.key === 'PageUp') setAt(Math.max(0, chosen - 8));
    else if (event.key === 'Enter') choose(found[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.finder}>
      <label className={css.field}>
        <span>{w.label}</span>
        <input
          data-first
          className={css.input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen < 0 ? undefined : lineId(chosen)}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id={`${id}-list`} role="listbox" aria-label={w.title} className={css.list}>
        {found.map((entry, index) => (
          <Line
            key={entry.id}
            id={lineId(index)}
            entry={entry}
            chosen={index === chosen}
            onPress={() => choose(entry)}
          />
        ))}
      </div>
      <p className={css.hint} role="status">
        {found.length ? (typed ? w.found({ n: found.length }) : isCoarse() ? w.tap : w.hint) : w.none}
      </p>
    </div>
  );
}

/** One field that finds every command, place, unit and rule. */
export default function Palette() {
  const open = useUi((table) => table.dialog === 'palette');
  const { leave, leaving } = useLeaving();
  return (
    <Modal
      title={extrasMessages().palette.title}
      open={open}
      onClose={() => openDialog(null)}
      wide
      {...leaving}
    >
      <Finder onChoose={(entry) => leave(entry.run)} />
    </Modal>
  );
}
