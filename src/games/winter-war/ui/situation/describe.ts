/** Describes the position by front, as the side to decide may see it. */
import playMessages from '../../content/en/play.ftl';
import {
  board,
  counter,
  enemyOf,
  MARK,
  OFF_MAP,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import * as ask from '../controller/queries.ts';
import { occupied, unitsAt } from '../controller/situation.ts';
import type { Position } from '../../table-adapter.ts';
import { hexText, kindText, unitList, unitText } from '../text/describe.ts';

/** The fronts of the war, south to north, and the hinterland. */
const AREAS = ['isthmus', 'ladoga', 'kainuu', 'lapland', 'petsamo', 'home'] as const;
type Area = (typeof AREAS)[number];

/** Places that define each area: a hex belongs to the area of the place nearest to it. */
const PLACES: Readonly<Record<Area, readonly string[]>> = {
  isthmus: ['Viipuri', 'Taipale', 'Käkisalmi', 'Antrea', 'Koivisto', 'Terijoki', 'Leningrad', 'Mga'],
  ladoga: [
    'Sortavala',
    'Ilomantsi',
    'Salmi',
    'Suojärvi',
    'Tolvajärvi',
    'Petrozavodsk',
    'Lodeynoye Pole',
    'Volkhov',
    'Tikhvin',
    'Porosozero',
    'Medvezhyegorsk',
  ],
  kainuu: [
    'Lieksa',
    'Nurmes',
    'Kuhmo',
    'Kajaani',
    'Suomussalmi',
    'Reboly',
    'Rugozero',
    'Ukhta',
    'Kem',
    'Belomorsk',
    'Segezha',
  ],
  lapland: [
    'Kuusamo',
    'Salla',
    'Kemijärvi',
    'Rovaniemi',
    'Sodankylä',
    'Muonio',
    'Kestenga',
    'Loukhi',
    'Kandalaksha',
  ],
  petsamo: ['Ivalo', 'Nautsi', 'Petsamo', 'Titovka', 'Murmansk', 'Apatity'],
  home: [
    'Helsinki',
    'Turku',
    'Tampere',
    'Pori',
    'Lahti',
    'Kotka',
    'Lappeenranta',
    'Mikkeli',
    'Savonlinna',
    'Joensuu',
    'Jyväskylä',
    'Kuopio',
    'Seinäjoki',
    'Vaasa',
    'Kokkola',
    'Iisalmi',
    'Oulu',
    'Kemi',
    'Tornio',
  ],
};

const anchors = AREAS.flatMap((area) =>
  PLACES[area].map((name) => ({ area, hex: board.places.find((place) => place.name === name)!.hex })),
);

export function areaOf(hex: Hex): Area {
  let best = anchors[0]!;
  let least = Infinity;
  for (const anchor of anchors) {
    const distance = board.distance(hex, anchor.hex);
    if (distance < least) [best, least] = [anchor, distance];
  }
  return best.area;
}

export interface StackText {
  readonly hex: Hex;
  readonly side: Side;
  readonly place: string;
  /** "6-4-2 (18) infantry division" */
  readonly units: readonly string[];
  /** Relevant terrain, supply, threats, obligations. */
  readonly notes: readonly string[];
}

export interface AreaText {
  readonly area: Area;
  readonly name: string;
  readonly stacks: readonly StackText[];
}

/** A position as one viewer sees it. */
export type Scene = Pick<Position, 'state' | 'seen' | 'viewer'>;

const sideOf = (unit: UnitId): Side => counter(unit).side;

const CITY_KINDS: readonly string[] = ['finnish-city', 'supply-city'];
const isCity = (hex: Hex): boolean =>
  board.places.some((place) => place.hex === hex && CITY_KINDS.includes(place.kind));

/** Adjacent enemy stacks, except across blocked hexsides. */
function enemiesBeside(seen: State, hex: Hex, side: Side): Hex[] {
  return board
    .neighbours(hex)
    .filter((next) => unitsAt(seen, next).some((unit) => sideOf(unit) !== side))
    .filter((next) => !board.hexsideKinds(board.hexside(hex, next)!).includes('blocked'));
}

const sum = (units: readonly UnitId[], of: 'attack' | 'defence'): number =>
  units.reduce((total, unit) => total + counter(unit).type[of], 0);

function supplyNotes(seen: State, side: Side, units: readonly UnitId[]): string[] {
  const t = playMessages().situation;
  const lines = ask.supply(seen, side).units.filter(({ unit }) => units.includes(unit));
  const cut = ([1, 2] as const).flatMap((isolation) => {
    const those = lines.filter((line) => line.isolation === isolation).map(({ unit }) => unit);
    return those.length
      ? [t.isolated({ units: unitList(those), why: playMessages().supply.why[isolation - 1] ?? '' })]
      : [];
  });
  const cities = [
    ...new Set(lines.flatMap(({ isolation, city }) => (isolation || city === null ? [] : [city]))),
  ];
  return [
    ...cut,
    ...(cities.length ? [t.supplied({ cities: cities.map((city) => hexText(city)).join(', ') })] : []),
  ];
}

function notesOf({ seen, state, viewer }: Scene, hex: Hex, side: Side, units: readonly UnitId[]): string[] {
  const t = playMessages().situation;
  const notes: string[] = [];
  if (board.isFortification(hex)) notes.push(t.fortification);
  if (isCity(hex)) notes.push(t.city);
  if (state.phase === 'set-up') return notes;
  notes.push(...supplyNotes(seen, side, units));
  if (ask.zoneOfControl(seen, enemyOf(side))[hex]) notes.push(t.inZone);
  const beside = enemiesBeside(seen, hex, side);
  if (beside.length) {
    const there = beside.flatMap((next) => [...unitsAt(seen, next)]);
    notes.push(t.beside({ hexes: beside.map((next) => hexText(next)).join(', ') }));
    notes.push(t.threat({ attack: sum(there, 'attack'), defence: sum(units, 'defence') }));
  }
  if (state.phase === 'attack') {
    const duty = ask.obligations(state);
    const must = units.filter((unit) => duty.units.includes(unit));
    if (must.length) notes.push(t.mustAttack({ units: unitList(must) }));
    if (side !== viewer && duty.hexes.includes(hex)) notes.push(t.mustBeAttacked);
  }
  const moved = units.filter((unit) => state.phase === 'movement' && seen.units[unit]!.marks & MARK.moved);
  if (moved.length) notes.push(t.moved({ units: unitList(moved) }));
  return notes;
}

function stackText(position: Scene, hex: Hex, units: readonly UnitId[]): StackText {
  const side = sideOf(units[0]!);
  return {
    hex,
    side,
    place: hexText(hex),
    units: units.map((unit) => `${unitText(unit)} ${kindText(unit)}`),
    notes: notesOf(position, hex, side, units),
  };
}

/** A face-down stack of the other side. */
const backs = (hex: Hex, count: number, side: Side): StackText => ({
  hex,
  side,
  place: hexText(hex),
  units: [playMessages().situation.hidden({ n: count })],
  notes: [],
});

/** Every stack, by front and side: the viewer's own first, south before north. */
export function stacksInWords(position: Scene): AreaText[] {
  const { seen, viewer } = position;
  const stacks = [
    ...[...occupied(seen)].map(([hex, units]) => stackText(position, hex, units)),
    ...[...ask.faceDown(position)].map(([hex, count]) => backs(hex, count, enemyOf(viewer))),
  ];
  const order = (one: StackText): number => (one.side === viewer ? 0 : 1e6) + one.hex;
  return AREAS.map((area) => ({
    area,
    name: playMessages().situation.areas[area],
    stacks: stacks.filter(({ hex }) => areaOf(hex) === area).sort((a, b) => order(a) - order(b)),
  })).filter((area) => area.stacks.length > 0);
}

/** Counters off the map: still to come, and lost. */
export function offMap(seen: State, side: Side): string {
  const at = (place: number): number =>
    seen.units.filter(
      (unit, id) => sideOf(id) === side && unit.at === place && counter(id).type.arm !== 'blank',
    ).length;
  return playMessages().situation.off({ side, waiting: at(OFF_MAP.waiting), lost: at(OFF_MAP.eliminated) });
}

/** "In supply; next to the enemy at 1504." */
export function notesLine({ notes }: StackText): string {
  const text = notes.join('; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** "Viipuri (1306): 6-6-2 (III) infantry division. In an enemy zone of control." */
export const lineOf = (stack: StackText): string =>
  `${stack.place}: ${stack.units.join('; ')}. ${notesLine(stack)}`.trimEnd();
