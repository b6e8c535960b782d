import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { activeGame } from '../../game/registry.ts';
import { openDialog } from '../../store/ui.ts';

/** The course of the game, where it has one. */
export const openLessons = defineCommand({
  id: 'lessons',
  group: 'game',
  offered: () => activeGame().lessons !== undefined,
  label: () => playMessages().lessons.lessons,
  while: ['ai'],
  run: () => openDialog('lessons'),
});
