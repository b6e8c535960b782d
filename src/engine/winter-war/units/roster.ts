import { UNIT_TYPES, type Side, type UnitType, type UnitTypeName } from './unit-types.ts';

/** A unit's index in the roster, the same in every game. */
export type UnitId = number;

/** 0 for the initial forces, 1 to 10 for a Game-Turn's reinforcements; events and Scenarios bring the others. */
export type Arrival = number | 'event' | 'scenario';

/** Fixed data of one unit: what is printed on its counter and when it arrives. */
export interface Counter {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly typeName: UnitTypeName;
  readonly side: Side;
  /** Historical designation if it is well known, else a plain number. */
  readonly name: string;
  readonly arrival: Arrival;
}

type Entry = readonly [type: UnitTypeName, arrival: Arrival, names: readonly string[]];

const numbered = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, i) => String(first + i));

/** Rulings O1 and O2, with errata E2 and E3: arrival and names of the units. */
const ORDER_OF_BATTLE: readonly Entry[] = [
  ['infantryCorps', 0, ['XIX', 'L', 'XXXIV']],
  ['rifleDivision', 0, ['18', '56', '75', '139', '155']],
  ['tankBrigade', 0, ['10']],
  ['mountainBrigade', 0, ['104']],
  [
    'rifleRegiment',
    0,
    [
      '25',
      '52',
      '54',
      '81',
      '88',
      '95',
      '97',
      '105',
      '112',
      '116',
      '122',
      '126',
      '163',
      '168',
      '205',
      '242',
      '273',
      '305',
    ],
  ],
  ['tankRegiment', 0, ['34']],
  ['borderGuards', 0, ['1', '3', '4', '5', '6']],
  ['sovietHeadquarters', 0, ['7 A', '8 A', '9 A', '14 A', 'LMD']],
  ['infantryCorps', 3, ['X']],
  ['rifleRegiment', 3, ['662', '759', '760']],
  ['tankRegiment', 3, ['40']],
  ['infantryCorps', 4, ['XV']],
  ['rifleDivision', 4, ['11']],
  ['sovietHeadquarters', 4, ['13 A']],
  ['rifleRegiment', 4, ['44', '146', '278']],
  ['tankRegiment', 4, ['35']],
  ['sovietArtillery', 6, ['302']],
  ['infantryCorps', 8, ['XXIII']],
  ['sovietArtillery', 8, ['455']],
  ['twoDivisionCorps', 9, ['XXVIII']],
  ['rifleDivision', 9, ['86']],
  ['sovietCavalry', 9, ['25']],
  ['rifleDivision', 10, ['60', '72']],
  ['rifleRegiment', 10, ['593', '596', '601']],
  ['parachuteBrigade', 'event', ['201']],
  ['fortressDivision', 0, ['4', '5', '10', '11', '12', '13']],
  ['fieldDivision', 0, ['21']],
  ['finnishRegiment', 0, ['16', '25', '27']],
  ['finnishBattalion', 0, numbered(11)],
  ['blank', 0, numbered(5)],
  ['fortressDivision', 2, ['6', '8']],
  ['skiPatrol', 2, numbered(5)],
  ['finnishRegiment', 2, ['40', '65']],
  ['finnishBattalion', 2, numbered(2, 12)],
  ['finnishBattalion', 3, ['14']],
  ['fieldDivision', 6, ['22']],
  ['swedishVolunteers', 8, ['SWED']],
  ['finnishCavalry', 8, ['Cav']],
  ['finnishRegiment', 8, ['64']],
  ['fieldDivision', 9, ['23']],
  ['foreignVolunteers', 'event', numbered(6)],
  ['alliedBrigade', 'scenario', numbered(6)],
];

/** All units, the Soviets first; `ROSTER[id].id === id`. */
export const ROSTER: readonly Counter[] = ORDER_OF_BATTLE.flatMap(([typeName, arrival, names]) =>
  names.map((name) => ({ typeName, arrival, name })),
).map((entry, id) => {
  const type: UnitType = UNIT_TYPES[entry.typeName];
  return { id, type, side: type.side, ...entry };
});

export const UNIT_COUNT = ROSTER.length;

/** The data of a unit; throws a RangeError for an unknown number. */
export function counter(id: UnitId): Counter {
  const found = ROSTER[id];
  if (!found) throw new RangeError(`No counter has the number ${id}`);
  return found;
}

/** "6-4-2 (18)", the form used in the log and in refusals. */
export function unitLabel(id: UnitId): string {
  const { type, name } = counter(id);
  return type.arm === 'blank' ? `dummy ${name}` : `${type.label} (${name})`;
}

/** The first four units, and the number of the others. */
export function unitLabels(units: readonly UnitId[]): string {
  const named = units.slice(0, 4).map(unitLabel).join(', ');
  return units.length > 4 ? `${named} and ${units.length - 4} more` : named;
}

const table = (pick: (counter: Counter) => number): Uint8Array => Uint8Array.from(ROSTER, pick);

/** Tables by unit for hot paths: 1 for Soviet, 0 for Finnish and Allied. */
export const IS_SOVIET = table((c) => (c.side === 'soviet' ? 1 : 0));
export const ATTACK = table((c) => c.type.attack);
export const DEFENCE = table((c) => c.type.defence);
export const ALLOWANCE = table((c) => c.type.movement);
export const IS_HQ = table((c) => (c.type.arm === 'headquarters' ? 1 : 0));
export const IS_NKVD = table((c) => (c.type.arm === 'border-guard' ? 1 : 0));
export const IS_SKI = table((c) => (c.type.arm === 'ski' ? 1 : 0));
export const IS_BLANK = table((c) => (c.type.arm === 'blank' ? 1 : 0));
export const IS_ALLIED = table((c) => (c.type.allied ? 1 : 0));
/** 1-1-3 and 0-0-3: may retreat before combat, and have no ZOC in the USSR. */
export const IS_LIGHT = table((c) => (c.type.label === '1-1-3' || c.type.label === '0-0-3' ? 1 : 0));

const idsOf = (typeName: UnitTypeName): readonly UnitId[] =>
  ROSTER.filter((c) => c.typeName === typeName).map((c) => c.id);

/** The 3-1-1, the only unit that can be dropped from the air. */
export const PARATROOPS: UnitId = idsOf('parachuteBrigade')[0]!;
export const ALLIED_BRIGADES = idsOf('alliedBrigade');
export const FOREIGN_VOLUNTEERS = idsOf('foreignVolunteers');
export const RIFLE_REGIMENTS = idsOf('rifleRegiment');
export const TANK_REGIMENTS = idsOf('tankRegiment');
/** The brigades of 1939 with heavy tanks; the default of the Soviet player's choice (Designer.A1). */
export const HEAVY_TANKS: readonly UnitId[] = TANK_REGIMENTS.filter((id) =>
  ['40', '35'].includes(ROSTER[id]!.name),
);
