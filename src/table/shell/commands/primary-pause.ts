/**
 * Prevents accidental presses: the primary button is inactive for a moment when its question changes, and the second
 * half of a double tap is ignored.
 */
import { create } from 'zustand';
import shellMessages from '../../content/en/shell.ftl';
import { isHeld, useWarnings } from '../../features/warnings/hold-end.ts';
import type { Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { testHook } from '../../store/dice.ts';
import { isForTwoPlayers, position, useGame } from '../../store/game.ts';
import { say } from '../../store/ui.ts';
import { stepNow } from '../../view/step.ts';

interface PrimaryPause {
  readonly resting: boolean;
  /** Duration in milliseconds. */
  readonly ms: number;
}

export const usePrimaryPause = create<PrimaryPause>(() => ({
  resting: false,
  ms: testHook()?.primaryPauseMs ?? 600,
}));

let timer: ReturnType<typeof setTimeout> | undefined;

/** The side for which the button was pressed last. */
let pressedFor: Side | null = null;

const deciderNow = (): Side => activeGame().rules.decider(position());

/** True if the next press would end another phase, or decide for the other player. */
function isGrave(): boolean {
  const { timeline } = useGame.getState();
  const last = timeline?.steps[timeline.cursor - 1];
  if (!last || activeGame().story.endsPhase(last.action)) return true;
  return isForTwoPlayers(useGame.getState()) && deciderNow() !== pressedFor;
}

/** Pauses the button after a change of its question; half as long within a phase of the same player. */
export function pausePrimary(): void {
  const { ms } = usePrimaryPause.getState();
  clearTimeout(timer);
  if (!ms) return;
  timer = setTimeout(() => usePrimaryPause.setState({ resting: false }), isGrave() ? ms : ms / 2);
  usePrimaryPause.setState({ resting: true });
}

/** Presses the button unless it is paused; a press during the pause restarts it. */
export function pressPrimary(): void {
  if (usePrimaryPause.getState().resting) {
    pausePrimary();
    return say(shellMessages().command.rests);
  }
  pressedFor = deciderNow();
  const { timeline } = useGame.getState();
  const held = useWarnings.getState();
  const { asked, primary } = stepNow();
  primary.run();
  // A list of warnings is new too: the next press ends the phase in spite of it.
  const isNew = useGame.getState().timeline !== timeline || stepNow().asked !== asked;
  if (isNew || isHeld(useWarnings.getState()) !== isHeld(held)) pausePrimary();
}

/** A press: time and position, on the map or not, the button's label, and the timeline. */
interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly map: boolean;
  readonly said: string | null;
  readonly game: unknown;
}

const DOUBLE_MS = 300;
/** Distance in pixels within which two taps count as the same spot. */
const NEAR = 32;

let last: Press | null = null;

/** True if the first tap has played and another button is now in that place; "Undo" stays the same. */
const isAnother = (now: Press, before: Press): boolean =>
  now.game !== before.game && now.said !== before.said;

const isSecondHalf = (now: Press): boolean =>
  last !== null &&
  (last.map !== now.map || (!now.map && isAnother(now, last))) &&
  now.at - last.at < DOUBLE_MS &&
  Math.hypot(now.x - last.x, now.y - last.y) < NEAR;

/** A button's label, or `data-again` if the label counts down and the button is pressed repeatedly. */
const saidBy = (button: Element | null | undefined): string | null =>
  button
    ? (button.getAttribute('data-again') ?? button.getAttribute('aria-label') ?? button.textContent)
    : null;

/** Ignores the second half of a double tap on something that appeared under the finger. */
export function dropSecondHalf(event: MouseEvent): void {
  // Presses by keyboard or assistive technology have no position, and hit the intended element.
  if (event.detail === 0 || (event.clientX === 0 && event.clientY === 0)) return;
  const target = event.target instanceof Element ? event.target : null;
  const now: Press = {
    at: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
    map: target?.closest('[data-map]') != null,
    said: saidBy(target?.closest('button, a, label')),
    game: useGame.getState().timeline,
  };
  if (isSecondHalf(now)) {
    event.preventDefault();
    event.stopPropagation();
  } else last = now;
}
