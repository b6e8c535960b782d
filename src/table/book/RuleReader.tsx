import type { RuleId } from '../../engine/winter-war/index.ts';
import { paragraph } from '../../games/winter-war/rulebook/index.ts';
import { showRule } from '../store/table.ts';
import { ruleNumber } from '../words/names.ts';
import { ParagraphText } from './ParagraphText.tsx';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import { FollowRule } from '../text/RuleLink.tsx';
import { openBook } from '../store/open.ts';
import css from './RuleReader.module.css';
import { chapterWith } from './text.ts';
import { bookWords } from './words.ts';

interface RuleReaderProps {
  readonly rule: RuleId;
  /** The rule that led here. */
  readonly before: RuleId | null;
  readonly tagged: boolean;
}

/** A paragraph by itself. */
export default function RuleReader({ rule, before, tagged }: RuleReaderProps) {
  const w = bookWords();
  return (
    <FollowRule value={showRule}>
      <ParagraphText key={rule} paragraph={paragraph(rule)} tagged={tagged} />
      <div className={css.row}>
        {before ? (
          <Button onClick={() => showRule(before)}>
            <Icon name="left" /> {ruleNumber(before)}
          </Button>
        ) : null}
        <Button onClick={() => openBook({ page: 'chapter', chapter: chapterWith(rule).id, paragraph: rule })}>
          {w.inBook}
        </Button>
      </div>
    </FollowRule>
  );
}
