import { defineCommand } from '#table/commands/define.ts';
import { openDialog } from '#table/store/ui.ts';
import { originsWords } from './words.ts';

/** How the map and the values of this edition were made. */
export const showAbout = defineCommand({
  id: 'about',
  group: 'game',
  label: () => originsWords().title,
  icon: 'book',
  while: ['rival', 'watching'],
  run: () => openDialog('about'),
});
