import { memo } from 'react';
import { resultsOf, type Goal, type Side, type State } from '#engine/winter-war';
import { Section } from '#kit/widgets/Section.tsx';
import { onlyHuman, RuleLink } from '#table';
import logMessages from '../../content/en/log.ftl';
import messages from '../../content/en/short-games.ftl';
import { shortGameTitle } from '../../short-games/short-game-title.ts';
import { useGame, usePosition } from '../../table-adapter.ts';
import { countsText } from '../text/counts-text.ts';
import { figure } from '../text/numbers.ts';

/** Goal of a short game as a sentence, for the side played by a person, or for both (null). */
export function goalSentence(state: State, goal: Goal, side: Side | null): string {
  const leastOf = (result: 'soviet' | 'draw'): number =>
    resultsOf(state).find(({ level }) => level === result)!.least;
  return logMessages().goal.short[side ?? 'both']({
    win: figure(leastOf('soviet')),
    least: figure(leastOf('draw') - 1),
    par: figure(goal.par),
  });
}

/** Card beside the map in a short game: its goal and what scores. */
export const GoalCard = memo(function GoalCard() {
  // Null in other games, which have nothing to draw.
  const state = usePosition((position) =>
    position.state.goal && position.state.phase !== 'over' ? position.state : null,
  );
  const side = useGame(({ seats }) => onlyHuman(seats) as Side | null);
  const goal = state?.goal;
  if (!goal) return null;
  return (
    <Section title={shortGameTitle(goal.name)} aside={<RuleLink rule="Victory.Short" short="§" />}>
      <p>{goalSentence(state, goal, side)}</p>
      <p>{messages().counts({ what: countsText(state, goal) })}</p>
    </Section>
  );
});
