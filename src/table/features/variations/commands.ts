import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { fetchTwice } from '../../faults/later.tsx';
import { useGame } from '../../store/game.ts';
import { useReplay } from '../replay/replay.ts';
import { mayTryLines } from './moment.ts';

const isTrying = (): boolean => useGame.getState().trial !== null;

/** Plays both sides from the moment on show, beside the game; or ends that. */
export const tryLine = defineCommand({
  id: 'tryLine',
  group: 'game',
  label: () => (isTrying() ? playMessages().lines.back : playMessages().lines.try),
  icon: 'lines',
  keys: 'shift+v',
  keyText: 'Shift V',
  while: ['watching'],
  // What a host shows is a view, which the rules cannot play on.
  offered: () => useGame.getState().hosted === null,
  enabled: () => {
    const { game, source } = useReplay.getState();
    return isTrying() || ((game === null || source === 'table') && mayTryLines(useGame.getState()));
  },
  why: () => playMessages().lines.onlyWhen,
  run: async () => {
    const { game, step } = useReplay.getState();
    const at = game ? step : useGame.getState().timeline!.cursor;
    const { tryFrom, backToGame } = await fetchTwice(() => import('./trial.ts'));
    if (isTrying()) backToGame();
    else await tryFrom(at);
  },
});
