import type { Codec } from '#table/game';
import { SEATS, type Hex, type Seats, type State } from '#engine/winter-war';
import { ByteReader, ByteWriter } from '#kit/bytes/bytes.ts';
import { optionsIn, readPosition, readStart, writePosition, writeStart, type Start } from './start.ts';
import { readSteps, writeSteps, type RecordedStep } from './steps.ts';

/** Output of `serialise`, including what the table adds. */
interface GameRecord {
  readonly format: 'winter-war';
  readonly version: number;
  readonly rules: number;
  readonly board: number;
  readonly id?: string;
  readonly seats?: Seats;
  readonly start: Start;
  readonly past?: {
    readonly rules: number;
    readonly board: number;
    readonly steps: readonly RecordedStep[];
    readonly lost: number;
  };
  readonly steps: readonly RecordedStep[];
  readonly at: number;
  readonly position?: State;
  readonly variations?: unknown;
}

/**
 * Optional parts, one bit each. The order is part of the form; the three before the last occur only in
 * earlier versions.
 */
const PARTS = ['id', 'seats', 'past', 'position', 'changed', 'reopened', 'seal', 'variations'] as const;
type Part = (typeof PARTS)[number];

const placesIn = (start: Start): Hex[] => ('state' in start ? start.state.units.map(({ at }) => at) : []);

function writeSeats(out: ByteWriter, seats: Seats): void {
  for (const seat of [seats.finn, seats.soviet]) out.byte(SEATS.indexOf(seat));
  out.word(seats.seed);
}

const readSeats = (from: ByteReader) => ({
  finn: SEATS[from.byte()],
  soviet: SEATS[from.byte()],
  seed: from.word(),
});

/** Packs a recorded game, as `serialise` writes it, into about a twentieth of its length. */
export function pack(text: string): Uint8Array<ArrayBuffer> {
  const record = JSON.parse(text) as GameRecord;
  const { version, rules, board, id, seats, start, past, steps, at, position, variations } = record;
  const out = new ByteWriter();
  for (const number of [version, rules, board]) out.number(number);
  out.number(
    PARTS.reduce((bits, part, i) => bits + (record[part as keyof GameRecord] === undefined ? 0 : 2 ** i), 0),
  );
  out.number(at);
  if (id !== undefined) out.text(id);
  if (seats) writeSeats(out, seats);
  writeStart(out, start, version);
  writeSteps(out, steps, placesIn(start));
  if (past) {
    for (const number of [past.rules, past.board, past.lost]) out.number(number);
    writeSteps(out, past.steps, []);
  }
  if (position) {
    out.words(position.random);
    writePosition(out, position);
  }
  // Few and rare, so they are kept as JSON.
  if (variations) out.text(JSON.stringify(variations));
  return out.done();
}

/** Unpacks a recorded game for `restore` to validate. Throws for malformed bytes. */
export function unpack(bytes: Uint8Array): string {
  const from = new ByteReader(bytes);
  const version = from.number();
  const record = version === 1 ? readFirst(from) : readSecond(from, version);
  if (!from.ended) throw new RangeError('There are bytes left over');
  return JSON.stringify({ format: 'winter-war', version, ...record });
}

/** Reads a record of the first version, which has no edition. */
function readFirst(from: ByteReader) {
  const rules = from.number();
  const at = from.number();
  const start = readStart(from, 1);
  const steps = readSteps(from, placesIn(start));
  // At the end, and absent when people play both sides.
  const seats = from.ended ? undefined : readSeats(from);
  return { rules, ...(seats && { seats }), start, steps, at };
}

function readSecond(from: ByteReader, version: number) {
  const rules = from.number();
  const board = from.number();
  const bits = from.number();
  const has = (part: Part): boolean => Math.floor(bits / 2 ** PARTS.indexOf(part)) % 2 === 1;
  const at = from.number();
  const id = has('id') && { id: from.text() };
  const seats = has('seats') && { seats: readSeats(from) };
  const start = readStart(from, version);
  const steps = readSteps(from, placesIn(start));
  const past = has('past') && { past: readPast(from) };
  const position = has('position') && {
    position: readPosition(from, optionsIn(start), from.words()),
  };
  // Skips a seal, which links of earlier versions have: two texts.
  if (has('seal')) for (let i = 0; i < 2; i++) from.text();
  const variations = has('variations') && { variations: JSON.parse(from.text()) as unknown };
  return {
    rules,
    board,
    ...id,
    ...seats,
    start,
    ...past,
    steps,
    at,
    ...position,
    ...variations,
  };
}

function readPast(from: ByteReader) {
  const rules = from.number();
  const board = from.number();
  const lost = from.number();
  return { rules, board, steps: readSteps(from, []), lost };
}

/**
 * Forms 1 and 2 (with computer players) hold the first record, which had no edition; they stay readable for
 * ever. Form 4 holds tried lines, form 5 an agreed handicap; other games are written in form 3, which earlier
 * versions can read.
 */
export const codec: Codec = {
  form: 5,
  formOf(text) {
    const record = JSON.parse(text) as GameRecord;
    return optionsIn(record.start).handicap ? 5 : record.variations ? 4 : 3;
  },
  pack,
  unpack,
};
