import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';

/** The other player of a game at a host: messages, links, what is agreed on. */
export const openOnline = defineCommand({
  id: 'online',
  group: 'game',
  label: () => playMessages().hosted.command,
  while: ['ai', 'watching'],
  offered: () => useGame.getState().hosted !== null,
  run: () => openDialog('online'),
});

/** Takes the game on the table to a host, so that somebody in another place plays on. */
export const toHost = defineCommand({
  id: 'toHost',
  group: 'game',
  label: () => playMessages().hosted.toHost,
  while: ['ai'],
  enabled: () => !useGame.getState().practice && !useGame.getState().hosted,
  why: () => playMessages().hosted.notHere,
  run: () => openDialog('to-host'),
});
