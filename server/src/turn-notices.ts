/**
 * Tells a player whose turn it is and who is not at the table, by the webhook that he has named. That he is to be told is
 * stored with the step that makes it his turn (`notice` of a row), so that it outlives the host: whichever host comes to
 * it takes the notice, calls the webhook, and then drops it.
 */
import type { Side } from './protocol.ts';
import { deciderOf, rulesIn, top, type Game } from './record.ts';
import type { Storage } from './storage.ts';
import type { Viewers } from './viewers.ts';
import type { TurnNews } from './webhook.ts';

interface Surroundings {
  readonly storage: Storage;
  /** Somebody who comes back at once, or whose turn it is only for a moment, is not told: milliseconds. */
  readonly tellAfter: number;
  now(): number;
  /** Calls a webhook; null, or why that failed. */
  tellTurn(news: TurnNews): Promise<string | null>;
  readonly log: (level: 'error', event: string, details: Readonly<Record<string, string>>) => void;
}

/** A notice that was taken by a host which was then killed is taken again after so long, in milliseconds. */
const TAKEN_FOR = 60_000;
/** No notice is due later. */
const ANY_TIME = Number.MAX_SAFE_INTEGER;

const turnOf = (game: Game): string =>
  `${rulesIn(game).phaseMark(top(game).state)} ${String(deciderOf(game))}`;

/** Whether the decision has passed to a side that wants to be told of it. */
export function makesNotice(before: Game, after: Game): boolean {
  const side = deciderOf(after);
  return side !== null && after.meta.webhooks[side] !== null && turnOf(before) !== turnOf(after);
}

export class TurnNotices {
  readonly #host: Surroundings;
  readonly #gameNow: () => Game;
  readonly #viewers: Viewers;
  #timer: NodeJS.Timeout | undefined;
  #call: Promise<unknown> = Promise.resolve();
  /** Why the last call for a side failed. */
  readonly #errors: Partial<Record<Side, string>> = {};

  constructor(host: Surroundings, gameNow: () => Game, viewers: Viewers) {
    this.#host = host;
    this.#gameNow = gameNow;
    this.#viewers = viewers;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** When no call is under way. */
  async idle(): Promise<void> {
    await this.#call;
  }

  /** The game, or who is at its table, has changed: from now on the time runs anew. */
  wait(): void {
    clearTimeout(this.#timer);
    const side = this.#absentDecider();
    if (side === null) return;
    this.#timer = setTimeout(() => {
      this.#call = Promise.all([this.#call, this.#calling(this.#tell(side))]);
    }, this.#host.tellAfter);
    this.#timer.unref();
  }

  #calling(call: Promise<void>): Promise<void> {
    return call.catch((error: unknown) =>
      this.#host.log('error', 'notice', { game: this.#gameNow().id, error: String(error) }),
    );
  }

  /** Goes on with a notice that another host may have left behind. */
  async takeUp(): Promise<void> {
    if (this.#listeningDecider() === null)
      await this.#host.storage.takeNotice(this.#gameNow().id, ANY_TIME, null);
    else this.wait();
  }

  /** Who is to decide and wants to be told. */
  #listeningDecider(): Side | null {
    const game = this.#gameNow();
    const side = deciderOf(game);
    return side && game.meta.webhooks[side] ? side : null;
  }

  #absentDecider(): Side | null {
    const side = this.#listeningDecider();
    return side && this.#viewers.presence.of(side) !== 'here' ? side : null;
  }

  async #tell(side: Side): Promise<void> {
    if (this.#absentDecider() !== side) return;
    const { storage } = this.#host;
    const { id, at } = this.#gameNow();
    const now = Math.max(this.#host.now(), at);
    // Of several hosts one calls; and nobody is told of the same turn twice.
    if (!(await storage.takeNotice(id, now, now + TAKEN_FOR))) return;
    await this.#show(side);
    await storage.takeNotice(id, ANY_TIME, null);
  }

  /** Calls the webhook of a side once for its owner, who need not wait for it. */
  test(side: Side): void {
    this.#call = Promise.all([this.#call, this.#calling(this.#show(side))]);
  }

  /** Calls the webhook of a side, and shows its owner what came of it. */
  async #show(side: Side): Promise<void> {
    const game = this.#gameNow();
    const webhook = game.meta.webhooks[side];
    if (!webhook) return;
    const turn = rulesIn(game).turn(top(game).state);
    const error = await this.#host.tellTurn({ webhook, game: game.meta.start.game, side, turn });
    if (error) this.#errors[side] = error;
    else delete this.#errors[side];
    if (error) this.tellError(side);
    else this.#viewers.sendTo(side, { type: 'webhook', ok: true });
  }

  /** Shows a player why his webhook failed last, if it did. */
  tellError(side: Side): void {
    const error = this.#errors[side];
    if (error !== undefined) this.#viewers.sendTo(side, { type: 'webhook', ok: false, error });
  }
}
