import { defineCommand } from '../../../../table/commands/define.ts';
import { openDialog } from '../../../../table/store/table.ts';
import { hasLastTurn } from './last-turn.ts';
import { summaryWords } from './words.ts';

export const showLastTurn = defineCommand({
  id: 'lastTurn',
  group: 'game',
  label: () => summaryWords().command,
  short: () => summaryWords().short,
  icon: 'trails',
  keys: 'y',
  keyText: 'Y',
  while: ['rival'],
  enabled: hasLastTurn,
  why: () => summaryWords().trailsWhy,
  run: () => openDialog('summary'),
});
