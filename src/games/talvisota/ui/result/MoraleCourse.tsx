import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { useMemo } from 'react';
import type { GameEvent, Timeline } from '#engine/talvisota';
import type { Line } from '#table/game';
import { Swings, TurnByTurn, useDiceVerdict, useGame } from '#table';
import { computeMoraleCourse } from '../../analysis/records/morale-course.ts';
import { textsOf } from '../text/sentences.ts';
import { figure, signed } from '../text/numbers.ts';

const CAUSES: readonly GameEvent['type'][] = ['international', 'victory', 'conquered', 'harassed', 'morale'];
const SIDES = ['soviet', 'finn'] as const;

/** What changed the morale, with space and strategy. */
const causeText = (events: readonly GameEvent[]): string =>
  textsOf(events.filter(({ type }) => CAUSES.includes(type))).join(' ');

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
          why: causeText((line as Timeline).steps[step - 1]!.events),
        }))}
      />
    </>
  );
}

/** The morale of both sides by turn, with the turning points. */
export default function MoraleCourse() {
  const line = useGame(({ timeline }) => timeline);
  return line && <MoraleTable line={line} />;
}
