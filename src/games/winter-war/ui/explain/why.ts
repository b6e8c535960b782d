/** Asking why not: by a press, by the key, and the paragraph beside the map. */
import type { Hex, Refusal, UnitId } from '#engine/winter-war';
import { position, useGame, refuse, useTable, positionOf } from '../../table-adapter.ts';
import { showBeside } from '#table/store/beside.ts';
import { say } from '#table/store/table.ts';
import { pressInPlan } from '../planner/planner-store.ts';
import { isReplaying } from '#table/features/replay/replay.ts';
import { rivalAtPlay } from '#table/features/ai/rival.ts';
import { click, clickAgain } from '../controller/actions.ts';
import { useCoach } from '#table/features/lessons/coach.ts';
import { situationOf } from '../controller/situation.ts';
import { hexText } from '../words/words.ts';
import { whyNot } from './answers.ts';
import { whyWords } from './words.ts';

/** What is watched, or played by a lesson or a computer player, cannot be pressed. */
const isIdle = (): boolean => isReplaying() || rivalAtPlay() || useCoach.getState().busy;

/** Why a press there brings nothing, as things stand; null when it does something. */
export function reasonAt(hex: Hex, unit: UnitId | null = null, strict = false): Refusal | null {
  if (isIdle()) return null;
  return whyNot(positionOf(position()), useTable.getState().mode, hex, unit, strict);
}

/** An attack that is being put together is not lost to a press beside it. */
function isHeld(): boolean {
  const { mode } = useTable.getState();
  return (
    situationOf(position()).kind === 'attack' &&
    mode.mode === 'attack' &&
    mode.attackers.length + mode.targets.length > 0
  );
}

/** True when the last press changed the game. */
let acted = false;

/**
 * A press on a hex, or on a counter in it: it does what it does, or says why it does nothing. `again`: it is the second
 * one of a double press.
 */
export function press(hex: Hex, unit: UnitId | null, shift: boolean, again = false): void {
  if (!isIdle() && pressInPlan(hex, unit)) return;
  if (again) return acted || isIdle() ? undefined : clickAgain(hex, unit);
  const refusal = reasonAt(hex, unit);
  if (refusal && isHeld()) return refuse(refusal);
  const { timeline } = useGame.getState();
  click(hex, unit, shift);
  acted = useGame.getState().timeline !== timeline;
  if (refusal && !acted && !useTable.getState().notice) refuse(refusal);
}

/** The key: the reason at the pointer or the cursor, and its paragraph beside the map. */
export function askWhy(): void {
  const { hover, focus } = useTable.getState();
  const barred = document.activeElement?.getAttribute('data-why');
  if (barred) return say(barred);
  const hex = hover ?? focus;
  if (hex === null) return say(whyWords().nowhere);
  const refusal = reasonAt(hex, null, true);
  if (!refusal) return say(whyWords().allowed(hexText(hex)));
  refuse(refusal);
  showBeside(refusal.rule);
}
