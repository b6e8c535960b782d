/** Who plays which side, at the table and in the next game of this device. Free of games: the start screen is light. */
import { AIDS, type Aid } from '#engine/core/about.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { GameMeta } from '../game/meta.ts';
import type { Side } from '../game/position.ts';

/** Who plays a side: a person, or a computer player by its level. */
export type Seat = string;
/** A person, in records. */
export const HUMAN: Seat = 'human';
/** Somebody in another place: what he does comes from a host, and is shown as a computer player's actions are. */
export const REMOTE: Seat = 'remote';

/** People play both sides. Sides that are not named are played by people. */
export const PEOPLE: Seats = { seed: 0 };

/** The same with every side named. */
export const seated = ({ sides }: GameMeta, seats: Seats): Seats => ({
  ...Object.fromEntries(sides.map((side) => [side, HUMAN])),
  ...seats,
});

/** Who plays a side. */
export const seatAt = (seats: Seats, side: Side): Seat => String(seats[side] ?? HUMAN);

/** True of a computer player, and of somebody in another place. */
export const isLevel = (seat: unknown): seat is string => typeof seat === 'string' && seat !== HUMAN;

const sidesIn = (seats: Seats): readonly Side[] => Object.keys(seats).filter((key) => key !== 'seed');

/** The sides that computer players play, or somebody in another place. */
export const computerSides = (seats: Seats): readonly Side[] =>
  sidesIn(seats).filter((side) => isLevel(seats[side]));

/** The one side that a person plays against the computer; null where people play both, or nobody does. */
export function onlyHuman(seats: Seats): Side | null {
  const [computer, other] = computerSides(seats);
  if (computer === undefined || other !== undefined) return null;
  return sidesIn(seats).find((side) => side !== computer) ?? null;
}

/** What was chosen on this device for the last game. */
export interface SeatChoice {
  readonly kind: 'people' | 'ai' | 'watch';
  /** The side of the person who plays the computer. */
  readonly side: Side;
  /** The level of the computer player; "" where the game has none. */
  readonly level: string;
  /** Both computer players of a game that is watched. */
  readonly watched: Readonly<Record<Side, string>>;
}

/** Most come to the table alone: an opponent is there at once, and one press away from another level. */
function firstChoice({ sides, levels }: GameMeta): SeatChoice {
  const [weakest = '', usual = weakest] = levels;
  return {
    kind: levels.length ? 'ai' : 'people',
    side: sides[0],
    level: weakest,
    watched: Object.fromEntries(sides.map((side) => [side, usual])),
  };
}

/** The level of the computer player where the choice is kept: the name that earlier versions gave it. */
const KEPT_LEVEL = 'rival';

const keyOf = ({ id }: GameMeta): string => `${id}-seats`;

/** What was chosen for the last game of this kind, as far as it can still be read. */
export const rememberedSeats = (card: GameMeta): SeatChoice => chosenSeats(card).seats;

/** The same; `was`: something was chosen on this device. */
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

/** Keeps a choice for the next game of this kind. */
export function rememberSeats(card: GameMeta, { level, ...choice }: SeatChoice): void {
  try {
    localStorage.setItem(keyOf(card), JSON.stringify({ ...choice, [KEPT_LEVEL]: level }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Who sits where by such a choice. */
export function seatsOf(
  { sides }: GameMeta,
  { kind, side, level, watched }: SeatChoice,
): Readonly<Record<Side, Seat>> {
  if (kind === 'watch') return watched;
  return Object.fromEntries(sides.map((of) => [of, kind === 'people' || of === side ? HUMAN : level]));
}

/** The aids that are left out once one is allowed, or done without. */
export const withAid = (without: readonly Aid[], aid: Aid, allowed: boolean): readonly Aid[] =>
  AIDS.filter((one) => (one === aid ? !allowed : without.includes(one)));
