import { defineCommand } from '#table/commands/define.ts';
import { toggleThreats, useThreatsShown } from './threat-store.ts';
import { threatWords } from './words.ts';

export const threats = defineCommand({
  id: 'threats',
  aid: 'threats',
  group: 'map',
  label: () => threatWords().command,
  icon: 'threats',
  keys: 'shift+z',
  keyText: 'Shift Z',
  while: ['watching', 'rival'],
  usePressed: () => useThreatsShown(),
  run: toggleThreats,
});
