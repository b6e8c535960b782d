/**
 * Who is at the table of a game: of this host's own sockets, and of what other hosts announce. Announcements are sent over
 * several connections and may arrive in another order than they were made, or come back to whoever made them: each names
 * its host, which does not listen to itself, and a number, and says all that holds from then on.
 */
import { SIDES, VIEWERS, type HostMessage, type Presence, type Side, type Viewer } from './protocol.ts';

/** Somebody who looks at a game. */
export interface Client {
  readonly viewer: Viewer;
  /** The tab of a browser: one that has connected anew is not another. */
  readonly tab: string;
  /** Whether anybody looks at the page. */
  active: boolean;
  send(text: string): void;
  /** When what was sent is on its way, so that more may be sent; false: it has gone. */
  hasRoom(): Promise<boolean>;
  /** Says why, and closes the socket. */
  end(reason: (HostMessage & { type: 'closing' })['reason']): void;
}

/** What other hosts say of a player holds for so long, in milliseconds. */
const REMOTE_PRESENCE = 90_000;

/** Tabs of a side that a host tells others of: enough to see that there is more than one. */
const MOST_TABS = 8;

interface Surroundings {
  /** Of this host among others. */
  readonly hostId: string;
  now(): number;
  /** Tells other hosts. */
  announce(text: string): void;
  /** Of announcements: grows with each of them. */
  nextNumber(): number;
}

/** A side at one host. */
interface AtHost {
  readonly presence: 'here' | 'away' | 'gone';
  readonly tabs: readonly string[];
}
type Sides<T> = Readonly<Record<Side, T>>;

interface Remote {
  readonly number: number;
  readonly until: number;
  readonly sides: Sides<AtHost>;
}

const textOf = ({ presence, tabs }: AtHost): string => [presence, ...tabs.slice(0, MOST_TABS)].join(',');

function atHost(text = ''): AtHost {
  const [presence, ...tabs] = text.split(',');
  return { presence: presence === 'here' || presence === 'away' ? presence : 'gone', tabs };
}

export class PresenceOfGame {
  readonly #host: Surroundings;
  readonly #game: string;
  readonly #clients: ReadonlySet<Client>;
  readonly #remote = new Map<string, Remote>();
  readonly #lastSeen: Record<Side, number | null> = { finn: null, soviet: null };

  constructor(host: Surroundings, game: string, clients: ReadonlySet<Client>) {
    this.#host = host;
    this.#game = game;
    this.#clients = clients;
  }

  /** By this host's own sockets. */
  #own(side: Side): AtHost {
    const own = [...this.#clients].filter(({ viewer }) => viewer === side);
    const presence = own.some(({ active }) => active) ? 'here' : own.length ? 'away' : 'gone';
    return { presence, tabs: own.map(({ tab }) => tab) };
  }

  /** By all hosts. */
  #everywhere(side: Side): readonly AtHost[] {
    const now = this.#host.now();
    const remote = [...this.#remote.values()].filter(({ until }) => until > now);
    return [this.#own(side), ...remote.map(({ sides }) => sides[side])];
  }

  of(side: Side): Presence {
    const all = this.#everywhere(side).map(({ presence }) => presence);
    if (all.includes('here')) return 'here';
    return all.includes('away') ? 'away' : { lastSeen: this.#lastSeen[side] };
  }

  hasLeft(side: Side): void {
    this.#lastSeen[side] = this.#host.now();
  }

  /** Tells all who look at the game, and other hosts. */
  tell(): void {
    for (const client of this.#clients) client.send(this.#textFor(client.viewer));
    this.announce();
  }

  /** In how many tabs a side is open is told to that side alone. */
  #textFor(viewer: Viewer): string {
    const sides = { finn: this.of('finn'), soviet: this.of('soviet') };
    const message: HostMessage = {
      type: 'presence',
      sides,
      ...(viewer !== 'onlooker' && {
        tabs: new Set(this.#everywhere(viewer).flatMap(({ tabs }) => tabs)).size,
      }),
    };
    return JSON.stringify(message);
  }

  /** Tells other hosts who is here; asked for by one that has just opened the game, and now and then. */
  announce(): void {
    const { hostId, nextNumber } = this.#host;
    if (!this.#clients.size && SIDES.every((side) => this.#lastSeen[side] === null)) return;
    const sides = SIDES.map((side) => textOf(this.#own(side)));
    this.#host.announce([this.#game, 'presence', hostId, nextNumber(), ...sides].join(':'));
  }

  /** What a host announced: its id, the number of the announcement, and each side there. */
  hear([hostId = '', number = '', finn, soviet]: readonly string[]): void {
    const known = this.#remote.get(hostId);
    if (hostId === this.#host.hostId || Number(number) <= (known?.number ?? 0)) return;
    const before = VIEWERS.map((viewer) => this.#textFor(viewer));
    const now = this.#host.now();
    const sides = { finn: atHost(finn), soviet: atHost(soviet) };
    for (const side of SIDES)
      if (sides[side].presence === 'gone' && known && known.sides[side].presence !== 'gone')
        this.hasLeft(side);
    this.#remote.set(hostId, { number: Number(number), until: now + REMOTE_PRESENCE, sides });
    for (const [i, viewer] of VIEWERS.entries()) {
      const text = this.#textFor(viewer);
      if (text === before[i]) continue;
      for (const client of this.#clients) if (client.viewer === viewer) client.send(text);
    }
  }
}
