import analysisMessages from '../../content/en/analysis.ftl';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './History.module.css';
import { Suspense, useState, use } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { present } from '#engine/core/timeline.ts';
import { openDialog, Linked, type Part } from '#table';
import { useShownTimeline, useTable } from '../../table-adapter.ts';
import { type State, board } from '#engine/winter-war';
import { history } from '../../content/index.ts';
import { datesOf } from '../text/names.ts';

/** The page about the board itself. */
export const BOARD = 'board';

/** Game-Turn of a page, or the board. */
type Chosen = number | typeof BOARD;

/** Game-Turns with a page: the optional ones before and after the war have none. */
export const TURNS = Array.from({ length: 10 }, (_, i) => i + 1);

/** Game-Turn whose page is shown first for a position. */
const turnToRead = ({ turn }: Pick<State, 'turn'>): number => Math.min(TURNS.length, Math.max(1, turn));

/** Text, or a place with its name on the board. */
type Piece = string | { readonly name: string; readonly text: string };

/** Splits a paragraph of the history: `{Salla|Sallan}` is a place with the text to show. */
export const piecesOf = (paragraph: string): readonly Piece[] =>
  paragraph.split(/\{([^}]+)\}/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const [name, text = name] = piece.split('|') as [string, string?];
    return { name, text };
  });

function partOf(piece: Piece): Part {
  if (typeof piece === 'string') return piece;
  const place = board.places.find(({ name }) => name === piece.name);
  return place ? { place: place.hex, text: piece.text } : piece.text;
}

/** Page of a Game-Turn; its places are links to the map. */
function HistoryPage({ chosen }: { readonly chosen: Chosen }) {
  const { title, paragraphs, sources } = use(history.load()).get(String(chosen))!;
  const t = analysisMessages().history;
  return (
    <article className={css.text} aria-live="polite">
      <h3>
        {chosen === BOARD ? null : <small>{t.heading({ turn: chosen, dates: datesOf(chosen) })}</small>}
        {title}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Linked parts={piecesOf(paragraph).map(partOf)} />
        </p>
      ))}
      {sources ? <p className={panel.fine}>{t.sources({ books: sources })}</p> : null}
    </article>
  );
}

interface HistoryPagesProps {
  readonly chosen: Chosen;
  /** Page of the current Game-Turn. */
  readonly now: Chosen;
  onChoose(page: Chosen): void;
}

/** Buttons for every Game-Turn and for the board. */
function HistoryPages({ chosen, now, onChoose }: HistoryPagesProps) {
  const t = analysisMessages().history;
  return (
    <nav className={`${shared.wrap} ${css.pages}`} aria-label={t.pages}>
      {TURNS.map((turn) => (
        <button
          key={turn}
          type="button"
          className={css.page}
          aria-label={turn === now ? t.turnNow({ turn }) : t.turn({ turn })}
          aria-current={turn === chosen ? 'page' : undefined}
          data-now={turn === now || undefined}
          onClick={() => onChoose(turn)}
        >
          {turn}
        </button>
      ))}
      <button
        type="button"
        className={css.page}
        aria-current={chosen === BOARD ? 'page' : undefined}
        onClick={() => onChoose(BOARD)}
      >
        {t.board}
      </button>
    </nav>
  );
}

/** What happened in 1939 and 1940 during each turn of the game. */
export default function HistoryDialog() {
  const open = useTable((table) => table.dialog === 'history');
  return (
    <Modal title={analysisMessages().history.title} open={open} onClose={() => openDialog(null)} wide>
      {open ? <Opened /> : null}
    </Modal>
  );
}

function Opened() {
  const timeline = useShownTimeline();
  const now = timeline ? turnToRead(present(timeline)) : BOARD;
  const [chosen, setChosen] = useState<Chosen>(now);
  return (
    <>
      <HistoryPages chosen={chosen} now={now} onChoose={setChosen} />
      <Suspense fallback={<div className={css.text} />}>
        <HistoryPage chosen={chosen} />
      </Suspense>
    </>
  );
}
