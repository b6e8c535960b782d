/** The map as tables: spaces, connections, fronts. `reconstructed.ts` lists what is a reconstruction. */
import data from './spaces.json' with { type: 'json' };

/** A space by its index in spaces.json. Saves contain it, so it must not change. */
export type Space = number;
export type Side = 'soviet' | 'finn';
export const FRONTS = ['LAP', 'LAD', 'KAR'] as const;
export type Front = (typeof FRONTS)[number];

export const byFront = <T>(value: (front: Front) => T): Record<Front, T> =>
  Object.fromEntries(FRONTS.map((front) => [front, value(front)])) as Record<Front, T>;

export type LinkKind = 'road' | 'rail' | 'ice';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly front: Front;
  readonly owner: Side;
  /** Added to the Finnish total, and taken from Finnish morale when the space falls (1.3.1); 0 on Soviet ground. */
  readonly value: number;
  readonly fortified: boolean;
  /** A logistic centre, where Soviet supply chains start (1.1). */
  readonly centre: boolean;
  readonly lat: number;
  readonly lon: number;
  /** The coordinates of a battle site or village, found by hand. */
  readonly approximate: boolean;
  /** The printed rules use this name; the other spaces are reconstructed. */
  readonly named: boolean;
}

export interface Link {
  readonly a: Space;
  readonly b: Space;
  readonly kind: LinkKind;
}

export const SPACES = data.spaces as readonly Place[];
const BY_ID = new Map(SPACES.map(({ id }, space) => [id, space]));

/** The space with an id ("LEN"). Throws a RangeError when there is none. */
export function spaceOf(id: string): Space {
  const space = BY_ID.get(id);
  if (space === undefined) throw new RangeError(`There is no space ${id}`);
  return space;
}

export const placeOf = (space: Space): Place => SPACES[space]!;
export const isFinnish = (space: Space): boolean => SPACES[space]!.owner === 'finn';

export const LENINGRAD = spaceOf('LEN');
export const ORANIENBAUM = spaceOf('ORA');
export const KOIVISTO = spaceOf('KOI');
export const HELSINKI = spaceOf('HEL');

/** The first turn in which units may cross the ice between Oranienbaum and Koivisto (1.3.1): Mar I. */
export const FIRST_ICE_TURN = 7;

export interface Board {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  /** Spaces connected by road or rail; with `ice` also across the frozen gulf. */
  neighbours(space: Space, ice?: boolean): readonly Space[];
}

function boardWith(dropped: readonly string[], joined: readonly (readonly [string, string])[]): Board {
  const spaces = SPACES.flatMap(({ id }, space) => (dropped.includes(id) ? [] : [space]));
  const all = [...data.connections, ...joined.map(([a, b]) => ({ a, b, kind: 'road' }))];
  const links = all
    .map(({ a, b, kind }): Link => ({ a: spaceOf(a), b: spaceOf(b), kind: kind as LinkKind }))
    .filter(({ a, b }) => spaces.includes(a) && spaces.includes(b));
  const meeting = (ice: boolean): readonly Space[][] =>
    SPACES.map((_, space) =>
      links.flatMap(({ a, b, kind }) => {
        if (kind === 'ice' && !ice) return [];
        if (a === space) return [b];
        return b === space ? [a] : [];
      }),
    );
  const dry = meeting(false);
  const frozen = meeting(true);
  return { spaces, links, neighbours: (space, ice = false) => (ice ? frozen : dry)[space]! };
}

const FULL = boardWith([], []);
/** The leaner isthmus: two spaces fewer in its lines, and no way around the main line (C22). */
const LEAN = boardWith(
  ['KAM', 'AYR'],
  [
    ['SUM', 'VII'],
    ['SUM', 'TAI'],
    ['TAI', 'ANT'],
  ],
);

export const boardOf = ({ leanIsthmus }: { readonly leanIsthmus: boolean }): Board =>
  leanIsthmus ? LEAN : FULL;
