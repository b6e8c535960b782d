import playMessages from '../../content/en/play.ftl';
import { present } from '#engine/core/timeline.ts';
import { defineCommand } from '../../commands/define.ts';
import type { Line } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { openDialog } from '../../store/ui.ts';

/** True if the game on the table is over and can be reviewed. */
function mayReview(): boolean {
  const { timeline } = useGame.getState();
  if (!timeline || isShort(timeline) || isSolo(timeline)) return false;
  return activeGame().rules.isOver(present(timeline));
}

/** Values are those of whole games; a short one has a different goal. */
const isShort = ({ start }: Line): boolean => activeGame().rules.goalName?.(start) != null;

/** Values are those of games between two players; they do not apply if one side is played by draws. */
const isSolo = ({ start }: Line): boolean => activeGame().rules.isForOne?.(start) === true;

export const reviewGame = defineCommand({
  id: 'review',
  group: 'game',
  label: () => playMessages().review.command,
  while: ['watching', 'ai'],
  offered: () => activeGame().review !== undefined,
  enabled: mayReview,
  why: () => {
    const { timeline } = useGame.getState();
    const t = playMessages().review;
    if (timeline && isShort(timeline)) return t.wholeOnly;
    return timeline && isSolo(timeline) ? t.twoOnly : t.notYet;
  },
  run: () => openDialog('review'),
});
