import extrasMessages from '../../content/en/extras.ftl';
import { useRef } from 'react';
import type { Term } from '../../game/game.ts';
import { useRulebook, type OpenRulebook } from '../../text/rulebook.ts';
import { language } from '#kit/i18n/language.ts';
import { RuleLinks } from '../../text/RuleLink.tsx';
import { replacePage } from '../../store/ui.ts';
import css from './Rulebook.module.css';
import { useArrival } from './reading-place.ts';

const TOP = 'glossary';

function Entry({ term, book }: { readonly term: Term; readonly book: OpenRulebook }) {
  const w = extrasMessages().terms;
  const { term: name, also, text } = term;
  return (
    <article className={css.entry} aria-label={name}>
      <h3 className={css.term} data-place={term.id} tabIndex={-1}>
        {name}
      </h3>
      <p>{text}</p>
      {also ? (
        <p className={css.small}>
          {w.also}: {also.join(', ')}
        </p>
      ) : null}
      <p className={css.small}>
        {w.related}:{' '}
        {term.related.map((id) => (
          <span key={id}>
            <button
              type="button"
              className={css.other}
              onClick={() => replacePage({ page: 'glossary', term: id })}
            >
              {book.term(id).term}
            </button>{' '}
          </span>
        ))}
        <RuleLinks rules={term.see} />
      </p>
    </article>
  );
}

/** All terms in the order of the alphabet. */
export function GlossaryPage({ at }: { readonly at: string | null }) {
  const page = useRef<HTMLElement>(null);
  useArrival(page, at ?? TOP);
  const book = useRulebook();
  const sorted = book.terms.toSorted((a, b) => a.term.localeCompare(b.term, language()));
  return (
    <section ref={page} className={css.page} aria-label={extrasMessages().terms.title}>
      <h2 className={css.title} data-place={TOP} tabIndex={-1}>
        {extrasMessages().terms.title}
      </h2>
      {sorted.map((term) => (
        <Entry key={term.id} term={term} book={book} />
      ))}
    </section>
  );
}
