/** While a computer player has the word. */
import { defineCommand } from '../../commands/define.ts';
import { step } from './driver.ts';
import { changePace, rivalAtPlay, setPaused, useRival } from './rival.ts';
import { rivalWords } from './words.ts';

const ofRival = {
  group: 'play',
  while: ['rival'],
  enabled: rivalAtPlay,
  why: () => rivalWords().notNow,
} as const;

/** Pauses, and goes on. */
export const rivalPause = defineCommand({
  ...ofRival,
  id: 'rivalPause',
  label: () => (useRival.getState().paused ? rivalWords().goOn : rivalWords().pause),
  keys: 'k',
  keyText: 'K',
  run: () => setPaused(!useRival.getState().paused),
});

/** One action, and then it stands. */
export const rivalStep = defineCommand({
  ...ofRival,
  id: 'rivalStep',
  label: () => rivalWords().step,
  keys: '.',
  keyText: '.',
  run: step,
});

/** A speed faster. */
export const rivalFaster = defineCommand({
  ...ofRival,
  id: 'rivalFaster',
  label: () => rivalWords().faster,
  keys: '>',
  keyText: '>',
  run: () => changePace(1),
});

/** A speed slower. */
export const rivalSlower = defineCommand({
  ...ofRival,
  id: 'rivalSlower',
  label: () => rivalWords().slower,
  keys: '<',
  keyText: '<',
  run: () => changePace(-1),
});
