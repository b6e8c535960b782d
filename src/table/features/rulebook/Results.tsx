import { ruleNumber } from '../../words/rule-number.ts';
import css from './Rulebook.module.css';
import { excerpt, readable, type Found } from './search.ts';
import type { BookText, TermWords } from '../../game/game.ts';
import { useBookText, useGlossary, useRulebook, type OpenRulebook } from '../../text/rulebook.ts';
import { bookWords } from './words.ts';

interface ResultsProps {
  readonly query: string;
  readonly found: readonly Found[];
  onOpen(found: Found): void;
}

/** Places that one line of the list tells of. */
const MOST = 40;

interface Line {
  readonly key: string;
  readonly number: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

interface Reading {
  readonly book: OpenRulebook;
  readonly text: BookText;
  readonly terms: Readonly<Record<string, TermWords>>;
}

function lineOf(found: Found, { book, text: texts, terms }: Reading): Line {
  if (found.kind === 'term') {
    const { term, text } = terms[found.term]!;
    return { key: `term ${found.term}`, number: '', title: term, where: bookWords().term, text };
  }
  const { paragraph } = found;
  return {
    key: paragraph.id,
    number: ruleNumber(paragraph.id),
    title: texts.title(paragraph),
    where: texts.chapter(book.chapterWith(paragraph.id)),
    text: readable(texts.text(paragraph)),
  };
}

/** What a search has found, the best first. */
export function Results({ query, found, onOpen }: ResultsProps) {
  const reading = { book: useRulebook(), text: useBookText(), terms: useGlossary() };
  const w = bookWords();
  return (
    <section className={css.page} aria-label={w.search}>
      <p className={css.count} role="status">
        {found.length || !query ? w.found(found.length) : w.nothing}
      </p>
      <ol className={css.results}>
        {found.slice(0, MOST).map((one) => {
          const { key, number, title, where, text } = lineOf(one, reading);
          return (
            <li key={key}>
              <button type="button" className={css.result} onClick={() => onOpen(one)}>
                <span className={css.resultHead}>
                  {number ? <span className={css.number}>{number}</span> : null} <b>{title}</b>{' '}
                  <span className={css.where}>{where}</span>
                </span>
                <span className={css.excerpt}>
                  {excerpt(text, query).map((piece, i) =>
                    piece.hit ? <mark key={`${i}`}>{piece.text}</mark> : piece.text,
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
