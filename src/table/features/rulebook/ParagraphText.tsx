import playMessages from '../../content/en/play.ftl';
import { Suspense, useMemo } from 'react';
import { present } from '#engine/core/timeline.ts';
import type { Paragraph } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { withTerms } from '../../text/terms/Marked.tsx';
import { ruleNumber, type Part, type Sentence } from '../../text/parts.ts';
import { useShownTimeline } from '../../view/usePosition.ts';
import { Linked } from '../../text/Links.tsx';
import { RuleLinks } from '../../text/RuleLink.tsx';
import panel from '#kit/widgets/panel.module.css';
import css from './ParagraphText.module.css';

/** Turns `[[Movement.J]]` into a link. */
const withLinks = (text: string): Part[] =>
  text
    .split(/\[\[([^\]]+)\]\]/)
    .map((piece, i): Part => (i % 2 && activeGame().book.ids.includes(piece) ? { rule: piece } : piece));

type Block = { readonly list: boolean; readonly lines: readonly string[] };

/** Sub-paragraphs and lists; a list may follow its lead-in without a blank line. */
function blocksOf(text: string): Block[] {
  const blocks: { list: boolean; lines: string[] }[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let last: { list: boolean; lines: string[] } | null = null;
    for (const line of chunk.split('\n')) {
      const list = line.startsWith('- ');
      if (!last || last.list !== list) blocks.push((last = { list, lines: [] }));
      last.lines.push(list ? line.slice(2) : line);
    }
  }
  return blocks;
}

/** The sentences of a text; the first occurrence of a term is marked. */
function sentencesOf(text: string): { readonly list: boolean; readonly lines: readonly Sentence[] }[] {
  const met = new Set<string>();
  const sentence = (line: string): Sentence =>
    withLinks(line).flatMap((part) => (typeof part === 'string' ? withTerms(part, met) : [part]));
  return blocksOf(text).map(({ list, lines }) => ({
    list,
    lines: list ? lines.map(sentence) : [sentence(lines.join(' '))],
  }));
}

/** Paragraphs and lists of a rule's text, with links for references and terms. */
export function RuleText({ text }: { readonly text: string }) {
  const blocks = useMemo(() => sentencesOf(text), [text]);
  return blocks.map(({ list, lines }, i) =>
    list ? (
      <ul key={`${i}`} className={css.list}>
        {lines.map((parts, line) => (
          <li key={`${line}`}>
            <Linked parts={parts} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={`${i}`}>
        <Linked parts={lines[0]!} />
      </p>
    ),
  );
}

interface ParagraphTextProps {
  readonly paragraph: Paragraph;
  /** True: says if the paragraph is not in force in the game on show. */
  readonly tagged?: boolean;
  /** True for the target of a link or search. */
  readonly asked?: boolean;
  readonly pictures?: readonly string[];
}

export function ParagraphText({ paragraph, tagged = true, asked = false, pictures }: ParagraphTextProps) {
  const { id, title, text, source, see } = paragraph;
  const { holds, picturesOf, Picture } = activeGame().book;
  const timeline = useShownTimeline();
  const off = tagged && timeline !== null && !holds(id, present(timeline));
  const t = playMessages().book;
  return (
    <article className={css.paragraph} aria-label={title} data-asked={asked || undefined}>
      <h3 className={css.title} data-place={id} tabIndex={-1}>
        <span className={css.id}>{ruleNumber(id)}</span> {title}{' '}
        {off ? <span className={css.off}>{t.off}</span> : null}
      </h3>
      <RuleText text={text} />
      {(pictures ?? picturesOf(id)).map((picture) => (
        <Suspense key={picture} fallback={<div className={css.picture} />}>
          <Picture id={picture} />
        </Suspense>
      ))}
      {see?.length ? (
        <p className={`${panel.fine} ${css.see}`}>
          {t.see}: <RuleLinks rules={see} />
        </p>
      ) : null}
      <p className={panel.fine}>{source}</p>
    </article>
  );
}
