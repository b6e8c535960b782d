/**
 * What a page and a host say to each other over the WebSocket, as JSON texts. It needs neither Node nor an engine, so that
 * the page imports it too.
 *
 * A page opens the socket, sends `join` with its secret link, and gets `welcome` with the position as its viewer may see
 * it. What changes the game is a `step`: the host answers `accepted` or `refused`, and sends what happened to every
 * page as `steps`. Each viewer counts the entries that it gets (`seq`) by itself: an entry that shows it nothing is not
 * sent, and leaves no gap. Only who has taken back steps that nobody else saw may find their numbers missing later, before
 * the entry that took them back.
 */
import * as v from 'valibot';

/** Raised when a page of before can no longer talk to the host: the host then asks it to reload. */
export const PROTOCOL = 1;

/** The address of the socket, beside the page; a page adds `?tab=` with an id of its tab, so that it is counted once. */
export const SOCKET_PATH = 'play';

/** With these the host closes a socket; the page connects again by itself after `tooMuch` and `stopping` only. */
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

/** Who looks at a game: a player, or an onlooker, who gets what both players may see. */
export const VIEWERS = [...SIDES, 'onlooker'] as const;
export type Viewer = (typeof VIEWERS)[number];

// Changes of plain JSON ------------------------------------------------------------------------------------------

/** How plain JSON differs from another: its new value, or what changes by key; 0 takes a key away. */
export type Change = readonly [value: unknown] | { readonly [key: string]: Change | 0 };
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What makes `after` out of `before`; null where they are the same. */
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

/** `before` with the change made; what did not change is shared. */
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
/** Made by the page, another one for each step: the same one sent again gets the same answer. */
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
  /** An action of the game; the engine judges it. */
  v.strictObject({ kind: v.literal('act'), action: v.looseObject({ type: v.string() }) }),
  /** Back to the position after the entry `to`, as far as that needs nobody's consent. */
  v.strictObject({ kind: v.literal('undo'), to: count }),
  /** The same with the other's consent. */
  v.strictObject({ kind: v.literal('ask'), what: v.literal('undo'), to: count }),
  v.strictObject({ kind: v.literal('ask'), what: v.literal('draw') }),
  v.strictObject({ kind: v.literal('ask'), what: v.literal('rematch') }),
  /** `ask` is the number of the entry that asks. */
  v.strictObject({ kind: v.literal('answer'), ask: count, granted: v.boolean() }),
  v.strictObject({ kind: v.literal('resign') }),
  /** The other's time is up. */
  v.strictObject({ kind: v.literal('claim') }),
  /** Time that is up loses by itself, where both sides say so. */
  v.strictObject({ kind: v.literal('automatic'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('chat'), text: text(LONGEST_CHAT) }),
  v.strictObject({ kind: v.literal('name'), name: text(24) }),
  /** Where to tell that it is one's turn; null: nowhere. */
  v.strictObject({ kind: v.literal('webhook'), webhook: v.nullable(webhook) }),
  /**
   * A new link in the place of the onlookers'; the old one ends at once. Pages of earlier versions replace their own by it
   * too, and have lost their game where the answer is lost (`link` below).
   */
  v.strictObject({ kind: v.literal('relink'), viewer }),
]);
/** What a player may ask to be entered in the record. */
export type Request = v.InferOutput<typeof requestSchema>;

export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('join'),
    protocol: v.number(),
    link: v.pipe(v.string(), v.maxLength(100)),
    /** The last entry that the page holds with its position: what came after it is sent. Null: only the position. */
    from: v.optional(v.nullable(count), null),
    /** Asks only what the link leads to: `welcome` is all that comes, and nobody has joined. */
    look: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    type: v.literal('step'),
    id,
    /**
     * The last entry that the page has, or the step that it has just sent: what has been played since makes this one
     * "overtaken".
     */
    follows: v.union([count, id]),
    request: requestSchema,
  }),
  /** Entries before this one, for the log: without positions. */
  v.strictObject({ type: v.literal('log'), before: count }),
  /** Whether anybody looks at the page. */
  v.strictObject({ type: v.literal('presence'), active: v.boolean() }),
  v.strictObject({ type: v.literal('test-webhook') }),
  /** Asks for another link of one's own (null: `link` is the answer), or takes the one that was offered. */
  v.strictObject({ type: v.literal('link'), take: v.nullable(v.pipe(v.string(), v.maxLength(100))) }),
  /** Asks for a sign of life: a socket may be dead without having been closed. */
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

// A new game -----------------------------------------------------------------------------------------------------

/** Milliseconds; what is won for each decision that passes to the other, and never more than `most` in the bank. */
export interface ClockSpeed {
  readonly start: number;
  readonly gain: number;
  readonly most: number | null;
}
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Banks of days by name; a live clock names its own speed. */
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
  /** Switches by name, and numbers that the game knows; those that are missing are as recommended. */
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.boolean(), v.number()])), {}),
  /** Of whoever makes the game. */
  side,
  clock: v.optional(clock, { kind: 'none' }),
  /** Whoever makes the game wants time that is up to lose by itself. */
  automatic: v.optional(v.boolean(), false),
  /** Onlookers see the game so many seconds later. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 24 * 3600)), 0),
  /** Aids that the players do without (`About.withoutAids`). */
  withoutAids: v.optional(v.pipe(v.array(v.picklist(['advice', 'threats', 'odds'])), v.maxLength(3)), []),
  name: v.exactOptional(text(24)),
  /** The file of a game under way, which goes on here with its history. */
  record: v.exactOptional(v.string()),
});
export type NewGame = v.InferOutput<typeof newGameSchema>;

/** The answer: the three secret links. Each is put behind the address of the page, as its fragment. */
export interface NewGameAnswer {
  readonly links: Readonly<Record<Viewer, string>>;
}

// What a host sends ----------------------------------------------------------------------------------------------

/** A position as a viewer may see it. */
export interface Seen {
  readonly state: unknown;
  /** Winter War: how many counters lie face down in each hex. */
  readonly faceDown?: readonly (readonly [place: number, count: number])[];
}

export interface Result {
  readonly reason: 'resigned' | 'time' | 'draw' | 'rules';
  /** Null: nobody, or whoever the position says. */
  readonly winner: Side | null;
}

/** What is known of a game beside its position. */
export interface Status {
  readonly decider: Side | null;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  /** Who has opened his link. */
  readonly joined: readonly Side[];
  readonly automatic: Readonly<Record<Side, boolean>>;
  /** Milliseconds that each side had when the decision passed to the decider, at `since`; null: the clock stands. */
  readonly clock: { readonly left: Readonly<Record<Side, number>>; readonly since: number | null } | null;
  readonly ask: {
    readonly seq: number;
    readonly side: Side;
    readonly what: 'undo' | 'draw' | 'rematch';
  } | null;
  readonly result: Result | null;
  /** Links that a player may know: his own and the onlookers', and the other's until that one has opened it. */
  readonly links: Readonly<Partial<Record<Viewer, string>>>;
  /** The viewer's own link to the game that follows this one. */
  readonly rematch: string | null;
}

/** Something that happened, as a viewer may know it. */
export interface Entry {
  readonly seq: number;
  /** By the host's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly kind: Request['kind'] | 'join';
  readonly side: Side;
  /** The step's own id, for the side that sent it. */
  readonly id?: string;
  /** Of an action: what was done, where the viewer may know it, the dice, and the engine's events that the viewer may know. */
  readonly action?: unknown;
  readonly dice?: readonly number[];
  readonly events?: readonly unknown[];
  /** Of an undo, asked or done: the entry whose position it is. */
  readonly to?: number;
  readonly what?: 'undo' | 'draw' | 'rematch';
  readonly granted?: boolean;
  readonly on?: boolean;
  readonly text?: string;
  readonly name?: string;
  readonly webhook?: Webhook | null;
  readonly viewer?: Viewer;
  /** What it changed in the position (`Seen`); absent: nothing, or the entry was sent for the log. */
  readonly change?: Change;
}

/**
 * Why a step is refused. `rule`: the engine's refusal says it. `storage`: nothing was entered; send it again. `fault`: the
 * rules have failed over it, and would again.
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
      /** Of the page that the host serves; another one than the page's own: there is a newer page. */
      readonly build: string;
      readonly game: (typeof GAMES)[number];
      readonly options: Readonly<Record<string, boolean | number>>;
      readonly withoutAids: readonly string[];
      readonly clock: ClockChoice;
      readonly delay: number;
      readonly viewer: Viewer;
      /** The entry whose position `position` is; what came after it follows in `steps`. */
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
      /** The engine's: paragraph, key, parameters, English text and places. */
      readonly refusal?: unknown;
    }
  | {
      readonly type: 'presence';
      readonly sides: Readonly<Record<Side, Presence>>;
      /** In how many tabs and devices the viewer's own side is open. */
      readonly tabs?: number;
    }
  | { readonly type: 'webhook'; readonly ok: boolean; readonly error?: string }
  /**
   * A link for the viewer's side that nobody else knows. Once a page takes it or joins by it, the one before leads nowhere;
   * the page keeps it first. It comes unasked where whoever made the game knows the present one.
   */
  | { readonly type: 'link'; readonly link: string }
  | { readonly type: 'pong' }
  /** The page's version is too old. */
  | { readonly type: 'reload'; readonly protocol: number }
  /** The socket is about to be closed. `damaged`: the record of the game cannot be read any more. */
  | {
      readonly type: 'closing';
      readonly reason: 'no-such-game' | 'link-replaced' | 'too-much' | 'stopping' | 'damaged';
    };
