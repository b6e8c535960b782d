import optionsMessages from '../../content/en/options.ftl';
import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { showRule } from '#table';
import css from './RuleButton.module.css';

interface RuleButtonProps {
  readonly rule: RuleId;
  /** Of the paragraph: no game is on the table whose rulebook could tell it. */
  readonly title: string;
  /** In the place of the title, where that stands beside it already. */
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
