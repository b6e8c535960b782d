import { useEffect, useMemo, useState } from 'react';

/** A recorded game, and how it is played. */
interface DemoGame<Line, Action> {
  readonly actions: readonly Action[];
  begin(): Line;
  /** Throws where an action is not legal. */
  play(line: Line, action: Action): Line;
  /** True once the armies are in place: there the demonstration begins, and begins anew. */
  isOpen(line: Line): boolean;
  /** How long the last step stays on show, in milliseconds; 0: there is nothing to see in it. */
  pauseAfter(line: Line): number;
}

interface Moment<Line> {
  readonly line: Line;
  /** The next of the actions. */
  readonly next: number;
}

/** Plays a recorded game slowly and over again; gives the moment on show. */
export function useDemo<Line, Action>(game: DemoGame<Line, Action>, moves: boolean): Line {
  const opening = useMemo((): Moment<Line> => {
    let line = game.begin();
    let next = 0;
    while (!game.isOpen(line)) line = game.play(line, game.actions[next++]!);
    return { line, next };
  }, [game]);
  const [moment, setMoment] = useState(opening);
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(
      () => {
        let { line, next } = moment;
        do {
          if (next === game.actions.length) return setMoment(opening);
          line = game.play(line, game.actions[next++]!);
        } while (!game.pauseAfter(line));
        setMoment({ line, next });
      },
      game.pauseAfter(moment.line) || OPENING_MS,
    );
    return () => clearTimeout(timer);
  }, [game, moves, moment, opening]);
  return moment.line;
}

/** How long the opening stays on show. */
const OPENING_MS = 3000;
