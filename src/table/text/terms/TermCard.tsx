import extrasMessages from '../../content/en/extras.ftl';
import { Dialog } from 'radix-ui';
import { useContext, useState } from 'react';
import { openRulebook } from '../../store/navigation.ts';
import { FollowRule, RuleLinks } from '../RuleLink.tsx';
import { LinkButton } from '../LinkButton.tsx';
import css from './Term.module.css';
import { useRulebook } from '../rulebook.ts';

interface TermCardProps {
  readonly term: string;
  /** Called when a link leads away. */
  onLeave(): void;
}

/** What a term means, and where to read on; related terms take its place. */
export default function TermCard({ term, onLeave }: TermCardProps) {
  const [shown, setShown] = useState(term);
  const follow = useContext(FollowRule);
  const w = extrasMessages().terms;
  const book = useRulebook();
  const { term: name, text, see, related } = book.term(shown);
  const toRule = (rule: string): void => {
    onLeave();
    follow(rule);
  };
  const toGlossary = (): void => {
    onLeave();
    openRulebook({ page: 'glossary', term: shown });
  };
  return (
    <>
      <Dialog.Title asChild>
        <h4 className={css.name}>{name}</h4>
      </Dialog.Title>
      <p>{text}</p>
      <p className={css.links}>
        <span>{w.related}:</span>
        {related.map((id) => (
          <LinkButton key={id} onClick={() => setShown(id)}>
            {book.term(id).term}
          </LinkButton>
        ))}
      </p>
      <p className={css.links}>
        <span>{w.rules}:</span>
        <FollowRule value={toRule}>
          <RuleLinks rules={see} />
        </FollowRule>
        <LinkButton onClick={toGlossary}>{w.whole}</LinkButton>
      </p>
    </>
  );
}
