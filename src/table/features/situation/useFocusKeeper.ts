import { useEffect } from 'react';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { useUi } from '../../store/ui.ts';
import { focusMap } from '../../view/map-handle.ts';

/**
 * True if the last input was a key. Input before this module was loaded is unknown: after a pointer the map takes focus
 * invisibly; without any input nothing takes focus.
 */
let keyboardLast = globalThis.navigator?.userActivation?.hasBeenActive ?? false;
/** Index of the focused button in the context panel at the last key press; -1: elsewhere. */
let placeAtHand = -1;
/** True if that was a counter still to be placed. */
let wasCounter = false;

const REGION = '[data-region="context"]';
/** Containers of counters still to be placed. */
const COUNTERS = '[data-counters]';
const buttonsAtHand = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`${REGION} button:not(:disabled)`),
];

if (typeof window !== 'undefined') {
  const onKey = (): void => {
    keyboardLast = true;
    const focused = document.activeElement;
    // Most keys are pressed elsewhere, and the list of buttons is long.
    placeAtHand = focused?.closest(REGION) ? buttonsAtHand().findIndex((button) => button === focused) : -1;
    wasCounter = Boolean(focused?.closest(COUNTERS));
  };
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('pointerdown', () => (keyboardLast = false), { capture: true });
}

/** Delay in milliseconds: a closed dialog restores focus itself, and screen readers need to see the new page first. */
const AFTER_MS = 200;

/**
 * Focuses the next counter to be placed; else the button in place of the one that is gone; or the map, if choices are
 * made there.
 */
function goOn(): void {
  const buttons = activeGame().screen.choosesAtHand ? buttonsAtHand() : [];
  const counter = wasCounter ? undefined : buttons.find((button) => button.closest(COUNTERS));
  const next = counter ?? buttons[Math.min(Math.max(placeAtHand, 0), buttons.length - 1)];
  if (next) next.focus();
  else focusMap();
}

function checkSoon(): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === document.body && !useUi.getState().dialog) goOn();
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

/** Scrolls to an opened part of the panel; keyboard focus inside the panel moves to its heading. */
export function goToOpened(part: HTMLElement | null): void {
  const heading = part?.querySelector('h2');
  heading?.scrollIntoView?.({ block: 'nearest' });
  if (!heading || !keyboardLast || !document.activeElement?.closest(REGION)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Keeps keyboard focus in the game when the pressed button disappears, rather than at the top of the page. Ignores
 * pointers.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let stopAfterKey: (() => void) | undefined;
    const check = (): void => {
      stop?.();
      stop = useUi.getState().dialog || !keyboardLast ? undefined : checkSoon();
    };
    check();
    const unfollowGame = useGame.subscribe(({ happening }, before) => {
      if (happening !== before.happening) check();
    });
    const unfollowTable = useUi.subscribe(({ mode, dialog }, before) => {
      if (mode !== before.mode || dialog !== before.dialog) check();
    });
    // Closing a card changes nothing else.
    const onKeyUp = ({ key }: KeyboardEvent): void => {
      stopAfterKey?.();
      stopAfterKey = key === 'Enter' || key === ' ' ? checkSoon() : undefined;
    };
    window.addEventListener('keyup', onKeyUp, { capture: true });
    return () => {
      stop?.();
      stopAfterKey?.();
      unfollowGame();
      unfollowTable();
      window.removeEventListener('keyup', onKeyUp, { capture: true });
    };
  }, []);
}
