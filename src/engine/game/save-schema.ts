import * as v from 'valibot';
import { HEX_COUNT } from '../board/grid.ts';
import { UNIT_COUNT } from '../units/roster.ts';
import { OPTION_KEYS, type OptionKey } from './options.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hex = whole(0, HEX_COUNT - 1);
const unit = whole(0, UNIT_COUNT - 1);
const side = v.picklist(['finn', 'soviet']);
const few = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(UNIT_COUNT));

const action = v.variant('type', [
  v.strictObject({ type: v.literal('place'), unit, hex: v.nullable(hex) }),
  v.strictObject({ type: v.literal('arrive'), unit, hex: v.nullable(hex) }),
  v.strictObject({ type: v.literal('move'), unit, path: v.pipe(v.array(hex), v.maxLength(HEX_COUNT)) }),
  v.strictObject({
    type: v.literal('administer'),
    unit,
    hq: v.exactOptional(v.nullable(unit)),
    city: v.exactOptional(hex),
  }),
  v.strictObject({ type: v.literal('retreat'), unit, to: v.nullable(hex) }),
  v.strictObject({ type: v.literal('advance'), unit, to: hex }),
  v.strictObject({ type: v.literal('attack'), attackers: few(unit), targets: few(hex) }),
  v.strictObject({ type: v.literal('lose'), units: few(unit) }),
  v.strictObject({ type: v.literal('decline') }),
  v.strictObject({ type: v.literal('end') }),
]);

/** Switches that a file does not know are off in its game. */
const options = v.strictObject({
  ...(Object.fromEntries(OPTION_KEYS.map((key) => [key, v.optional(v.boolean(), false)])) as Record<
    OptionKey,
    v.OptionalSchema<v.BooleanSchema<undefined>, false>
  >),
  errata: v.boolean(),
  touchMove: v.boolean(),
});
const random = v.pipe(v.array(whole(-(2 ** 31), 2 ** 31 - 1)), v.length(4));

const decision = v.variant('kind', [
  v.strictObject({ kind: v.literal('retreat'), side, units: few(unit) }),
  v.strictObject({ kind: v.literal('withdraw'), side, units: few(unit) }),
  v.strictObject({ kind: v.literal('exchange'), side, units: few(unit), points: whole(0, 999) }),
  v.strictObject({ kind: v.literal('advance'), side, units: few(unit), hexes: few(hex) }),
  v.strictObject({ kind: v.literal('overstack'), side, hexes: few(hex) }),
]);

const level = v.picklist([
  'decisive-soviet',
  'substantive-soviet',
  'marginal-soviet',
  'draw',
  'decisive-finnish',
]);

/** A whole position as JSON: the shape of State, with every number in its range. */
export const stateSchema = v.strictObject({
  options,
  random,
  turn: whole(0, 10),
  phase: v.picklist([
    'set-up',
    'reinforcement',
    'movement',
    'retreat-before',
    'advance-before',
    'attack',
    'over',
  ]),
  phasing: side,
  units: v.pipe(
    v.array(
      v.strictObject({ at: whole(-4, HEX_COUNT - 1), cut: v.picklist([0, 1, 2]), marks: whole(0, 63) }),
    ),
    v.length(UNIT_COUNT),
  ),
  owner: v.pipe(v.array(v.picklist([0, 1, 2])), v.length(HEX_COUNT)),
  combat: v.nullable(
    v.strictObject({
      vacated: few(hex),
      obligedUnits: few(unit),
      obligedHexes: few(hex),
      halved: v.optional(few(unit), []),
    }),
  ),
  decisions: v.pipe(v.array(decision), v.maxLength(8)),
  orders: few(v.strictObject({ unit, hq: v.nullable(unit), city: v.exactOptional(hex) })),
  penalties: v.pipe(
    v.array(v.strictObject({ turn: whole(0, 10), units: whole(0, UNIT_COUNT), points: whole(-100, 0) })),
    v.maxLength(20),
  ),
  outcome: v.nullable(
    v.strictObject({ reason: v.picklist(['turns', 'leningrad']), points: whole(-999, 999), level }),
  ),
});

/** Far more steps than any game has. */
const MOST_STEPS = 20_000;

export const saveSchema = v.strictObject({
  format: v.literal('winter-war'),
  version: v.literal(1),
  rules: v.literal(1),
  start: v.union([v.strictObject({ options, random }), v.strictObject({ state: stateSchema })]),
  steps: v.pipe(
    v.array(v.strictObject({ action, dice: v.exactOptional(v.pipe(v.array(whole(1, 6)), v.maxLength(4))) })),
    v.maxLength(MOST_STEPS),
  ),
  at: whole(0, MOST_STEPS),
});
