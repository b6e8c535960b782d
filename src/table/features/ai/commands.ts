/** Enabled while a computer player is to decide. */
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

export const aiPause = defineCommand({
  ...whileAiPlays,
  id: 'aiPause',
  label: () => (useAi.getState().paused ? playMessages().ai.goOn : playMessages().ai.pause),
  keys: 'k',
  keyText: 'K',
  run: () => setPaused(!useAi.getState().paused),
});

/** Plays one action, then pauses. */
export const aiStep = defineCommand({
  ...whileAiPlays,
  id: 'aiStep',
  label: () => playMessages().ai.step,
  keys: '.',
  keyText: '.',
  run: step,
});

export const aiFaster = defineCommand({
  ...whileAiPlays,
  id: 'aiFaster',
  label: () => playMessages().ai.faster,
  keys: '>',
  keyText: '>',
  run: () => changePace(1),
});

export const aiSlower = defineCommand({
  ...whileAiPlays,
  id: 'aiSlower',
  label: () => playMessages().ai.slower,
  keys: '<',
  keyText: '<',
  run: () => changePace(-1),
});
