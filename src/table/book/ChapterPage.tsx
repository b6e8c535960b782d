import { useRef } from 'react';
import type { RuleId } from '../../engine/winter-war/index.ts';
import { chapters, type Chapter } from '../../games/winter-war/rulebook/index.ts';
import { ParagraphText } from './ParagraphText.tsx';
import { FollowRule } from '../text/RuleLink.tsx';
import { change, turnTo } from '../store/book.ts';
import { examplesOf, type ExampleId } from '../../games/winter-war/ui/examples/index.ts';
import css from './Rulebook.module.css';
import { chapterWith, useBookText } from './text.ts';
import { useArrival } from './useArrival.ts';

interface ChapterPageProps {
  readonly id: string;
  /** The paragraph that was asked for. */
  readonly at: RuleId | null;
  readonly tagged: boolean;
}

/** Each picture once: beside the first of its paragraphs in the chapter. */
function picturesOf({ paragraphs }: Chapter): ReadonlyMap<RuleId, readonly ExampleId[]> {
  const shown = new Set<ExampleId>();
  return new Map(
    paragraphs.map(({ id }) => {
      const own = examplesOf(id).filter((example) => !shown.has(example));
      for (const example of own) shown.add(example);
      return [id, own];
    }),
  );
}

/** All paragraphs of a chapter. */
export function ChapterPage({ id, at, tagged }: ChapterPageProps) {
  const text = useBookText();
  const page = useRef<HTMLElement>(null);
  useArrival(page, at ?? id);
  const chapter = chapters.find((one) => one.id === id)!;
  const pictures = picturesOf(chapter);
  /** The way back leads to the paragraph that the link stands in. */
  const follow =
    (from: RuleId) =>
    (rule: RuleId): void => {
      change({ page: 'chapter', chapter: id, paragraph: from });
      turnTo({ page: 'chapter', chapter: chapterWith(rule).id, paragraph: rule });
    };
  return (
    <section ref={page} className={css.page} aria-label={text.chapter(chapter)}>
      <h2 className={css.title} data-place={id} tabIndex={-1}>
        {text.chapter(chapter)}
      </h2>
      {chapter.paragraphs.map((paragraph) => (
        <FollowRule key={paragraph.id} value={follow(paragraph.id)}>
          <ParagraphText
            paragraph={paragraph}
            tagged={tagged}
            asked={paragraph.id === at}
            examples={pictures.get(paragraph.id) ?? []}
          />
        </FollowRule>
      ))}
    </section>
  );
}
