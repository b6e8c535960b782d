/** Back and forth in time: in the game itself, and in what is watched of it. */
import { defineCommand } from '../../commands/define.ts';
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
} from '../../store/history.ts';
import { useGame } from '../../store/game.ts';
import { putDown } from '../../store/ui.ts';
import { barredText } from '../../words/barred-text.ts';
import { mayReplay, watchTable } from './replay.ts';
import { replayWords } from './words.ts';

const afresh = (change: () => void) => (): void => {
  change();
  putDown();
};

/** What bars the way back, in words; null where nothing does. */
function barredBack(): string | null {
  const { timeline } = useGame.getState();
  const bar = timeline && timeline.cursor > 0 ? whyNotBackTo(timeline.cursor - 1) : null;
  return bar && barredText(bar);
}

/** Why nothing can be begun anew: nothing has been done in it yet, or something bars the way. */
const whyNotRestarted = (): string => {
  const { nothingDone, nothingToUndo } = replayWords().command;
  return mayUndo() ? nothingDone : (barredBack() ?? nothingToUndo);
};

/** One step back, and the computer player's with it. */
export const undo = defineCommand({
  id: 'undo',
  group: 'play',
  label: () => replayWords().command.undo,
  icon: 'undo',
  keys: 'u mod+z',
  keyText: 'U',
  while: ['rival'],
  enabled: mayUndo,
  why: () => barredBack() ?? replayWords().command.nothingToUndo,
  run: afresh(undoOne),
});

/** One step on again. */
export const redo = defineCommand({
  id: 'redo',
  group: 'play',
  label: () => replayWords().command.redo,
  icon: 'redo',
  keys: 'shift+u mod+shift+z mod+y',
  keyText: 'Shift U',
  enabled: mayRedo,
  why: () => replayWords().command.nothingToRedo,
  run: afresh(redoOne),
});

/** Back to where the phase began. */
export const restart = defineCommand({
  id: 'restart',
  group: 'play',
  label: () => replayWords().command.restart,
  short: () => replayWords().log.short.restart,
  icon: 'undo',
  enabled: mayRestartPhase,
  why: whyNotRestarted,
  run: afresh(restartPhase),
});

/** Back to where the player's turn began. */
export const restartTurn = defineCommand({
  id: 'restartTurn',
  group: 'play',
  label: () => replayWords().command.restartTurn,
  short: () => replayWords().log.short.restartTurn,
  icon: 'first',
  enabled: mayRestartTurn,
  why: whyNotRestarted,
  run: afresh(restartTheTurn),
});

/** Watches the game on the table from now back. */
export const replay = defineCommand({
  id: 'replay',
  group: 'game',
  label: () => replayWords().command.replay,
  short: () => replayWords().log.short.replay,
  icon: 'replay',
  keys: 'v',
  keyText: 'V',
  while: ['rival'],
  enabled: mayReplay,
  why: () => replayWords().command.nothing,
  run: () => watchTable(),
});
