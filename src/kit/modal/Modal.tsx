import widgetsMessages from '../content/en/widgets.ftl';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBack } from '../back/back.ts';
import { Icon } from '../widgets/Icon.tsx';
import css from './Modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  /** When it has gone, before the keyboard is given back. */
  onClosed?(event: Event): void;
  /** The Back of the browser, where it does anything else than close. */
  onBack?(): void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * Where the keyboard was before any dialog: one may open another and close itself. Held loosely: a button of the table
 * would keep all of the table in memory when that is left.
 */
let outside: WeakRef<Element> | null = null;

const isNowhere = (element: Element | null): boolean =>
  element === null || element === element.ownerDocument.body;

/**
 * How long a dialog has been gone when the keyboard is given back, in milliseconds: a screen reader for which the page
 * behind it has not come back yet would not say where it is.
 */
const BACK_MS = 120;

/** The first of these that is still on the screen; else the map, which always takes the keyboard. */
function giveBack(page: Document, to: readonly (Element | null)[]): void {
  const there = to.find((element) => element?.isConnected && !isNowhere(element));
  ((there as HTMLElement | undefined) ?? page.querySelector<HTMLElement>('[data-map]'))?.focus();
}

/** No button of ours is the dialog's own trigger, so we remember ourselves who asked for it. */
function useAsker() {
  const asker = useRef<Element | null>(null);
  return {
    /**
     * The keyboard begins at the button that goes on, where there is one, else at the dialog itself, which is
     * read out by its title; not at the button that closes.
     */
    opened(event: Event): void {
      const active = document.activeElement;
      asker.current = active;
      if (!isNowhere(active) && !active?.closest('[role="dialog"]')) outside = new WeakRef(active!);
      event.preventDefault();
      const dialog = event.target as HTMLElement;
      (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog).focus();
    },
    closed(event: Event): void {
      event.preventDefault();
      const to = [asker.current, outside?.deref() ?? null];
      const page = document;
      setTimeout(() => {
        // Whoever has taken the keyboard meanwhile keeps it.
        if (isNowhere(page.activeElement)) giveBack(page, to);
      }, BACK_MS);
    },
  };
}

/**
 * Covers the page, which does not scroll beneath it. Radix's own overlay writes a `<style>` for that, which the
 * Content-Security-Policy refuses.
 */
function Overlay() {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = [style.overflow, style.paddingRight] as const;
    // The scroll bar goes; what it took stays free, so that the page does not jump.
    style.paddingRight = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      [style.overflow, style.paddingRight] = before;
    };
  }, []);
  return <div className={css.overlay} />;
}

/** A dialog in the middle of the screen; on a phone from below. */
export function Modal({
  title,
  open,
  onClose,
  onClosed,
  onBack = onClose,
  wide = false,
  children,
}: ModalProps) {
  const asker = useAsker();
  useBack(open, onBack);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content
          className={`${css.content} ${wide ? css.wide : ''}`}
          data-modal=""
          aria-describedby={undefined}
          onOpenAutoFocus={asker.opened}
          onCloseAutoFocus={onClosed ?? asker.closed}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={widgetsMessages().modal.close}>
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
