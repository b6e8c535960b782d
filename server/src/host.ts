/** All games of a host: creates them, keeps them in memory while they are used, and archives idle ones. */
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { isUnseen, PLAYED_AT_ONCE, rulesOf } from './engines.ts';
import { slicesOf } from './history.ts';
import { Limit, nextTurn } from './limits.ts';
import { LiveGame, type Surroundings } from './live-game.ts';
import {
  changeOf,
  SIDES,
  VIEWERS,
  type NewGame,
  type NewGameAnswer,
  type Side,
  type Viewer,
} from './protocol.ts';
import { begin, enter, firstRow, top, type Body, type Game, type Row } from './record.ts';
import { diceOf, linkOf, newGameId, newSecret, readLink } from './secrets.ts';
import type { Log, Metrics } from './metrics.ts';
import type { Storage } from './storage.ts';
import { callWebhook } from './webhook.ts';

export interface HostSettings {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Build id of the served page. */
  readonly build: string;
  /** Folder for archived games. */
  readonly archive: string;
  /** Limits of a side's requests other than play: burst, and rate per second. */
  readonly talk?: { readonly burst: number; readonly perSecond: number };
  /** The same for play. */
  readonly play?: { readonly burst: number; readonly perSecond: number };
  // For tests.
  readonly now?: () => number;
  readonly diceOf?: Surroundings['diceOf'];
  readonly tellTurn?: Surroundings['tellTurn'];
  readonly tellAfter?: number;
  readonly reread?: number;
  readonly mostEntered?: number;
}

const MINUTE = 60_000;
/** How long a game without viewers stays in memory, in milliseconds. */
const KEPT_OPEN = 5 * MINUTE;
/** Games are archived after this time without a step, in milliseconds. */
const ARCHIVED_AFTER = 90 * 24 * 60 * MINUTE;
/** How often rows of other hosts are read even without an announcement, in milliseconds. */
const REREAD = 30_000;
/** Delay of a turn notice, in milliseconds; a player who returns before that gets none. */
const TELL_AFTER = 20_000;
/** An older notice belongs to a host that has stopped, in milliseconds. */
const NOTICE_IS_LATE = 60_000;
const MOST_STEPS = 5000;
/** The most rows that a side may make by playing, and the same by all else: more than any game needs. */
const MOST_ENTERED = 20_000;
const HEALTHY_WITHIN = 2000;

export class Host {
  readonly #settings: HostSettings;
  readonly #surroundings: Surroundings;
  readonly #games = new Map<string, Promise<LiveGame | null>>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(settings: HostSettings) {
    this.#settings = settings;
    const { storage, metrics, log, build } = settings;
    let announced = 0;
    const talk = new Limit(settings.talk?.burst ?? 40, settings.talk?.perSecond ?? 0.5);
    // Allows a whole set-up at once, and faster play than by hand.
    const play = new Limit(settings.play?.burst ?? 1000, settings.play?.perSecond ?? 1);
    this.#surroundings = {
      storage,
      metrics,
      log,
      build,
      hostId: newGameId(),
      nextNumber: () => ++announced,
      now: settings.now ?? Date.now,
      announce: storage.connect((text) => void this.#hear(text)),
      diceOf: settings.diceOf ?? diceOf,
      tellAfter: settings.tellAfter ?? TELL_AFTER,
      mayTalk: (key) => talk.take(key),
      mayPlay: (key) => play.take(key),
      mostEntered: settings.mostEntered ?? MOST_ENTERED,
      newRematch: (game) => this.#newRematch(game),
      tellTurn: async (news) => {
        const error = await (settings.tellTurn ?? callWebhook)(news);
        metrics.add('winter_war_webhooks_total', 1, error ? 'failed' : 'ok');
        return error;
      },
    };
    const every = (ms: number, task: () => Promise<void>): void => {
      const timer = setInterval(() => {
        task().catch((error: unknown) => log('error', 'housekeeping', { error: String(error) }));
      }, ms);
      timer.unref();
      this.#timers.push(timer);
    };
    every(MINUTE, async () => this.#closeEmpty());
    every(MINUTE, () => this.takeUpNotices(NOTICE_IS_LATE));
    every(24 * 60 * MINUTE, () => this.archiveIdle());
    if (storage.name === 'postgres') every(settings.reread ?? REREAD, () => this.#reread());
  }

  async #openGames(): Promise<readonly LiveGame[]> {
    const games = await Promise.all([...this.#games.values()].map((game) => game.catch(() => null)));
    return games.filter((game) => game !== null);
  }

  #openGame(id: string): Promise<LiveGame | null> {
    const found = this.#games.get(id);
    if (found) return found;
    const opened = LiveGame.open(this.#surroundings, id);
    this.#games.set(id, opened);
    const forget = (): void => {
      if (this.#games.get(id) === opened) this.#games.delete(id);
    };
    opened.then((game) => game ?? forget(), forget);
    return opened;
  }

  /** The game and viewer of a secret link; `replaced` for one that is no longer valid; null for an unknown one. */
  async find(link: string): Promise<{ game: LiveGame; viewer: Viewer } | 'replaced' | null> {
    const id = link.split('.')[0]!;
    if (!/^[\w-]{16}$/.test(id)) return null;
    const game = await this.#openGame(id);
    if (!game) return null;
    let found = readLink(game.game, link);
    if (!found && this.#settings.storage.name === 'postgres') {
      // Another host may have made the link.
      await game.hear();
      found = readLink(game.game, link);
    }
    if (!found || found.is === 'replaced') return found && 'replaced';
    game.touch();
    return { game, viewer: found.viewer };
  }

  // New games ----------------------------------------------------------------------------------------------------

  async create(wish: NewGame): Promise<NewGameAnswer | { readonly error: string }> {
    const rules = rulesOf(wish.game);
    await nextTurn();
    const imported = wish.record === undefined ? null : await rules.importRecord(wish.record);
    if (typeof imported === 'string') return { error: imported };
    if (imported && imported.steps.length > MOST_STEPS) return { error: 'The game has too many steps.' };
    const state = imported ? imported.start : rules.newGame(wish.options);
    if (!state) return { error: 'These options are not known, or leave nobody to play with.' };

    const { game: kind, side: maker, name, clock, delay, withoutAids } = wish;
    const start = { game: kind, secret: newSecret(), editions: rules.editions, clock, delay, withoutAids };
    const first = { kind: 'start', start, maker, ...(name && { name }) } as const;
    const now = this.#surroundings.now();
    let game = begin(newGameId(), now, first, state);
    const rows = [firstRow(game, first)];
    const add = (body: Body): void => {
      const entered = enter(game, now, body);
      ({ game } = entered);
      rows.push(entered.row);
    };
    for (const [i, { action, dice, events, barrier, state: after }] of (imported?.steps ?? []).entries()) {
      if (i % PLAYED_AT_ONCE === 0) await nextTurn();
      const before = top(game).state;
      const side: Side = rules.decider(before) ?? maker;
      const hidden = VIEWERS.filter(
        (viewer) =>
          viewer !== side && isUnseen(rules, viewer, before, after, rules.seeEvents(events, side, viewer)),
      );
      const change = changeOf(before, after);
      add({ kind: 'act', side, action, dice, events, change, barrier, ...(hidden.length && { hidden }) });
    }
    if (wish.automatic) add({ kind: 'automatic', side: maker, on: true });
    if (!(await this.#settings.storage.append(rows))) return { error: 'Try again.' };
    this.#settings.metrics.add('winter_war_games_created_total');
    this.#settings.log('info', 'game created', { game: game.id, kind, steps: rows.length - 1 });
    return {
      links: Object.fromEntries(VIEWERS.map((viewer) => [viewer, linkOf(game, viewer)])) as Record<
        Viewer,
        string
      >,
    };
  }

  /** A new game with the same settings and exchanged sides. */
  #newRematch(before: Game): ReturnType<Surroundings['newRematch']> {
    const { start: old, players } = before.meta;
    const rules = rulesOf(old.game);
    const options = rules.optionsOf(top(before).state);
    const start = { ...old, secret: newSecret(), editions: rules.editions, isRematch: true } as const;
    const body = { kind: 'start', start, maker: SIDES[0] } as const;
    const state = rules.newGame(options);
    if (!state) throw new Error(`The options of game ${before.id} are not known any more.`);
    const fresh = begin(newGameId(), this.#surroundings.now(), body, state);
    const game: Game = {
      ...fresh,
      meta: {
        ...fresh.meta,
        players: {
          ...(players.soviet && { finn: players.soviet }),
          ...(players.finn && { soviet: players.finn }),
        },
      },
    };
    const row: Row = firstRow(game, body);
    return { rematch: { game: fresh.id, secret: start.secret }, row };
  }

  // Other hosts --------------------------------------------------------------------------------------------------

  async #hear(text: string | null): Promise<void> {
    if (text === null) {
      await this.#reread().catch(() => {});
      return;
    }
    const [id = '', what = '', ...more] = text.split(':');
    const game = await this.#games.get(id)?.catch(() => null);
    if (!game) return;
    if (what === 'who') game.viewers.presence.announce();
    else if (what === 'presence') game.viewers.presence.hear(more);
    else await game.hear(Number(what));
  }

  /** Reads rows that are not known yet, since announcements may be lost. */
  async #reread(): Promise<void> {
    const games = await this.#openGames();
    const latest = await this.#settings.storage.find({ named: games.map(({ game }) => game.id) });
    for (const game of games) {
      game.viewers.presence.announce();
      await game.hear(latest.get(game.game.id) ?? 0);
    }
  }

  // Housekeeping -------------------------------------------------------------------------------------------------

  async #closeEmpty(): Promise<void> {
    const before = this.#surroundings.now() - KEPT_OPEN;
    for (const game of await this.#openGames())
      if (game.viewers.emptySince && game.viewers.emptySince < before) {
        this.#games.delete(game.game.id);
        game.close();
      }
  }

  /** Takes over notices left behind by another host, if they are older than `age` milliseconds. */
  async takeUpNotices(age: number): Promise<void> {
    const { storage, now } = this.#surroundings;
    for (const [id] of await storage.find({ noticeBefore: now() - age })) {
      const game = await this.#openGame(id);
      // The player may be connected to another host, which answers before the time is up.
      game?.askWhoIsThere();
      await game?.notices.takeUp();
    }
  }

  /** Writes each idle game to a file, then removes it from the storage. */
  async archiveIdle(): Promise<void> {
    const { storage, archive, log, metrics } = this.#settings;
    const before = this.#surroundings.now() - ARCHIVED_AFTER;
    for (const [id] of await storage.find({ idleSince: before })) {
      if (this.#games.has(id)) continue;
      await mkdir(archive, { recursive: true, mode: 0o700 });
      const file = path.join(archive, `${id}.json`);
      const part = await open(`${file}.part`, 'w', 0o600);
      let count = 0;
      for await (const rows of slicesOf(storage, id, { n: 0 })) {
        const lines = rows.map((row) => JSON.stringify(row)).join('\n');
        await part.write(count ? `\n${lines}` : lines);
        count += rows.length;
      }
      await part.sync();
      await part.close();
      await rename(`${file}.part`, file);
      await storage.remove(id);
      metrics.add('winter_war_games_archived_total');
      log('info', 'game archived', { game: id, rows: count });
    }
  }

  /** Whether the records can be read now and are not damaged. */
  async isHealthy(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, HEALTHY_WITHIN, false).unref());
    return Promise.race([this.#settings.storage.isSound(), late]);
  }

  /** Finishes the work under way, notifies all clients, and closes the storage. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const games = await this.#openGames();
    await Promise.all(games.map((game) => game.idle()));
    for (const game of games) {
      game.viewers.endAll('stopping');
      game.close();
    }
    await this.#settings.storage.close();
  }
}
