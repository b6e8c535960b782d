import { directionTo, HEX_COUNT, neighbourTable, type Hex } from '#engine/winter-war/board/grid.ts';
import type { Action, ActionType, UnitId } from '#engine/winter-war';
import { TooLong, type ByteReader, type ByteWriter } from '#kit/bytes/bytes.ts';

export interface RecordedStep {
  readonly action: Action;
  readonly dice?: readonly number[];
}

/**
 * Meaning of a byte that is not a plain number. Each meaning has values of its own, so that one byte also
 * marks the end of a list, and compression finds few different ones.
 */
const TOKEN = {
  /** A unit; at the start of a step: that unit moves. */
  unit: 0,
  /** A neighbour of the last hex, by its direction. */
  direction: 128,
  /** The last hex itself. */
  same: 134,
  /** Any hex, in two more bytes. */
  hex: 135,
  null: 136,
  absent: 137,
  /** Die faces 1 to 6. */
  die: 138,
  /** Start of an action, by its type. */
  action: 160,
} as const;

const MOST_UNITS = 128;
/** Several times the length of the longest game; replaying this many steps takes about a second. */
const MOST_STEPS = 5000;

const DIRECTIONS = 6;

/** Kinds of fields: `path` continues from hex to hex, `around` holds neighbours of one hex. */
type Kind = 'unit' | 'units' | 'hq' | 'hex' | 'path' | 'around';
type Shape = Readonly<Record<string, Kind>>;

/** The fields of every action. The order is part of the form: new actions go at the end. */
const SHAPES: Readonly<Record<ActionType, Shape>> = {
  move: { unit: 'unit', path: 'path' },
  end: {},
  place: { unit: 'unit', hex: 'hex' },
  arrive: { unit: 'unit', hex: 'hex' },
  retreat: { unit: 'unit', to: 'hex' },
  advance: { unit: 'unit', to: 'hex' },
  attack: { attackers: 'units', targets: 'around' },
  administer: { unit: 'unit', hq: 'hq', city: 'hex' },
  lose: { units: 'units' },
  accept: {},
  decline: {},
  roll: {},
  heavy: { units: 'units' },
  plan: { hex: 'hex' },
  drop: { hex: 'hex' },
  demolish: { unit: 'unit' },
};
const TYPES = Object.keys(SHAPES) as ActionType[];

type Value = number | null | undefined | readonly number[];

/**
 * Tracks the units' hexes as far as the actions show them: most hexes are beside the unit that goes there.
 * Moves made by the rules are not tracked; such a unit's next hex is written in full.
 */
class Whereabouts {
  readonly #places = new Map<UnitId, Hex>();
  /** The hex mentioned last. */
  #last: Hex = 0;

  constructor(places: readonly Hex[]) {
    places.forEach((hex, unit) => {
      if (hex >= 0) this.#places.set(unit, hex);
    });
  }

  of = (unit: UnitId | undefined): Hex => this.#places.get(unit ?? -1) ?? this.#last;

  note({ type, ...fields }: Record<string, Value> & { type: ActionType }): void {
    const { unit, path } = fields as { unit?: UnitId; path?: readonly Hex[] };
    const to = (type === 'move' ? path?.at(-1) : (fields['to'] ?? fields['hex'])) as Hex | null | undefined;
    if (typeof to === 'number') this.#last = to;
    if (unit === undefined || to === undefined) return;
    if (to === null) this.#places.delete(unit);
    else this.#places.set(unit, to);
  }
}

function writeHex(out: ByteWriter, hex: Hex | null | undefined, beside: Hex): void {
  if (hex === undefined) return out.byte(TOKEN.absent);
  if (hex === null) return out.byte(TOKEN.null);
  if (hex === beside) return out.byte(TOKEN.same);
  const direction = directionTo(beside, hex);
  if (direction >= 0) return out.byte(TOKEN.direction + direction);
  out.byte(TOKEN.hex);
  out.byte(Math.floor(hex / MOST_UNITS));
  out.byte(hex % MOST_UNITS);
}

const isHex = (byte: number): boolean => byte >= TOKEN.direction && byte <= TOKEN.hex;

function readHex(from: ByteReader, beside: Hex): Hex | null | undefined {
  const token = from.byte();
  if (token === TOKEN.absent) return undefined;
  if (token === TOKEN.null) return null;
  if (token === TOKEN.same) return beside;
  const hex =
    token === TOKEN.hex
      ? from.byte() * MOST_UNITS + from.byte()
      : isHex(token)
        ? (neighbourTable[beside * DIRECTIONS + token - TOKEN.direction] ?? -1)
        : -1;
  if (!(hex >= 0 && hex < HEX_COUNT)) throw new RangeError('No such hex');
  return hex;
}

function writeUnit(out: ByteWriter, unit: UnitId): void {
  if (unit >= MOST_UNITS) throw new RangeError('The form has no room for so many units');
  out.byte(unit);
}

function readUnit(from: ByteReader): UnitId {
  const unit = from.byte();
  if (unit >= MOST_UNITS) throw new RangeError('No such unit');
  return unit;
}

function writeField(out: ByteWriter, kind: Kind, value: Value, beside: Hex): void {
  switch (kind) {
    case 'unit':
      return writeUnit(out, value as UnitId);
    case 'units':
      out.byte((value as UnitId[]).length);
      for (const unit of value as UnitId[]) writeUnit(out, unit);
      return;
    case 'hq':
      if (value === undefined) return out.byte(TOKEN.absent);
      return value === null ? out.byte(TOKEN.null) : writeUnit(out, value as UnitId);
    case 'hex':
      return writeHex(out, value as Hex | null | undefined, beside);
    case 'path':
    case 'around': {
      let last = beside;
      for (const hex of value as Hex[]) {
        writeHex(out, hex, last);
        if (kind === 'path') last = hex;
      }
    }
  }
}

function readField(from: ByteReader, kind: Kind, beside: Hex): Value {
  switch (kind) {
    case 'unit':
      return readUnit(from);
    case 'units':
      return Array.from({ length: from.byte() }, () => readUnit(from));
    case 'hq':
      if (from.peek() === TOKEN.absent) return void from.byte();
      if (from.peek() !== TOKEN.null) return readUnit(from);
      from.byte();
      return null;
    case 'hex':
      return readHex(from, beside);
    case 'path':
    case 'around': {
      const hexes: Hex[] = [];
      while (isHex(from.peek()))
        hexes.push(readHex(from, kind === 'path' ? (hexes.at(-1) ?? beside) : beside)!);
      return hexes;
    }
  }
}

/** The unit whose hex is the reference for the hexes of an action. */
const speaker = (fields: Record<string, Value>): UnitId | undefined =>
  (fields['unit'] ?? (fields['attackers'] as UnitId[] | undefined)?.[0]) as UnitId | undefined;

/** `places`: hexes of the units at the start, by unit id. */
export function writeSteps(out: ByteWriter, steps: readonly RecordedStep[], places: readonly Hex[]): void {
  if (steps.length > MOST_STEPS) throw new TooLong('A link has no room for so many steps');
  const whereabouts = new Whereabouts(places);
  out.number(steps.length);
  for (const { action, dice = [] } of steps) {
    const fields = action as unknown as Record<string, Value> & { type: ActionType };
    if (action.type !== 'move') out.byte(TOKEN.action + TYPES.indexOf(action.type));
    for (const [name, kind] of Object.entries(SHAPES[action.type]))
      writeField(out, kind, fields[name], whereabouts.of(speaker(fields)));
    for (const die of dice) out.byte(TOKEN.die + die);
    whereabouts.note(fields);
  }
}

/** Throws a RangeError for malformed bytes; the loader checks whether the steps are legal. */
export function readSteps(from: ByteReader, places: readonly Hex[]): RecordedStep[] {
  const whereabouts = new Whereabouts(places);
  const steps: RecordedStep[] = [];
  const count = from.number();
  if (count > MOST_STEPS) throw new TooLong('More steps than any game has');
  while (steps.length < count) {
    const type = from.peek() < MOST_UNITS ? 'move' : TYPES[from.byte() - TOKEN.action];
    if (type === undefined) throw new RangeError('No such action');
    const fields: Record<string, Value> & { type: ActionType } = { type } as never;
    for (const [name, kind] of Object.entries(SHAPES[type])) {
      const value = readField(from, kind, whereabouts.of(speaker(fields)));
      if (value !== undefined) fields[name] = value;
    }
    whereabouts.note(fields);
    const dice: number[] = [];
    while (from.peek() > TOKEN.die && from.peek() < TOKEN.action) dice.push(from.byte() - TOKEN.die);
    const action = fields as unknown as Action;
    steps.push(dice.length ? { action, dice } : { action });
  }
  return steps;
}
