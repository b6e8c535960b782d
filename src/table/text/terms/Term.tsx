import { Dialog } from 'radix-ui';
import { Suspense, useCallback, useRef, useState } from 'react';
import { later } from '../../faults/later.tsx';
import { useBack } from '#kit/back/back.ts';
import { placeBeside } from '#kit/modal/Modal.tsx';
import css from './Term.module.css';

const TermCard = later(() => import('./TermCard.tsx'));

/** A word of the hobby; pressed, it explains itself. */
export function Term({ term, text }: { readonly term: string; readonly text: string }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useBack(open, () => setOpen(false));
  // What is opened from the card gives the keyboard back to the word.
  const leave = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);
  // The card finds its place again when its text has come; once the word is scrolled away, it goes.
  const beside = useCallback((card: HTMLDivElement | null) => {
    const word = trigger.current;
    if (!card || !word) return;
    const place = (): void => placeBeside(card, word);
    place();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null;
    observer?.observe(card);
    const left = ({ target }: Event): void => {
      if (!(target instanceof Node) || !card.contains(target)) setOpen(false);
    };
    addEventListener('scroll', left, { capture: true });
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', left, { capture: true });
    };
  }, []);
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={setOpen}>
      <Dialog.Trigger ref={trigger} className={css.term}>
        {text}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content ref={beside} className={css.card} aria-label={text} aria-describedby={undefined}>
          <Suspense>
            <TermCard term={term} onLeave={leave} />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
