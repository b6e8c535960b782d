import { isNarrow } from '#kit/widgets/useNarrow.ts';
import { endReplay, isReplaying } from '../store/replay.ts';
import { tryLine } from '../features/variations/commands.ts';
import { closeRulePanel, useRulePanel, openDialog, putDown, toggle, useUi } from '../store/ui.ts';
import { useGame } from '../store/game.ts';
import { endPractice, leaveTable, useScreen } from '../store/navigation.ts';

/** True for a mode that can be cancelled. */
function holdsSomething(): boolean {
  const { mode } = useUi.getState();
  return mode.mode !== 'idle' && !mode.unasked;
}

/** What Back does at the table without an open dialog: closes the topmost thing, and asks before it leaves. */
export function backAtTable(): void {
  const inView = useGame.getState().curtain === null;
  if (inView && isNarrow() && useUi.getState().rightOpen) toggle('rightOpen');
  else if (inView && useRulePanel.getState().rule !== null) closeRulePanel();
  else if (inView && holdsSomething()) putDown();
  else if (isReplaying()) endReplay();
  else if (useGame.getState().trial) tryLine.run();
  else if (useScreen.getState().back.length) endPractice();
  else openDialog('leave');
}

export function leave(): void {
  openDialog(null);
  leaveTable();
}
