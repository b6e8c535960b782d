import { present, RULE_IDS, type RuleId } from '../../engine/index.ts';
import type { Paragraph } from '../../rulebook/index.ts';
import { useGame } from '../../store/game.ts';
import type { Part } from '../parts.ts';
import { t } from '../strings.ts';
import { RuleLink, Words } from '../widgets/Links.tsx';
import { holds } from './in-force.ts';
import css from './ParagraphText.module.css';

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

export function RuleText({ text }: { readonly text: string }) {
  return blocksOf(text).map(({ list, lines }, i) =>
    list ? (
      <ul key={`${i}`} className={css.list}>
        {lines.map((line) => (
          <li key={line}>
            <Words parts={withLinks(line)} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={`${i}`}>
        <Words parts={withLinks(lines.join(' '))} />
      </p>
    ),
  );
}

interface ParagraphTextProps {
  readonly paragraph: Paragraph;
  /** Tells when the paragraph is not in force in the game on the table. */
  readonly tagged?: boolean;
}

/** One paragraph of the rulebook. */
export function ParagraphText({ paragraph, tagged = true }: ParagraphTextProps) {
  const { id, title, text, source, see } = paragraph;
  const off = useGame(({ timeline }) => tagged && timeline !== null && !holds(id, present(timeline).options));
  return (
    <article className={css.paragraph} aria-label={title}>
      <h3 className={css.title}>
        <span className={css.id}>{id}</span> {title}{' '}
        {off ? <span className={css.off}>{t.rules.off}</span> : null}
      </h3>
      <RuleText text={text} />
      {see?.length ? (
        <p className={css.see}>
          {t.rules.see}:{' '}
          {see.map((other) => (
            <span key={other}>
              <RuleLink rule={other} />{' '}
            </span>
          ))}
        </p>
      ) : null}
      <p className={css.source}>{source}</p>
    </article>
  );
}
