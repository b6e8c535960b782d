import { defineCommand } from '#table/commands/define.ts';
import { openDialog } from '#table/store/ui.ts';
import { hasLastTurn } from './last-turn.ts';
import { summaryWords } from './words.ts';

/** Of the card beside the map that tells the same. */
export const CARD = 'last-turn';

/** What is told beside the map already is not laid over it a second time. */
function tell(): void {
  const card = document.getElementById(CARD);
  if (!card) return openDialog('summary');
  card.scrollIntoView?.({ block: 'nearest' });
  card.focus();
}

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
  run: tell,
});
