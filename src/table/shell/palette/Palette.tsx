import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { takeTypedAhead } from '../../commands/useCommandKeys.ts';
import { openDialog, useUi, showRule } from '../../store/ui.ts';
import shared from '#kit/widgets/shared.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { useLeaving } from '../../view/useLeaving.ts';
import { rulebook, type OpenRulebook } from '../../text/rulebook.ts';
import { usePosition } from '../../view/usePosition.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Command } from '../../game/command.ts';
import type { SearchResult } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { goTo } from '../../view/map-handle.ts';
import type { Position } from '../../game/position.ts';
import { allCommands } from '../commands/all-commands.ts';
import { carryOn } from '../commands/table-commands.ts';
import { openPalette } from '../../commands/dialogs.ts';
import { refusalText } from '../../text/refusal-text.ts';
import { ruleInWords } from '../../text/rule-titles.ts';
import { ruleNumber } from '../../text/parts.ts';
import { score } from '#kit/text/fuzzy.ts';
import { isCoarse } from '#kit/widgets/useNarrow.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './Palette.module.css';

/** Kinds of entries, in the order shown. */
const KINDS = ['command', 'place', 'unit', 'rule'] as const;
type Kind = (typeof KINDS)[number];

/** An entry: a command, or what the game finds by name. */
interface Entry extends Omit<SearchResult, 'kind'> {
  readonly kind: Kind;
  /** Below it: why it is disabled now. */
  readonly reason?: string;
}

const inWords = (reason: Refusal | string | null): string =>
  reason === null
    ? ''
    : typeof reason === 'string'
      ? reason
      : `${refusalText(reason)} (${ruleInWords(reason.rule)})`;

function ofCommand(command: Command): Entry {
  const enabled = command.enabled();
  const why = command.why();
  // An enabled command may still be refused: then only the engine's reason is shown.
  const reason = inWords(enabled && typeof why === 'string' ? null : why);
  return {
    id: `command ${command.id}`,
    kind: 'command',
    text: command.label,
    aside: command.keyText,
    ...(reason || !enabled ? { reason: reason || extrasMessages().palette.notNow } : {}),
    enabled,
    run: command.run,
  };
}

/** Paragraphs, found by title and by the terms that refer to them. */
function ofRules(book: OpenRulebook): Entry[] {
  const terms = (rule: string): string[] =>
    book.terms.filter(({ see }) => see.includes(rule)).flatMap(({ term, also = [] }) => [term, ...also]);
  return activeGame().book.ids.map((rule) => ({
    id: `rule ${rule}`,
    kind: 'rule',
    text: `${ruleNumber(rule)} ${book.paragraph(rule).title}`,
    also: [rule, ...terms(rule)].join(' '),
    enabled: true,
    run: () => showRule(rule),
  }));
}

/** A place by its number; null if there is none. */
function ofPlace(typed: string): Entry | null {
  const place = activeGame().placeNamed(typed.trim());
  if (place === null) return null;
  return {
    id: `number ${place}`,
    kind: 'place',
    text: extrasMessages().palette.goTo({ place: activeGame().placeText(place) }),
    enabled: true,
    run: () => goTo(place),
  };
}

/** Leaves out commands of rules that are not in this game. */
function readEntries(position: Position, book: OpenRulebook | null): Entry[] {
  return [
    ...allCommands()
      .filter((command) => command !== openPalette && command.belongsTo(position.state))
      .map(ofCommand),
    ...activeGame().search(position.state, position.seen),
    ...(book ? ofRules(book) : []),
  ];
}

const MOST = 40;

/** The primary command comes after the other enabled ones, as it may end the phase. */
const place = ({ enabled, id }: Entry): number => (enabled ? Number(id === `command ${carryOn.id}`) : 2);

/** Matches, the best first; without input all commands, the enabled ones first. */
function find(entries: readonly Entry[], typed: string): Entry[] {
  if (!typed.trim()) {
    const commands = entries.filter(({ kind }) => kind === 'command');
    return commands.toSorted((a, b) => place(a) - place(b));
  }
  const numbered = ofPlace(typed);
  const found = entries
    .map((entry) => ({ entry, points: score(typed, `${entry.text} ${entry.also ?? ''}`) }))
    .filter((one): one is { entry: Entry; points: number } => one.points !== null)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ entry }) => entry);
  return numbered ? [numbered, ...found] : found;
}

interface LineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly chosen: boolean;
  onPress(): void;
}

function Line({ id, entry, chosen, onPress }: LineProps) {
  const { kind, text, aside, reason, enabled } = entry;
  return (
    // Focus stays in the input, which refers to the chosen line by `aria-activedescendant`.
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
        {reason ? <span className={`${panel.below} ${css.reason}`}>{reason}</span> : null}
      </span>
      {aside ? (
        kind === 'command' ? (
          <kbd className={css.key}>{aside}</kbd>
        ) : (
          <span className={panel.fine}>{aside}</span>
        )
      ) : null}
      <span className={`${panel.fine} ${css.kind}`}>{extrasMessages().palette.kinds[kind]}</span>
    </div>
  );
}

/** Null until the rulebook is loaded: everything else is found without it. */
function useRulesWhenLoaded(): OpenRulebook | null {
  const [book, setBook] = useState<OpenRulebook | null>(null);
  useEffect(() => {
    rulebook().then(setBook, () => undefined);
  }, []);
  return book;
}

function Finder({ onChoose }: { onChoose(entry: Entry): void }) {
  const position = usePosition();
  const book = useRulesWhenLoaded();
  const [typed, setTyped] = useState('');
  // -1: none, so that Enter does nothing before any input.
  const [at, setAt] = useState(-1);
  const id = useId();
  const t = extrasMessages().palette;
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
    // oxlint-disable-next-line react/set-state-in-effect -- takes over early typing once
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
      <label className={`${shared.soft} ${panel.stack1}`}>
        <span>{t.label}</span>
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
      <div id={`${id}-list`} role="listbox" aria-label={t.title} className={css.list}>
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
      <p className={panel.fine} role="status">
        {found.length ? (typed ? t.found({ n: found.length }) : isCoarse() ? t.tap : t.hint) : t.none}
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
