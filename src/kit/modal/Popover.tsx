import { Dialog } from 'radix-ui';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useBack } from '../back/back.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './Popover.module.css';

/** Space between a card and its button, and between a card and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 12;

/** How long a mouse must rest on the button before the card opens, or be away before it closes, in milliseconds. */
const REST_MS = 250;

/** Places a card within the window, below its button or, if there is more room, above it. */
function placeBeside(card: HTMLElement, button: Element): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const under = innerHeight - EDGE - bottom - GAP;
  const over = top - GAP - EDGE;
  card.style.maxHeight = `${Math.max(under, over)}px`;
  const { offsetWidth: width, offsetHeight: height } = card;
  const middle = (left + right - width) / 2;
  card.style.left = `${Math.max(EDGE, Math.min(middle, innerWidth - EDGE - width))}px`;
  card.style.top = `${height <= under || under >= over ? bottom + GAP : top - GAP - height}px`;
}

/** Handlers that open for a resting mouse and close when it leaves button and card. */
function useResting(open: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (next !== open) timer.current = window.setTimeout(() => setOpen(next), REST_MS);
  };
  return { onPointerEnter: after(true), onPointerLeave: after(false) };
}

const Close = createContext<() => void>(() => undefined);

/** For content of a card: closes it and returns focus to its button. */
export const useClosePopover = (): (() => void) => use(Close);

interface PopoverProps {
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonLabel?: string;
  readonly className?: string | undefined;
  /** For a card with a table. */
  readonly wide?: boolean;
  /** Also opens for a resting mouse, without moving the focus. */
  readonly opensOnHover?: boolean;
  /** What a press does instead of opening the card, which is then a preview for a resting mouse. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A button with a card beside it. Closes with Escape, Back, a press elsewhere, or when the button scrolls away. */
export function Popover(props: PopoverProps) {
  const { label, button, buttonLabel, className, wide = false, onPress, children } = props;
  const { opensOnHover = onPress !== undefined } = props;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useBack(open, () => setOpen(false));
  const resting = useResting(open, (next) => {
    if (next) isPressed.current = false;
    if (next || !isPressed.current) setOpen(next);
  });
  const close = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);
  // Places the card again when its content has loaded.
  const beside = useCallback((card: HTMLDivElement | null) => {
    const opener = trigger.current;
    if (!card || !opener) return;
    const place = (): void => placeBeside(card, opener);
    place();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null;
    observer?.observe(card);
    const left = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(opener) && !card.contains(target)) setOpen(false);
    };
    addEventListener('scroll', left, { capture: true });
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', left, { capture: true });
    };
  }, []);
  const keepFocus = (event: Event): void => {
    if (!isPressed.current) event.preventDefault();
  };
  return (
    <Dialog.Root
      modal={false}
      open={open}
      onOpenChange={(next) => {
        isPressed.current = true;
        setOpen(next);
      }}
    >
      <Dialog.Trigger
        ref={trigger}
        className={className}
        aria-label={buttonLabel}
        {...(onPress && {
          'aria-haspopup': undefined,
          'aria-expanded': undefined,
          'aria-controls': undefined,
        })}
        onClick={(event) => {
          if (onPress) {
            event.preventDefault();
            setOpen(false);
            onPress();
            return;
          }
          // A card opened by a resting mouse stays open when the button is pressed.
          if (!open || isPressed.current) return;
          isPressed.current = true;
          event.preventDefault();
        }}
        {...(opensOnHover ? resting : null)}
      >
        {button}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          ref={beside}
          className={`${panel.raised} ${css.card}`}
          data-wide={wide || undefined}
          aria-label={label}
          aria-describedby={undefined}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          {...(opensOnHover ? resting : null)}
        >
          <Close value={close}>{children}</Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
