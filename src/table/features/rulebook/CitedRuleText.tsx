import playMessages from '../../content/en/play.ftl';
import { Button } from '#kit/widgets/Button.tsx';
import { openRulePanel } from '../../store/ui.ts';
import { openRulebook } from '../../store/navigation.ts';
import { FollowRule } from '../../text/RuleLink.tsx';
import { useRulebook } from '../../text/rulebook.ts';
import css from './CitedRule.module.css';
import { ParagraphText } from './ParagraphText.tsx';

/** A paragraph whose links open in the same place. */
export default function CitedRuleText({ rule }: { readonly rule: string }) {
  const book = useRulebook();
  return (
    <FollowRule value={openRulePanel}>
      <ParagraphText key={rule} paragraph={book.paragraph(rule)} />
      <div className={css.row}>
        <Button
          kind="quiet"
          onClick={() =>
            openRulebook({ page: 'chapter', chapter: book.chapterWith(rule).id, paragraph: rule })
          }
        >
          {playMessages().book.beside.inBook}
        </Button>
      </div>
    </FollowRule>
  );
}
