import mapMessages from '../../content/en/map.ftl';
import { defineCommand, openDialog } from '#table';

/** Opens the sources of this edition's map and values. */
export const showAbout = defineCommand({
  id: 'about',
  group: 'game',
  label: () => mapMessages().origins.title,
  icon: 'book',
  while: ['ai', 'watching'],
  run: () => openDialog('about'),
});
