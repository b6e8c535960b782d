/** Positions and games of Winter War as text, loaded lazily. */
import * as v from 'valibot';
import { readOrRefuse, refuseAt, type NotationRead } from '#engine/core/notation-text.ts';
import { whole } from '#engine/core/record-schema.ts';
import { hexByName } from '#engine/winter-war/board/grid.ts';
import {
  OPTION_KEYS,
  PHASE_NAMES,
  positionFrom,
  readPosition as readLine,
  restore,
  ROSTER,
  serialise,
  startTimeline,
  withoutGenerator,
  type PositionSpec,
  type Seats,
  type Timeline,
} from '#engine/winter-war';

export { readGame, writeGame, writePosition } from '#engine/winter-war';

type Read = NotationRead<Timeline, Seats>;

/** Reads a position in notation, or in the JSON of earlier versions. */
export const readPosition = (text: string): Read =>
  text.trimStart().startsWith('{') ? readJson(text) : readLine(text);

const START = { line: 1, column: 1 };
const damaged = (where: string): never => refuseAt(START, 'position', { where });

const MOST_CHARACTERS = 100_000;
const LONGEST = 80;

const PHASES = PHASE_NAMES.filter((phase) => phase !== 'set-up' && phase !== 'over');

const side = v.picklist(['finn', 'soviet']);
const short = v.pipe(v.string(), v.maxLength(LONGEST));
/** An unknown rule would make it another game, so it is refused. */
const options = v.strictObject(
  Object.fromEntries(OPTION_KEYS.map((key) => [key, v.exactOptional(v.boolean())])),
);
const counter = { type: short, side: v.exactOptional(side), name: v.exactOptional(short) };
const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(ROSTER.length));

/** Only what the engine does not check: it validates the resulting position like a saved one. */
const schema = v.strictObject({
  turn: whole(0, 99),
  phasing: side,
  phase: v.exactOptional(v.picklist(PHASES)),
  units: list(v.strictObject({ ...counter, hex: short })),
  owners: v.exactOptional(v.record(short, side)),
  waiting: v.exactOptional(list(v.strictObject(counter))),
  options: v.exactOptional(options),
  course: v.exactOptional(v.record(short, v.unknown())),
  lastTurn: v.exactOptional(whole(0, 99)),
  goal: v.exactOptional(v.record(short, v.unknown())),
  seed: v.exactOptional(whole(-(2 ** 31), 2 ** 31 - 1)),
});

const isHex = (name: string): boolean => {
  try {
    return hexByName(name) >= 0;
  } catch {
    return false;
  }
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return damaged('');
  }
};

const readJson = (text: string): Read =>
  readOrRefuse(() => {
    if (text.length > MOST_CHARACTERS) refuseAt(START, 'too-long');
    const parsed = v.safeParse(schema, parsedJson(text), { abortEarly: true });
    if (!parsed.success) return damaged(v.getDotPath(parsed.issues[0]) ?? '');
    const spec = parsed.output as unknown as PositionSpec;
    const hexes = [...spec.units.map(({ hex }) => hex), ...Object.keys(spec.owners ?? {})];
    const odd = hexes.find((hex) => !isHex(hex));
    if (odd !== undefined) refuseAt(START, 'expected', { what: 'hex', found: odd });
    const restored = restore(recordFrom(spec));
    if (!restored.ok) return damaged(String(restored.error.params['where'] ?? ''));
    return { timeline: withoutGenerator(restored.timeline) };
  });

function recordFrom(spec: PositionSpec): string {
  try {
    return serialise(startTimeline(positionFrom(spec)));
  } catch (error) {
    const [, unit] = /^No counter (.*) is left/.exec(error instanceof RangeError ? error.message : '') ?? [];
    return unit === undefined ? damaged('course') : refuseAt(START, 'no-unit', { found: unit });
  }
}
