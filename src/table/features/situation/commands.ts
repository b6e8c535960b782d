import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { openDialog } from '../../store/ui.ts';

/** The whole position in words. */
export const openSituation = defineCommand({
  id: 'situation',
  group: 'panels',
  label: () => playMessages().situation.title,
  keys: 'i',
  keyText: 'I',
  while: ['ai'],
  run: () => openDialog('situation'),
});
