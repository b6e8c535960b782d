/** While a computer player has the word. */
import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { step } from './driver.ts';
import { changePace, isAiToPlay, setPaused, useAi } from '../../store/ai.ts';

const whileAiPlays = {
  group: 'play',
  while: ['ai'],
  enabled: isAiToPlay,
  why: () => playMessages().ai.notNow,
} as const;

/** Pauses, and goes on. */
export const aiPause = defineCommand({
  ...whileAiPlays,
  id: 'aiPause',
  label: () => (useAi.getState().paused ? playMessages().ai.goOn : playMessages().ai.pause),
  keys: 'k',
  keyText: 'K',
  run: () => setPaused(!useAi.getState().paused),
});

/** One action, and then it stands. */
export const aiStep = defineCommand({
  ...whileAiPlays,
  id: 'aiStep',
  label: () => playMessages().ai.step,
  keys: '.',
  keyText: '.',
  run: step,
});

/** A speed faster. */
export const aiFaster = defineCommand({
  ...whileAiPlays,
  id: 'aiFaster',
  label: () => playMessages().ai.faster,
  keys: '>',
  keyText: '>',
  run: () => changePace(1),
});

/** A speed slower. */
export const aiSlower = defineCommand({
  ...whileAiPlays,
  id: 'aiSlower',
  label: () => playMessages().ai.slower,
  keys: '<',
  keyText: '<',
  run: () => changePace(-1),
});
