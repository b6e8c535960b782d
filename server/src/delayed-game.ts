/** The game as delayed onlookers see it: the position they have reached, and the rows they have not seen yet. */
import { follow, shortened, type Game, type Row } from './record.ts';

/** The longest delay of a timer, in milliseconds. */
export const LONGEST_TIMER = 2 ** 31 - 1;

export class DelayedGame {
  #game: Game;
  readonly #unseen: Row[];
  readonly #now: () => number;
  readonly #tell: (before: Game, row: Row, after: Game) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `tell` is called for each row when it is due. */
  constructor(
    { game, unseen }: { readonly game: Game; readonly unseen: readonly Row[] },
    now: () => number,
    tell: (before: Game, row: Row, after: Game) => void,
  ) {
    this.#game = game;
    this.#unseen = [...unseen];
    this.#now = now;
    this.#tell = tell;
    this.#setTimer();
  }

  get game(): Game {
    return this.#game;
  }

  add(row: Row): void {
    this.#unseen.push(row);
    this.#setTimer();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #dueAt({ at }: Row): number {
    return at + this.#game.meta.start.delay * 1000;
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const [next] = this.#unseen;
    if (!next) return;
    const wait = Math.min(Math.max(this.#dueAt(next) - this.#now(), 0), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#show(), wait);
    this.#timer.unref();
  }

  /** Shows all rows that are due. */
  #show(): void {
    for (let row = this.#unseen[0]; row && this.#dueAt(row) <= this.#now(); row = this.#unseen[0]) {
      this.#unseen.shift();
      const before = this.#game;
      this.#game = shortened(follow(before, row));
      this.#tell(before, row, this.#game);
    }
    this.#setTimer();
  }
}
