import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { doAll, canAskHint, toggleHint, useHint } from './hint.ts';

/** What would the General do? */
export const hintCommand = defineCommand({
  id: 'hint',
  aid: 'advice',
  group: 'play',
  label: () => playMessages().hint.command,
  icon: 'hint',
  keys: 'q',
  keyText: 'Q',
  enabled: () => canAskHint() || useHint.getState().state !== null,
  why: () => playMessages().hint.notNow,
  usePressed: () => useHint(({ state }) => state !== null),
  run: toggleHint,
});

const left = (): number => useHint.getState().actions.length;

/** All of it, one action after another. */
export const doHintCommand = defineCommand({
  id: 'doHint',
  aid: 'advice',
  group: 'play',
  label: () => (left() ? playMessages().hint.doAll({ actions: left() }) : playMessages().hint.doAllOfIt),
  enabled: () => left() > 0,
  why: () => playMessages().hint.notAsked,
  run: doAll,
});
