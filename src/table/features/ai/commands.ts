/** While a computer player has the word. */
import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { step } from './driver.ts';
import { changePace, rivalAtPlay, setPaused, useRival } from './rival.ts';

const ofRival = {
  group: 'play',
  while: ['rival'],
  enabled: rivalAtPlay,
  why: () => playMessages().ai.notNow,
} as const;

/** Pauses, and goes on. */
export const rivalPause = defineCommand({
  ...ofRival,
  id: 'rivalPause',
  label: () => (useRival.getState().paused ? playMessages().ai.goOn : playMessages().ai.pause),
  keys: 'k',
  keyText: 'K',
  run: () => setPaused(!useRival.getState().paused),
});

/** One action, and then it stands. */
export const rivalStep = defineCommand({
  ...ofRival,
  id: 'rivalStep',
  label: () => playMessages().ai.step,
  keys: '.',
  keyText: '.',
  run: step,
});

/** A speed faster. */
export const rivalFaster = defineCommand({
  ...ofRival,
  id: 'rivalFaster',
  label: () => playMessages().ai.faster,
  keys: '>',
  keyText: '>',
  run: () => changePace(1),
});

/** A speed slower. */
export const rivalSlower = defineCommand({
  ...ofRival,
  id: 'rivalSlower',
  label: () => playMessages().ai.slower,
  keys: '<',
  keyText: '<',
  run: () => changePace(-1),
});
