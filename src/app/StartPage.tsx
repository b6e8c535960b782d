import startMessages from './content/en/start.ftl';
import { useEffect, useRef, type ReactNode } from 'react';
import shared from '#kit/widgets/shared.module.css';
import { useBack } from '#kit/back/back.ts';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import css from './StartPage.module.css';

interface StartPageProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  onBack(): void;
}

/** Replaces the first choices of the start screen once one of them was made, with a way back. */
export function StartPage({ id, title, children, onBack }: StartPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves focus to the heading, since the player has requested this page.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, []);
  useBack(true, onBack);
  return (
    <section className={css.asked} aria-labelledby={id}>
      <div className={`${shared.row} ${css.headed}`}>
        <Button kind="quiet" onClick={onBack}>
          <Icon name="left" /> {startMessages().start.back}
        </Button>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
