import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { doAll, mayAskAdvice, toggleAdvice, useAdvice } from './advice.ts';

/** What would the General do? */
export const advice = defineCommand({
  id: 'advice',
  aid: 'advice',
  group: 'play',
  label: () => playMessages().advice.command,
  icon: 'advice',
  keys: 'q',
  keyText: 'Q',
  enabled: () => mayAskAdvice() || useAdvice.getState().state !== null,
  why: () => playMessages().advice.notNow,
  usePressed: () => useAdvice(({ state }) => state !== null),
  run: toggleAdvice,
});

const left = (): number => useAdvice.getState().actions.length;

/** All of it, one action after another. */
export const doAdvice = defineCommand({
  id: 'doAdvice',
  group: 'play',
  label: () => (left() ? playMessages().advice.doAll({ actions: left() }) : playMessages().advice.doAllOfIt),
  enabled: () => left() > 0,
  why: () => playMessages().advice.notAsked,
  run: doAll,
});
