/** One sentence: what to do next. */
import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  place: (left: number): string =>
    left
      ? `Place your counters: ${left} still in the tray.`
      : 'All counters are on the map. End the set-up when you are content.',
  arrive: (left: number): string =>
    left
      ? `Bring reinforcements on at a city, or leave them waiting: ${left} due.`
      : 'All reinforcements are on the map.',
  move: 'Pick a unit, then a hex. Units need not move.',
  overfull: (hexes: string): string =>
    `Too many units stand in ${hexes}: move some on before the phase ends.`,
  moveUnit: 'Pick a hex to move there.',
  'retreat-before': 'Step back from the attack with any of the marked units, one hex each.',
  'advance-before': 'Follow into hexes that were left, one unit each.',
  attack: 'Choose a target and its attackers, then roll.',
  /** The marked hexes are what the fronts and the arrows at the edge count. */
  attackObliged: (units: number, hexes: number, marked: number): string =>
    `${plural(units, 'unit')} must still attack, ${plural(hexes, 'hex', 'hexes')} must still be attacked: ${plural(marked, 'marked hex', 'marked hexes')}.`,
  attackDone: 'No attack is left: end the attacks.',
  retreat: { finn: 'Retreat each Finnish unit one hex.', soviet: 'Retreat each Soviet unit one hex.' },
  withdraw: 'Before any battle, units of an overloaded city step back one hex.',
  exchange: (points: number): string => `Give up units worth at least ${plural(points, 'attack point')}.`,
  advance: 'Advance one unit into the hex that fell, or stay.',
  overstack: 'Too many units in a hex: give up the excess.',
  over: 'The game is over.',
} as const;

export type TodoWords = Wording<typeof english>;

export const todoWords = words<TodoWords>('winter-war/todo', english);
