import playMessages from '../../content/en/play.ftl';
import { defineCommand } from '../../commands/define.ts';
import { activeGame } from '../../game/registry.ts';
import { openDialog } from '../../store/ui.ts';

/** The problems of the game, and one's own record of them. */
export const openProblems = defineCommand({
  id: 'problems',
  group: 'game',
  offered: () => activeGame().problems !== undefined,
  label: () => playMessages().problems.command,
  while: ['ai'],
  run: () => openDialog('problems'),
});
