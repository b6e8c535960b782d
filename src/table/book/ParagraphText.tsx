import { Suspense, useMemo } from 'react';
import { later } from '../faults/later.tsx';
import { present, RULE_IDS, type RuleId } from '../../engine/winter-war/index.ts';
import type { TermId } from '../../games/winter-war/glossary/index.ts';
import type { Paragraph } from '../../games/winter-war/rulebook/index.ts';
import { withTerms } from '../text/terms/marks.ts';
import { ruleNumber } from '../words/names.ts';
import type { Part, Sentence } from '../words/parts.ts';
import { examplesOf, type ExampleId } from '../../games/winter-war/ui/examples/index.ts';
import { useBookText } from './text.ts';
import { bookWords } from './words.ts';
import { useShownTimeline } from '../seen/shown.ts';
import { RuleLink, Words } from '../text/Links.tsx';
import { holds } from '../../games/winter-war/ui/panels/in-force.ts';
import css from './ParagraphText.module.css';

const ExamplePicture = later(() => import('../../games/winter-war/ui/examples/ExamplePicture.tsx'));

const known = new Set<string>(RULE_IDS);
const isRule = (id: string): id is RuleId => known.has(id);

/** `[[Movement.J]]` becomes a link. */
const withLinks = (text: string): Part[] =>
  text.split(/\[\[([^\]]+)\]\]/).map((piece, i): Part => (i % 2 && isRule(piece) ? { rule: piece } : piece));

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

/** The sentences of a text; a term is marked where it comes first. */
function sentencesOf(text: string): { readonly list: boolean; readonly lines: readonly Sentence[] }[] {
  const met = new Set<TermId>();
  const sentence = (line: string): Sentence =>
    withLinks(line).flatMap((part) => (typeof part === 'string' ? withTerms(part, met) : [part]));
  return blocksOf(text).map(({ list, lines }) => ({
    list,
    lines: list ? lines.map(sentence) : [sentence(lines.join(' '))],
  }));
}

export function RuleText({ text }: { readonly text: string }) {
  const blocks = useMemo(() => sentencesOf(text), [text]);
  return blocks.map(({ list, lines }, i) =>
    list ? (
      <ul key={`${i}`} className={css.list}>
        {lines.map((parts, line) => (
          <li key={`${line}`}>
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={`${i}`}>
        <Words parts={lines[0]!} />
      </p>
    ),
  );
}

interface ParagraphTextProps {
  readonly paragraph: Paragraph;
  /** Tells when the paragraph is not in force in the game on show. */
  readonly tagged?: boolean;
  /** It is what somebody looked for. */
  readonly asked?: boolean;
  /** The pictures beside it. */
  readonly examples?: readonly ExampleId[];
}

/** One paragraph of the rulebook, with its picture. */
export function ParagraphText({ paragraph, tagged = true, asked = false, examples }: ParagraphTextProps) {
  const { id, see } = paragraph;
  const timeline = useShownTimeline();
  const off = tagged && timeline !== null && !holds(id, present(timeline).options);
  const book = useBookText();
  const w = bookWords();
  const title = book.title(paragraph);
  return (
    <article className={css.paragraph} aria-label={title} data-asked={asked || undefined}>
      <h3 className={css.title} data-place={id} tabIndex={-1}>
        <span className={css.id}>{ruleNumber(id)}</span> {title}{' '}
        {off ? <span className={css.off}>{w.off}</span> : null}
      </h3>
      <RuleText text={book.text(paragraph)} />
      {(examples ?? examplesOf(id)).map((example) => (
        <Suspense key={example} fallback={<div className={css.picture} />}>
          <ExamplePicture id={example} />
        </Suspense>
      ))}
      {see?.length ? (
        <p className={css.see}>
          {w.see}:{' '}
          {see.map((other) => (
            <span key={other}>
              <RuleLink rule={other} />{' '}
            </span>
          ))}
        </p>
      ) : null}
      <p className={css.source}>{book.source(paragraph)}</p>
    </article>
  );
}
