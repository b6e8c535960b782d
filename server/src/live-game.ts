/** A game in memory: handles its requests one after another, stores their rows, and then sends them to the viewers. */
import { decide, type Circumstances } from './decide.ts';
import { LONGEST_TIMER } from './delayed-game.ts';
import {
  exportFor,
  logBefore,
  missedSince,
  openRecord,
  slicesOf,
  withPositionsSince,
  type OpenRecord,
} from './history.ts';
import type { Log, Metrics } from './metrics.ts';
import type { Client } from './presence.ts';
import {
  otherSide,
  VIEWERS,
  type ClientMessage,
  type RefusalReason,
  type Side,
  type Viewer,
} from './protocol.ts';
import {
  DamagedRecord,
  deciderOf,
  enter,
  follow,
  shortened,
  timeLeft,
  vainAfter,
  type Body,
  type Game,
  type Rematch,
  type Row,
} from './record.ts';
import { linkAfter, readLink } from './secrets.ts';
import type { Storage } from './storage.ts';
import { makesNotice, TurnNotices } from './turn-notices.ts';
import { Viewers } from './viewers.ts';
import type { TurnNews } from './webhook.ts';

/** What a game needs from its host. */
export interface Surroundings {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly build: string;
  /** Distinguishes this host from others. */
  readonly hostId: string;
  /** Delay of a turn notice, in milliseconds. */
  readonly tellAfter: number;
  now(): number;
  /** Sends a text to other hosts. */
  announce(text: string): void;
  /** Number of an announcement; grows with each of them. */
  nextNumber(): number;
  readonly diceOf: Circumstances['diceOf'];
  /** The first row of the next game, with the sides' links to it. */
  newRematch(game: Game): { readonly rematch: Rematch; readonly row: Row };
  /** Whether a side may make another request other than play: chat, ask, change links. */
  mayTalk(key: string): boolean;
  mayPlay(key: string): boolean;
  /** Rows that a side may make by playing, and the same number by all else. */
  readonly mostEntered: number;
  tellTurn(news: TurnNews): Promise<string | null>;
}

type Step = ClientMessage & { readonly type: 'step' };
interface Refused {
  readonly reason: RefusalReason;
  readonly refusal?: object;
}

class RulesFault extends Error {}

function byRules<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw new RulesFault(String(error), { cause: error });
  }
}

/** How often another host may be faster before a step is refused. */
const ATTEMPTS = 5;

/** Always admitted: each is possible only once, or answers a request of the other side. */
const UNLIMITED: ReadonlySet<Step['request']['kind']> = new Set(['resign', 'claim', 'answer']);

export class LiveGame {
  /** The game as stored. */
  #game: Game;
  readonly viewers: Viewers;
  readonly notices: TurnNotices;
  readonly #host: Surroundings;
  #queue: Promise<unknown> = Promise.resolve();
  /** A row may have been stored without this host knowing it. */
  #isStale = false;
  #clockTimer: NodeJS.Timeout | undefined;

  private constructor(host: Surroundings, found: OpenRecord) {
    this.#host = host;
    this.#game = found.game;
    const gameNow = (): Game => this.#game;
    this.viewers = new Viewers(host, found, gameNow);
    this.notices = new TurnNotices(host, gameNow, this.viewers);
    this.#setClockTimer();
    host.metrics.add('winter_war_games_open');
  }

  /** Opens the game from its record; null when there is none. */
  static async open(host: Surroundings, id: string): Promise<LiveGame | null> {
    const found = await openRecord(host.storage, id, host.now());
    return found && new LiveGame(host, found);
  }

  get game(): Game {
    return this.#game;
  }

  /** Runs tasks one after another, in the order of the calls. */
  #run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** Keeps the game in memory for a client about to join. */
  touch(): void {
    if (this.viewers.emptySince) this.viewers.emptySince = this.#host.now();
  }

  close(): void {
    clearTimeout(this.#clockTimer);
    this.viewers.close();
    this.notices.close();
    this.#host.metrics.add('winter_war_games_open', -1);
  }

  /** Resolves when all requested work is done. */
  async idle(): Promise<void> {
    await this.#queue;
    await this.notices.idle();
  }

  // Joining ------------------------------------------------------------------------------------------------------

  /** Whether a joining client may need many rows to be read. */
  isBehind(viewer: Viewer, from: number | null): boolean {
    return from !== null && from < this.viewers.gameFor(viewer).meta.seqs[viewer];
  }

  /** Sends the game to a client that asks where its link leads, without joining it. */
  showTo(client: Client): Promise<void> {
    return this.#run(async () => void (await this.#tellMissed(client, Infinity, () => true)));
  }

  /** `spend` gets the number of rows read; when it returns false, the client must come back later. */
  async join(
    client: Client,
    link: string,
    from: number | null,
    spend: (rows: number) => boolean = () => true,
  ): Promise<void> {
    const { viewer } = client;
    // Read outside the queue, so that others can play on; the few rows added meanwhile are sent in the queue.
    const early = from === null ? null : await this.#tellMissed(client, from, spend);
    if (from !== null && !early) return;
    await this.#run(async () => {
      if (!(await this.#take(link, client))) return client.end('link-replaced');
      const { joined, start } = this.#game.meta;
      if (viewer !== 'onlooker' && !joined.includes(viewer))
        await this.#commit({ kind: 'join', side: viewer, ...(!start.isRematch && { replaces: true }) });
      let known = early ?? (await this.#tellMissed(client, Infinity, spend));
      while (known && known.n < this.viewers.gameFor(viewer).n)
        known = await this.#tellMissed(client, known, spend);
      if (!known) return;
      this.viewers.add(client);
      if (viewer !== 'onlooker') this.notices.tellError(viewer);
      this.viewers.presence.tell();
      this.askWhoIsThere();
      if (viewer !== 'onlooker' && this.#game.meta.due?.includes(viewer)) this.#offerLink(client, viewer);
    });
  }

  /** Sends what a client has missed since an entry or a game; returns the game it then knows, or null if it left. */
  async #tellMissed(
    client: Client,
    since: number | Game,
    spend: (rows: number) => boolean,
  ): Promise<Game | null> {
    const { viewer } = client;
    const shown = this.viewers.gameFor(viewer);
    let known = typeof since === 'number' ? null : since;
    for await (const { base, entries, reached, cost } of missedSince(
      this.#host.storage,
      shown,
      viewer,
      since,
    )) {
      if (base) this.viewers.welcome(client, base);
      this.viewers.sendMissed(client, entries);
      known = reached;
      if (!(await client.hasRoom())) return null;
      if (cost && !spend(cost) && reached.n < shown.n) {
        client.end('too-much');
        return null;
      }
    }
    return known;
  }

  // Links --------------------------------------------------------------------------------------------------------

  /** Offers a player a new link (null), or makes an offered link the link of its side. */
  link(client: Client, take: string | null): Promise<void> {
    return this.#run(async () => {
      const { viewer } = client;
      if (viewer === 'onlooker') return;
      if (take === null) this.#offerLink(client, viewer);
      else if (!(await this.#take(take, client))) client.end('link-replaced');
    });
  }

  #offerLink(client: Client, side: Side): void {
    this.viewers.send(client, { type: 'link', link: linkAfter(this.#game, side) });
  }

  /**
   * Admits a client by a link. An offered link becomes the link of its side, and clients of the previous one are
   * disconnected. A page that has stored the new link can use it even if the answer is lost, and until then the old
   * link stays valid. False when another link has been taken in the meantime.
   */
  async #take(link: string, client: Client): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = readLink(this.#game, link);
      if (found?.viewer !== client.viewer || found.is === 'replaced') return false;
      const { viewer, key } = found;
      if (found.is === 'present' || viewer === 'onlooker') return true;
      // Shows nothing of the game to any viewer.
      if (await this.#commit({ kind: 'relink', side: viewer, viewer, key, hidden: VIEWERS }, client))
        return true;
    }
    return false;
  }

  /** Asks other hosts to announce who is present. */
  askWhoIsThere(): void {
    this.#host.announce(`${this.#game.id}:who`);
  }

  leave(client: Client): void {
    if (this.viewers.remove(client)) this.#tellPresence();
  }

  setActive(client: Client, active: boolean): void {
    if (client.active === active) return;
    client.active = active;
    this.#tellPresence();
  }

  #tellPresence(): void {
    this.viewers.presence.tell();
    this.notices.wait();
  }

  async log(client: Client, before: number, spend: (rows: number) => boolean): Promise<void> {
    const { viewer } = client;
    const { page, cost } = await logBefore(this.#host.storage, this.viewers.gameFor(viewer), viewer, before);
    spend(cost);
    this.viewers.send(client, { type: 'log', ...page });
  }

  /** The file of the game: what the viewer may see, or all of it once the game is over. */
  exportFor(viewer: Viewer): Promise<string> {
    return exportFor(this.#host.storage, this.viewers.gameFor(viewer), viewer);
  }

  // Steps --------------------------------------------------------------------------------------------------------

  step(client: Client, step: Step): Promise<void> {
    const arrived = performance.now();
    return this.#run(async () => {
      const { id } = step;
      const answer =
        client.viewer === 'onlooker'
          ? { reason: 'not-yours' as const }
          : await this.#accept(client.viewer, step, client).catch((error: unknown) => this.#fail(error));
      const { metrics } = this.#host;
      metrics.stepTook((performance.now() - arrived) / 1000);
      if (typeof answer === 'number') {
        metrics.add('winter_war_steps_total');
        this.viewers.send(client, { type: 'accepted', id, seq: answer });
      } else {
        metrics.add('winter_war_refused_total', 1, answer.reason);
        this.viewers.send(client, { type: 'refused', id, ...answer });
      }
    });
  }

  #fail(error: unknown): Refused {
    if (error instanceof RulesFault) {
      this.#host.metrics.add('winter_war_rules_faults_total');
      this.#host.log('error', 'rules', { game: this.#game.id, error: error.message });
      return { reason: 'fault' };
    }
    // It is unknown what was stored, so the next step reads the storage first.
    this.#isStale = true;
    this.#host.metrics.add('winter_war_storage_errors_total');
    this.#host.log('error', 'storage', { game: this.#game.id, error: String(error) });
    // Retrying would not help.
    if (error instanceof DamagedRecord) this.viewers.endAll('damaged');
    return { reason: 'storage' };
  }

  /** The number of the entry for a step, or why it was refused. */
  async #accept(side: Side, { id, follows, request }: Step, client: Client): Promise<number | Refused> {
    if (!this.#admits(side, request.kind)) return { reason: 'too-fast' };
    if (this.#isStale) await this.#catchUp();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const known = this.#game.meta.recent[side].find(([sent]) => sent === id);
      if (known) return known[1];
      const { now, diceOf, newRematch } = this.#host;
      let first: Row | null = null;
      const decided = byRules(() =>
        decide(this.#game, side, request, {
          id,
          follows,
          now: now(),
          diceOf,
          newRematch: () => {
            const made = newRematch(this.#game);
            first = made.row;
            return made.rematch;
          },
        }),
      );
      if ('older' in decided) {
        this.#game = await withPositionsSince(this.#host.storage, this.#game, decided.older);
        attempt--;
        continue;
      }
      if ('refused' in decided) {
        const { refused: reason, refusal } = decided;
        return refusal ? { reason, refusal } : { reason };
      }
      if (await this.#commit(decided.body, client, first ? [first] : [])) return this.#game.meta.seqs[side];
    }
    return { reason: 'overtaken' };
  }

  /** Each side has its own quota and rate, so that it cannot use up the other's. */
  #admits(side: Side, kind: Step['request']['kind']): boolean {
    if (UNLIMITED.has(kind)) return true;
    const { play, talk } = this.#game.meta.entered[side];
    const { mayPlay, mayTalk, mostEntered } = this.#host;
    const key = `${this.#game.id} ${side}`;
    return kind === 'act' || kind === 'undo'
      ? play < mostEntered && mayPlay(key)
      : talk < mostEntered && mayTalk(key);
  }

  /** Stores a row and sends it to all; false when another host was faster, whose rows have then been read. */
  async #commit(body: Body, client?: Client, first: readonly Row[] = []): Promise<boolean> {
    const before = this.#game;
    // A machine's clock may be set back; that of a game never is.
    const at = Math.max(this.#host.now(), before.at);
    const { row: made, game: after } = byRules(() => enter(before, at, body));
    const row: Row = { ...made, ...(makesNotice(before, after) && { notice: true }) };
    if (!(await this.#host.storage.append([...first, row]))) {
      await this.#catchUp();
      return false;
    }
    this.#follow(row, after, client);
    this.notices.wait();
    const vain = vainAfter(before, body);
    if (vain !== null) this.#dropVain(vain, row.n);
    return true;
  }

  /** Removes rows that have become pointless. Keeping them does no harm. */
  #dropVain(after: number, before: number): void {
    if (before === after + 1) return;
    const { storage, log } = this.#host;
    storage
      .removeBetween(this.#game.id, after, before)
      .catch((error: unknown) => log('warn', 'rows kept', { game: this.#game.id, error: String(error) }));
  }

  async #catchUp(): Promise<void> {
    for await (const rows of slicesOf(this.#host.storage, this.#game.id, { after: this.#game.n }))
      for (const row of rows) this.#follow(row, follow(this.#game, row));
    this.#isStale = false;
  }

  /** Handles a possible row of another host: up to row `n`, if that is known. */
  async hear(n?: number): Promise<void> {
    if (n !== undefined && n <= this.#game.n) return;
    await this.#run(() => this.#catchUp()).catch((error: unknown) => this.#fail(error));
  }

  #follow(row: Row, after: Game, client?: Client): void {
    const before = this.#game;
    this.#game = shortened(after);
    this.viewers.tellAll(before, row, after, client);
    this.#setClockTimer();
  }

  // Clock --------------------------------------------------------------------------------------------------------

  #setClockTimer(): void {
    clearTimeout(this.#clockTimer);
    const side = deciderOf(this.#game);
    const { automatic, clock } = this.#game.meta;
    if (!side || !clock || clock.since === null || !automatic.finn || !automatic.soviet) return;
    const left = timeLeft(this.#game, side, this.#host.now()) ?? 0;
    this.#clockTimer = setTimeout(
      () => {
        void this.#run(async () => {
          const now = deciderOf(this.#game);
          if (now && (timeLeft(this.#game, now, this.#host.now()) ?? 1) <= 0)
            await this.#commit({ kind: 'claim', side: otherSide(now) });
          else this.#setClockTimer();
        }).catch((error: unknown) => this.#fail(error));
      },
      Math.min(Math.max(left, 0) + 5, LONGEST_TIMER),
    );
    this.#clockTimer.unref();
  }
}
