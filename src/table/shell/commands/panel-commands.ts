/** Commands to focus, open and close parts of the screen. */
import shellMessages from '../../content/en/shell.ftl';
import { defineCommand } from '../../commands/define.ts';
import { focusMap } from '../../view/map-handle.ts';
import { focusRegion, nextRegion as goToRegion } from '../../view/regions.ts';
import { setTab, toggle } from '../../store/ui.ts';

export const toMap = defineCommand({
  id: 'toMap',
  group: 'panels',
  label: () => shellMessages().command.toMap,
  keys: 'm',
  keyText: 'M',
  while: ['watching', 'ai'],
  run: focusMap,
});

export const toContext = defineCommand({
  id: 'toContext',
  group: 'panels',
  label: () => shellMessages().command.toContext,
  keys: 'a',
  keyText: 'A',
  while: ['watching', 'ai'],
  run: () => focusRegion('context'),
});

/** Focuses the next part of the screen, cyclically. */
export const nextRegion = defineCommand({
  id: 'nextRegion',
  group: 'panels',
  label: () => shellMessages().command.nextRegion,
  keys: 'f6',
  keyText: 'F6',
  while: ['watching', 'ai'],
  run: () => goToRegion(1),
});

export const previousRegion = defineCommand({
  id: 'previousRegion',
  group: 'panels',
  label: () => shellMessages().command.previousRegion,
  keys: 'shift+f6',
  keyText: 'Shift F6',
  while: ['watching', 'ai'],
  run: () => goToRegion(-1),
});

export const openLog = defineCommand({
  id: 'log',
  group: 'panels',
  label: () => shellMessages().command.log,
  keys: 'l',
  keyText: 'L',
  while: ['watching', 'ai'],
  run: () => setTab('log'),
});

export const openRulebook = defineCommand({
  id: 'rulebook',
  group: 'panels',
  label: () => shellMessages().command.rulebook,
  keys: 'r',
  keyText: 'R',
  while: ['watching', 'ai'],
  run: () => setTab('rules'),
});

/** Toggles the panel on the left. */
export const context = defineCommand({
  id: 'context',
  group: 'panels',
  label: () => shellMessages().command.context,
  keys: '[',
  keyText: '[',
  while: ['watching', 'ai'],
  run: () => toggle('leftOpen'),
});

/** Toggles log, charts and rules on the right. */
export const charts = defineCommand({
  id: 'charts',
  group: 'panels',
  label: () => shellMessages().command.charts,
  keys: ']',
  keyText: ']',
  while: ['watching', 'ai'],
  run: () => toggle('rightOpen'),
});
