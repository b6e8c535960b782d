import { isNarrow } from '../../kit/widgets/useNarrow.ts';
import { endReplay, isReplaying } from '../replay/replay.ts';
import { closeBeside, useBeside } from '../store/beside.ts';
import { position, useGame } from '../store/game.ts';
import { endPractice, leaveTable, useScreen } from '../store/screen.ts';
import { openDialog, putDown, toggle, useTable } from '../store/table.ts';

/** A unit that must decide is in hand of itself: put down, it would be taken up again. */
function takenByItself(): boolean {
  const { mode } = useTable.getState();
  const decision = position().decisions.at(-1);
  if (mode.mode !== 'unit' || !decision || !('units' in decision)) return false;
  return decision.units.some((unit) => unit === mode.unit);
}

/** What Back does at the table while no dialog is open: closes the nearest thing, and asks before it leaves. */
export function backAtTable(): void {
  const { rightOpen, mode } = useTable.getState();
  const atTable = useGame.getState().curtain === null;
  if (atTable && isNarrow() && rightOpen) toggle('rightOpen');
  else if (atTable && useBeside.getState().rule !== null) closeBeside();
  else if (atTable && mode.mode !== 'idle' && !takenByItself()) putDown();
  else if (isReplaying()) endReplay();
  else if (useScreen.getState().back.length) endPractice();
  else openDialog('leave');
}

/** Back to the start screen. */
export function leave(): void {
  openDialog(null);
  leaveTable();
}
