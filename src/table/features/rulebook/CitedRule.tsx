import playMessages from '../../content/en/play.ftl';
import { memo, Suspense, useEffect, useRef } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { later } from '../../faults/later.tsx';
import { closeRulePanel, useRulePanel } from '../../store/ui.ts';
import { useGame } from '../../store/game.ts';
import css from './CitedRule.module.css';

const CitedRuleText = later(() => import('./CitedRuleText.tsx'));

/** The paragraph cited by a refusal, at the top of the context panel until the next action. */
export const CitedRule = memo(function CitedRule() {
  const { rule, count } = useRulePanel();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  useEffect(() => {
    if (rule === null) return undefined;
    const asked = useGame.getState().timeline;
    return useGame.subscribe(({ timeline }) => {
      if (timeline !== asked) closeRulePanel();
    });
  }, [rule, count]);
  if (rule === null) return null;
  const t = playMessages().book.beside;
  return (
    <section ref={card} className={css.beside} aria-label={t.paragraph}>
      <Button kind="quiet" className={css.close} aria-label={t.close} onClick={closeRulePanel}>
        <Icon name="close" />
      </Button>
      <Suspense fallback={<p>{playMessages().book.opening}</p>}>
        <CitedRuleText rule={rule} />
      </Suspense>
    </section>
  );
});
