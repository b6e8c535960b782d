/** Commands for undo, redo, restart and replay. */
import playMessages from '../content/en/play.ftl';
import { defineCommand } from './define.ts';
import {
  mayRedo,
  mayRestartPhase,
  mayRestartTurn,
  mayUndo,
  redo as redoOne,
  restartPhase,
  restartTurn as restartTheTurn,
  undo as undoOne,
  whyNotBackTo,
} from '../store/history.ts';
import { useGame } from '../store/game.ts';
import { putDown } from '../store/ui.ts';
import { barredText } from '../text/refusal-text.ts';
import { mayReplay, watchTable } from '../store/replay.ts';

const resettingSelection = (change: () => void) => (): void => {
  change();
  putDown();
};

/** What bars undo, as text; null if nothing does. */
function barredBack(): string | null {
  const { timeline } = useGame.getState();
  const bar = timeline && timeline.cursor > 0 ? whyNotBackTo(timeline.cursor - 1) : null;
  return bar && barredText(bar);
}

/** Why nothing can be restarted: nothing has been done yet, or undo is barred. */
const whyNotRestarted = (): string => {
  const { nothingDone, nothingToUndo } = playMessages().replay.command;
  return mayUndo() ? nothingDone : (barredBack() ?? nothingToUndo);
};

export const undo = defineCommand({
  id: 'undo',
  group: 'play',
  label: () => playMessages().replay.command.undo,
  icon: 'undo',
  keys: 'u mod+z',
  keyText: 'U',
  gesture: 'twoFingerTap',
  while: ['ai'],
  enabled: mayUndo,
  why: () => barredBack() ?? playMessages().replay.command.nothingToUndo,
  run: resettingSelection(undoOne),
});

export const redo = defineCommand({
  id: 'redo',
  group: 'play',
  label: () => playMessages().replay.command.redo,
  icon: 'redo',
  keys: 'shift+u mod+shift+z mod+y',
  keyText: 'Shift U',
  enabled: mayRedo,
  why: () => playMessages().replay.command.nothingToRedo,
  run: resettingSelection(redoOne),
});

export const restart = defineCommand({
  id: 'restart',
  group: 'play',
  label: () => playMessages().replay.command.restart,
  short: () => playMessages().replay.log.short.restart,
  icon: 'undo',
  enabled: mayRestartPhase,
  why: whyNotRestarted,
  run: resettingSelection(restartPhase),
});

export const restartTurn = defineCommand({
  id: 'restartTurn',
  group: 'play',
  label: () => playMessages().replay.command.restartTurn,
  short: () => playMessages().replay.log.short.restartTurn,
  icon: 'first',
  enabled: mayRestartTurn,
  why: whyNotRestarted,
  run: resettingSelection(restartTheTurn),
});

/** Replays the game on the table, backwards from the current position. */
export const replay = defineCommand({
  id: 'replay',
  group: 'game',
  label: () => playMessages().replay.command.replay,
  short: () => playMessages().replay.log.short.replay,
  icon: 'replay',
  keys: 'v',
  keyText: 'V',
  while: ['ai'],
  enabled: mayReplay,
  why: () => playMessages().replay.command.nothing,
  run: () => watchTable(),
});
