import { defineCommand } from '#table/commands/define.ts';
import { askWhy } from './why.ts';
import { whyWords } from './words.ts';

export const whyNot = defineCommand({
  id: 'why',
  group: 'map',
  label: () => whyWords().command,
  keys: 'w',
  keyText: 'W',
  while: ['watching', 'rival'],
  run: askWhy,
});
