import playMessages from '../../content/en/play.ftl';
import { present } from '#engine/core/timeline.ts';
import { defineCommand } from '../../commands/define.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';

/** True once the game on the table is over, where its game can be reviewed. */
function mayReview(): boolean {
  const { timeline } = useGame.getState();
  const { review, rules } = activeGame();
  return review !== undefined && timeline !== null && rules.isOver(present(timeline));
}

/** What dice did in the game, and what decisions cost. */
export const reviewGame = defineCommand({
  id: 'review',
  group: 'game',
  label: () => playMessages().review.command,
  while: ['watching', 'ai'],
  enabled: mayReview,
  why: () => playMessages().review.notYet,
  run: () => openDialog('review'),
});
