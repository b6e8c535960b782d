import playMessages from '../../content/en/play.ftl';
import { present } from '#engine/core/timeline.ts';
import { defineCommand } from '../../commands/define.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';

/** Why the game on the table cannot be reviewed; null if it can. */
function whyNotReview(): string | null {
  const { timeline } = useGame.getState();
  const { rules } = activeGame();
  const t = playMessages().review;
  // The values are those of whole games between two players: a short one has another goal, and draws play by chance.
  if (timeline && rules.goalName?.(timeline.start) != null) return t.wholeOnly;
  if (timeline && rules.isForOne?.(timeline.start)) return t.twoOnly;
  return timeline && rules.isOver(present(timeline)) ? null : t.notYet;
}

export const reviewGame = defineCommand({
  id: 'review',
  group: 'game',
  label: () => playMessages().review.command,
  while: ['watching', 'ai'],
  offered: () => activeGame().review !== undefined,
  enabled: () => whyNotReview() === null,
  why: whyNotReview,
  run: () => openDialog('review'),
});
