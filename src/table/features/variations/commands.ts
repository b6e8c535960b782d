import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { fetchTwice } from '../../faults/later.tsx';
import { useGame } from '../../store/game.ts';
import { useReplay } from '../../store/replay.ts';
import { linesBar } from '../../store/variations.ts';

const isTrying = (): boolean => useGame.getState().trial !== null;

/** Why no variation may be started from what is on show; null if it may. */
function bar(): ReturnType<typeof linesBar> | 'watched' {
  const { game, source } = useReplay.getState();
  return game !== null && source !== 'table' ? 'watched' : linesBar(useGame.getState());
}

/** Starts or ends a variation: both sides are played from the moment on show, apart from the game. */
export const tryLine = defineCommand({
  id: 'tryLine',
  group: 'game',
  label: () => (isTrying() ? playMessages().lines.back : playMessages().lines.try),
  icon: 'lines',
  keys: 'shift+v',
  keyText: 'Shift V',
  while: ['watching'],
  enabled: () => isTrying() || bar() === null,
  why: () => {
    const why = bar();
    return why && playMessages().lines.barred({ why });
  },
  run: async () => {
    const { game, step } = useReplay.getState();
    const at = game ? step : useGame.getState().timeline!.cursor;
    const { tryFrom, backToGame } = await fetchTwice(() => import('./trial.ts'));
    if (isTrying()) backToGame();
    else await tryFrom(at);
  },
});
