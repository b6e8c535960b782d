/**
 * Notifies a player who has to decide but is not connected, by a webhook. The notice is stored with the step that
 * passes the decision (`notice` of a row), so that it survives the host: any host can take the notice, call the
 * webhook, and then remove it.
 */
import type { Side } from './protocol.ts';
import { deciderOf, rulesIn, top, type Game } from './record.ts';
import type { Storage } from './storage.ts';
import type { Viewers } from './viewers.ts';
import type { TurnNews } from './webhook.ts';

interface Surroundings {
  readonly storage: Storage;
  /** Delay in milliseconds; a player who returns or passes the decision on before that gets no notice. */
  readonly tellAfter: number;
  now(): number;
  /** Calls a webhook; returns null, or why the call failed. */
  tellTurn(news: TurnNews): Promise<string | null>;
  readonly log: (level: 'error', event: string, details: Readonly<Record<string, string>>) => void;
}

/** A notice taken by a host that was then killed can be taken again after this time, in milliseconds. */
const TAKEN_FOR = 60_000;
/** Later than any notice. */
const ANY_TIME = Number.MAX_SAFE_INTEGER;

const turnOf = (game: Game): string =>
  `${rulesIn(game).phaseMark(top(game).state)} ${String(deciderOf(game))}`;

/** Whether the decision has passed to a side with a webhook. */
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

  /** Resolves when no call is under way. */
  async idle(): Promise<void> {
    await this.#call;
  }

  /** Restarts the delay after a change of the game or of the presence. */
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

  /** Takes over a notice that another host may have left behind. */
  async takeUp(): Promise<void> {
    if (this.#listeningDecider() === null)
      await this.#host.storage.takeNotice(this.#gameNow().id, ANY_TIME, null);
    else this.wait();
  }

  /** The side to decide, if it has a webhook. */
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
    // Only one host calls, and only once per turn.
    if (!(await storage.takeNotice(id, now, now + TAKEN_FOR))) return;
    await this.#show(side);
    await storage.takeNotice(id, ANY_TIME, null);
  }

  /** Calls the webhook of a side once as a test; not awaited by the caller. */
  test(side: Side): void {
    this.#call = Promise.all([this.#call, this.#calling(this.#show(side))]);
  }

  /** Calls the webhook of a side, and sends the result to its owner. */
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

  /** Sends a player the error of the last webhook call, if it failed. */
  tellError(side: Side): void {
    const error = this.#errors[side];
    if (error !== undefined) this.#viewers.sendTo(side, { type: 'webhook', ok: false, error });
  }
}
