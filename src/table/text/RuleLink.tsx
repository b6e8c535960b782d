import { createContext, use } from 'react';
import { showRule } from '../store/table.ts';
import { ruleNumber } from '../words/rule-number.ts';
import { LinkButton } from './LinkButton.tsx';
import css from './RuleLink.module.css';
import { ruleLinkWords } from './rule-words.ts';

/** What a link to a rule does; within the rulebook it turns the pages. */
export const FollowRule = createContext<(rule: string) => void>(showRule);

/** Opens the text of a rule. */
export function RuleLink({
  rule,
  text = ruleNumber(rule),
}: {
  readonly rule: string;
  readonly text?: string;
}) {
  const follow = use(FollowRule);
  return (
    <LinkButton
      className={css.rule!}
      label={ruleLinkWords().open(ruleNumber(rule))}
      onClick={() => follow(rule)}
    >
      {text}
    </LinkButton>
  );
}
