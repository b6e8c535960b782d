import { use } from 'react';
import { board } from '#engine/winter-war';
import { language, type Language } from '#kit/i18n/language.ts';
import { PromiseCache } from '#kit/widgets/cached-promise.ts';
import { Linked } from '#table/text/Links.tsx';
import type { Part } from '#table/words/parts.ts';
import { paragraphsOf, piecesOf, type History, type Piece } from '../../history/page.ts';
import { TURN_SOURCES } from '../../history/sources.ts';
import { datesOf } from '../words/calendar.ts';
import { BOARD, type Chosen } from './chosen.ts';
import css from './History.module.css';
import { historyWords } from './words.ts';

const TEXTS: Readonly<Record<Language, () => Promise<History>>> = {
  en: () => import('../../history/en.ts').then(({ en }) => en),
  fi: () => import('../../history/fi.ts').then(({ fi }) => fi),
};

const texts = new PromiseCache<() => Promise<History>, History>();

function partOf(piece: Piece): Part {
  if (typeof piece === 'string') return piece;
  const place = board.places.find(({ name }) => name === piece.name);
  return place ? { place: place.hex, text: piece.text } : piece.text;
}

/** The half page of a Game-Turn, its places with the way to the map. */
export function HistoryPage({ chosen }: { readonly chosen: Chosen }) {
  const load = TEXTS[language()];
  const history = use(texts.fetch(load, load));
  const page = chosen === BOARD ? history.board : history.turns[chosen - 1]!;
  const sources = chosen === BOARD ? [] : TURN_SOURCES[chosen - 1]!;
  const w = historyWords();
  return (
    <article className={css.text} aria-live="polite">
      <h3>
        {chosen === BOARD ? null : <small>{w.heading(chosen, datesOf(chosen))}</small>}
        {page.title}
      </h3>
      {paragraphsOf(page).map((paragraph) => (
        <p key={paragraph}>
          <Linked parts={piecesOf(paragraph).map(partOf)} />
        </p>
      ))}
      {sources.length ? <p className={css.sources}>{w.sources(sources)}</p> : null}
    </article>
  );
}
