import { Popover } from 'radix-ui';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { TermId } from '../../glossary/index.ts';
import css from './Term.module.css';

const TermCard = lazy(() => import('./TermCard.tsx'));

/** A word of the hobby; pressed, it explains itself. */
export function Term({ term, text }: { readonly term: TermId; readonly text: string }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // What is opened from the card gives the keyboard back to the word.
  const leave = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger ref={trigger} className={css.term}>
        {text}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={css.card} aria-label={text} sideOffset={6} collisionPadding={12}>
          <Suspense>
            <TermCard term={term} onLeave={leave} />
          </Suspense>
          <Popover.Arrow className={css.arrow} width={12} height={6} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
