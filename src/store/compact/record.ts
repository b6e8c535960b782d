import { SEATS, type Hex, type Seats } from '../../engine/index.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { readStart, writeStart, type Start } from './start.ts';
import { readSteps, writeSteps, type RecordedStep } from './steps.ts';

/** What `serialise` writes. */
interface GameRecord {
  readonly format: 'winter-war';
  readonly version: number;
  readonly rules: number;
  readonly seats?: Seats;
  readonly start: Start;
  readonly steps: readonly RecordedStep[];
  readonly at: number;
}

const placesIn = (start: Start): Hex[] => ('state' in start ? start.state.units.map(({ at }) => at) : []);

const readSeats = (from: ByteReader) => ({
  finn: SEATS[from.byte()],
  soviet: SEATS[from.byte()],
  seed: from.word(),
});

/** A recorded game, as `serialise` gives it, in about a twentieth of its length. */
export function pack(text: string): Uint8Array<ArrayBuffer> {
  const { version, rules, seats, start, steps, at } = JSON.parse(text) as GameRecord;
  const out = new ByteWriter();
  out.number(version);
  out.number(rules);
  out.number(at);
  writeStart(out, start);
  writeSteps(out, steps, placesIn(start));
  // Behind all else, and not there at all where people play both sides.
  if (seats) {
    for (const seat of [seats.finn, seats.soviet]) out.byte(SEATS.indexOf(seat));
    out.word(seats.seed);
  }
  return out.done();
}

/** The recorded game again, for `restore` to judge. Throws when the bytes are none. */
export function unpack(bytes: Uint8Array): string {
  const from = new ByteReader(bytes);
  const version = from.number();
  const rules = from.number();
  const at = from.number();
  const start = readStart(from);
  const steps = readSteps(from, placesIn(start));
  const seats = from.ended ? undefined : readSeats(from);
  const record = { format: 'winter-war', version, rules, ...(seats && { seats }), start, steps, at };
  if (!from.ended) throw new RangeError('There are bytes left over');
  return JSON.stringify(record);
}
