import { plural } from '#kit/i18n/plural.ts';
import { common } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Move',
  none: 'No hex is in reach.',
  point: (mp: number): string => `${plural(mp, 'Movement Point')}. Pick a marked hex to see the way there.`,
  waypointHint: 'Or Shift-click a hex to fix the path through it.',
  mode: { march: 'March', rail: 'By rail', both: 'March and rail' },
  /** Before the cost, and after it. */
  to: (unit: string, place: string): string => `${unit} to ${place}`,
  by: { march: 'marching', rail: 'by rail', both: 'marching and by rail' },
  stopsThere: 'stops there',
  cost: (cost: number): string => `${common.halves(cost)} MP`,
  stops: 'Enemy zone of control: the unit stops there.',
  rightOfOne: 'By the right to move one hex.',
  noEnd: 'Full: the phase cannot end with the unit there.',
  go: (place: string): string => `Move to ${place}`,
  place: (place: string): string => `Place at ${place}`,
  retreat: (place: string): string => `Retreat to ${place}`,
  advance: (place: string): string => `Advance to ${place}`,
  waypoints: (n: number): string => `${plural(n, 'hex', 'hexes')} of the path settled`,
  dropWaypoints: 'Forget the waypoints',
  pickInstead: 'Or pick a unit there',
  alsoHere: 'Also here',
  takeAll: 'Take the whole stack',
} as const;

export type MoveWords = Wording<typeof english>;

export const moveWords = words<MoveWords>('winter-war/move', english);
