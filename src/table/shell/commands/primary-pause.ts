/**
 * A press is meant for what the player has seen: the button that carries the game on rests for a moment when something
 * else is asked than before, and the second half of a double tap does nothing.
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
  /** How long, in milliseconds. */
  readonly ms: number;
}

/** Whether the button rests now. */
export const usePrimaryPause = create<PrimaryPause>(() => ({
  resting: false,
  ms: testHook()?.primaryPauseMs ?? 600,
}));

let timer: ReturnType<typeof setTimeout> | undefined;

/** The side for which the button was pressed last. */
let pressedFor: Side | null = null;

const deciderNow = (): Side => activeGame().rules.decider(position());

/** True where the next press would end another phase, or decide for the other player. */
function isGrave(): boolean {
  const { timeline } = useGame.getState();
  const last = timeline?.steps[timeline.cursor - 1];
  if (!last || activeGame().story.endsPhase(last.action)) return true;
  return isForTwoPlayers(useGame.getState()) && deciderNow() !== pressedFor;
}

/** The button stands for something new: it rests for a moment; half as long within a phase of the same player. */
export function pausePrimary(): void {
  const { ms } = usePrimaryPause.getState();
  clearTimeout(timer);
  if (!ms) return;
  timer = setTimeout(() => usePrimaryPause.setState({ resting: false }), isGrave() ? ms : ms / 2);
  usePrimaryPause.setState({ resting: true });
}

/** The button, or its key, unless what it stands for is new: whoever keeps pressing then makes it rest anew. */
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
  // A list of warnings that has come up is new as well: the next press ends the phase in spite of it.
  const isNew = useGame.getState().timeline !== timeline || stepNow().asked !== asked;
  if (isNew || isHeld(useWarnings.getState()) !== isHeld(held)) pausePrimary();
}

/** Where and when something was pressed, on which side of the edge of the map, and what it was as the game stood. */
interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly map: boolean;
  readonly said: string | null;
  readonly game: unknown;
}

const DOUBLE_MS = 300;
/** A finger does not come down twice on the same spot, in pixels. */
const NEAR = 32;

let last: Press | null = null;

/** The first half has played, and something else to press has come to lie there; "Undo" stays what it is. */
const isAnother = (now: Press, before: Press): boolean =>
  now.game !== before.game && now.said !== before.said;

const isSecondHalf = (now: Press): boolean =>
  last !== null &&
  (last.map !== now.map || (!now.map && isAnother(now, last))) &&
  now.at - last.at < DOUBLE_MS &&
  Math.hypot(now.x - last.x, now.y - last.y) < NEAR;

/** What a button does by its words, or by `data-again` where they count what is left and it is pressed in a row. */
const saidBy = (button: Element | null | undefined): string | null =>
  button
    ? (button.getAttribute('data-again') ?? button.getAttribute('aria-label') ?? button.textContent)
    : null;

/** A panel has come or gone under the finger: what the second tap meets was not there for the first. */
export function dropSecondHalf(event: MouseEvent): void {
  // A press without a pointer, or by a helper that has none, hits what it names.
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
