import type { Seat, Seats, Side } from '../../engine/winter-war/index.ts';

/** The computer players by their levels. Kept free of the engine: the start screen is light. */
export type Level = Exclude<Seat, 'human'>;
export const LEVELS = ['recruit', 'officer', 'general'] as const satisfies readonly Level[];
export const SIDES = ['finn', 'soviet'] as const satisfies readonly Side[];

/** People play both sides. */
export const PEOPLE: Seats = { finn: 'human', soviet: 'human', seed: 0 };

export const isLevel = (seat: unknown): seat is Level => (LEVELS as readonly unknown[]).includes(seat);

/** The sides that computer players play. */
export const computerSides = (seats: Seats): readonly Side[] => SIDES.filter((side) => isLevel(seats[side]));

/** The one side that a person plays against the computer; null where people play both, or nobody does. */
export function onlyHuman(seats: Seats): Side | null {
  const [computer, other] = computerSides(seats);
  if (!computer || other) return null;
  return computer === 'finn' ? 'soviet' : 'finn';
}

/** What was chosen on this device for the last game. */
export interface SeatChoice {
  readonly kind: 'people' | 'rival' | 'watch';
  /** The side of the person who plays the computer. */
  readonly side: Side;
  readonly rival: Level;
  /** Both computer players of a game that is watched. */
  readonly watched: Readonly<Record<Side, Level>>;
}

/** Most come to the table alone: an opponent is there at once, and one press away from another level. */
const FIRST: SeatChoice = {
  kind: 'rival',
  side: 'finn',
  rival: 'recruit',
  watched: { finn: 'officer', soviet: 'officer' },
};

const KEY = 'winter-war-seats';

const levelOr = (level: unknown, other: Level): Level => (isLevel(level) ? level : other);

/** As far as it can still be read. */
export function rememberedSeats(): SeatChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { kind, side, rival, watched } = (
      typeof kept === 'object' && kept ? kept : {}
    ) as Partial<SeatChoice>;
    return {
      kind: kind === 'people' || kind === 'watch' ? kind : FIRST.kind,
      side: side === 'soviet' ? side : FIRST.side,
      rival: levelOr(rival, FIRST.rival),
      watched: {
        finn: levelOr(watched?.finn, FIRST.watched.finn),
        soviet: levelOr(watched?.soviet, FIRST.watched.soviet),
      },
    };
  } catch {
    return FIRST;
  }
}

export function rememberSeats(choice: SeatChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Who sits where by such a choice. */
export function seatsOf({ kind, side, rival, watched }: SeatChoice): Readonly<Record<Side, Seat>> {
  if (kind === 'watch') return watched;
  if (kind === 'people') return PEOPLE;
  return side === 'finn' ? { finn: 'human', soviet: rival } : { finn: rival, soviet: 'human' };
}
