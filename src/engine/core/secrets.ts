/** What is hidden from whom, at a step and even now: where the curtain falls, and how far players may go back. */
import { at, type Timeline } from './timeline.ts';

/**
 * How something is hidden: what lies face down for one side lies open on the screen of the other; what is written down
 * shows only when it is asked for.
 */
export type Secret = 'face-down' | 'written';

/** A position out of a game, with how something of it is hidden from a side. */
export interface Hidden<State> {
  readonly secret: Secret;
  readonly state: State;
}

/** What a game says of its secrets. The answers follow from what both players know, so that they give nothing away. */
export interface Secrecy<State, Side extends string, Line extends Timeline<State, unknown, unknown>> {
  readonly sides: readonly Side[];
  /** How something of the position at a step of the game is hidden from a side; null when nothing is. */
  secretFrom(line: Line, step: number, side: Side): Secret | null;
  /** Whether what was hidden then is not revealed yet, something being hidden from the same side now. */
  lasts(then: Hidden<State>, now: Hidden<State>): boolean;
}

/** What the table asks of the secrets of a game. */
export function secretsOf<State, Side extends string, Line extends Timeline<State, unknown, unknown>>(
  game: Secrecy<State, Side, Line>,
) {
  const { sides, secretFrom } = game;

  type Asked = (side: Side) => Secret | null;
  /** What lies face down comes first: it shows without being asked for. */
  function fromAny(asked: Asked): Secret | null {
    const found = sides.map(asked);
    return found.find((secret) => secret === 'face-down') ?? found.find((secret) => secret) ?? null;
  }

  /** How something at a step is hidden from anybody. */
  const secretAt = (line: Line, step: number): Secret | null =>
    fromAny((side) => secretFrom(line, step, side));

  /** How something of a past moment is hidden from a side even now, as the game stands at its cursor. */
  function stillSecretFrom(line: Line, step: number, side: Side): Secret | null {
    const secret = secretFrom(line, step, side);
    const today = secret && secretFrom(line, line.cursor, side);
    if (!today) return null;
    const then = { secret, state: at(line, step) };
    return game.lasts(then, { secret: today, state: at(line, line.cursor) }) ? secret : null;
  }

  /** How something of a past moment is hidden from anybody even now. */
  const stillSecretAt = (line: Line, step: number): Secret | null =>
    fromAny((side) => stillSecretFrom(line, step, side));

  /**
   * The earliest step, not before `limit`, to which the players may go back without the screen changing hands over
   * something that is still secret. `deviceHolderAt` tells who has the screen at a position.
   */
  function handoverLimit(line: Line, limit: number, deviceHolderAt: (state: State) => string): number {
    for (let k = line.cursor; k > limit; k--) {
      const changed = deviceHolderAt(at(line, k - 1)) !== deviceHolderAt(at(line, k));
      if (changed && (stillSecretAt(line, k - 1) || stillSecretAt(line, k))) return k;
    }
    return limit;
  }

  return { secretAt, secretFrom, stillSecretAt, stillSecretFrom, handoverLimit };
}
