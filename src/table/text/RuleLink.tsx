import shellMessages from '../content/en/shell.ftl';
import { createContext, use } from 'react';
import { showRule } from '../store/ui.ts';
import { ruleNumber } from './rule-number.ts';
import { LinkButton } from './LinkButton.tsx';
import css from './RuleLink.module.css';
import { useRuleTitle } from './rule-titles.ts';

/** Handler of links to rules; within the rulebook it turns to the page. */
export const FollowRule = createContext<(rule: string) => void>(showRule);

interface RuleLinkProps {
  readonly rule: string;
  /** Shown instead of the title, if there is no room for it or it is shown beside the link; true: the number. */
  readonly short?: string | true;
}

/** Opens the text of a rule. Shows its title; the number is in the tooltip, and in small print after it if numeric. */
export function RuleLink({ rule, short }: RuleLinkProps) {
  const follow = use(FollowRule);
  const title = useRuleTitle(rule);
  const number = ruleNumber(rule);
  const figure = /^\d/.test(number);
  const t = shellMessages().ruleLink;
  const open = (): void => follow(rule);
  if (short !== undefined || title === null)
    return (
      <LinkButton
        className={css.short!}
        label={title === null ? t.open({ id: number }) : t.titled({ id: number, title })}
        title={title === null ? number : t.titled({ id: number, title })}
        onClick={open}
      >
        {typeof short === 'string' ? short : number}
      </LinkButton>
    );
  return (
    <LinkButton
      className={css.rule!}
      label={t.titled({ id: number, title })}
      title={t.open({ id: number })}
      onClick={open}
    >
      {title} {figure ? <small className={css.number}>{number}</small> : null}
    </LinkButton>
  );
}

export const RuleLinks = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.map((rule) => (
    <span key={rule} className={css.one}>
      <RuleLink rule={rule} />{' '}
    </span>
  ));
