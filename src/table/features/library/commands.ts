import { defineCommand } from '../../commands/define.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';
import { saveToFile } from './files.ts';
import { libraryWords } from './words.ts';

/** A name for the game on the table. */
export const nameGame = defineCommand({
  id: 'name',
  group: 'game',
  label: () => libraryWords().nameGame,
  while: ['rival'],
  enabled: () => !useGame.getState().practice,
  run: () => openDialog('name'),
});

/** The game on the table into a file. */
export const save = defineCommand({
  id: 'save',
  group: 'game',
  label: () => libraryWords().toFile,
  while: ['rival'],
  run: () => saveToFile(),
});
