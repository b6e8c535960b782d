/** Chooses legal actions by chance, from what a side may see. */
import { readySetUp, type State as WinterWarState } from '../../src/engine/winter-war/index.ts';
import type { State as TalvisotaState } from '../../src/engine/talvisota/index.ts';
import { sampleAction as sampleWinterWar } from '../../tools/random-play.ts';
import { sampleAction as sampleTalvisota } from '../../tools/talvisota/random-play.ts';
import type { Action, State } from '../src/engines.ts';
import type { NewGame, Side } from '../src/protocol.ts';

/** A whole number from 0 to `count - 1`. */
export type Pick = (count: number) => number;

export class RandomPlayer {
  readonly #game: NewGame['game'];
  readonly #side: Side;
  readonly #pick: Pick;
  #setUp: Action[] | null = null;

  constructor(game: NewGame['game'], side: Side, pick: Pick) {
    this.#game = game;
    this.#side = side;
    this.#pick = pick;
  }

  /** What the side does next; it must be its turn. */
  next(state: State): Action {
    if (this.#game === 'talvisota') return sampleTalvisota(state as TalvisotaState, this.#pick);
    const position = state as WinterWarState;
    if (position.phase !== 'set-up') return sampleWinterWar(position, this.#pick);
    this.#setUp ??= [
      ...readySetUp(position, 'random', 2 * this.#pick(100_000) + (this.#side === 'finn' ? 0 : 1)),
      { type: 'end' },
    ];
    return this.#setUp.shift() ?? { type: 'end' };
  }
}
