import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { t } from '../strings.ts';
import { Icon } from '../widgets/Icon.tsx';
import css from './Modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  /** When it has gone, before the keyboard is given back. */
  onClosed?(event: Event): void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The keyboard begins at the button that goes on, where there is one, and not at the one that closes. */
function focusFirst(event: Event): void {
  const first = (event.target as HTMLElement).querySelector<HTMLElement>('[data-first]');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** A dialog in the middle of the screen; on a phone from below. */
export function Modal({ title, open, onClose, onClosed, wide = false, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={`${css.content} ${wide ? css.wide : ''}`}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          {...(onClosed && { onCloseAutoFocus: onClosed })}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {/* Scrolls by keyboard even when nothing in it can be pressed. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={css.body} role="group" aria-label={title} tabIndex={0}>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
