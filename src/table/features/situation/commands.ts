import { defineCommand } from '../../commands/define.ts';
import { openDialog } from '../../store/ui.ts';
import { situationWords } from './situation-words.ts';

/** The whole position in words. */
export const openSituation = defineCommand({
  id: 'situation',
  group: 'panels',
  label: () => situationWords().title,
  keys: 'i',
  keyText: 'I',
  while: ['rival'],
  run: () => openDialog('situation'),
});
