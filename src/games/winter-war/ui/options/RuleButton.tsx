import tableShellMessages from '#table/content/en/shell.ftl';
import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { showRule } from '#table';
import { ruleNumber } from '../text/names.ts';
import css from './RuleButton.module.css';

/** Opens a paragraph from the form of a new game, when no game is on the table that could tell its title. */
export const RuleButton = ({ rule }: { readonly rule: RuleId }) => (
  <button
    type="button"
    className={css.rule}
    aria-label={tableShellMessages().ruleLink.open({ id: ruleNumber(rule) })}
    aria-haspopup="dialog"
    onClick={() => showRule(rule)}
  >
    {ruleNumber(rule)}
  </button>
);
