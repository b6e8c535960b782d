import { defineCommand } from '#table/commands/define.ts';
import { openDialog } from '#table/store/ui.ts';
import { diceWords } from './words.ts';

export const showDice = defineCommand({
  id: 'dice',
  group: 'game',
  label: () => diceWords().command,
  short: () => diceWords().short,
  icon: 'die',
  keys: 'g',
  keyText: 'G',
  while: ['rival'],
  run: () => openDialog('dice'),
});
