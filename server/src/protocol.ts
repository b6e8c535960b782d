/**
 * Messages between a page and a host over the WebSocket, as JSON texts. Needs neither Node nor an engine, so that the
 * page can import it.
 *
 * A page opens the socket, sends `join` with its secret link, and gets `welcome` with the position as its viewer may
 * see it. Everything that changes the game is a `step`: the host answers `accepted` or `refused`, and sends the result
 * to every page as `steps`. The entries of each viewer are numbered separately (`seq`): an entry that shows a viewer
 * nothing is not sent and leaves no gap. Only a side that has taken back steps unseen by all others may later miss
 * their numbers, before the entry that took them back.
 */
import * as v from 'valibot';

/** Raised when older pages can no longer talk to the host, which then asks them to reload. */
export const PROTOCOL = 1;

/** Path of the socket, beside the page; a page adds `?tab=` with the id of its tab, so that it is counted once. */
export const SOCKET_PATH = 'play';

/** Codes with which the host closes a socket; the page reconnects automatically only after `tooMuch` and `stopping`. */
export const CLOSE = {
  reload: 4000,
  notAllowed: 4001,
  tooMuch: 4002,
  replaced: 4003,
  stopping: 4004,
  damaged: 4005,
} as const;

export const SIDES = ['finn', 'soviet'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'finn' ? 'soviet' : 'finn');

/** The viewers of a game: the players, and onlookers, who get what both players may see. */
export const VIEWERS = [...SIDES, 'onlooker'] as const;
export type Viewer = (typeof VIEWERS)[number];

// Changes of plain JSON ------------------------------------------------------------------------------------------

/** The difference of plain JSON from another: the new value, or changes by key; 0 removes a key. */
export type Change = readonly [value: unknown] | { readonly [key: string]: Change | 0 };
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The change that turns `before` into `after`; null when they are equal. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (Object.is(before, after)) return null;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length) return [after];
  const change: Record<string, Change | 0> = {};
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const inner = before[key] === undefined ? ([after[key]] as const) : changeOf(before[key], after[key]);
    if (inner) change[key] = inner;
  }
  for (const key of Object.keys(before))
    if (before[key] !== undefined && after[key] === undefined) change[key] = 0;
  return Object.keys(change).length ? change : null;
}

/** `before` with the change applied; unchanged parts are shared. */
export function changed<T>(before: T, change: Change | null): T {
  if (!change) return before;
  if (Array.isArray(change)) return change[0] as T;
  const copy = (Array.isArray(before) ? [...(before as unknown[])] : { ...before }) as Json;
  for (const [key, inner] of Object.entries(change as Record<string, Change | 0>))
    if (inner === 0) delete copy[key];
    else copy[key] = changed(copy[key], inner as Change);
  return copy as T;
}

// What a page sends ----------------------------------------------------------------------------------------------

const side = v.picklist(SIDES);
const viewer = v.picklist(VIEWERS);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Created by the page, unique for each step: a step sent again gets the same answer. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

export const LONGEST_CHAT = 500;

export const WEBHOOK_FORMATS = ['discord', 'slack', 'json'] as const;
const webhook = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(500), v.startsWith('https://')),
  format: v.picklist(WEBHOOK_FORMATS),
});
export type Webhook = v.InferOutput<typeof webhook>;

const requestSchema = v.variant('kind', [
  /** An action of the game; the engine checks it. */
  v.strictObject({ kind: v.literal('act'), action: v.looseObject({ type: v.string() }) }),
  /** Undo to the position after the entry `to`, as far as no consent is needed. */
  v.strictObject({ kind: v.literal('undo'), to: count }),
  /** Undo with the other side's consent. */
  v.strictObject({ kind: v.literal('ask'), what: v.literal('undo'), to: count }),
  v.strictObject({ kind: v.literal('ask'), what: v.literal('draw') }),
  v.strictObject({ kind: v.literal('ask'), what: v.literal('rematch') }),
  /** `ask` is the number of the entry with the question. */
  v.strictObject({ kind: v.literal('answer'), ask: count, granted: v.boolean() }),
  v.strictObject({ kind: v.literal('resign') }),
  /** Claim a win because the other side's time is up. */
  v.strictObject({ kind: v.literal('claim') }),
  /** Whether a side loses automatically when its time is up; in force when both sides agree. */
  v.strictObject({ kind: v.literal('automatic'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('chat'), text: text(LONGEST_CHAT) }),
  v.strictObject({ kind: v.literal('name'), name: text(24) }),
  /** Address for turn notices; null: none. */
  v.strictObject({ kind: v.literal('webhook'), webhook: v.nullable(webhook) }),
  /**
   * Replaces the onlookers' link; the old one ends at once. Pages of earlier versions also replace their own link with
   * it, and lose their game if the answer is lost (see `link` below).
   */
  v.strictObject({ kind: v.literal('relink'), viewer }),
]);
/** Requests of a player that are entered in the record. */
export type Request = v.InferOutput<typeof requestSchema>;

export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('join'),
    protocol: v.number(),
    link: v.pipe(v.string(), v.maxLength(100)),
    /** The last entry whose position the page has; later ones are sent. Null: only the position. */
    from: v.optional(v.nullable(count), null),
    /** Asks only where the link leads: `welcome` is the only answer, without joining. */
    look: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    type: v.literal('step'),
    id,
    /**
     * The last entry that the page has, or the step that it has just sent: if anything has been played since, this step
     * is "overtaken".
     */
    follows: v.union([count, id]),
    request: requestSchema,
  }),
  /** Requests entries before this one for the log, without positions. */
  v.strictObject({ type: v.literal('log'), before: count }),
  /** Whether the page is being looked at. */
  v.strictObject({ type: v.literal('presence'), active: v.boolean() }),
  v.strictObject({ type: v.literal('test-webhook') }),
  /** Requests a new link of one's own (null: the answer is `link`), or takes the offered one. */
  v.strictObject({ type: v.literal('link'), take: v.nullable(v.pipe(v.string(), v.maxLength(100))) }),
  /** Requests a `pong`, since a socket may be dead without having been closed. */
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

// A new game -----------------------------------------------------------------------------------------------------

/** In milliseconds; `gain` is added for each decision passed to the other side, up to `most` in the bank. */
export interface ClockSpeed {
  readonly start: number;
  readonly gain: number;
  readonly most: number | null;
}
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Banks of days by name; a live clock has its own speed. */
export const DAY_CLOCKS: Readonly<Record<'days-1' | 'days-3' | 'days-10', ClockSpeed>> = {
  'days-1': { start: DAY, gain: 4 * HOUR, most: 3 * DAY },
  'days-3': { start: 3 * DAY, gain: 12 * HOUR, most: 6 * DAY },
  'days-10': { start: 3 * DAY, gain: 36 * HOUR, most: 10 * DAY },
};

const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(600)),
    /** In seconds. */
    increment: v.pipe(v.number(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({ kind: v.picklist(['days-1', 'days-3', 'days-10']) }),
]);
export type ClockChoice = v.InferOutput<typeof clock>;

export const GAMES = ['winter-war', 'talvisota'] as const;

/** The body of `POST api/games`. */
export const newGameSchema = v.strictObject({
  game: v.picklist(GAMES),
  /** Switches by name, and numbers known to the game; missing ones are as recommended. */
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.boolean(), v.number()])), {}),
  /** The side of the game's creator. */
  side,
  clock: v.optional(clock, { kind: 'none' }),
  /** The creator wants a side to lose automatically when its time is up. */
  automatic: v.optional(v.boolean(), false),
  /** Delay of the game for onlookers, in seconds. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 24 * 3600)), 0),
  /** Aids that the players do without (`About.withoutAids`). */
  withoutAids: v.optional(v.pipe(v.array(v.picklist(['advice', 'threats', 'odds'])), v.maxLength(3)), []),
  name: v.exactOptional(text(24)),
  /** The file of a game under way, which continues here with its history. */
  record: v.exactOptional(v.string()),
});
export type NewGame = v.InferOutput<typeof newGameSchema>;

/** The answer: three secret links. Each is appended to the address of the page as its fragment. */
export interface NewGameAnswer {
  readonly links: Readonly<Record<Viewer, string>>;
}

// What a host sends ----------------------------------------------------------------------------------------------

/** A position as a viewer may see it. */
export interface Seen {
  readonly state: unknown;
  /** Winter War: number of face-down counters in each hex. */
  readonly faceDown?: readonly (readonly [place: number, count: number])[];
}

export interface Result {
  readonly reason: 'resigned' | 'time' | 'draw' | 'rules';
  /** Null: no winner, or the one given by the position. */
  readonly winner: Side | null;
}

/** What is known of a game besides its position. */
export interface Status {
  readonly decider: Side | null;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  /** Sides whose link has been opened. */
  readonly joined: readonly Side[];
  readonly automatic: Readonly<Record<Side, boolean>>;
  /** Milliseconds of each side when the decision passed to the decider, at `since`; null: the clock is stopped. */
  readonly clock: { readonly left: Readonly<Record<Side, number>>; readonly since: number | null } | null;
  readonly ask: {
    readonly seq: number;
    readonly side: Side;
    readonly what: 'undo' | 'draw' | 'rematch';
  } | null;
  readonly result: Result | null;
  /** Links that a player may know: the own one, the onlookers', and the other side's until it has been opened. */
  readonly links: Readonly<Partial<Record<Viewer, string>>>;
  /** The viewer's own link to the next game. */
  readonly rematch: string | null;
}

/** An event of the game, as far as a viewer may know it. */
export interface Entry {
  readonly seq: number;
  /** Host time, in milliseconds since 1970. */
  readonly at: number;
  readonly kind: Request['kind'] | 'join';
  readonly side: Side;
  /** Id of the step, only for the side that sent it. */
  readonly id?: string;
  /** For an action: the action itself if the viewer may know it, its dice, and the events the viewer may know. */
  readonly action?: unknown;
  readonly dice?: readonly number[];
  readonly events?: readonly unknown[];
  /** For an undo, requested or done: the entry whose position it restores. */
  readonly to?: number;
  readonly what?: 'undo' | 'draw' | 'rematch';
  readonly granted?: boolean;
  readonly on?: boolean;
  readonly text?: string;
  readonly name?: string;
  readonly webhook?: Webhook | null;
  readonly viewer?: Viewer;
  /** Change of the position (`Seen`); absent: none, or the entry was sent for the log. */
  readonly change?: Change;
}

/**
 * Why a step is refused. `rule`: see the engine's refusal. `storage`: nothing was entered; send it again. `fault`: the
 * rules failed, and would fail again.
 */
export type RefusalReason =
  | 'malformed'
  | 'overtaken'
  | 'rule'
  | 'not-yours'
  | 'needs-consent'
  | 'not-now'
  | 'over'
  | 'too-fast'
  | 'storage'
  | 'fault';

export type Presence = 'here' | 'away' | { readonly lastSeen: number | null };

export type HostMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      /** Build id of the page served by the host; if it differs from the page's own, there is a newer page. */
      readonly build: string;
      readonly game: (typeof GAMES)[number];
      readonly options: Readonly<Record<string, boolean | number>>;
      readonly withoutAids: readonly string[];
      readonly clock: ClockChoice;
      readonly delay: number;
      readonly viewer: Viewer;
      /** The entry of `position`; later ones follow in `steps`. */
      readonly seq: number;
      readonly position: Seen;
      readonly status: Status;
      readonly webhook: Webhook | null;
      readonly now: number;
    }
  | {
      readonly type: 'steps';
      readonly entries: readonly Entry[];
      readonly status: Status;
      readonly now: number;
    }
  | { readonly type: 'log'; readonly entries: readonly Entry[]; readonly complete: boolean }
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly id: string | null;
      readonly reason: RefusalReason;
      /** The engine's refusal: paragraph, key, parameters, English text and places. */
      readonly refusal?: unknown;
    }
  | {
      readonly type: 'presence';
      readonly sides: Readonly<Record<Side, Presence>>;
      /** Number of tabs and devices in which the viewer's own side is open. */
      readonly tabs?: number;
    }
  | { readonly type: 'webhook'; readonly ok: boolean; readonly error?: string }
  /**
   * A new link for the viewer's side, known to no one else. Once a page takes it or joins with it, the previous one is
   * invalid; the page stores it first. Sent without a request when the creator of the game knows the present link.
   */
  | { readonly type: 'link'; readonly link: string }
  | { readonly type: 'pong' }
  /** The page's version is too old. */
  | { readonly type: 'reload'; readonly protocol: number }
  /** The socket is about to be closed. `damaged`: the record of the game can no longer be read. */
  | {
      readonly type: 'closing';
      readonly reason: 'no-such-game' | 'link-replaced' | 'too-much' | 'stopping' | 'damaged';
    };
