import { memo } from 'react';
import { firstTurn, resultsOf, type Result, type Side, type State } from '#engine/winter-war';
import { Section } from '#kit/widgets/Section.tsx';
import { isJustOpened, onlyHuman, RuleLink, useCoach } from '#table';
import logMessages from '../../content/en/log.ftl';
import messages from '../../content/en/short-games.ftl';
import { shortGameTitle } from '../../short-games/short-game-title.ts';
import { useGame, usePosition } from '../../table-adapter.ts';
import { countsText } from '../text/counts-text.ts';
import { figure } from '../text/numbers.ts';

/** Fewest points for a Soviet win, bounds of a draw, and most points for a Finnish win. */
export function limitsOf(state: State) {
  const leastOf = (level: Result): number => resultsOf(state).find((one) => one.level === level)!.least;
  const win = leastOf(state.goal ? 'soviet' : 'marginal-soviet');
  const draw = leastOf('draw');
  return { win, draw, drawMost: win - 1, least: draw - 1 };
}

/** What wins the game as a sentence, for the side played by a person, or for both (null). */
export function goalSentence(state: State, side: Side | null): string {
  const limits = limitsOf(state);
  const t = logMessages().goal;
  const { goal } = state;
  if (!goal) return t.aim[side ?? 'both'](limits);
  return t.short[side ?? 'both']({
    win: figure(limits.win),
    least: figure(limits.least),
    par: figure(goal.par),
  });
}

/** True while the goal is shown: during all of a short game, in others in the first Game-Turn and after opening. */
const isGoalShown = ({ goal, phase, turn, options }: State, opened: boolean): boolean =>
  phase !== 'over' && phase !== 'set-up' && (goal !== undefined || opened || turn === firstTurn(options));

/** Rendered once a game: what wins and what counts depend on its goal and options alone. */
const GoalOf = memo(
  function GoalOf({ state }: { readonly state: State }) {
    const side = useGame(({ seats }) => onlyHuman(seats) as Side | null);
    const { goal } = state;
    return (
      <Section
        title={goal ? shortGameTitle(goal.name) : logMessages().goal.title}
        aside={<RuleLink rule={goal ? 'Victory.Short' : 'Victory.Levels'} short="§" />}
      >
        <p>{goalSentence(state, side)}</p>
        <p>{messages().counts({ what: countsText(state) })}</p>
      </Section>
    );
  },
  (a, b) => a.state.goal === b.state.goal && a.state.options === b.state.options,
);

/** Card beside the map: the goal and what scores. */
export const GoalCard = memo(function GoalCard() {
  const lesson = useCoach((coach) => coach.lesson);
  const opened = useGame(isJustOpened);
  // Null when there is nothing to draw.
  const state = usePosition((position) =>
    !lesson && isGoalShown(position.state, opened) ? position.state : null,
  );
  return state ? <GoalOf state={state} /> : null;
});
