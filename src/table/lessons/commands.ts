import { defineCommand } from '../commands/define.ts';
import { openDialog } from '../store/table.ts';
import { learnWords } from './learn-words.ts';

export const openLessons = defineCommand({
  id: 'lessons',
  group: 'game',
  label: () => learnWords().lessons,
  while: ['rival'],
  run: () => openDialog('lessons'),
});
