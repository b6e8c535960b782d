import playMessages from '../../content/en/play.ftl';
import { showRule } from '../../store/ui.ts';
import { ruleNumber } from '../../text/parts.ts';
import { ParagraphText } from './ParagraphText.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { FollowRule } from '../../text/RuleLink.tsx';
import { openRulebook } from '../../store/navigation.ts';
import shared from '#kit/widgets/shared.module.css';
import { useRulebook } from '../../text/rulebook.ts';

interface RuleReaderProps {
  readonly rule: string;
  /** The rule that linked here. */
  readonly before: string | null;
  readonly tagged: boolean;
}

export default function RuleReader({ rule, before, tagged }: RuleReaderProps) {
  const t = playMessages().book;
  const book = useRulebook();
  return (
    <FollowRule value={showRule}>
      <ParagraphText key={rule} paragraph={book.paragraph(rule)} tagged={tagged} />
      <div className={shared.wrap}>
        {before ? (
          <Button onClick={() => showRule(before)}>
            <Icon name="left" /> {ruleNumber(before)}
          </Button>
        ) : null}
        <Button
          onClick={() =>
            openRulebook({ page: 'chapter', chapter: book.chapterWith(rule).id, paragraph: rule })
          }
        >
          {t.inBook}
        </Button>
      </div>
    </FollowRule>
  );
}
