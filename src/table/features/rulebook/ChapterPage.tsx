import { useRef } from 'react';
import type { Chapter } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { ParagraphText } from './ParagraphText.tsx';
import { FollowRule } from '../../text/RuleLink.tsx';
import { replacePage, openPage } from '../../store/ui.ts';
import css from './Rulebook.module.css';
import { useRulebook } from '../../text/rulebook.ts';
import { useArrival } from './reading-place.ts';

interface ChapterPageProps {
  readonly id: string;
  /** The paragraph that was asked for. */
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

/** All paragraphs of a chapter. */
export function ChapterPage({ id, at, tagged }: ChapterPageProps) {
  const book = useRulebook();
  const page = useRef<HTMLElement>(null);
  useArrival(page, at ?? id);
  const chapter = book.chapters.find((one) => one.id === id)!;
  const pictures = picturesOf(chapter);
  /** The way back leads to the paragraph that the link stands in. */
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
            pictures={pictures.get(paragraph.id) ?? []}
          />
        </FollowRule>
      ))}
    </section>
  );
}
