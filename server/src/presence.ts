/** Who is at the table of a game: of this host's own sockets, and of what other hosts announce. */
import { SIDES, type HostMessage, type Presence, type Side, type Viewer } from './protocol.ts';

/** Somebody who looks at a game. */
export interface Client {
  readonly viewer: Viewer;
  /** Whether anybody looks at the page. */
  active: boolean;
  send(text: string): void;
  /** Says why, and closes the socket. */
  end(reason: (HostMessage & { type: 'closing' })['reason']): void;
}

/** What other hosts say of a player holds for so long, in milliseconds. */
const REMOTE_PRESENCE = 90_000;

interface Surroundings {
  now(): number;
  /** Tells other hosts. */
  announce(text: string): void;
}

type Sides = Readonly<Record<Side, Presence>>;

export class PresenceOfGame {
  readonly #host: Surroundings;
  readonly #game: string;
  readonly #clients: ReadonlySet<Client>;
  readonly #remote = new Map<Side, { presence: 'here' | 'away'; until: number }>();
  readonly #lastSeen: Record<Side, number | null> = { finn: null, soviet: null };

  constructor(host: Surroundings, game: string, clients: ReadonlySet<Client>) {
    this.#host = host;
    this.#game = game;
    this.#clients = clients;
  }

  /** Of this host's own sockets. */
  #own(side: Side): 'here' | 'away' | null {
    const own = [...this.#clients].filter(({ viewer }) => viewer === side);
    if (own.some(({ active }) => active)) return 'here';
    return own.length ? 'away' : null;
  }

  of(side: Side): Presence {
    const remote = this.#remote.get(side);
    const elsewhere = remote && remote.until > this.#host.now() ? remote.presence : null;
    const own = this.#own(side);
    if (own === 'here' || elsewhere === 'here') return 'here';
    return own ?? elsewhere ?? { lastSeen: this.#lastSeen[side] };
  }

  get #sides(): Sides {
    return { finn: this.of('finn'), soviet: this.of('soviet') };
  }

  hasLeft(side: Side): void {
    this.#lastSeen[side] = this.#host.now();
  }

  /** Tells all who look at the game, and other hosts. */
  tell(): void {
    this.#send();
    this.announce();
  }

  #send(): void {
    const message: HostMessage = { type: 'presence', sides: this.#sides };
    const text = JSON.stringify(message);
    for (const client of this.#clients) client.send(text);
  }

  /** Tells other hosts who is here; asked for by one that has just opened the game, and now and then. */
  announce(): void {
    for (const side of SIDES) {
      const own = this.#own(side);
      if (own ?? this.#lastSeen[side]) this.#host.announce(`${this.#game}:${side}:${own ?? 'gone'}`);
    }
  }

  /** What a host announced; what this one announces comes back to it. */
  hear(side: Side, presence: string): void {
    if (this.#own(side)) return;
    const before = JSON.stringify(this.of(side));
    if (presence === 'gone') {
      if (this.#remote.delete(side)) this.#lastSeen[side] = this.#host.now();
    } else if (presence === 'here' || presence === 'away')
      this.#remote.set(side, { presence, until: this.#host.now() + REMOTE_PRESENCE });
    if (JSON.stringify(this.of(side)) !== before) this.#send();
  }
}
