/** What is hidden from which side, then and now: where the curtain falls, and how far players may go back. */
import { at, type Timeline } from './timeline.ts';

/**
 * `face-down`: visible on the other side's screen while that side decides. `written`: shown only on request.
 */
export type Secret = 'face-down' | 'written';

/** A position of a game, and how part of it is hidden from a side. */
export interface Hidden<State> {
  readonly secret: Secret;
  readonly state: State;
}

/** A game's rules of secrecy. Answers depend only on what both players know, so that they reveal nothing. */
export interface Secrecy<State, Side extends string, Line extends Timeline<State, unknown, unknown>> {
  readonly sides: readonly Side[];
  /** How part of the position at a step is hidden from a side; null when nothing is. */
  secretFrom(line: Line, step: number, side: Side): Secret | null;
  /** Whether what was hidden then is still secret, given that something is hidden from the same side now. */
  lasts(then: Hidden<State>, now: Hidden<State>): boolean;
}

/** The queries about secrets that the table uses. */
export function secretsOf<State, Side extends string, Line extends Timeline<State, unknown, unknown>>(
  game: Secrecy<State, Side, Line>,
) {
  const { sides, secretFrom } = game;

  type Asked = (side: Side) => Secret | null;
  /** `face-down` takes precedence, since it shows without a request. */
  function fromAny(asked: Asked): Secret | null {
    const found = sides.map(asked);
    return found.find((secret) => secret === 'face-down') ?? found.find((secret) => secret) ?? null;
  }

  /** How part of the position at a step is hidden from any side. */
  const secretAt = (line: Line, step: number): Secret | null =>
    fromAny((side) => secretFrom(line, step, side));

  /** How part of a past position is still hidden from a side at the cursor. */
  function stillSecretFrom(line: Line, step: number, side: Side): Secret | null {
    const secret = secretFrom(line, step, side);
    const today = secret && secretFrom(line, line.cursor, side);
    if (!today) return null;
    const then = { secret, state: at(line, step) };
    return game.lasts(then, { secret: today, state: at(line, line.cursor) }) ? secret : null;
  }

  /** How part of a past position is still hidden from any side. */
  const stillSecretAt = (line: Line, step: number): Secret | null =>
    fromAny((side) => stillSecretFrom(line, step, side));

  /**
   * The earliest step, not before `limit`, to which players may go back without handing the device over while
   * something is still secret. `deviceHolderAt` returns the holder of the device at a position.
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
