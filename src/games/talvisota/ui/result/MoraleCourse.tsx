import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { useMemo } from 'react';
import { at, type GameEvent, type Timeline } from '#engine/talvisota';
import type { Line } from '#table/game';
import { Swings, TurnByTurn, useDiceVerdict, useGame } from '#table';
import { computeMoraleCourse } from '../../analysis/records/morale-course.ts';
import { strategyName } from '../text/force-text.ts';
import { textsOf } from '../text/sentences.ts';
import { figure, signed } from '../text/numbers.ts';

const CAUSES: readonly GameEvent['type'][] = ['international', 'victory', 'conquered', 'harassed', 'morale'];
const SIDES = ['soviet', 'finn'] as const;

/** What changed the morale in a step, with space and strategy. */
function causeText(line: Timeline, step: number): string {
  const causes = line.steps[step - 1]!.events.filter(({ type }) => CAUSES.includes(type));
  const { combat, soviet } = at(line, step - 1);
  // What has fallen does not say to which strategy.
  const isTaken = combat && causes[0]?.type === 'conquered';
  const by = isTaken ? [`${strategyName(soviet.plans[combat.slot]!.strategy)}:`] : [];
  return [...by, ...textsOf(causes)].join(' ');
}

function MoraleTable({ line }: { readonly line: Line }) {
  const { turns, swings } = useMemo(() => computeMoraleCourse(line as Timeline), [line]);
  const luck = useDiceVerdict(line);
  const { side: name } = startMessages().common;
  return (
    <>
      <TurnByTurn
        title={mapMessages().panels.moraleByTurn}
        heading={mapMessages().panels.moraleByTurn}
        turns={turns.map(({ turn }) => turn)}
        series={SIDES.map((side) => ({
          name: name[side],
          as: 'line',
          side,
          values: turns.map(({ morale }) => morale[side]),
        }))}
        figure={figure}
      >
        {luck === null ? null : <p>{luck}</p>}
      </TurnByTurn>
      <Swings
        line={line}
        swings={swings.map(({ step, turn, change }) => ({
          step,
          turn,
          by: SIDES.filter((side) => change[side])
            .map((side) => `${name[side]} ${signed(change[side])}`)
            .join(', '),
          why: causeText(line as Timeline, step),
        }))}
      />
    </>
  );
}

export default function MoraleCourse() {
  const line = useGame(({ timeline }) => timeline);
  return line && <MoraleTable line={line} />;
}
