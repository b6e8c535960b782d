/** The connected viewers of a game, and what each of them is sent. */
import { DelayedGame } from './delayed-game.ts';
import { entryFor, statusFor, welcomeFor } from './entries.ts';
import type { OpenRecord } from './history.ts';
import { PresenceOfGame, type Client } from './presence.ts';
import { SIDES, VIEWERS, type Entry, type HostMessage, type Side, type Viewer } from './protocol.ts';
import { bodyOf, type Game, type Row } from './record.ts';

type Surroundings = ConstructorParameters<typeof PresenceOfGame>[0] & { readonly build: string };

export class Viewers {
  readonly #host: Surroundings;
  readonly #gameNow: () => Game;
  readonly #clients = new Set<Client>();
  /** The game as delayed onlookers see it; null without a delay. */
  readonly #delayed: DelayedGame | null;
  readonly presence: PresenceOfGame;
  /** When the last client left, or 0 while there are clients. */
  emptySince: number;

  constructor(host: Surroundings, { game, late }: OpenRecord, gameNow: () => Game) {
    this.#host = host;
    this.#gameNow = gameNow;
    this.presence = new PresenceOfGame(host, game.id, this.#clients);
    this.#delayed =
      late &&
      new DelayedGame(late, host.now, (before, row, after) => this.#tell('onlooker', before, row, after));
    this.emptySince = host.now();
  }

  close(): void {
    this.#delayed?.close();
  }

  endAll(reason: Parameters<Client['end']>[0]): void {
    for (const client of this.#clients) {
      client.end(reason);
      this.remove(client);
    }
    this.presence.announce();
  }

  gameFor(viewer: Viewer): Game {
    return (viewer === 'onlooker' && this.#delayed?.game) || this.#gameNow();
  }

  welcome(client: Client, base: Game): void {
    const { viewer } = client;
    const { build, now } = this.#host;
    this.send(client, welcomeFor(base, this.gameFor(viewer), viewer, { build, now: now() }));
  }

  sendMissed(client: Client, entries: readonly Entry[]): void {
    if (entries.length) this.#sendSteps([client], client.viewer, entries);
  }

  /** Starts sending the client everything that happens. */
  add(client: Client): void {
    this.#clients.add(client);
    this.emptySince = 0;
  }

  /** False when the client was not there. */
  remove(client: Client): boolean {
    if (!this.#clients.delete(client)) return false;
    if (client.viewer !== 'onlooker') this.presence.hasLeft(client.viewer);
    if (!this.#clients.size) this.emptySince = this.#host.now();
    return true;
  }

  send(client: Client, message: HostMessage): void {
    client.send(JSON.stringify(message));
  }

  sendTo(side: Side, message: HostMessage): void {
    for (const client of this.#clients) if (client.viewer === side) this.send(client, message);
  }

  /** Sends a row to all viewers; disconnects clients of a link that it replaces, except the `owner`. */
  tellAll(before: Game, row: Row, after: Game, owner?: Client): void {
    const body = bodyOf(row);
    if (body.kind === 'relink')
      for (const other of this.#clients)
        if (other.viewer === body.viewer && other !== owner) other.end('link-replaced');
    for (const viewer of this.#delayed ? SIDES : VIEWERS) this.#tell(viewer, before, row, after);
    this.#delayed?.add(row);
  }

  #tell(viewer: Viewer, before: Game, row: Row, after: Game): void {
    const clients = [...this.#clients].filter((client) => client.viewer === viewer);
    if (!clients.length) return;
    const entry = entryFor(viewer, before, row, after);
    if (entry) this.#sendSteps(clients, viewer, [entry]);
  }

  #sendSteps(clients: readonly Client[], viewer: Viewer, entries: readonly Entry[]): void {
    const message: HostMessage = {
      type: 'steps',
      entries,
      status: statusFor(this.gameFor(viewer), viewer),
      now: this.#host.now(),
    };
    const text = JSON.stringify(message);
    for (const client of clients) client.send(text);
  }
}
