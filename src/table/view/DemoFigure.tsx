import { type ReactNode, useEffect, useState } from 'react';
import css from './DemoFigure.module.css';
import { present, type Timeline } from '#engine/core/timeline.ts';

type AnyLine = Timeline<{ readonly phase: string }, unknown, unknown>;

/** A recorded game, and how it is played. */
interface DemoGame<Line, Action> {
  readonly start: Line;
  readonly actions: readonly Action[];
  play(line: Line, action: Action): { readonly ok: true; readonly timeline: Line } | { readonly ok: false };
  /** How long the last step stays on show, in milliseconds; 0: there is nothing to see in it. */
  pauseAfter(line: Line): number;
}

/** How long the opening stays on show. */
const OPENING_MS = 3000;

/** What happened in the last step. */
export const lastEvents = <Event,>({ steps, cursor }: Timeline<unknown, unknown, Event>): readonly Event[] =>
  steps[cursor - 1]?.events ?? [];

/** Plays a recorded game slowly and over again, from the end of its set-up; gives the game at the moment on show. */
export function useDemo<Line extends AnyLine, Action>(game: DemoGame<Line, Action>, moves: boolean): Line {
  const { start, actions, play, pauseAfter } = game;
  const next = (line: Line): Line => {
    const played = play(line, actions[line.cursor]!);
    if (!played.ok) throw new Error('The recorded game breaks a rule');
    return played.timeline;
  };
  const opening = (): Line => {
    let line = start;
    while (present(line).phase === 'set-up') line = next(line);
    return line;
  };
  const [line, setLine] = useState(opening);
  useEffect(() => {
    if (!moves) return undefined;
    const goOn = (): void => {
      let then = line;
      do {
        if (then.cursor === actions.length) return setLine(opening);
        then = next(then);
      } while (!pauseAfter(then));
      setLine(then);
    };
    const timer = setTimeout(goOn, pauseAfter(line) || OPENING_MS);
    return () => clearTimeout(timer);
    // The game is a constant of its module.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [line, moves]);
  return line;
}

interface DemoFigureProps {
  /** The id of the game, for its colours. */
  readonly game: string;
  /** Turn and side. */
  readonly caption: string;
  /** What was just done. */
  readonly told: string;
  readonly children: ReactNode;
}

/** A map to be looked at alone: neither keys nor fingers nor screen readers enter it. */
export const DemoFigure = ({ game, caption, told, children }: DemoFigureProps) => (
  <figure className={css.figure} data-game={game} aria-hidden="true" inert>
    <div className={css.map}>{children}</div>
    <figcaption className={css.caption}>
      <b>{caption}</b> <span>{told}</span>
    </figcaption>
  </figure>
);
