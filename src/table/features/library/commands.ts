import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { defineCommand } from '../../commands/define.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';
import { saveToFile } from '../../store/saving.ts';

/** A name for the game on the table. */
export const nameGame = defineCommand({
  id: 'name',
  group: 'game',
  label: () => startMessages().library.nameGame,
  while: ['ai'],
  enabled: () => !useGame.getState().practice && !useGame.getState().hosted,
  why: () => (useGame.getState().hosted ? playMessages().hosted.notHere : null),
  run: () => openDialog('name'),
});

/** The game on the table into a file. */
export const save = defineCommand({
  id: 'save',
  group: 'game',
  label: () => startMessages().library.toFile,
  while: ['ai'],
  async run() {
    if (!useGame.getState().hosted) return saveToFile();
    const { takeHome } = await import('../online/index.ts');
    return takeHome();
  },
});
