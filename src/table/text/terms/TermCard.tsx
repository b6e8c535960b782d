import extrasMessages from '../../content/en/extras.ftl';
import { Dialog } from 'radix-ui';
import { useContext, useState } from 'react';
import shared from '#kit/widgets/shared.module.css';
import { useClosePopover } from '#kit/modal/Popover.tsx';
import { openRulebook } from '../../store/navigation.ts';
import { FollowRule, RuleLinks } from '../RuleLink.tsx';
import { LinkButton } from '../LinkButton.tsx';
import panel from '#kit/widgets/panel.module.css';
import css from './Term.module.css';
import { useRulebook } from '../rulebook.ts';

/** Definition of a term, with links to paragraphs; a related term replaces it. */
export default function TermCard({ term }: { readonly term: string }) {
  const leave = useClosePopover();
  const [shown, setShown] = useState(term);
  const follow = useContext(FollowRule);
  const t = extrasMessages().terms;
  const book = useRulebook();
  const { term: name, text, see, related } = book.term(shown);
  const toRule = (rule: string): void => {
    leave();
    follow(rule);
  };
  const toGlossary = (): void => {
    leave();
    openRulebook({ page: 'glossary', term: shown });
  };
  return (
    <>
      <Dialog.Title asChild>
        <h4 className={panel.heading}>{name}</h4>
      </Dialog.Title>
      <p>{text}</p>
      <p className={`${shared.wrap} ${css.links}`}>
        <span>{t.related}:</span>
        {related.map((id) => (
          <LinkButton key={id} onClick={() => setShown(id)}>
            {book.term(id).term}
          </LinkButton>
        ))}
      </p>
      <p className={`${shared.wrap} ${css.links}`}>
        <span>{t.rules}:</span>
        <FollowRule value={toRule}>
          <RuleLinks rules={see} />
        </FollowRule>
        <LinkButton onClick={toGlossary}>{t.whole}</LinkButton>
      </p>
    </>
  );
}
