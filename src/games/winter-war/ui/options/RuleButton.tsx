import optionsMessages from '../../content/en/options.ftl';
import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { showRule } from '#table';
import css from './RuleButton.module.css';

interface RuleButtonProps {
  readonly rule: RuleId;
  /** Title of the paragraph: without a game there is no rulebook loaded to look it up in. */
  readonly title: string;
  /** Shown instead of the title when that is already beside the button. */
  readonly short?: string;
}

/** Opens a paragraph from the form of a new game. */
export const RuleButton = ({ rule, title, short = title }: RuleButtonProps) => (
  <button
    type="button"
    className={css.rule}
    aria-label={optionsMessages().choice.readAbout({ title })}
    aria-haspopup="dialog"
    onClick={() => showRule(rule)}
  >
    {short}
  </button>
);
