/**
 * The record of a game: rows that are only ever appended. Builds a game from them row by row, without the rules of the
 * game, so that a record can be opened even after the rules have changed. Purely synchronous, without storage.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { rulesOf, type Action, type GameEvent, type Rules, type State } from './engines.ts';
import {
  changed,
  DAY_CLOCKS,
  otherSide,
  SIDES,
  VIEWERS,
  type Change,
  type ClockChoice,
  type ClockSpeed,
  type NewGame,
  type Result,
  type Side,
  type Viewer,
  type Webhook,
} from './protocol.ts';

export interface Row {
  readonly game: string;
  readonly n: number;
  /** Host time, never before that of the previous row. */
  readonly at: number;
  readonly body: string;
  /** The whole game after this row; null when none was made. */
  readonly snapshot: string | null;
  /** A player is to be notified that it is their turn; stored beside the record until that is done. */
  readonly notice?: true;
}

/** Settings that never change after the first row. */
export interface Start {
  readonly game: NewGame['game'];
  /** Dice and links are derived from it; it never leaves the host. */
  readonly secret: string;
  readonly editions: Rules['editions'];
  readonly clock: ClockChoice;
  readonly delay: number;
  readonly withoutAids: readonly string[];
  /** Follows another game, which has given each side its link. */
  readonly isRematch?: true;
}

type Ask =
  | { readonly what: 'undo'; readonly to: number }
  | { readonly what: 'draw' }
  | { readonly what: 'rematch' };

/** The content of a row; `hidden`: viewers to whom it shows nothing. */
export type Body = { readonly hidden?: readonly Viewer[]; readonly id?: string } & (
  | { readonly kind: 'start'; readonly start: Start; readonly maker: Side; readonly name?: string }
  /** Restored from the archive, without notifying viewers: its idle time counts from here. */
  | { readonly kind: 'restore' }
  /** `replaces`: the creator of the game knows the link, so another one is to take its place. */
  | { readonly kind: 'join'; readonly side: Side; readonly replaces?: true }
  | {
      readonly kind: 'act';
      readonly side: Side;
      readonly action: Action;
      readonly dice: readonly number[];
      readonly events: readonly GameEvent[];
      readonly change: Change | null;
      readonly barrier: boolean;
    }
  | { readonly kind: 'undo'; readonly side: Side; readonly to: number }
  | { readonly kind: 'ask'; readonly side: Side; readonly ask: Ask }
  | {
      readonly kind: 'answer';
      readonly side: Side;
      readonly ask: Ask;
      readonly granted: boolean;
      /** The new game of a granted rematch. */
      readonly rematch?: Rematch;
    }
  | { readonly kind: 'resign' | 'claim'; readonly side: Side }
  | { readonly kind: 'automatic'; readonly side: Side; readonly on: boolean }
  | { readonly kind: 'chat'; readonly side: Side; readonly text: string }
  | { readonly kind: 'name'; readonly side: Side; readonly name: string }
  | { readonly kind: 'webhook'; readonly side: Side; readonly webhook: Webhook | null }
  /** `key`: of the new link (secrets.ts); missing from records of earlier versions. */
  | { readonly kind: 'relink'; readonly side: Side; readonly viewer: Viewer; readonly key?: string }
);

export interface Rematch {
  readonly game: string;
  readonly secret: string;
}

type BySide<T> = Readonly<Record<Side, T>>;
type ByViewer<T> = Readonly<Record<Viewer, T>>;

/** What is known of a game besides its positions. */
interface Meta {
  readonly start: Start;
  /** Number of entries of each viewer. */
  readonly seqs: ByViewer<number>;
  /** The last entry of each viewer that changed the position. */
  readonly moved: ByViewer<number>;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  readonly joined: readonly Side[];
  readonly automatic: BySide<boolean>;
  /** How often each link has been replaced. */
  readonly generations: ByViewer<number>;
  /** Keys of the present links (secrets.ts); "" for none. */
  readonly keys?: Readonly<Partial<Record<Viewer, string>>>;
  /** Sides whose link is to be replaced as soon as a page can store another. */
  readonly due?: readonly Side[];
  readonly webhooks: BySide<Webhook | null>;
  readonly clock: { readonly left: BySide<number>; readonly since: number | null } | null;
  readonly ask: (Ask & { readonly side: Side; readonly seqs: ByViewer<number> }) | null;
  readonly result: Result | null;
  readonly rematch: Rematch | null;
  /** The latest steps of each side with their numbers, to recognise one sent again. */
  readonly recent: BySide<readonly (readonly [id: string, seq: number])[]>;
  /** Number of rows made by each side by playing, and by all else, including rows removed since. */
  readonly entered: BySide<Entered>;
  /** The row since which one side has played unseen by all others; null when anything else has happened. */
  readonly unseen: { readonly side: Side; readonly since: number } | null;
}

interface Entered {
  readonly play: number;
  readonly talk: number;
}

interface Position {
  /** The row that led to it. */
  readonly n: number;
  readonly state: State;
  readonly seqs: ByViewer<number>;
  /** Number of actions that led to it: together with the action, this determines the dice. */
  readonly depth: number;
  /** The side whose action led to it; null: no longer known. */
  readonly side: Side | null;
  readonly barrier: boolean;
}

/** A game after some row. Immutable. */
export interface Game {
  readonly id: string;
  readonly n: number;
  readonly at: number;
  readonly meta: Meta;
  /** Positions in order, the present one last; the first is the earliest one in memory. */
  readonly line: readonly Position[];
  /** The last row with a snapshot, and the row of its position: the game is opened from there. */
  readonly opening: { readonly n: number; readonly position: number };
}

/** Number of steps of each side that are remembered. */
const REMEMBERED = 50;

export const rulesIn = ({ meta }: Game): Rules => rulesOf(meta.start.game);
export const top = ({ line }: Game): Position => line.at(-1)!;

/** The side to decide; null when the game has ended. */
export const deciderOf = (game: Game): Side | null =>
  game.meta.result ? null : rulesIn(game).decider(top(game).state);

export function speedOf(clock: ClockChoice): ClockSpeed | null {
  if (clock.kind === 'none') return null;
  if (clock.kind !== 'live') return DAY_CLOCKS[clock.kind];
  return { start: clock.minutes * 60_000, gain: clock.increment * 1000, most: null };
}

/** Milliseconds that a side has left; null without a clock. */
export function timeLeft(game: Game, side: Side, now: number): number | null {
  const { clock } = game.meta;
  if (!clock) return null;
  const runs = clock.since !== null && deciderOf(game) === side;
  return clock.left[side] - (runs ? Math.max(0, now - clock.since) : 0);
}

// The record, row by row -----------------------------------------------------------------------------------------

const all = <T>(value: T): Record<Viewer, T> => ({ finn: value, soviet: value, onlooker: value });

const NOTHING_ENTERED: Pick<Meta, 'entered' | 'unseen'> = {
  entered: { finn: { play: 0, talk: 0 }, soviet: { play: 0, talk: 0 } },
  unseen: null,
};

/** The game of a first row. */
export function begin(id: string, at: number, body: Body & { readonly kind: 'start' }, state: State): Game {
  const { start, maker, name } = body;
  const speed = speedOf(start.clock);
  return {
    id,
    n: 0,
    at,
    line: [{ n: 0, state, seqs: all(0), depth: 0, side: null, barrier: true }],
    opening: { n: 0, position: 0 },
    meta: {
      start,
      seqs: all(0),
      moved: all(0),
      players: name ? { [maker]: name } : {},
      joined: [],
      automatic: { finn: false, soviet: false },
      generations: all(0),
      webhooks: { finn: null, soviet: null },
      clock: speed && { left: { finn: speed.start, soviet: speed.start }, since: null },
      ask: null,
      result: null,
      rematch: null,
      recent: { finn: [], soviet: [] },
      ...NOTHING_ENTERED,
    },
  };
}

/** The row whose position is restored by a row; null when it restores none. */
export function backTo(body: Body): number | null {
  if (body.kind === 'undo') return body.to;
  return body.kind === 'answer' && body.granted && body.ask.what === 'undo' ? body.ask.to : null;
}

/** The position after a row, with the earlier ones to which the game can still go back. */
function lineAfter({ line, meta }: Game, n: number, body: Body, seqs: ByViewer<number>): readonly Position[] {
  const before = line.at(-1)!;
  if (body.kind === 'act') {
    const { side, barrier } = body;
    const state = changed(before.state, body.change);
    return [...line, { n, state, seqs, depth: before.depth + 1, side, barrier }];
  }
  const to = backTo(body);
  if (to === null) return line;
  const index = line.findIndex((position) => position.n === to);
  if (index < 0)
    throw new Error(`Row ${n} goes back to before what is known of the game (${meta.start.game}).`);
  return line.slice(0, index + 1);
}

const changesPosition = (body: Body): boolean => body.kind === 'act' || backTo(body) !== null;

type Play = Body & { readonly kind: 'act' | 'undo' };
const isPlay = (body: Body): body is Play => body.kind === 'act' || body.kind === 'undo';

/** The side that has played unseen by all others, and since when, after a row. */
function unseenAfter({ n, meta }: Game, body: Body): Meta['unseen'] {
  if (!isPlay(body) || body.hidden?.length !== VIEWERS.length - 1) return null;
  return meta.unseen?.side === body.side ? meta.unseen : { side: body.side, since: n };
}

/**
 * For a row that takes back steps unseen by all others: the row after which all rows up to it are pointless and may be
 * removed; null when there are none. Only their owner's numbers continue, as the row itself shows.
 */
export function vainAfter({ meta }: Game, body: Body): number | null {
  if (body.kind !== 'undo' || meta.unseen?.side !== body.side) return null;
  return Math.max(body.to, meta.unseen.since);
}

/** The clock changes only when the decision passes on, so that it reveals nothing in between. */
function clockAfter(before: Game, body: Body, after: Game): Meta['clock'] {
  const { clock } = before.meta;
  const speed = speedOf(before.meta.start.clock);
  if (!clock || !speed) return clock;
  const from = deciderOf(before);
  const to = deciderOf(after);
  if (clock.since === null)
    return to && after.meta.joined.length === SIDES.length ? { ...clock, since: after.at } : clock;
  if (from === to || !from) return clock;
  const rest = clock.left[from] - Math.max(0, after.at - clock.since);
  const gain = body.kind === 'act' && to ? speed.gain : 0;
  const left = speed.most === null ? rest + gain : Math.max(rest, Math.min(rest + gain, speed.most));
  return { left: { ...clock.left, [from]: left }, since: to ? after.at : null };
}

const resultAfter = (game: Game, body: Body, line: readonly Position[]): Result | null => {
  if (game.meta.result) return game.meta.result;
  if (body.kind === 'resign') return { reason: 'resigned', winner: otherSide(body.side) };
  if (body.kind === 'claim') return { reason: 'time', winner: body.side };
  if (body.kind === 'answer' && body.granted && body.ask.what === 'draw')
    return { reason: 'draw', winner: null };
  if (body.kind === 'act' && !rulesIn(game).decider(line.at(-1)!.state))
    return { reason: 'rules', winner: null };
  return null;
};

function metaAfter(game: Game, body: Body, seqs: ByViewer<number>, line: readonly Position[]): Meta {
  const { meta } = game;
  const result = resultAfter(game, body, line);
  // An action hidden from some viewers must not show by cancelling a question.
  const endsAsk = body.kind === 'answer' || (changesPosition(body) && !body.hidden?.length);
  const moved = changesPosition(body)
    ? (Object.fromEntries(
        VIEWERS.map((viewer) => [viewer, body.hidden?.includes(viewer) ? meta.moved[viewer] : seqs[viewer]]),
      ) as Record<Viewer, number>)
    : meta.moved;
  const next = { ...meta, seqs, moved, result, ask: endsAsk || (result && !meta.result) ? null : meta.ask };
  if (body.kind === 'start' || body.kind === 'restore') return next;
  const { side } = body;
  const recent = body.id
    ? {
        ...meta.recent,
        [side]: [...meta.recent[side], [body.id, seqs[side]] as const].slice(-REMEMBERED),
      }
    : meta.recent;
  const known = { ...next, recent };
  switch (body.kind) {
    case 'join':
      return {
        ...known,
        joined: [...meta.joined, side],
        ...(body.replaces && { due: [...(meta.due ?? []), side] }),
      };
    case 'ask':
      return { ...known, ask: { ...body.ask, side, seqs } };
    case 'answer':
      return body.rematch ? { ...known, rematch: body.rematch } : known;
    case 'automatic':
      return { ...known, automatic: { ...meta.automatic, [side]: body.on } };
    case 'name':
      return { ...known, players: { ...meta.players, [side]: body.name } };
    case 'webhook':
      return { ...known, webhooks: { ...meta.webhooks, [side]: body.webhook } };
    case 'relink': {
      const { viewer } = body;
      return {
        ...known,
        generations: { ...meta.generations, [viewer]: meta.generations[viewer] + 1 },
        keys: { ...meta.keys, [viewer]: body.key ?? '' },
        due: (meta.due ?? []).filter((one) => one !== viewer),
      };
    }
    case 'act':
    case 'undo':
    case 'resign':
    case 'claim':
    case 'chat':
      return known;
  }
}

/** The game after row `n`; rows missing in between were this side's own. */
function advance(game: Game, n: number, at: number, body: Body): Game {
  const gone = n - game.n - 1;
  if (gone && body.kind !== 'undo') throw new Error(`Row ${game.n + 1} is missing.`);
  const counted = (viewer: Viewer): number =>
    (body.hidden?.includes(viewer) ? 0 : 1) + ('side' in body && viewer === body.side ? gone : 0);
  const seqs = Object.fromEntries(
    VIEWERS.map((viewer) => [viewer, game.meta.seqs[viewer] + counted(viewer)]),
  ) as Record<Viewer, number>;
  const line = lineAfter(game, n, body, seqs);
  const meta = { ...metaAfter(game, body, seqs, line), ...enteredAfter(game, n, body) };
  const next = { id: game.id, n, at, line, opening: game.opening, meta };
  return { ...next, meta: { ...meta, clock: clockAfter(game, body, next) } };
}

function enteredAfter(game: Game, n: number, body: Body): Pick<Meta, 'entered' | 'unseen'> {
  const { entered } = game.meta;
  const unseen = unseenAfter(game, body);
  if (!('side' in body)) return { entered, unseen };
  const { play, talk } = entered[body.side];
  const own = isPlay(body) ? { play: play + n - game.n, talk } : { play, talk: talk + 1 };
  return { entered: { ...entered, [body.side]: own }, unseen };
}

const pack = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64');

/** The most rows after a snapshot, all of which are followed when the game is opened. */
export const SNAPSHOT_EVERY = 200;

/** True when a snapshot is due: at the start of a phase, when the game goes back further, and at intervals. */
const needsSnapshot = (before: Game, after: Game): boolean =>
  rulesIn(before).phaseMark(top(before).state) !== rulesIn(after).phaseMark(top(after).state) ||
  top(after).n < before.opening.position ||
  after.n - before.opening.n >= SNAPSHOT_EVERY;

export const firstRow = (game: Game, body: Body): Row => rowWith(game, body, true);

function rowWith(game: Game, body: Body, hasSnapshot: boolean): Row {
  const { id, n, at, meta } = game;
  const snapshot = hasSnapshot ? pack({ position: top(game), meta }) : null;
  return { game: id, n, at, body: JSON.stringify(body), snapshot };
}

/** If the row has a snapshot, the game is opened from it. */
const openedAt = (game: Game, { n, snapshot }: Row): Game =>
  snapshot === null ? game : { ...game, opening: { n, position: top(game).n } };

/** Appends a row: returns it and the game after it. */
export function enter(before: Game, at: number, body: Body): { readonly row: Row; readonly game: Game } {
  const after = advance(before, before.n + 1, at, body);
  const row = rowWith(after, body, needsSnapshot(before, after));
  return { row, game: openedAt(after, row) };
}

/** The stored data of a game is permanently unreadable, unlike a database that does not answer now. */
export class DamagedRecord extends Error {}

/** The game as stored in the snapshot of a row. */
export function openSnapshot({ game, n, at, snapshot }: Row): Game {
  const { position, meta } = readStored(game, n, () => {
    if (snapshot === null) throw new Error('There is no snapshot.');
    const text = inflateRawSync(Buffer.from(snapshot, 'base64')).toString('utf8');
    return JSON.parse(text) as { position: Position; meta: Meta };
  });
  // Older snapshots do not count entered rows.
  const known = { ...NOTHING_ENTERED, ...meta };
  return { id: game, n, at, line: [position], opening: { n, position: position.n }, meta: known };
}

export const bodyOf = ({ game, n, body }: Row): Body => readStored(game, n, () => JSON.parse(body) as Body);

function readStored<T>(game: string, n: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new DamagedRecord(`Row ${n} of game ${game} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** The game after one more row; if it goes back beyond the known positions, its snapshot has the position. */
export function follow(game: Game, row: Row): Game {
  const body = bodyOf(row);
  const to = backTo(body);
  if (to !== null && to < game.line[0]!.n) return openSnapshot(row);
  return openedAt(advance(game, row.n, row.at, body), row);
}

/**
 * Number of positions kept in memory: all since the last snapshot, since rows may go back to those without a snapshot
 * of their own. Earlier ones are read again when needed.
 */
const KEPT_POSITIONS = SNAPSHOT_EVERY + 50;
/** The game without positions so old that they are unlikely to be needed. */
export const shortened = (game: Game): Game =>
  game.line.length > 2 * KEPT_POSITIONS ? { ...game, line: game.line.slice(-KEPT_POSITIONS) } : game;
