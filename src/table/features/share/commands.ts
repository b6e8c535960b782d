import { defineCommand } from '../../commands/define.ts';
import { libraryWords } from '../library/words.ts';
import { askToPaste } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';

/** Passes the game on the table on. */
export const share = defineCommand({
  id: 'share',
  group: 'game',
  label: () => libraryWords().share,
  while: ['rival'],
  run: () => openDialog('share'),
});

/** Takes in what somebody passed on. */
export const paste = defineCommand({
  id: 'paste',
  group: 'game',
  label: () => libraryWords().paste,
  while: ['rival'],
  run: askToPaste,
});
