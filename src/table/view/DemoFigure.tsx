import { type ReactNode, useEffect, useState } from 'react';
import css from './DemoFigure.module.css';
import { present, type Timeline } from '#engine/core/timeline.ts';

type AnyLine = Timeline<{ readonly phase: string }, unknown, unknown>;

/** A recorded game, and the function that plays it. */
interface DemoGame<Line, Action> {
  readonly start: Line;
  readonly actions: readonly Action[];
  play(line: Line, action: Action): { readonly ok: true; readonly timeline: Line } | { readonly ok: false };
  /** How long the last step is shown, in milliseconds; 0: nothing to see. */
  pauseAfter(line: Line): number;
}

/** How long the opening position is shown. */
const OPENING_MS = 3000;

export const lastEvents = <Event,>({ steps, cursor }: Timeline<unknown, unknown, Event>): readonly Event[] =>
  steps[cursor - 1]?.events ?? [];

/** Plays a recorded game slowly in a loop, from the end of its set-up; returns the game at the current moment. */
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
    // `game` is a module constant.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [line, moves]);
  return line;
}

interface DemoFigureProps {
  /** The id of the game, for its colours. */
  readonly game: string;
  /** Turn and side. */
  readonly caption: string;
  readonly told: string;
  readonly children: ReactNode;
}

/** A decorative map: without keyboard, pointer or screen reader access. */
export const DemoFigure = ({ game, caption, told, children }: DemoFigureProps) => (
  <figure className={css.figure} data-game={game} aria-hidden="true" inert>
    <div className={css.map}>{children}</div>
    <figcaption className={css.caption}>
      <b>{caption}</b> <span>{told}</span>
    </figcaption>
  </figure>
);
