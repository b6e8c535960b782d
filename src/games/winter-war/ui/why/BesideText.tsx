import type { RuleId } from '../../../../engine/winter-war/index.ts';
import { paragraph } from '../../rulebook/index.ts';
import { ParagraphText } from '../../../../table/book/ParagraphText.tsx';
import { openBook } from '../../../../table/store/open.ts';
import { chapterWith } from '../../../../table/book/text.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { FollowRule } from '../../../../table/text/RuleLink.tsx';
import css from './Beside.module.css';
import { showBeside } from './why.ts';
import { whyWords } from './words.ts';

/** A paragraph whose links turn the page where it lies. */
export default function BesideText({ rule }: { readonly rule: RuleId }) {
  return (
    <FollowRule value={showBeside}>
      <ParagraphText key={rule} paragraph={paragraph(rule)} />
      <div className={css.row}>
        <Button
          kind="quiet"
          onClick={() => openBook({ page: 'chapter', chapter: chapterWith(rule).id, paragraph: rule })}
        >
          {whyWords().inBook}
        </Button>
      </div>
    </FollowRule>
  );
}
