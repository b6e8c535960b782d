/** One sentence: what to do next. */
import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  place: (left: number): string =>
    left
      ? `Place your counters: ${left} still in the tray.`
      : 'All counters are on the map. End set-up when you are ready.',
  arrive: (left: number): string =>
    left
      ? `Place reinforcements at a city, or hold them back: ${left} due.`
      : 'All reinforcements are on the map.',
  move: 'Select a unit, then a hex. Moving is optional.',
  overfull: (hexes: string): string => `Too many units in ${hexes}: move some on before the phase ends.`,
  moveUnit: 'Select a hex to move there.',
  'retreat-before': 'You may retreat any marked units from the attack, one hex each.',
  'advance-before': 'You may advance into vacated hexes, one unit each.',
  attack: 'Choose a target and its attackers, then roll.',
  /** The marked hexes are what the fronts and the arrows at the edge count. */
  attackObliged: (units: number, hexes: number, marked: number): string =>
    `${plural(units, 'unit')} must still attack, ${plural(hexes, 'hex', 'hexes')} must still be attacked: ${plural(marked, 'marked hex', 'marked hexes')}.`,
  attackDone: 'No attacks left: end attacks.',
  retreat: { finn: 'Retreat each Finnish unit one hex.', soviet: 'Retreat each Soviet unit one hex.' },
  withdraw: 'Before any battle, units of an overloaded city withdraw one hex.',
  exchange: (points: number): string => `Exchange: remove at least ${plural(points, 'attack point')}.`,
  advance: 'Advance one unit into the captured hex, or stay.',
  overstack: 'Too many units in a hex: remove the excess.',
  over: 'The game is over.',
} as const;

export type TodoWords = Wording<typeof english>;

export const todoWords = words<TodoWords>('winter-war/todo', english);
