import mapMessages from '../../content/en/map.ftl';
import { defineCommand, openDialog } from '#table';

/** How the map and the values of this edition were made. */
export const showAbout = defineCommand({
  id: 'about',
  group: 'game',
  label: () => mapMessages().origins.title,
  icon: 'book',
  while: ['ai', 'watching'],
  run: () => openDialog('about'),
});
