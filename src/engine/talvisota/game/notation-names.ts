/** How the notation writes spaces, boxes, forces and plain data of Talvisota: "SUM", "KAR1", "3FUS+1TAN". */
import {
  joined,
  listOf,
  named,
  NOTHING,
  oneOf,
  refuseAt,
  split,
  type ValueNames,
  type Wanted,
  type Word,
} from '#engine/core/notation-text.ts';
import { FRONTS, placeOf, SPACES, type Front, type Side, type Space } from '../board/board.ts';
import {
  FINNISH_UNITS,
  finns,
  SOVIET_UNITS,
  soviets,
  type FinnishForce,
  type SovietForce,
} from '../units/forces.ts';
import { SLOTS, slotsOf, type Slot } from '../units/strategies.ts';

export type Force = SovietForce | FinnishForce;

const SPACE_NAMES: ReadonlyMap<string, Space> = new Map(SPACES.map(({ id }, space) => [id, space]));
export const isSpaceName = (text: string): boolean => SPACE_NAMES.has(text);
export const writeSpace = (space: Space): string => placeOf(space).id;
export const readSpace = (word: Word): Space => named(word, SPACE_NAMES, 'space');
export const writeSpaces = (spaces: readonly Space[]): string => joined(spaces.map(writeSpace));
export const readSpaces = (word: Word): Space[] => listOf(word).map(readSpace);

export const readFront = (word: Word): Front => oneOf(word, FRONTS, 'front');

/** "LAP1", "KAR2": boxes are numbered within their front. */
const SLOT_NAMES = SLOTS.map((front, slot) => `${front}${slotsOf(front).indexOf(slot) + 1}`);
const SLOT_NUMBERS: ReadonlyMap<string, Slot> = new Map(SLOT_NAMES.map((name, slot) => [name, slot]));
export const writeSlot = (slot: Slot): string => SLOT_NAMES[slot]!;
export const readSlot = (word: Word): Slot => named(word, SLOT_NUMBERS, 'front');

/** A value that may be null. */
export const orNothing = <T>(value: T | null, write: (value: T) => string): string =>
  value === null ? NOTHING : write(value);
export const readOrNothing = <T>(word: Word, read: (word: Word) => T): T | null =>
  word.text === NOTHING ? null : read(word);

export const writeForce = (force: Force): string =>
  joined(
    Object.entries(force).flatMap(([unit, count]: [string, number]) => (count ? [`${count}${unit}`] : [])),
    '+',
  );

/** The number of units of each kind; `kinds` are the kinds allowed. */
function readCounts(word: Word, kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const part of listOf(word, '+')) {
    const [, count, kind = ''] = /^(\d{1,2})([A-Z]+)$/.exec(part.text) ?? [];
    if (!kinds.includes(kind)) return refuseAt(part, 'expected', { what: 'units', found: part.text });
    if (kind in counts) refuseAt(part, 'twice', { found: kind });
    counts[kind] = Number(count);
  }
  return counts;
}

export const readSoviets = (word: Word): SovietForce => soviets(readCounts(word, SOVIET_UNITS));
export const readFinns = (word: Word): FinnishForce => finns(readCounts(word, FINNISH_UNITS));

export function readBoth(word: Word): { readonly soviet: SovietForce; readonly finn: FinnishForce } {
  const counts = readCounts(word, [...SOVIET_UNITS, ...FINNISH_UNITS]);
  const part = (kinds: readonly string[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, counts[kind] ?? 0]));
  return { soviet: soviets(part(SOVIET_UNITS)), finn: finns(part(FINNISH_UNITS)) };
}

export const writeBoth = (soviet: SovietForce, finn: FinnishForce): string =>
  writeForce({ ...soviet, ...finn } as SovietForce);

/** Several words out of a list of allowed ones. */
export const readSome = <T extends string>(word: Word, words: readonly T[], what: Wanted = 'value'): T[] =>
  listOf(word).map((one) => oneOf(one, words, what));

/** `ART:KAR,AIR:LAD`: supports with their fronts. */
export const writePosts = <T extends string>(
  posts: Readonly<Partial<Record<T, Front>>>,
  supports: readonly T[],
): string => joined(supports.flatMap((support) => (posts[support] ? [`${support}:${posts[support]}`] : [])));
export function readPosts<T extends string>(word: Word, supports: readonly T[]): Partial<Record<T, Front>> {
  const posts: Partial<Record<T, Front>> = {};
  for (const one of listOf(word)) {
    const [support, front] = split(one, ':');
    if (!front) return refuseAt(one, 'expected', { what: 'front', found: one.text });
    posts[oneOf(support!, supports, 'value')] = readFront(front);
  }
  return posts;
}

const SPACE_KEYS = ['from', 'target', 'space', 'spaces[]'];
const SLOT_KEYS = ['slot', 'answer'];

/** Writes spaces, boxes and forces in plain data, recognised by their keys. */
export const namesFor = (side: Side): ValueNames => ({
  write(key, value) {
    if (key === 'units') return writeForce(value as Force);
    if (typeof value !== 'number') return undefined;
    if (SPACE_KEYS.includes(key)) return writeSpace(value);
    return SLOT_KEYS.includes(key) ? writeSlot(value) : undefined;
  },
  read(key, word) {
    if (key === 'units') return side === 'soviet' ? readSoviets(word) : readFinns(word);
    if (SPACE_KEYS.includes(key)) return readSpace(word);
    return SLOT_KEYS.includes(key) ? readSlot(word) : undefined;
  },
});
