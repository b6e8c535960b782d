import playMessages from '../../content/en/play.ftl';
import { Suspense, useEffect, useRef } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { later } from '../../faults/later.tsx';
import { closeRulePanel, useRulePanel } from '../../store/ui.ts';
import { useGame } from '../../store/game.ts';
import css from './CitedRule.module.css';

const CitedRuleText = later(() => import('./CitedRuleText.tsx'));

/** The paragraph that a refusal goes by, at the head of the panel beside the map, until play goes on. */
export function CitedRule() {
  const { rule, count } = useRulePanel();
  const timeline = useGame((game) => game.timeline);
  const card = useRef<HTMLElement>(null);
  const asked = useRef(timeline);
  useEffect(() => {
    asked.current = useGame.getState().timeline;
    if (count) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  useEffect(() => {
    if (timeline !== asked.current) closeRulePanel();
  }, [timeline]);
  if (rule === null) return null;
  const w = playMessages().book.beside;
  return (
    <section ref={card} className={css.beside} aria-label={w.paragraph}>
      <Button kind="quiet" className={css.close} aria-label={w.close} onClick={closeRulePanel}>
        <Icon name="close" />
      </Button>
      <Suspense fallback={<p>{playMessages().book.opening}</p>}>
        <CitedRuleText rule={rule} />
      </Suspense>
    </section>
  );
}
