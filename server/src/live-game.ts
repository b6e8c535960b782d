/** A game in memory: what happens to it happens one after another, is stored, and is then told to whoever looks. */
import { decide, type Circumstances } from './decide.ts';
import { entryFor, statusFor } from './entries.ts';
import { entriesSince, exportFor, gameFrom, logBefore } from './history.ts';
import type { Log, Metrics } from './metrics.ts';
import { PresenceOfGame, type Client } from './presence.ts';
import {
  otherSide,
  PROTOCOL,
  SIDES,
  VIEWERS,
  type ClientMessage,
  type Entry,
  type HostMessage,
  type RefusalReason,
  type Side,
  type Viewer,
} from './protocol.ts';
import {
  advance,
  bodyOf,
  deciderOf,
  follow,
  rowOf,
  rulesIn,
  timeLeft,
  top,
  type Body,
  type Game,
  type Rematch,
  type Row,
} from './record.ts';
import type { Storage } from './storage.ts';
import type { TurnNews } from './webhook.ts';

/** What a game needs of its host. */
export interface Surroundings {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly build: string;
  now(): number;
  readonly diceOf: Circumstances['diceOf'];
  /** The first row of the game that follows this one, with the sides' links to it. */
  newRematch(game: Game): { readonly rematch: Rematch; readonly row: Row };
  /** Whether somebody may do something beside playing: talk, ask, change links. */
  mayTalk(key: string): boolean;
  tellTurn(news: TurnNews): Promise<string | null>;
}

type Step = ClientMessage & { readonly type: 'step' };
interface Refused {
  readonly reason: RefusalReason;
  readonly refusal?: object;
}

/** Timers take no more than this. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Somebody who comes back at once, or whose turn it is only for a moment, is not told by webhook. */
const BEFORE_WEBHOOK = 20_000;
/** Other hosts may be faster so often before a step is given up. */
const ATTEMPTS = 5;

/** Positions that are kept at hand; what is further back is read again when somebody goes back to it. */
const KEPT_POSITIONS = 100;
/** More rows than any game needs, chat included. */
const MOST_ROWS = 50_000;

const shortened = (game: Game): Game =>
  game.line.length > 2 * KEPT_POSITIONS ? { ...game, line: game.line.slice(-KEPT_POSITIONS) } : game;

export class LiveGame {
  /** As stored. */
  #game: Game;
  /** As onlookers see it, when they see it later; and what they have not seen yet. */
  #late: Game | null;
  #unseen: Row[];
  readonly #clients = new Set<Client>();
  readonly presence: PresenceOfGame;
  readonly #host: Surroundings;
  #queue: Promise<unknown> = Promise.resolve();
  /** A row may have been stored of which nothing is known here. */
  #isStale = false;
  #lateTimer: NodeJS.Timeout | undefined;
  #clockTimer: NodeJS.Timeout | undefined;
  #webhookTimer: NodeJS.Timeout | undefined;
  #webhookError: string | null = null;
  /** When the last client left, or 0 while there are some. */
  emptySince: number;

  private constructor(host: Surroundings, game: Game, late: Game | null, unseen: Row[]) {
    this.#host = host;
    this.presence = new PresenceOfGame(host, game.id, this.#clients);
    this.#game = game;
    this.#late = late;
    this.#unseen = unseen;
    this.emptySince = host.now();
    this.#setClockTimer();
    this.#setLateTimer();
    host.metrics.add('winter_war_games_open');
  }

  /** The game out of its record; null where there is none. */
  static async open(host: Surroundings, id: string): Promise<LiveGame | null> {
    const rows = await host.storage.read(id);
    if (!rows.length) return null;
    const game = gameFrom(rows);
    const { delay } = game.meta.start;
    if (!delay) return new LiveGame(host, game, null, []);
    const due = host.now() - delay * 1000;
    const earlier = await host.storage.read(id, { at: due });
    // What begins the record is no secret, however new it is.
    const seen = earlier.filter(({ at }, i) => i === 0 || at <= due);
    const late = gameFrom(seen);
    return new LiveGame(host, gameFrom(earlier), late, earlier.slice(seen.length));
  }

  get game(): Game {
    return this.#game;
  }

  /** One after another, in the order in which they are asked for. */
  #run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** Somebody is about to look: it stays in memory. */
  touch(): void {
    if (this.emptySince) this.emptySince = this.#host.now();
  }

  close(): void {
    for (const timer of [this.#lateTimer, this.#clockTimer, this.#webhookTimer]) clearTimeout(timer);
    this.#host.metrics.add('winter_war_games_open', -1);
  }

  /** When everything that was asked for is done. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  endAll(reason: Parameters<Client['end']>[0]): void {
    for (const client of this.#clients) client.end(reason);
  }

  // Looking on ---------------------------------------------------------------------------------------------------

  #shownTo(viewer: Viewer): Game {
    return viewer === 'onlooker' && this.#late ? this.#late : this.#game;
  }

  join(client: Client, from: number | null): Promise<void> {
    return this.#run(async () => {
      const { viewer } = client;
      if (viewer !== 'onlooker' && !this.#game.meta.joined.includes(viewer))
        await this.#commit({ kind: 'join', side: viewer });
      const shown = this.#shownTo(viewer);
      const { base, entries } = await entriesSince(this.#host.storage, shown, viewer, from ?? Infinity);
      const { start, webhooks, seqs } = base.meta;
      this.#send(client, {
        type: 'welcome',
        protocol: PROTOCOL,
        build: this.#host.build,
        game: start.game,
        options: rulesIn(base).optionsOf(top(base).state),
        withoutAids: start.withoutAids,
        clock: start.clock,
        delay: start.delay,
        viewer,
        seq: seqs[viewer],
        position: rulesIn(base).see(top(base).state, viewer),
        status: statusFor(shown, viewer),
        webhook: viewer === 'onlooker' ? null : webhooks[viewer],
        now: this.#host.now(),
      });
      if (entries.length) this.#sendSteps([client], viewer, entries);
      if (viewer !== 'onlooker' && this.#webhookError)
        this.#send(client, { type: 'webhook', ok: false, error: this.#webhookError });
      this.#clients.add(client);
      this.emptySince = 0;
      this.presence.tell();
      this.#host.storage.announce(`${this.#game.id}:who`);
    });
  }

  leave(client: Client): void {
    if (!this.#clients.delete(client)) return;
    if (client.viewer !== 'onlooker') this.presence.hasLeft(client.viewer);
    if (!this.#clients.size) this.emptySince = this.#host.now();
    this.presence.tell();
    this.#setWebhookTimer();
  }

  setActive(client: Client, active: boolean): void {
    if (client.active === active) return;
    client.active = active;
    this.presence.tell();
    this.#setWebhookTimer();
  }

  /** The entries before one, the latest of them, for the log. */
  async log(client: Client, before: number): Promise<void> {
    const { viewer } = client;
    const page = await logBefore(this.#host.storage, this.#shownTo(viewer), viewer, before);
    this.#send(client, { type: 'log', ...page });
  }

  /** The file of the game: what the viewer may see, or all of it when it is over. */
  exportFor(viewer: Viewer): Promise<string> {
    return exportFor(this.#host.storage, this.#shownTo(viewer), viewer);
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
        this.#send(client, { type: 'accepted', id, seq: answer });
      } else {
        metrics.add('winter_war_refused_total', 1, answer.reason);
        this.#send(client, { type: 'refused', id, ...answer });
      }
    });
  }

  #fail(error: unknown): Refused {
    // It is not known what was stored: the next step reads it first.
    this.#isStale = true;
    this.#host.metrics.add('winter_war_storage_errors_total');
    this.#host.log('error', 'storage', { game: this.#game.id, error: String(error) });
    return { reason: 'storage' };
  }

  /** The number of the entry that the step has become, or why none. */
  async #accept(side: Side, { id, follows, request }: Step, client: Client): Promise<number | Refused> {
    const isPlay = request.kind === 'act' || request.kind === 'undo';
    if (this.#game.n >= MOST_ROWS || !(isPlay || this.#host.mayTalk(`${this.#game.id} ${side}`)))
      return { reason: 'too-fast' };
    if (this.#isStale) await this.#catchUp();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const known = this.#game.meta.recent[side].find(([sent]) => sent === id);
      if (known) return known[1];
      const { now, diceOf, newRematch } = this.#host;
      let first: Row | null = null;
      const decided = decide(this.#game, side, request, {
        id,
        follows,
        now: now(),
        diceOf,
        newRematch: () => {
          const made = newRematch(this.#game);
          first = made.row;
          return made.rematch;
        },
      });
      if ('older' in decided) {
        const rows = await this.#host.storage.read(this.#game.id, { n: decided.older });
        this.#game = gameFrom(rows.filter(({ n }) => n <= this.#game.n));
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

  /** Stores a row and tells everybody; false where another host was faster, whose rows are then known. */
  async #commit(body: Body, client?: Client, first: readonly Row[] = []): Promise<boolean> {
    const before = this.#game;
    // The clock of a machine may be set back; that of a game is not.
    const after = advance(before, Math.max(this.#host.now(), before.at), body);
    const row = rowOf(before, after, body);
    if (!(await this.#host.storage.append([...first, row]))) {
      await this.#catchUp();
      return false;
    }
    this.#follow(row, after, client);
    this.#setWebhookTimer();
    return true;
  }

  /** Reads what other hosts have stored. */
  async #catchUp(): Promise<void> {
    for (const row of await this.#host.storage.rows(this.#game.id, this.#game.n))
      this.#follow(row, follow(this.#game, row));
    this.#isStale = false;
  }

  /** Another host may have stored something: up to row `n`, as far as that is known. */
  async hear(n?: number): Promise<void> {
    if (n !== undefined && n <= this.#game.n) return;
    await this.#run(() => this.#catchUp()).catch((error: unknown) => this.#fail(error));
  }

  #follow(row: Row, after: Game, client?: Client): void {
    const before = this.#game;
    this.#game = shortened(after);
    const body = bodyOf(row);
    if (body.kind === 'relink')
      for (const other of this.#clients)
        if (other.viewer === body.viewer && other !== client) other.end('link-replaced');
    for (const viewer of this.#late ? SIDES : VIEWERS) this.#tell(viewer, before, row, after);
    if (this.#late) {
      this.#unseen.push(row);
      this.#setLateTimer();
    }
    this.#setClockTimer();
  }

  // Telling ------------------------------------------------------------------------------------------------------

  #send(client: Client, message: HostMessage): void {
    client.send(JSON.stringify(message));
  }

  #tell(viewer: Viewer, before: Game, row: Row, after: Game): void {
    const clients = [...this.#clients].filter((client) => client.viewer === viewer);
    if (!clients.length) return;
    const entry = entryFor(viewer, before, row, after);
    if (entry) this.#sendSteps(clients, viewer, [entry]);
  }

  #sendSteps(clients: readonly Client[], viewer: Viewer, entries: readonly Entry[]): void {
    const status = statusFor(this.#shownTo(viewer), viewer);
    const text = JSON.stringify({
      type: 'steps',
      entries,
      status,
      now: this.#host.now(),
    } satisfies HostMessage);
    for (const client of clients) client.send(text);
  }

  // By the clock -------------------------------------------------------------------------------------------------

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

  #setLateTimer(): void {
    clearTimeout(this.#lateTimer);
    const [next] = this.#unseen;
    if (!next || !this.#late) return;
    const due = next.at + this.#late.meta.start.delay * 1000 - this.#host.now();
    this.#lateTimer = setTimeout(() => this.#showLate(), Math.min(Math.max(due, 0), LONGEST_TIMER));
    this.#lateTimer.unref();
  }

  /** Shows the onlookers what they may see by now. */
  #showLate(): void {
    while (this.#late && this.#unseen.length) {
      const row = this.#unseen[0]!;
      if (row.at + this.#late.meta.start.delay * 1000 > this.#host.now()) break;
      this.#unseen.shift();
      const before = this.#late;
      this.#late = shortened(follow(before, row));
      this.#tell('onlooker', before, row, this.#late);
    }
    this.#setLateTimer();
  }

  #setWebhookTimer(): void {
    clearTimeout(this.#webhookTimer);
    const side = deciderOf(this.#game);
    if (!side || !this.#game.meta.webhooks[side] || this.presence.of(side) === 'here') return;
    if (this.#toldTurn === this.#turnKey(side)) return;
    this.#webhookTimer = setTimeout(() => void this.#tellTurn(side), BEFORE_WEBHOOK);
    this.#webhookTimer.unref();
  }

  /** Of which turn a webhook has told already: not again when the player comes and goes. */
  #toldTurn = '';
  #turnKey(side: Side): string {
    return `${rulesIn(this.#game).phaseMark(top(this.#game).state)} ${side}`;
  }

  async #tellTurn(side: Side): Promise<void> {
    if (deciderOf(this.#game) !== side || this.presence.of(side) === 'here') return;
    this.#toldTurn = this.#turnKey(side);
    await this.testWebhook(side);
  }

  /** Calls the webhook of a side, and shows its owner what came of it. */
  async testWebhook(side: Side): Promise<void> {
    const webhook = this.#game.meta.webhooks[side];
    if (!webhook) return;
    const { start } = this.#game.meta;
    const turn = rulesIn(this.#game).turn(top(this.#game).state);
    const error = await this.#host.tellTurn({ webhook, game: start.game, side, turn });
    this.#webhookError = error;
    for (const client of this.#clients)
      if (client.viewer === side)
        this.#send(client, error ? { type: 'webhook', ok: false, error } : { type: 'webhook', ok: true });
  }
}
