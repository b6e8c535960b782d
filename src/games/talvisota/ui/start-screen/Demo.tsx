/** The first two conquests of a game between two Generals on the real map, without interaction. */
import { useMemo } from 'react';
import {
  boardOf,
  FIRST_ICE_TURN,
  newGame,
  play,
  present,
  startTimeline,
  type Action,
  type Timeline,
} from '#engine/talvisota';
import { DemoFigure, lastEvents, useDemo } from '#table';
import type { DemoProps } from '#table/game';
import startMessages from '../../content/en/start.ftl';
import { BoardMap } from '../board/BoardMap.tsx';
import { arrowsOf, facesOf } from '../controller/map-data.ts';
import { EMPTY } from '../controller/desk.ts';
import { textsOf } from '../text/sentences.ts';
import game from './demo-game.json';
import '../colours.css';

const STEP_MS = 2500;

const toldOf = (line: Timeline): string => textsOf(lastEvents(line)).join(' ');

const DEMO = {
  start: startTimeline(newGame({}, game.seed)),
  actions: game.actions as readonly Action[],
  play,
  pauseAfter: (line: Timeline) => (toldOf(line) ? STEP_MS : 0),
};

export function Demo({ moves }: DemoProps) {
  const line = useDemo(DEMO, moves);
  const state = present(line);
  const board = boardOf(state.options);
  const faces = useMemo(() => facesOf(state), [state]);
  const arrows = useMemo(() => arrowsOf(state, EMPTY), [state]);
  const { dates } = startMessages().common;
  return (
    <DemoFigure game="talvisota" caption={dates[Math.max(0, state.turn - 1)]!} told={toldOf(line)}>
      <BoardMap
        spaces={board.spaces}
        links={board.links}
        faces={faces}
        arrows={arrows}
        highlights={[]}
        ice={state.turn >= FIRST_ICE_TURN}
        focus={null}
      />
    </DemoFigure>
  );
}
