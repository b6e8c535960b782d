import playMessages from '../../content/en/play.ftl';
import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { FollowRule } from '../../text/RuleLink.tsx';
import {
  replacePage,
  canTurnPage,
  openedPage,
  turnPage,
  openPage,
  useBook,
  type Page,
} from '../../store/ui.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { Contents } from './Contents.tsx';
import { GlossaryPage } from './GlossaryPage.tsx';
import unseen from '#kit/widgets/unseen.module.css';
import css from './Rulebook.module.css';
import { Results } from './Results.tsx';
import { searchIn, type Found } from './search.ts';
import { useRulebook, type OpenRulebook } from '../../text/rulebook.ts';

/** The page that a rule stands on. */
const pageOf = (book: OpenRulebook, rule: string): Page => ({
  page: 'chapter',
  chapter: book.chapterWith(rule).id,
  paragraph: rule,
});

const pageWith = (book: OpenRulebook, found: Found): Page =>
  found.kind === 'term' ? { page: 'glossary', term: found.term.id } : pageOf(book, found.paragraph.id);

/** Typing opens the page of results once, then changes it; an empty field leaves it. */
function seek(page: Page, query: string): void {
  if (page.page !== 'search') {
    if (query) openPage({ page: 'search', query });
  } else if (query) replacePage({ page: 'search', query });
  else turnPage(-1);
}

function Bar({ page, onEnter }: { readonly page: Page; onEnter(): void }) {
  const book = useBook();
  const field = useId();
  const w = playMessages().book;
  return (
    <div className={css.bar} role="search">
      <Button
        kind="quiet"
        aria-label={w.back}
        title={w.back}
        why={canTurnPage(book, -1) ? null : playMessages().book.noPage}
        onClick={() => turnPage(-1)}
      >
        <Icon name="left" />
      </Button>
      <Button
        kind="quiet"
        aria-label={w.forward}
        title={w.forward}
        why={canTurnPage(book, 1) ? null : playMessages().book.noPage}
        onClick={() => turnPage(1)}
      >
        <Icon name="right" />
      </Button>
      <label className={unseen.unseen} htmlFor={field}>
        {w.search}
      </label>
      <input
        id={field}
        className={css.field}
        type="search"
        placeholder={w.searchHint}
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
        {w.contents}
      </Button>
    </div>
  );
}

/** The rulebook: contents, chapters, glossary, and a search through both. */
export default function Rulebook({ tagged = true }: { readonly tagged?: boolean }) {
  const page = useBook(openedPage);
  const book = useRulebook();
  const search = useMemo(() => searchIn(book), [book]);
  const query = useDeferredValue(page.page === 'search' ? page.query : '');
  const found = useMemo(() => (query ? search(query) : []), [search, query]);
  // A link leaves the page at the paragraph that it stands in, so that the way back leads there.
  const follow = useCallback((rule: string) => openPage(pageOf(book, rule)), [book]);
  const open = (found: Found): void => openPage(pageWith(book, found));
  // Enter may come before the list of what is found has caught up with the typing.
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
