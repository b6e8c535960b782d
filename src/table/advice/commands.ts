import { defineCommand } from '../commands/define.ts';
import { mayAskAdvice, toggleAdvice, useAdvice } from './advice.ts';
import { adviceWords } from './words.ts';

/** What would the General do? */
export const advice = defineCommand({
  id: 'advice',
  aid: 'advice',
  group: 'play',
  label: () => adviceWords().command,
  icon: 'advice',
  keys: 'q',
  keyText: 'Q',
  enabled: () => mayAskAdvice() || useAdvice.getState().state !== null,
  why: () => adviceWords().notNow,
  usePressed: () => useAdvice(({ state }) => state !== null),
  run: toggleAdvice,
});
