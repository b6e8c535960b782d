import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { defineCommand } from '../../commands/define.ts';
import { useGame } from '../../store/game.ts';
import { askToPaste } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';

/** Passes the game on the table on. */
export const share = defineCommand({
  id: 'share',
  group: 'game',
  label: () => startMessages().library.share,
  while: ['ai'],
  enabled: () => !useGame.getState().hosted,
  why: () => playMessages().hosted.notHere,
  run: () => openDialog('share'),
});

/** Takes in what somebody passed on. */
export const paste = defineCommand({
  id: 'paste',
  group: 'game',
  label: () => startMessages().library.paste,
  while: ['ai'],
  run: askToPaste,
});
