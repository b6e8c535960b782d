import { defineCommand } from '#table/commands/define.ts';
import { openDialog } from '#table/store/ui.ts';
import { originsWords } from './words.ts';

/** What of the map and the counters is known, and how the rest was made. */
export const showOrigins = defineCommand({
  id: 'origins',
  group: 'game',
  label: () => originsWords().title,
  icon: 'book',
  while: ['rival', 'watching'],
  run: () => openDialog('origins'),
});
