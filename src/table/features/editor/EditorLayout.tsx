import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import type { DraftField, Piece, Spot, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { positionLink } from '../../store/links.ts';
import { endPractice, useScreen } from '../../store/navigation.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { FaultList } from '../../text/RefusalText.tsx';
import { showOnMap } from '../../view/map-handle.ts';
import { ShownContext } from '../../view/usePosition.ts';
import { problemText } from '../../text/problem-text.ts';
import panelCss from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import { useDraggable } from '#kit/gestures/drag.tsx';
import screenCss from '../../view/screen.module.css';
import barCss from '#kit/widgets/Bar.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { NumberInput } from '#kit/widgets/NumberInput.tsx';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import fieldCss from '#kit/widgets/field.module.css';
import css from './EditorLayout.module.css';
import { takeMap } from '../../board/map-input.ts';
import { drag } from './drag.ts';
import {
  change,
  draftLine,
  heldOf,
  hold,
  moveHeld,
  pressInEditor,
  putDownHeld,
  readText,
  redoEdit,
  undoEdit,
  useEditing,
} from '../../store/editing.ts';

/** Option of the list: pieces on the map. */
const ON_MAP = 'map';

const describe = ({ spot }: Piece): string => (typeof spot === 'number' ? activeGame().placeText(spot) : '');

/** The selected piece or brush, with a field for its destination by keyboard. */
function Hand() {
  const { editor, draft, held } = useEditing();
  const [code, setCode] = useState('');
  const [missed, setMissed] = useState<string | null>(null);
  const t = extrasMessages().editor;
  const piece =
    held?.of === 'piece'
      ? editor!.pieces(draft).find(({ id, spot }) => id === held.id && spot === held.spot)
      : undefined;
  const brush = held?.of === 'brush' ? editor!.brushes.find(({ id }) => id === held.id) : undefined;
  const put = (to: Spot | null, said: string): void => {
    const isPut = to !== null && moveHeld(to);
    setMissed(isPut ? null : said);
    if (isPut && typeof to === 'number') showOnMap(to);
  };
  return (
    <Section title={t.selected}>
      <p role="status">
        {piece ? t.holding({ piece: piece.label }) : brush ? t.painting({ brush: brush.label() }) : t.nothing}
      </p>
      {piece ? (
        <>
          <div className={css.row}>
            {editor!.piles
              .filter(({ id }) => id !== piece.spot && editor!.move(draft, piece, id) !== null)
              .map(({ id, label }) => (
                <Button key={id} onClick={() => put(id, label())}>
                  {label()}
                </Button>
              ))}
          </div>
          <form
            className={css.row}
            onSubmit={(event) => {
              event.preventDefault();
              put(activeGame().placeNamed(code.trim().toUpperCase()), code);
            }}
          >
            <label className={fieldCss.field}>
              <span>{t.to}</span>
              <input
                value={code}
                size={6}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setCode(event.target.value)}
              />
            </label>
            <Button type="submit" disabled={code.trim() === ''}>
              {t.put}
            </Button>
          </form>
          {missed === null ? null : <p role="alert">{t.noPlace({ code: missed })}</p>}
        </>
      ) : null}
    </Section>
  );
}

/** Pieces of one kind in a pile share a line; on the map each has its own with its place. */
function gathered(pieces: readonly Piece[]): { readonly piece: Piece; readonly count: number }[] {
  const found = new Map<string, { piece: Piece; count: number }>();
  for (const piece of pieces) {
    const key = typeof piece.spot === 'number' ? `${piece.id} ${piece.spot}` : `${piece.kind} ${piece.spot}`;
    const known = found.get(key);
    if (known) known.count += piece.count;
    else found.set(key, { piece, count: piece.count });
  }
  return [...found.values()];
}

function Pieces() {
  const { editor, draft, held } = useEditing();
  const { meta } = activeGame();
  const [side, setSide] = useState<Side>(meta.sides[0]);
  const t = extrasMessages().editor;
  const all = useMemo(
    () => editor!.pieces(draft).filter((piece) => piece.side === side),
    [editor, draft, side],
  );
  const sources = [
    ...editor!.piles.map(({ id, label }) => ({ value: id, label: label() })),
    { value: ON_MAP, label: t.onMap },
  ];
  const has = (source: string): boolean =>
    all.some(({ spot }) => (source === ON_MAP ? typeof spot === 'number' : spot === source));
  const [chosen, setFrom] = useState<string | null>(null);
  const from =
    chosen !== null && has(chosen) ? chosen : (sources.find(({ value }) => has(value))?.value ?? ON_MAP);
  const listed = gathered(
    all.filter(({ spot }) => (from === ON_MAP ? typeof spot === 'number' : spot === from)),
  );
  const { Picture } = editor!;
  return (
    <Section title={t.pieces}>
      <Options
        title={t.from}
        options={meta.sides.map((value) => ({ value, label: meta.side(value).name }))}
        chosen={side}
        onChoose={(value) => setSide(value)}
      />
      <select
        className={fieldCss.input}
        aria-label={t.from}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      >
        {sources
          .filter(({ value }) => has(value) || value === from)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
      {listed.length ? null : <p>{t.none}</p>}
      <ul className={css.pieces}>
        {listed.map(({ piece, count }) => {
          const isHeld =
            held?.of === 'piece' &&
            held.spot === piece.spot &&
            (typeof piece.spot === 'number' ? held.id === piece.id : held.kind === piece.kind);
          return (
            <li key={`${piece.id} ${piece.spot}`}>
              <button
                type="button"
                className={`${panelCss.line} ${css.piece}`}
                aria-pressed={isHeld}
                data-piece={JSON.stringify(heldOf(piece))}
                onClick={() => (isHeld ? putDownHeld() : hold(heldOf(piece)))}
              >
                <Picture draft={draft} piece={piece} />
                <span>
                  {typeof piece.spot === 'number'
                    ? `${piece.label}, ${describe(piece)}`
                    : count > 1 && piece.kindLabel
                      ? `${piece.kindLabel}: ${count}`
                      : piece.label}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Brushes() {
  const { editor, held } = useEditing();
  return (
    <Section title={extrasMessages().editor.brushes}>
      <div className={css.row}>
        {editor!.brushes.map(({ id, label }) => (
          <Button
            key={id}
            aria-pressed={held?.of === 'brush' && held.id === id}
            onClick={() => hold({ of: 'brush', id })}
          >
            {label()}
          </Button>
        ))}
      </div>
    </Section>
  );
}

function Field({ field }: { readonly field: DraftField }) {
  if (field.kind === 'switch')
    return <OnOff label={field.label} hint="" on={field.value} onChange={(on) => change(field.set(on))} />;
  return (
    <label className={fieldCss.field}>
      <span>{field.label}</span>
      {field.kind === 'number' ? (
        <NumberInput
          value={field.value}
          least={field.least}
          most={field.most}
          onChange={(value) => change(field.set(value))}
        />
      ) : (
        <select value={field.value} onChange={(event) => change(field.set(event.target.value))}>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

/** Why the draft cannot be played; null while the text is loading. */
function useProblems(): { readonly unread: string | null; readonly faults: readonly Refusal[] } | null {
  const { notation, draft } = useEditing();
  const read = useMemo(() => notation!.readPosition(notation!.writePosition(draft)), [notation, draft]);
  const [said, setSaid] = useState<{ readonly of: typeof read; readonly text: string } | null>(null);
  useEffect(() => {
    if (read.ok) return undefined;
    let gone = false;
    void problemText({ of: 'notation', refusal: read.refusal, game: activeGame() }).then(
      (text) => gone || setSaid({ of: read, text }),
    );
    return () => {
      gone = true;
    };
  }, [read]);
  const unread = read.ok ? null : said?.of === read ? said.text : undefined;
  const faults = useMemo(() => activeGame().rules.positionFaults?.(draft) ?? [], [draft]);
  return unread === undefined ? null : { unread, faults };
}

const isSound = (problems: ReturnType<typeof useProblems>): boolean =>
  problems !== null && problems.unread === null && !problems.faults.length;

function Verdict({ problems }: { readonly problems: ReturnType<typeof useProblems> }) {
  const t = extrasMessages().editor;
  if (!problems) return null;
  const { unread, faults } = problems;
  return (
    <div role="status" className={css.verdict} data-bad={!isSound(problems) || undefined}>
      {isSound(problems) ? (
        t.sound
      ) : (
        <>
          <b>{t.unsound}</b>
          {/* The reader's refusal is mostly one of the faults, in fewer words. */}
          {faults.length ? null : <p>{unread}</p>}
          <FaultList game={activeGame()} faults={faults} onPlace={showOnMap} />
        </>
      )}
    </div>
  );
}

/** The draft in notation, which can be edited. */
function AsText() {
  const { draft, notation } = useEditing();
  const written = useMemo(() => notation!.writePosition(draft), [notation, draft]);
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const t = extrasMessages().editor;
  const take = async (): Promise<void> => {
    const refusal = readText(text ?? written);
    if (refusal) return setProblem(await problemText({ of: 'notation', refusal, game: activeGame() }));
    setText(null);
    setProblem(null);
  };
  return (
    <>
      <label className={fieldCss.field}>
        <span>{t.text}</span>
        <textarea
          rows={5}
          spellCheck={false}
          value={text ?? written}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Button disabled={text === null || text === written} onClick={() => void take()}>
        {t.take}
      </Button>
    </>
  );
}

/** Opens the dialog for a position from a link: who plays, and whether to start. */
async function play(): Promise<void> {
  const link = await positionLink(draftLine().start);
  useScreen.setState({ incoming: { link } });
}

interface BarProps {
  readonly canPlay: boolean;
  readonly isNarrow: boolean;
}

/** Buttons for the finished draft: in the bar, or on a phone in the panel. */
function Outputs({ canPlay, isNarrow }: BarProps) {
  const t = extrasMessages().editor;
  const { editor, draft } = useEditing();
  const kind = isNarrow ? 'plain' : 'quiet';
  return (
    <div className={css.tools}>
      <Button kind={kind} onClick={() => change(editor!.empty(draft), null)}>
        {t.empty}
      </Button>
      <Button kind={kind} disabled={!canPlay} onClick={() => openDialog('share')}>
        {t.share}
      </Button>
      {activeGame().problems ? (
        <Button kind={kind} disabled={!canPlay} onClick={() => openDialog('make-problem')}>
          {t.problem}
        </Button>
      ) : null}
      <Button kind="primary" disabled={!canPlay} onClick={() => void play()}>
        {t.play}
      </Button>
    </div>
  );
}

function Bar({ canPlay, isNarrow }: BarProps) {
  const t = extrasMessages().editor;
  const { past, future } = useEditing();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the editor is gone: focus the heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={`${barCss.bar} ${css.bar}`} data-surface="night" data-narrow={isNarrow || undefined}>
      <h1 ref={heading} className={`${shared.title} ${barCss.number}`} tabIndex={-1}>
        {t.title}
      </h1>
      <div className={css.tools}>
        <Button kind="quiet" disabled={!past.length} aria-label={t.undo} onClick={undoEdit}>
          {isNarrow ? <Icon name="undo" /> : t.undo}
        </Button>
        <Button kind="quiet" disabled={!future.length} aria-label={t.redo} onClick={redoEdit}>
          {isNarrow ? <Icon name="redo" /> : t.redo}
        </Button>
        {isNarrow ? null : <Outputs canPlay={canPlay} isNarrow={false} />}
        <Button kind="quiet" aria-label={t.close} onClick={endPractice}>
          {isNarrow ? <Icon name="close" /> : t.close}
        </Button>
      </div>
    </header>
  );
}

const FIELDS = 'input, textarea, select, [role="dialog"]';

function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(FIELDS) || event.altKey || useUi.getState().dialog) return;
      const key = event.key.toLowerCase();
      const isMod = event.ctrlKey || event.metaKey;
      if (isMod && key === 'y') redoEdit();
      else if (key === 'u' || (isMod && key === 'z')) (event.shiftKey ? redoEdit : undoEdit)();
      else if (event.key === 'Escape') putDownHeld();
      else if (event.key === 'Delete' || event.key === 'Backspace') {
        const { editor, draft, held } = useEditing.getState();
        const piles = editor!.piles.toReversed();
        const pile =
          held?.of === 'piece' && piles.find(({ id }) => id !== held.spot && editor!.move(draft, held, id));
        if (pile) moveHeld(pile.id);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The table during editing: the map, the pieces, the rules' validation, and dialogs for the draft. */
export default function EditorLayout({ children }: { readonly children: ReactNode }) {
  const { editor, draft } = useEditing();
  const line = useGame(({ timeline }) => timeline!);
  const body = useRef<HTMLDivElement>(null);
  useDraggable(body, () => drag);
  useEffect(() => takeMap({ press: pressInEditor }), []);
  useKeys();
  const problems = useProblems();
  const canPlay = isSound(problems);
  const isNarrow = useNarrow();
  const t = extrasMessages().editor;
  const { screen, rules } = activeGame();
  // Nothing is hidden from the editor.
  const shown = useMemo(
    () => ({
      timeline: line,
      position: { state: line.start, seen: line.start, viewer: rules.onlooker(line.start) },
    }),
    [line, rules],
  );
  return (
    <ShownContext value={shown}>
      <div className={screenCss.screen}>
        <Bar canPlay={canPlay} isNarrow={isNarrow} />
        <div ref={body} className={css.body}>
          <main className={css.stage} aria-label={extrasMessages().embed.board} data-map-stage="">
            <screen.Board />
          </main>
          <aside className={css.panel} aria-label={t.title}>
            <Verdict problems={problems} />
            {isNarrow ? <Outputs canPlay={canPlay} isNarrow /> : null}
            <Hand />
            <Pieces />
            <Brushes />
            <Section title={t.position}>
              {editor!.fields(draft).map((field) => (
                <Field key={field.id} field={field} />
              ))}
              <details>
                <summary>{t.options}</summary>
                {editor!.options(draft).map((field) => (
                  <Field key={field.id} field={field} />
                ))}
              </details>
              <AsText />
            </Section>
            <p className={`${shared.soft} ${css.keys}`}>{t.keys}</p>
          </aside>
        </div>
      </div>
      {children}
    </ShownContext>
  );
}
