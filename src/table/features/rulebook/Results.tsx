import playMessages from '../../content/en/play.ftl';
import { ruleNumber } from '../../text/parts.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './Rulebook.module.css';
import { excerpt, readable, type Found } from './search.ts';
import { useRulebook, type OpenRulebook } from '../../text/rulebook.ts';

interface ResultsProps {
  readonly query: string;
  readonly found: readonly Found[];
  onOpen(found: Found): void;
}

/** Maximum number of entries. */
const MOST = 40;

interface Line {
  readonly key: string;
  readonly number: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

function lineOf(found: Found, book: OpenRulebook): Line {
  if (found.kind === 'term') {
    const { id, term, text } = found.term;
    return { key: `term ${id}`, number: '', title: term, where: playMessages().book.term, text };
  }
  const { id, title, text } = found.paragraph;
  return {
    key: id,
    number: ruleNumber(id),
    title,
    where: book.chapterWith(id).title,
    text: readable(text),
  };
}

/** Results of a search, the best first. */
export function Results({ query, found, onOpen }: ResultsProps) {
  const book = useRulebook();
  const t = playMessages().book;
  return (
    <section className={css.page} aria-label={t.search}>
      <p className={shared.soft} role="status">
        {found.length || !query ? t.found({ n: found.length }) : t.nothing}
      </p>
      <ol className={shared.stack}>
        {found.slice(0, MOST).map((one) => {
          const { key, number, title, where, text } = lineOf(one, book);
          return (
            <li key={key}>
              <button type="button" className={css.result} onClick={() => onOpen(one)}>
                <span className={css.resultHead}>
                  {number ? <span className={css.number}>{number}</span> : null} <b>{title}</b>{' '}
                  <span className={`${panel.fine} ${css.where}`}>{where}</span>
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
