import analysisMessages from '../../content/en/analysis.ftl';
import { use } from 'react';
import { board } from '#engine/winter-war';
import { Linked, type Part } from '#table';
import { history } from '../../content/index.ts';
import { datesOf } from '../text/names.ts';
import css from './History.module.css';
import { BOARD, piecesOf, type Chosen, type Piece } from './pages.ts';

function partOf(piece: Piece): Part {
  if (typeof piece === 'string') return piece;
  const place = board.places.find(({ name }) => name === piece.name);
  return place ? { place: place.hex, text: piece.text } : piece.text;
}

/** The half page of a Game-Turn, its places with the way to the map. */
export function HistoryPage({ chosen }: { readonly chosen: Chosen }) {
  const { title, paragraphs, sources } = use(history.load()).get(String(chosen))!;
  const w = analysisMessages().history;
  return (
    <article className={css.text} aria-live="polite">
      <h3>
        {chosen === BOARD ? null : <small>{w.heading({ turn: chosen, dates: datesOf(chosen) })}</small>}
        {title}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Linked parts={piecesOf(paragraph).map(partOf)} />
        </p>
      ))}
      {sources ? <p className={css.sources}>{w.sources({ books: sources })}</p> : null}
    </article>
  );
}
