import { defineCommand } from '../../commands/define.ts';
import { doAll, mayAskAdvice, toggleAdvice, useAdvice } from './advice.ts';
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

const left = (): number => useAdvice.getState().actions.length;

/** All of it, one action after another. */
export const doAdvice = defineCommand({
  id: 'doAdvice',
  group: 'play',
  label: () => (left() ? adviceWords().doAll(left()) : adviceWords().doAllOfIt),
  enabled: () => left() > 0,
  why: () => adviceWords().notAsked,
  run: doAll,
});
