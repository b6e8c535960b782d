/** Who plays which side, now and in the next game. Imports no game, to keep the start screen light. */
import { AIDS, type Aid, type Seats } from '#engine/core/about.ts';
import type { GameMeta } from '../game/meta.ts';
import type { Side } from '../game/position.ts';

/** A person, or a computer player by its level. */
export type Seat = string;
/** A person, in records. */
export const HUMAN: Seat = 'human';
/** A remote player: actions come from a host, and are shown as a computer player's are. */
export const REMOTE: Seat = 'remote';

/** People play both sides. Sides that are not named are played by people. */
export const PEOPLE: Seats = { seed: 0 };

/** The same with every side named. */
export const seated = ({ sides }: GameMeta, seats: Seats): Seats => ({
  ...Object.fromEntries(sides.map((side) => [side, HUMAN])),
  ...seats,
});

export const seatAt = (seats: Seats, side: Side): Seat => String(seats[side] ?? HUMAN);

/** True for a computer player and a remote player. */
export const isLevel = (seat: unknown): seat is string => typeof seat === 'string' && seat !== HUMAN;

const sidesIn = (seats: Seats): readonly Side[] => Object.keys(seats).filter((key) => key !== 'seed');

/** The sides of computer players or a remote player. */
export const computerSides = (seats: Seats): readonly Side[] =>
  sidesIn(seats).filter((side) => isLevel(seats[side]));

/** The one side of a person against the computer; null if people play both sides or neither. */
export function onlyHuman(seats: Seats): Side | null {
  const [computer, other] = computerSides(seats);
  if (computer === undefined || other !== undefined) return null;
  return sidesIn(seats).find((side) => side !== computer) ?? null;
}

/** The choice for the last game on this device. */
export interface SeatChoice {
  readonly kind: 'people' | 'ai' | 'watch';
  /** The person's side against the computer. */
  readonly side: Side;
  /** The level of the computer player; "" if the game has none. */
  readonly level: string;
  /** Levels of both computer players in a game without people. */
  readonly watched: Readonly<Record<Side, string>>;
}

/** Default: against the weakest computer player, since most players start alone. */
function firstChoice({ sides, levels }: GameMeta): SeatChoice {
  const [weakest = ''] = levels;
  const usual = levels[Math.floor(levels.length / 2)] ?? weakest;
  return {
    kind: levels.length ? 'ai' : 'people',
    side: sides[0],
    level: weakest,
    watched: Object.fromEntries(sides.map((side) => [side, usual])),
  };
}

/** Stored name of `level`, from earlier versions. */
const KEPT_LEVEL = 'rival';

const keyOf = ({ id }: GameMeta): string => `${id}-seats`;

/** The choice for the last game of this kind, as far as it can be read. */
export const rememberedSeats = (card: GameMeta): SeatChoice => chosenSeats(card).seats;

/** The same; `was`: there is a stored choice. */
export function chosenSeats(card: GameMeta): { readonly was: boolean; readonly seats: SeatChoice } {
  const { sides, levels } = card;
  const first = firstChoice(card);
  const levelOr = (level: unknown, other: string): string =>
    typeof level === 'string' && levels.includes(level) ? level : other;
  try {
    const text = localStorage.getItem(keyOf(card));
    const kept: unknown = JSON.parse(text ?? '{}');
    const {
      kind,
      side,
      [KEPT_LEVEL]: level,
      watched,
    } = (typeof kept === 'object' && kept ? kept : {}) as Partial<SeatChoice> & {
      readonly [KEPT_LEVEL]?: unknown;
    };
    const seats: SeatChoice = {
      kind: levels.length && (kind === 'people' || kind === 'watch') ? kind : first.kind,
      side: side !== undefined && sides.includes(side) ? side : first.side,
      level: levelOr(level, first.level),
      watched: Object.fromEntries(
        sides.map((of) => [of, levelOr(watched?.[of], first.watched[of] ?? first.level)]),
      ),
    };
    return { was: text !== null, seats };
  } catch {
    return { was: false, seats: first };
  }
}

/** Stores a choice for the next game of this kind. */
export function rememberSeats(card: GameMeta, { level, ...choice }: SeatChoice): void {
  try {
    localStorage.setItem(keyOf(card), JSON.stringify({ ...choice, [KEPT_LEVEL]: level }));
  } catch {
    // Without storage the player chooses again next time.
  }
}

/** The seats that result from a choice. */
export function seatsOf(
  { sides }: GameMeta,
  { kind, side, level, watched }: SeatChoice,
): Readonly<Record<Side, Seat>> {
  if (kind === 'watch') return watched;
  return Object.fromEntries(sides.map((of) => [of, kind === 'people' || of === side ? HUMAN : level]));
}

/** The aids that are switched off after allowing or excluding one. */
export const withAid = (without: readonly Aid[], aid: Aid, allowed: boolean): readonly Aid[] =>
  AIDS.filter((one) => (one === aid ? !allowed : without.includes(one)));
