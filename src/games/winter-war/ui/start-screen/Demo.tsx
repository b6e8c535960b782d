/** A recorded game between two Officers on the real map; it accepts no input. */
import { useEffect, useMemo, useRef } from 'react';
import {
  fortUnfinished,
  frozen,
  newGame,
  play,
  present,
  startTimeline,
  UNFINISHED_FORT,
  type Action,
  type Timeline,
} from '#engine/winter-war';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import { DemoFigure, lastEvents, plain, useDemo } from '#table';
import type { DemoProps } from '#table/game';
import startMessages from '../../content/en/start.ftl';
import { frontOf, hexesOf, type Front } from '../board/fronts.ts';
import { MapView } from '../board/MapView.tsx';
import { snowDepth } from '../board/map-props.ts';
import { stacksOf } from '../controller/faces.ts';
import { situationOf } from '../controller/situation.ts';
import { sentenceOf } from '../log/sentences.ts';
import { pointedSummaryAt } from '../summary/pointed-summary.ts';
import game from './demo-game.json';

const MOVE_MS = 1500;
const BATTLE_MS = 4000;

/** Fronts in view, where the war was decided; events on the others are not shown. */
const SHOWN: ReadonlySet<Front> = new Set(['isthmus', 'ladoga']);

const DEMO = {
  start: startTimeline(newGame({}, game.seed)),
  actions: game.actions as readonly Action[],
  play,
  pauseAfter(line: Timeline): number {
    const { hex } = pointedSummaryAt(line, line.cursor);
    if (hex === null || !SHOWN.has(frontOf(hex))) return 0;
    const types = lastEvents(line).map(({ type }) => type);
    return types.includes('attacked') ? BATTLE_MS : types.includes('moved') ? MOVE_MS : 0;
  },
};

export function Demo({ moves }: DemoProps) {
  const line = useDemo(DEMO, moves);
  const map = useRef<MapHandle>(null);
  const state = present(line);
  const stacks = useMemo(
    () => stacksOf({ state, seen: state, viewer: state.phasing, situation: situationOf(state) }, []),
    [state],
  );
  const moment = useMemo(() => pointedSummaryAt(line, line.cursor), [line]);
  useEffect(
    () =>
      map.current?.frame(
        (isNarrow() ? (['isthmus'] as const) : [...SHOWN]).flatMap((front) => hexesOf(front, [])),
      ),
    [],
  );
  const told = lastEvents(line).flatMap((event) => {
    const text = sentenceOf(event, state);
    return text ? [plain(text)] : [];
  });
  return (
    <DemoFigure
      game="winter-war"
      caption={startMessages().front.demo({ turn: Math.max(1, state.turn), side: state.phasing })}
      told={told.join(' ')}
    >
      <MapView
        ref={map}
        stacks={stacks}
        ice={frozen(state.turn)}
        snow={snowDepth(state.turn)}
        highlights={moment.highlights}
        lines={moment.lines}
        marks={moment.marks}
        broken={state.course.broken}
        unfinished={fortUnfinished(state) ? UNFINISHED_FORT : null}
        hexNumbers={false}
        focus={null}
        fanned={null}
      />
    </DemoFigure>
  );
}
