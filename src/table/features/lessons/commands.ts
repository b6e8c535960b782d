import { defineCommand } from '../../commands/define.ts';
import { game } from '../../game/registry.ts';
import { openDialog } from '../../store/ui.ts';
import { lessonsWords } from './words.ts';

/** The course of the game, where it has one. */
export const openLessons = defineCommand({
  id: 'lessons',
  group: 'game',
  offered: () => game().lessons !== undefined,
  label: () => lessonsWords().lessons,
  while: ['rival'],
  run: () => openDialog('lessons'),
});
