import widgetsMessages from '../content/en/widgets.ftl';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBack } from '../back/back.ts';
import { Icon } from '../widgets/Icon.tsx';
import shared from '../widgets/shared.module.css';
import css from './Modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  /** Called when the dialog has closed, before focus is restored. */
  onClosed?(event: Event): void;
  /** Handles the browser's Back, if it does anything other than close. */
  onBack?(): void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * The focused element before any dialog: one dialog may open another and close itself. A weak reference, since a button
 * of the table would otherwise keep the whole table in memory.
 */
let outside: WeakRef<Element> | null = null;

const isNowhere = (element: Element | null): boolean =>
  element === null || element === element.ownerDocument.body;

/**
 * Delay before focus is restored after a dialog, in milliseconds: a screen reader that does not know the page again yet
 * would not announce the focused element.
 */
const BACK_MS = 120;

/** Focuses the first of these that is still on the page; else the map, which is always focusable. */
function giveBack(page: Document, to: readonly (Element | null)[]): void {
  const there = to.find((element) => element?.isConnected && !isNowhere(element));
  ((there as HTMLElement | undefined) ?? page.querySelector<HTMLElement>('[data-map]'))?.focus();
}

/** Remembers the element that opened the dialog, since our buttons are not Radix triggers. */
function useAsker() {
  const asker = useRef<Element | null>(null);
  return {
    /**
     * Focus starts at the main button if there is one, else at the dialog itself, whose title is then read out; never
     * at the close button.
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
        // Anything focused in the meantime keeps the focus.
        if (isNowhere(page.activeElement)) giveBack(page, to);
      }, BACK_MS);
    },
  };
}

/**
 * Covers the page and stops it from scrolling. Radix's own overlay inserts a `<style>` for that, which the
 * Content-Security-Policy blocks.
 */
function Overlay() {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = [style.overflow, style.paddingRight] as const;
    // Keeps the width of the hidden scroll bar free, so that the page does not jump.
    style.paddingRight = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      [style.overflow, style.paddingRight] = before;
    };
  }, []);
  return <div className={css.overlay} />;
}

/** A dialog in the middle of the screen; on a phone at the bottom. */
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
            <Dialog.Title className={shared.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={widgetsMessages().modal.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {/* Can be scrolled by keyboard even when it has no focusable content. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={css.body} role="group" aria-label={title} tabIndex={0}>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
