import playMessages from '../../content/en/play.ftl';
import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { FollowRule, RuleLinks } from '../../text/RuleLink.tsx';
import {
  replacePage,
  canTurnPage,
  openedPage,
  turnPage,
  openPage,
  useBook,
  type Page,
} from '../../store/ui.ts';
import type { Chapter, Term } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { ParagraphText } from './ParagraphText.tsx';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './Rulebook.module.css';
import { useRulebook, type OpenRulebook } from '../../text/rulebook.ts';
import { useArrival } from './reading-place.ts';
import extrasMessages from '../../content/en/extras.ftl';
import { present } from '#engine/core/timeline.ts';
import { useShownTimeline } from '../../view/usePosition.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { language } from '#kit/i18n/language.ts';
import { Results } from './Results.tsx';
import { searchIn, type Found } from './search.ts';

/** The chapters, each with the number of its paragraphs, and the glossary. */
function Contents({ tagged }: { readonly tagged: boolean }) {
  const timeline = useShownTimeline();
  const state = tagged && timeline ? present(timeline) : null;
  const book = useRulebook();
  const { InForce, holds } = activeGame().book;
  const t = playMessages().book;
  return (
    <>
      {state ? <InForce state={state} /> : null}
      <Section title={t.chapters}>
        <ol className={shared.stack}>
          {book.chapters.map(({ id, title, paragraphs }) => {
            const off = state !== null && !paragraphs.some((one) => holds(one.id, state));
            return (
              <li key={id}>
                <button
                  type="button"
                  className={css.chapter}
                  onClick={() => openPage({ page: 'chapter', chapter: id, paragraph: null })}
                >
                  {title} <span>{off ? t.off : paragraphs.length}</span>
                </button>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              className={css.chapter}
              onClick={() => openPage({ page: 'glossary', term: null })}
            >
              {extrasMessages().terms.title}{' '}
              <span>{extrasMessages().terms.count({ n: book.terms.length })}</span>
            </button>
          </li>
        </ol>
      </Section>
    </>
  );
}

interface ChapterPageProps {
  readonly id: string;
  /** The requested paragraph; null: the top. */
  readonly at: string | null;
  readonly tagged: boolean;
}

/** Each picture once: beside the first of its paragraphs in the chapter. */
function picturesOf({ paragraphs }: Chapter): ReadonlyMap<string, readonly string[]> {
  const shown = new Set<string>();
  return new Map(
    paragraphs.map(({ id }) => {
      const own = activeGame()
        .book.picturesOf(id)
        .filter((picture) => !shown.has(picture));
      for (const picture of own) shown.add(picture);
      return [id, own];
    }),
  );
}

function ChapterPage({ id, at, tagged }: ChapterPageProps) {
  const book = useRulebook();
  const page = useRef<HTMLElement>(null);
  useArrival(page, at ?? id);
  const chapter = book.chapters.find((one) => one.id === id)!;
  const pictures = picturesOf(chapter);
  /** The way back leads to the paragraph that contains the link. */
  const follow =
    (from: string) =>
    (rule: string): void => {
      replacePage({ page: 'chapter', chapter: id, paragraph: from });
      openPage({ page: 'chapter', chapter: book.chapterWith(rule).id, paragraph: rule });
    };
  return (
    <section ref={page} className={css.page} aria-label={chapter.title}>
      <h2 className={css.title} data-place={id} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.paragraphs.map((paragraph) => (
        <FollowRule key={paragraph.id} value={follow(paragraph.id)}>
          <ParagraphText
            paragraph={paragraph}
            tagged={tagged}
            asked={paragraph.id === at}
            pictures={pictures.get(paragraph.id)!}
          />
        </FollowRule>
      ))}
    </section>
  );
}

const TOP = 'glossary';

function Entry({ term, book }: { readonly term: Term; readonly book: OpenRulebook }) {
  const t = extrasMessages().terms;
  const { term: name, also, text } = term;
  return (
    <article className={`${panel.lines} ${css.entry}`} aria-label={name}>
      <h3 className={css.term} data-place={term.id} tabIndex={-1}>
        {name}
      </h3>
      <p>{text}</p>
      {also ? (
        <p className={panel.fine}>
          {t.also}: {also.join(', ')}
        </p>
      ) : null}
      <p className={panel.fine}>
        {t.related}:{' '}
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

/** All terms in alphabetical order. */
function GlossaryPage({ at }: { readonly at: string | null }) {
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

const pageOf = (book: OpenRulebook, rule: string): Page => ({
  page: 'chapter',
  chapter: book.chapterWith(rule).id,
  paragraph: rule,
});

const pageWith = (book: OpenRulebook, found: Found): Page =>
  found.kind === 'term' ? { page: 'glossary', term: found.term.id } : pageOf(book, found.paragraph.id);

/** Typing opens the results page once, then updates it; an empty field leaves it. */
function seek(page: Page, query: string): void {
  if (!query) turnPage(-1);
  else if (page.page === 'search') replacePage({ page: 'search', query });
  else openPage({ page: 'search', query });
}

function Bar({ page, onEnter }: { readonly page: Page; onEnter(): void }) {
  const book = useBook();
  const field = useId();
  const t = playMessages().book;
  return (
    <div className={`${panel.line} ${css.bar}`} role="search">
      <Button
        kind="quiet"
        aria-label={t.back}
        title={t.back}
        why={canTurnPage(book, -1) ? null : playMessages().book.noPage}
        onClick={() => turnPage(-1)}
      >
        <Icon name="left" />
      </Button>
      <Button
        kind="quiet"
        aria-label={t.forward}
        title={t.forward}
        why={canTurnPage(book, 1) ? null : playMessages().book.noPage}
        onClick={() => turnPage(1)}
      >
        <Icon name="right" />
      </Button>
      <label className={shared.unseen} htmlFor={field}>
        {t.search}
      </label>
      <input
        id={field}
        className={css.field}
        type="search"
        placeholder={t.searchHint}
        value={page.page === 'search' ? page.query : ''}
        onChange={(event) => seek(page, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
      />
      <Button
        kind="quiet"
        why={page.page === 'contents' ? playMessages().book.openNow : null}
        onClick={() => openPage({ page: 'contents' })}
      >
        {t.contents}
      </Button>
    </div>
  );
}

/** The rulebook: contents, chapters, glossary, and a search in both. */
export default function Rulebook({ tagged = true }: { readonly tagged?: boolean }) {
  const page = useBook(openedPage);
  const book = useRulebook();
  const search = useMemo(() => searchIn(book), [book]);
  const query = useDeferredValue(page.page === 'search' ? page.query : '');
  const found = useMemo(() => (query ? search(query) : []), [search, query]);
  // The way back leads to the paragraph that contains the link.
  const follow = useCallback((rule: string) => openPage(pageOf(book, rule)), [book]);
  const open = (found: Found): void => openPage(pageWith(book, found));
  // Enter may be pressed before the deferred results have caught up with the typing.
  const openBest = (): void => {
    const [best] = page.page === 'search' ? search(page.query) : [];
    if (best) open(best);
  };
  return (
    <FollowRule value={follow}>
      <div className={css.book}>
        <Bar page={page} onEnter={openBest} />
        {page.page === 'contents' ? <Contents tagged={tagged} /> : null}
        {page.page === 'chapter' ? (
          <ChapterPage id={page.chapter} at={page.paragraph} tagged={tagged} />
        ) : null}
        {page.page === 'glossary' ? <GlossaryPage at={page.term} /> : null}
        {page.page === 'search' ? <Results query={query} found={found} onOpen={open} /> : null}
      </div>
    </FollowRule>
  );
}
