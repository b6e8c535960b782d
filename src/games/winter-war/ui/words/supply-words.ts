import { plural } from '#kit/i18n/plural.ts';
import type { Side } from '#engine/winter-war';
import { army } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Supply',
  hint: 'Lines on the map: unit to headquarters, headquarters to city, and the railway to Leningrad.',
  show: 'Show supply lines on the map',
  load: (load: number, capacity: number): string => `${load} of ${capacity}`,
  overload: (n: number): string => `${plural(n, 'point')} left out`,
  cutOff: 'Cut off from Leningrad',
  isolated: 'Isolated',
  noneIsolated: 'Every unit is in supply.',
  /** Why, by the engine's kind of isolation. */
  why: { 1: 'no supply path', 2: 'its city is overloaded' } as Record<number, string>,
  chosen: (hq: string, city: string): string => `${hq}, ${city}`,
  own: 'Supplied by',
  exempt: 'Needs no supply.',
  fromCity: (city: string): string => `${city}, directly`,
  choose: 'Administered by',
  front: 'Headquarters of the Ladoga front cannot draw on Leningrad.',
  rests: 'This choice has no effect now: it would not provide supply.',
  default: 'Automatic',
  isolate: 'Leave isolated',
  loadShort: (load: number, capacity: number): string => `${load}/${capacity}`,
  army: (side: Side): string => `${army[side]} army`,
} as const;

export type SupplyWords = Wording<typeof english>;

export const supplyWords = words<SupplyWords>('winter-war/supply', english);
