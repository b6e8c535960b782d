import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { defineCommand } from '../../commands/define.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';

/** Who plays which side, to be changed. */
export const changeSeats = defineCommand({
  id: 'seats',
  group: 'game',
  label: () => startMessages().seats.command,
  keys: 'shift+k',
  keyText: 'Shift K',
  while: ['ai'],
  enabled: () => !useGame.getState().practice && !useGame.getState().hosted,
  why: () => (useGame.getState().hosted ? playMessages().hosted.notHere : null),
  run: () => openDialog('seats'),
});
