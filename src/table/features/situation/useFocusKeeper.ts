import { useEffect } from 'react';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { useUi } from '../../store/ui.ts';
import { focusMap } from '../../view/map-handle.ts';

/**
 * Whether the last thing pressed was a key. What was pressed to come to the table was not seen here, and after a
 * pointer the map takes the keyboard without showing it; where nothing was pressed yet, nothing is taken.
 */
let keyboardLast = globalThis.navigator?.userActivation?.hasBeenActive ?? false;
/** Where the keyboard was among the buttons at hand, when a key was pressed last; -1: elsewhere. */
let placeAtHand = -1;
/** Whether that was a counter still to be placed. */
let wasCounter = false;

const REGION = '[data-region="context"]';
/** Counters still to be placed, in what a panel marks as holding them. */
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

/** A dialog that has gone gives the keyboard back itself, and a screen reader hears of the redrawn page first. */
const AFTER_MS = 200;

/**
 * After a counter was put down the next one; else the button that took the place of the one that is gone; where choices
 * are made on the map, the map.
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

/** Shows a part of the panel that was opened; a keyboard in the panel goes on from its heading. */
export function goToOpened(part: HTMLElement | null): void {
  const heading = part?.querySelector('h2');
  heading?.scrollIntoView?.({ block: 'nearest' });
  if (!heading || !keyboardLast || !document.activeElement?.closest(REGION)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * A button that was pressed may vanish with what it did: the keyboard then goes on where the game is played, rather
 * than at the top of the page. A pointer is left alone.
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
    // A card that is closed changes nothing else.
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
