import { plural } from '#kit/i18n/plural.ts';
import { common } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Move',
  none: 'No hexes within reach.',
  point: (mp: number): string => `${plural(mp, 'Movement Point')}. Select a marked hex to see the route.`,
  waypointHint: 'Or Shift-click a hex to route the path through it.',
  mode: { march: 'March', rail: 'By rail', both: 'March and rail' },
  /** Before the cost, and after it. */
  to: (unit: string, place: string): string => `${unit} to ${place}`,
  by: { march: 'marching', rail: 'by rail', both: 'marching and by rail' },
  stopsThere: 'stops there',
  cost: (cost: number): string => `${common.halves(cost)} MP`,
  stops: 'Enemy zone of control: the unit stops there.',
  rightOfOne: 'One-hex move.',
  noEnd: 'Full: the unit cannot end the phase there.',
  go: (place: string): string => `Move to ${place}`,
  place: (place: string): string => `Place at ${place}`,
  retreat: (place: string): string => `Retreat to ${place}`,
  advance: (place: string): string => `Advance to ${place}`,
  waypoints: (n: number): string => `${plural(n, 'hex', 'hexes')} of the path fixed`,
  dropWaypoints: 'Clear waypoints',
  pickInstead: 'Or select a unit there',
  alsoHere: 'Also here',
  takeAll: 'Select the whole stack',
} as const;

export type MoveWords = Wording<typeof english>;

export const moveWords = words<MoveWords>('winter-war/move', english);
