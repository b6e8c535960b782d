/** All games of a host: new ones, those that are open, and those that nobody has touched for long. */
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
  /** Of the page that is served. */
  readonly build: string;
  /** Where games go that nobody has touched for long. */
  readonly archive: string;
  /** What a side may do beside playing: so much at once, and a second. */
  readonly talk?: { readonly burst: number; readonly perSecond: number };
  /** How often it may play, likewise. */
  readonly play?: { readonly burst: number; readonly perSecond: number };
  // The tests give these.
  readonly now?: () => number;
  readonly diceOf?: Surroundings['diceOf'];
  readonly tellTurn?: Surroundings['tellTurn'];
  readonly tellAfter?: number;
  readonly reread?: number;
  readonly mostEntered?: number;
}

const MINUTE = 60_000;
/** A game that nobody looks at stays in memory for so long. */
const KEPT_OPEN = 5 * MINUTE;
/** Games are archived after so long without a step. */
const ARCHIVED_AFTER = 90 * 24 * 60 * MINUTE;
/** How often other hosts' rows are looked for, whatever has been announced. */
const REREAD = 30_000;
/** Until a webhook tells a player that it is his turn: who comes back at once, is not told. */
const TELL_AFTER = 20_000;
/** A notice that is older belongs to a host that has stopped. */
const NOTICE_IS_LATE = 60_000;
const MOST_STEPS = 5000;
/** Rows that a side makes by playing, and as many by all else: more than any game needs. */
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
    // A whole set-up at once, and faster than anybody plays.
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

  /** The games that are open now. */
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

  /** The game of a secret link, and whose link it is; or that another has taken its place. */
  async find(link: string): Promise<{ game: LiveGame; viewer: Viewer } | 'replaced' | null> {
    const id = link.split('.')[0]!;
    if (!/^[\w-]{16}$/.test(id)) return null;
    const game = await this.#openGame(id);
    if (!game) return null;
    let found = readLink(game.game, link);
    if (!found && this.#settings.storage.name === 'postgres') {
      // It may be one that another host has made.
      await game.hear();
      found = readLink(game.game, link);
    }
    if (!found || found.is === 'replaced') return found && 'replaced';
    game.touch();
    return { game, viewer: found.viewer };
  }

  // New games ----------------------------------------------------------------------------------------------------

  /** Makes a game; or says why there can be none. */
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

  /** The same game again with the sides changed. */
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

  /** Reads what is newer than what is known: an announcement may have got lost. */
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

  /** Goes on with notices that a host has left behind: those that are so old, in milliseconds. */
  async takeUpNotices(age: number): Promise<void> {
    const { storage, now } = this.#surroundings;
    for (const [id] of await storage.find({ noticeBefore: now() - age })) {
      const game = await this.#openGame(id);
      // The player may be at the table by way of another host, which answers before the time is up.
      game?.askWhoIsThere();
      await game?.notices.takeUp();
    }
  }

  /** Writes games that nobody has touched for long to a file each, and then takes them out. */
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

  /** Whether the records can be read now, and are not damaged. */
  async isHealthy(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, HEALTHY_WITHIN, false).unref());
    return Promise.race([this.#settings.storage.isSound(), late]);
  }

  /** Finishes what has been begun, tells everybody, and closes the records. */
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
