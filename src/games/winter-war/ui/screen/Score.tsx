import { useDeferredValue, useMemo } from 'react';
import { LEVELS, levelOf, type Side, type State, type Timeline, type VictoryLevel } from '#engine/winter-war';
import css from '#kit/widgets/BarFigure.module.css';
import { Popover } from '#kit/modal/Popover.tsx';
import { Scale, type ScalePart } from '#kit/widgets/Scale.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { onlyHuman, RuleLink, useCoach } from '#table';
import logMessages from '../../content/en/log.ftl';
import startMessages from '../../content/en/start.ftl';
import { victoryPoints } from '../../options/victory-points.ts';
import { useGame, usePosition } from '../../table-adapter.ts';
import { LedgerPanel } from '../panels/LedgerPanel.tsx';
import { signed } from '../text/numbers.ts';

/** Where the scale ends, in Victory Points; games seldom go further. */
const ENDS = [-20, 130] as const;

/** The five results from the Finns' best to the Soviets' best. */
const PARTS: readonly ScalePart[] = LEVELS.toReversed().map(({ level, least }, i, levels) => ({
  from: Math.max(ENDS[0], least),
  to: levels[i + 1]?.least ?? ENDS[1],
  ...(level === 'draw'
    ? {}
    : level === 'decisive-finnish'
      ? { side: 'finn' }
      : { side: 'soviet', grade: i - 1 }),
}));

const leastOf = (level: VictoryLevel): number => LEVELS.find((one) => one.level === level)!.least;

/** With how many points the Soviets win, a draw begins and ends, and the Finns win at most. */
const LIMITS = {
  win: leastOf('marginal-soviet'),
  draw: leastOf('draw'),
  drawMost: leastOf('marginal-soviet') - 1,
  least: leastOf('draw') - 1,
};

/** The Victory Points as the Game-Turn of a position began; null where nothing counted then. */
function pointsBefore({ start, steps }: Timeline, { turn }: State): number | null {
  const first = start.turn === turn ? start : steps.find(({ state }) => state.turn === turn)?.state;
  return first ? victoryPoints(first) : null;
}

/** What a side still needs, or has to keep, in a few words; null where no better result is left. */
function goalText(points: number, side: Side | null): string | null {
  const w = startMessages().bar;
  if (side === 'finn') {
    if (points >= LIMITS.win) return null;
    return points < LIMITS.draw ? w.keep.win({ most: LIMITS.least }) : w.keep.draw({ most: LIMITS.drawMost });
  }
  const next = LEVELS.findLast(({ least }) => least > Math.max(points, LIMITS.draw));
  return next && next.level !== 'decisive-finnish' && next.level !== 'draw'
    ? w.goal[next.level]({ least: next.least })
    : null;
}

/** What each side wants, in a sentence, and the ledger: what counts, what may yet be won, and what may be lost. */
function Goal({ side }: { readonly side: Side | null }) {
  const w = logMessages().goal;
  return (
    <>
      <Section title={w.title} aside={<RuleLink rule="Victory.Levels" short="§" />}>
        <p>{w.aim[side ?? 'both'](LIMITS)}</p>
        <p>
          {w.counted} <RuleLink rule="V2" short />
        </p>
      </Section>
      <LedgerPanel />
    </>
  );
}

/** The Victory Points as they would be scored now, on the scale of the results, with those at the turn's beginning. */
export function Score({ narrow }: { readonly narrow: boolean }) {
  // The counters first: supply is judged anew for the points.
  const { state } = useDeferredValue(usePosition());
  const timeline = useDeferredValue(useGame((game) => game.timeline));
  const side = useGame(({ seats }) => onlyHuman(seats) as Side | null);
  const points = useMemo(() => victoryPoints(state), [state]);
  const then = useMemo(() => timeline && pointsBefore(timeline, state), [timeline, state]);
  const { lesson } = useCoach();
  // A lesson has a task of its own, and is not scored.
  if (points === null || !timeline || lesson) return null;
  const w = startMessages().bar;
  const change = then === null || then === points ? null : signed(points - then);
  const goal = goalText(points, side);
  const scale = (
    <Scale
      parts={PARTS}
      numbered={!narrow}
      marks={[
        ...(change === null ? [] : [{ at: then!, kind: 'then' } as const]),
        { at: points, kind: 'now' },
      ]}
      label={w.scale({ signed: signed(points), level: startMessages().common.level[levelOf(points)] })}
    />
  );
  return (
    <Popover
      label={logMessages().goal.title}
      buttonLabel={[
        w.sovietPoints({ signed: signed(points) }),
        change && w.changed({ signed: change }),
        goal,
        w.howScored,
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
              {narrow ? w.points({ signed: signed(points) }) : w.sovietPoints({ signed: signed(points) })}
            </b>
            {change === null ? null : <span>{narrow ? `(${change})` : w.changed({ signed: change })}</span>}
            {narrow || goal === null ? null : <span>{goal}</span>}
          </span>
          {scale}
        </>
      }
    >
      <Goal side={side} />
    </Popover>
  );
}
