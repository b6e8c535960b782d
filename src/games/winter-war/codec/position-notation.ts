import * as v from 'valibot';
import { hexByName } from '#engine/winter-war/board/grid.ts';
import {
  OPTION_KEYS,
  positionFrom,
  restore,
  ROSTER,
  serialise,
  specOf,
  startTimeline,
  type PhaseName,
  type PositionSpec,
  type State,
  type Timeline,
  withoutGenerator,
} from '#engine/winter-war';

/**
 * Positions as text that people can read and change: what is where, without who has moved yet and without choices
 * that are still to be made.
 */

/** Phases that the notation can tell; in a set-up counters are hidden, and a game that is over has no position. */
export const hasNotation = ({ phase }: State): boolean => phase !== 'set-up' && phase !== 'over';

/** A list gets a line for every item. */
const written = (value: unknown): string =>
  Array.isArray(value) && value.length
    ? `[\n    ${value.map((item) => JSON.stringify(item)).join(',\n    ')}\n  ]`
    : JSON.stringify(value);

/** A position as text; give it what the player may see, and nothing hidden is in it. */
export function notationOf(state: State): string {
  const fields = Object.entries(specOf(state)).map(([key, value]) => `  "${key}": ${written(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Why a text is no position. */
export interface NotationError {
  readonly key: 'too-large' | 'not-json' | 'damaged' | 'no-hex' | 'no-counter';
  readonly params: Readonly<Record<string, string>>;
}

export type NotationRead =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: false; readonly error: NotationError };

const MOST_CHARACTERS = 100_000;
/** Of what is said about the text, where it says too much. */
const LONGEST = 80;

const PHASES = [
  'reinforcement',
  'movement',
  'retreat-before',
  'planned-drop',
  'advance-before',
  'attack',
  'event-drop',
  'exploitation',
  'interphase',
] as const satisfies readonly PhaseName[];

const side = v.picklist(['finn', 'soviet']);
const short = v.pipe(v.string(), v.maxLength(LONGEST));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** A rule that this version does not know makes it another game. */
const options = v.strictObject(
  Object.fromEntries(OPTION_KEYS.map((key) => [key, v.exactOptional(v.boolean())])),
);
const counter = { type: short, side: v.exactOptional(side), name: v.exactOptional(short) };
const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(ROSTER.length));

/** As far as the engine does not check it anyway: it judges the position that is made of it like a saved one. */
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
  seed: v.exactOptional(whole(-(2 ** 31), 2 ** 31 - 1)),
});

const refused = (key: NotationError['key'], params: NotationError['params'] = {}): NotationRead => ({
  ok: false,
  error: { key, params },
});

const isHex = (name: string): boolean => {
  try {
    return hexByName(name) >= 0;
  } catch {
    return false;
  }
};

/** Reads a position as a game that begins with it. */
export function readNotation(text: string): NotationRead {
  if (text.length > MOST_CHARACTERS) return refused('too-large');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused('not-json');
  }
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  if (!parsed.success) return damaged(v.getDotPath(parsed.issues[0]));
  const spec = parsed.output as PositionSpec;
  const hexes = [...spec.units.map(({ hex }) => hex), ...Object.keys(spec.owners ?? {})];
  const odd = hexes.find((hex) => !isHex(hex));
  return odd === undefined ? setUp(spec) : refused('no-hex', { hex: odd });
}

const damaged = (where: string | null): NotationRead =>
  refused('damaged', { where: (where ?? '').slice(0, LONGEST) });

function setUp(spec: PositionSpec): NotationRead {
  let text: string;
  try {
    text = serialise(startTimeline(positionFrom(spec)));
  } catch (error) {
    const [, unit] = /^No counter (.*) is left/.exec(error instanceof RangeError ? error.message : '') ?? [];
    return unit === undefined ? damaged('course') : refused('no-counter', { unit });
  }
  const restored = restore(text);
  if (restored.ok) return { ...restored, timeline: withoutGenerator(restored.timeline) };
  return damaged(String(restored.error.params['where'] ?? ''));
}
