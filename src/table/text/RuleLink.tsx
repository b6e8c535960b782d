import shellMessages from '../content/en/shell.ftl';
import { createContext, Suspense, use, type ReactNode } from 'react';
import { Popover } from '#kit/modal/Popover.tsx';
import { later } from '../faults/later.tsx';
import { showRule } from '../store/ui.ts';
import { ruleNumber } from './parts.ts';
import linkCss from './LinkButton.module.css';
import css from './RuleLink.module.css';
import { useRuleTitle } from './rule-titles.ts';

/** Handler of links to rules; within the rulebook it turns to the page. */
export const FollowRule = createContext<(rule: string) => void>(showRule);

const RulePreview = later(() => import('./RulePreview.tsx'));

interface RuleButtonProps extends Pick<RuleLinkProps, 'rule'> {
  readonly className: string;
  /** Its accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A link that opens a rule, and previews it for a resting mouse. */
function RuleButton({ rule, className, label, children }: RuleButtonProps) {
  const follow = use(FollowRule);
  return (
    <Popover
      label={label}
      buttonLabel={label}
      button={children}
      className={`${linkCss.link} ${className}`}
      onPress={() => follow(rule)}
    >
      <Suspense>
        <RulePreview rule={rule} />
      </Suspense>
    </Popover>
  );
}

interface RuleLinkProps {
  readonly rule: string;
  /** Shown instead of the title, if there is no room for it or it is shown beside the link; true: the number. */
  readonly short?: string | true;
}

/** Opens the text of a rule. Shows its title; the number is in the preview, and in small print after it if numeric. */
export function RuleLink({ rule, short }: RuleLinkProps) {
  const title = useRuleTitle(rule);
  const number = ruleNumber(rule);
  const figure = /^\d/.test(number);
  const t = shellMessages().ruleLink;
  const label = title === null ? t.open({ id: number }) : t.titled({ id: number, title });
  if (short !== undefined || title === null)
    return (
      <RuleButton rule={rule} className={css.short!} label={label}>
        {typeof short === 'string' ? short : number}
      </RuleButton>
    );
  return (
    <RuleButton rule={rule} className={css.rule!} label={label}>
      {title} {figure ? <small className={css.number}>{number}</small> : null}
    </RuleButton>
  );
}

export const RuleLinks = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.map((rule) => (
    <span key={rule} className={css.one}>
      <RuleLink rule={rule} />{' '}
    </span>
  ));
