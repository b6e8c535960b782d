import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { doAll, canAskHint, toggleHint, useHint } from './hint.ts';

/** What would the General do? */
export const hintCommand = defineCommand({
  id: 'advice',
  aid: 'advice',
  group: 'play',
  label: () => playMessages().advice.command,
  icon: 'advice',
  keys: 'q',
  keyText: 'Q',
  enabled: () => canAskHint() || useHint.getState().state !== null,
  why: () => playMessages().advice.notNow,
  usePressed: () => useHint(({ state }) => state !== null),
  run: toggleHint,
});

const left = (): number => useHint.getState().actions.length;

/** All of it, one action after another. */
export const doHintCommand = defineCommand({
  id: 'doHint',
  group: 'play',
  label: () => (left() ? playMessages().advice.doAll({ actions: left() }) : playMessages().advice.doAllOfIt),
  enabled: () => left() > 0,
  why: () => playMessages().advice.notAsked,
  run: doAll,
});
