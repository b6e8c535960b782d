/**
 * A game is its record: rows that are only ever added. What is here makes a game out of them, row by row, and needs no
 * rules of a game to do so: a record can be opened even where the rules have changed since. Nothing here waits or stores.
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

/** A row of the record as it is stored. */
export interface Row {
  readonly game: string;
  readonly n: number;
  /** By the host's clock, never before that of the row before. */
  readonly at: number;
  readonly body: string;
  /** The whole game after this row, where one was made. */
  readonly snapshot: string | null;
  /** A player is to be told that it is his turn since; kept beside the record until that is done. */
  readonly notice?: true;
}

/** What holds from the first row on. */
export interface Start {
  readonly game: NewGame['game'];
  /** Dice and links follow from it; it never leaves the host. */
  readonly secret: string;
  readonly editions: Rules['editions'];
  readonly clock: ClockChoice;
  readonly delay: number;
  readonly withoutAids: readonly string[];
  /** Follows another game, which has told each side its link. */
  readonly isRematch?: true;
}

type Ask =
  | { readonly what: 'undo'; readonly to: number }
  | { readonly what: 'draw' }
  | { readonly what: 'rematch' };

/** What a row says; `hidden`: to whom it shows nothing. */
export type Body = { readonly hidden?: readonly Viewer[]; readonly id?: string } & (
  | { readonly kind: 'start'; readonly start: Start; readonly maker: Side; readonly name?: string }
  /** It came back out of the archive, which nobody is told: its rest counts from here. */
  | { readonly kind: 'restore' }
  /** `replaces`: whoever made the game knows the link, so that another takes its place. */
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
      /** The game that a granted rematch began. */
      readonly rematch?: Rematch;
    }
  | { readonly kind: 'resign' | 'claim'; readonly side: Side }
  | { readonly kind: 'automatic'; readonly side: Side; readonly on: boolean }
  | { readonly kind: 'chat'; readonly side: Side; readonly text: string }
  | { readonly kind: 'name'; readonly side: Side; readonly name: string }
  | { readonly kind: 'webhook'; readonly side: Side; readonly webhook: Webhook | null }
  /** `key`: of the new link (secrets.ts); records of earlier versions have none. */
  | { readonly kind: 'relink'; readonly side: Side; readonly viewer: Viewer; readonly key?: string }
);

export interface Rematch {
  readonly game: string;
  readonly secret: string;
}

type BySide<T> = Readonly<Record<Side, T>>;
type ByViewer<T> = Readonly<Record<Viewer, T>>;

/** What is known of a game beside its positions. */
interface Meta {
  readonly start: Start;
  /** How many entries each viewer has got. */
  readonly seqs: ByViewer<number>;
  /** The last of them that changed the position. */
  readonly moved: ByViewer<number>;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  readonly joined: readonly Side[];
  readonly automatic: BySide<boolean>;
  /** How often each link has been replaced. */
  readonly generations: ByViewer<number>;
  /** Of the present links (secrets.ts); none: "". */
  readonly keys?: Readonly<Partial<Record<Viewer, string>>>;
  /** Whose link is to be replaced as soon as a page can keep another. */
  readonly due?: readonly Side[];
  readonly webhooks: BySide<Webhook | null>;
  readonly clock: { readonly left: BySide<number>; readonly since: number | null } | null;
  readonly ask: (Ask & { readonly side: Side; readonly seqs: ByViewer<number> }) | null;
  readonly result: Result | null;
  readonly rematch: Rematch | null;
  /** The latest steps of each side with their numbers, so that one sent again is known. */
  readonly recent: BySide<readonly (readonly [id: string, seq: number])[]>;
  /** How many rows each side has made by playing, and by all else; those that are gone again count too. */
  readonly entered: BySide<Entered>;
  /** Since which row there is nothing but what one side has played unseen by all others; null: there was something else. */
  readonly unseen: { readonly side: Side; readonly since: number } | null;
}

interface Entered {
  readonly play: number;
  readonly talk: number;
}

/** A position that can be gone back to. */
interface Position {
  /** The row after which it stood. */
  readonly n: number;
  readonly state: State;
  readonly seqs: ByViewer<number>;
  /** How many actions led to it: with the action, this gives the dice. */
  readonly depth: number;
  /** Who made the action that led to it; null: not known any more. */
  readonly side: Side | null;
  readonly barrier: boolean;
}

/** A game after some row. Never changed once made. */
export interface Game {
  readonly id: string;
  readonly n: number;
  readonly at: number;
  readonly meta: Meta;
  /** The present position last; the first is as far back as this copy of the game knows. */
  readonly line: readonly Position[];
  /** The last row with a snapshot, and the row whose position it holds: from there the game is opened. */
  readonly opening: { readonly n: number; readonly position: number };
}

/** Steps whose numbers are remembered, of each side. */
const REMEMBERED = 50;

export const rulesIn = ({ meta }: Game): Rules => rulesOf(meta.start.game);
export const top = ({ line }: Game): Position => line.at(-1)!;

/** Whose decision it is; null when the game has ended. */
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

/** The row to whose position a row goes back; null: it does not. */
export function backTo(body: Body): number | null {
  if (body.kind === 'undo') return body.to;
  return body.kind === 'answer' && body.granted && body.ask.what === 'undo' ? body.ask.to : null;
}

/** The position that a row leads to, and those before it that can still be gone back to. */
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

/** Who plays unseen by all others since when, after a row. */
function unseenAfter({ n, meta }: Game, body: Body): Meta['unseen'] {
  if (!isPlay(body) || body.hidden?.length !== VIEWERS.length - 1) return null;
  return meta.unseen?.side === body.side ? meta.unseen : { side: body.side, since: n };
}

/**
 * Where a row takes back steps of which nobody else has seen anything: after which row all up to it have come to nothing, and
 * may go; null: none has. Only the numbers of their owner count on, which the row itself tells.
 */
export function vainAfter({ meta }: Game, body: Body): number | null {
  if (body.kind !== 'undo' || meta.unseen?.side !== body.side) return null;
  return Math.max(body.to, meta.unseen.since);
}

/** The clock after the decision has passed on, or not: it is told only then, so that it tells nothing in between. */
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

/** What a row changes of the rest. */
function metaAfter(game: Game, body: Body, seqs: ByViewer<number>, line: readonly Position[]): Meta {
  const { meta } = game;
  const result = resultAfter(game, body, line);
  // An action that is not shown to all must not show by what it ends.
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

/** The game after one row more, `n`; rows between that are gone were this side's own. */
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

/** Rows after a snapshot, at most: so many are followed when the game is opened. */
export const SNAPSHOT_EVERY = 200;

/** True where opening the game should begin at this row: where a phase begins, where one goes back further, now and then. */
const needsSnapshot = (before: Game, after: Game): boolean =>
  rulesIn(before).phaseMark(top(before).state) !== rulesIn(after).phaseMark(top(after).state) ||
  top(after).n < before.opening.position ||
  after.n - before.opening.n >= SNAPSHOT_EVERY;

/** The first row of a game. */
export const firstRow = (game: Game, body: Body): Row => rowWith(game, body, true);

function rowWith(game: Game, body: Body, hasSnapshot: boolean): Row {
  const { id, n, at, meta } = game;
  const snapshot = hasSnapshot ? pack({ position: top(game), meta }) : null;
  return { game: id, n, at, body: JSON.stringify(body), snapshot };
}

/** Opening it begins at this row, where that has a snapshot. */
const openedAt = (game: Game, { n, snapshot }: Row): Game =>
  snapshot === null ? game : { ...game, opening: { n, position: top(game).n } };

/** What happens next in a game: its row, and the game after it. */
export function enter(before: Game, at: number, body: Body): { readonly row: Row; readonly game: Game } {
  const after = advance(before, before.n + 1, at, body);
  const row = rowWith(after, body, needsSnapshot(before, after));
  return { row, game: openedAt(after, row) };
}

/** What is stored of a game cannot be read, and will not be: unlike a database that does not answer now. */
export class DamagedRecord extends Error {}

/** The game as a row with a snapshot left it. */
export function openSnapshot({ game, n, at, snapshot }: Row): Game {
  const { position, meta } = readStored(game, n, () => {
    if (snapshot === null) throw new Error('There is no snapshot.');
    const text = inflateRawSync(Buffer.from(snapshot, 'base64')).toString('utf8');
    return JSON.parse(text) as { position: Position; meta: Meta };
  });
  // Snapshots of before do not count what was entered.
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

/** One row further; where it goes back to before what is known, its snapshot tells the position. */
export function follow(game: Game, row: Row): Game {
  const body = bodyOf(row);
  const to = backTo(body);
  if (to !== null && to < game.line[0]!.n) return openSnapshot(row);
  return openedAt(advance(game, row.n, row.at, body), row);
}

/**
 * Positions that are kept at hand: all since the last snapshot, which rows may go back to without one of their own. What is
 * further back is read again when somebody goes back to it.
 */
const KEPT_POSITIONS = SNAPSHOT_EVERY + 50;
/** The game without what is further back than anybody is likely to go. */
export const shortened = (game: Game): Game =>
  game.line.length > 2 * KEPT_POSITIONS ? { ...game, line: game.line.slice(-KEPT_POSITIONS) } : game;
