import { words, type Wording } from '#kit/i18n/words.ts';
import type { HighlightKind } from './map-props.ts';

/** The words of the map, in English. */
const englishMap = {
  label: 'Map of Finland and north-western Russia',
  role: 'hex map',
  help: 'Arrow keys move from hex to hex; Home, Page Up, End and Page Down move diagonally; Enter selects the hex.',
  noFocus: 'No hex selected',
  hex: (number: string, name?: string) => (name ? `${name}, hex ${number}` : `Hex ${number}`),
  terrain: {
    clear: 'clear',
    swamp: 'swamp',
    mountain: 'mountain, no entry',
    minorLake: 'lake, no entry',
    water: 'water',
    ice: 'sea',
  },
  frozen: 'ice',
  country: {
    none: '',
    finland: 'Finland',
    ussr: 'USSR',
    sweden: 'Sweden',
    norway: 'Norway',
    estonia: 'Estonia',
  },
  fortification: 'fortification',
  unfinished: 'fortification, unfinished',
  railway: 'railway',
  broken: 'railway, broken',
  stack: (units: string) => `Units: ${units}`,
  count: (n: number) => String(n),
  /** Movement Points, as they are printed in the hex: in brackets where the move cannot end. */
  costing: (what: string, points: string, through: boolean) =>
    `${what}, cost ${points}${through ? ', passing through only' : ''}`,
  highlight: {
    reach: 'can be reached',
    'reach-rail': 'can be reached by rail',
    stop: 'can be reached, but the move ends there',
    place: 'available for placing',
    selected: 'selected',
    attacker: 'attacks',
    target: 'target',
    attackable: 'can be attacked',
    'must-be-attacked': 'must be attacked',
    retreat: 'available for retreat',
    advance: 'available for advance',
    able: 'a unit may move',
    drop: 'available for landing',
    landing: 'landing place',
    asked: 'the lesson asks for this',
    refused: 'refused',
    pointed: 'pointed at',
  } satisfies Record<HighlightKind, string>,
  rowA: 'ROW A',
  ladogaFront: 'Ladoga front',
  rowALetter: 'A',
  swedishEntry: 'R',
  iceHex: 'ICE',
  lines: { 'Mannerheim Line': 'MANNERHEIM LINE', 'Ladoga Defence Line': 'LADOGA DEFENCE LINE' } as Record<
    string,
    string
  >,
  /** Victory Points printed beside a place, with a true minus sign. */
  points: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
};

export type MapWords = Wording<typeof englishMap>;

/** The words of the map in the language that is spoken; read when drawing. */
export const mapWords = words<MapWords>('winter-war/map', englishMap);
