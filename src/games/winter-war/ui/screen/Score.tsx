import { memo, useDeferredValue, useMemo } from 'react';
import {
  LEVELS,
  resultOf,
  resultsOf,
  type Goal,
  type Result,
  type Side,
  type State,
  type Timeline,
} from '#engine/winter-war';
import css from '#kit/widgets/BarFigure.module.css';
import { Popover } from '#kit/modal/Popover.tsx';
import { Scale, type ScalePart } from '#kit/widgets/Scale.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { onlyHuman, RuleLink, useCoach } from '#table';
import logMessages from '../../content/en/log.ftl';
import startMessages from '../../content/en/start.ftl';
import { victoryPoints } from '../../options/game-summary.ts';
import { shortGameSituation } from '../../short-games/short-game-texts.ts';
import { shortGameTitle } from '../../short-games/short-game-title.ts';
import { useGame, usePosition } from '../../table-adapter.ts';
import { goalSentence, limitsOf } from '../panels/GoalCard.tsx';
import { LedgerPanel } from '../panels/LedgerPanel.tsx';
import { figure, signed } from '../text/numbers.ts';

/** Ends of the scale in Victory Points; games rarely exceed them. */
const ENDS = [-20, 130] as const;

/** Half the width of a short game's scale, around its par, in points. */
const AROUND_PAR = 30;

/** Results from the Finns' best to the Soviets' best; in a short game only the two sides of par. */
function partsOf(goal: Goal | undefined): readonly ScalePart[] {
  if (goal) {
    const { par } = goal;
    return [
      { from: par - AROUND_PAR, to: par, side: 'finn' },
      { from: par, to: par + AROUND_PAR, side: 'soviet', grade: 3 },
    ];
  }
  return LEVELS.toReversed().map(({ level, least }, i, levels) => ({
    from: Math.max(ENDS[0], least),
    to: levels[i + 1]?.least ?? ENDS[1],
    ...(level === 'draw'
      ? {}
      : level === 'decisive-finnish'
        ? { side: 'finn' }
        : { side: 'soviet', grade: i - 1 }),
  }));
}

/** Victory Points at the start of the current Game-Turn; null when nothing was counted then. */
function pointsBefore({ start, steps }: Timeline, { turn }: State): number | null {
  const first = start.turn === turn ? start : steps.find(({ state }) => state.turn === turn)?.state;
  return first ? victoryPoints(first) : null;
}

/** What a side still needs or has to keep, in brief; null if no better result is possible. */
function goalText(points: number, side: Side | null, state: State): string | null {
  const t = startMessages().bar;
  const { win, draw, drawMost, least: finnishWin } = limitsOf(state);
  if (side === 'finn') {
    if (points >= win) return null;
    return points < draw ? t.keep.win({ most: figure(finnishWin) }) : t.keep.draw({ most: figure(drawMost) });
  }
  const next = resultsOf(state).findLast(({ least }) => least > Math.max(points, draw));
  if (!next) return null;
  const { level, least } = next;
  return t.goal[level === 'decisive-soviet' || level === 'substantive-soviet' ? level : 'marginal-soviet']({
    least,
  });
}

/** Aims of each side in a sentence, and the ledger: what counts, what may still be won or lost. */
function Scoring({ side }: { readonly side: Side | null }) {
  const { state } = usePosition();
  const t = logMessages().goal;
  const { goal } = state;
  return (
    <>
      <Section
        title={goal ? shortGameTitle(goal.name) : t.title}
        aside={<RuleLink rule={goal ? 'Victory.Short' : 'Victory.Levels'} short="§" />}
      >
        {goal ? <p>{shortGameSituation(goal.name)}</p> : null}
        <p>{goalSentence(state, side)}</p>
        <p>
          {t.counted} <RuleLink rule="V2" short />
        </p>
      </Section>
      <LedgerPanel />
    </>
  );
}

interface FigureProps {
  readonly narrow: boolean;
  readonly points: number;
  /** Victory Points at the start of the Game-Turn; null when nothing was counted then. */
  readonly then: number | null;
  readonly level: Result;
  /** What is still needed; null for nothing. */
  readonly goal: string | null;
  /** Goal of a short game. */
  readonly game: Goal | undefined;
  readonly side: Side | null;
}

/** Memoised: most moves change nothing here. */
const Figure = memo(function Figure({ narrow, points, then, level, goal, game, side }: FigureProps) {
  const t = startMessages().bar;
  const change = then === null || then === points ? null : signed(points - then);
  const scale = (
    <Scale
      parts={partsOf(game)}
      numbered={!narrow}
      marks={[
        ...(change === null ? [] : [{ at: then!, kind: 'then' } as const]),
        { at: points, kind: 'now' },
      ]}
      label={t.scale({
        signed: signed(points),
        level: startMessages().common.level[level],
      })}
    />
  );
  return (
    <Popover
      label={logMessages().goal.title}
      buttonLabel={[
        t.sovietPoints({ signed: signed(points) }),
        change && t.changed({ signed: change }),
        goal,
        t.howScored,
      ]
        .filter((text) => text !== null)
        .join(', ')}
      className={narrow ? `${css.score} ${css.narrow}` : css.score!}
      wide
      opensOnHover
      button={
        <>
          <span className={css.figures}>
            <b>
              {narrow ? t.points({ signed: signed(points) }) : t.sovietPoints({ signed: signed(points) })}
            </b>
            {change === null ? null : <span>{narrow ? `(${change})` : t.changed({ signed: change })}</span>}
            {narrow || goal === null ? null : <span>{goal}</span>}
          </span>
          {scale}
        </>
      }
    >
      <Scoring side={side} />
    </Popover>
  );
});

/** Victory Points if scored now, on the scale of results, with those at the start of the turn. */
export function Score({ narrow }: { readonly narrow: boolean }) {
  // Deferred, so that the counters are drawn first: scoring judges supply again.
  const { state } = useDeferredValue(usePosition());
  const timeline = useDeferredValue(useGame((game) => game.timeline));
  const side = useGame(({ seats }) => onlyHuman(seats) as Side | null);
  const points = useMemo(() => victoryPoints(state), [state]);
  const then = useMemo(() => timeline && pointsBefore(timeline, state), [timeline, state]);
  const lesson = useCoach((coach) => coach.lesson);
  // Lessons have tasks of their own and no score.
  if (points === null || !timeline || lesson) return null;
  return (
    <Figure
      narrow={narrow}
      points={points}
      then={then}
      level={resultOf(points, state)}
      goal={goalText(points, side, state)}
      game={state.goal}
      side={side}
    />
  );
}
