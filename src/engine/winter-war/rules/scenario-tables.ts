import type { SpecialEvent } from '../state/events.ts';
import type { ScenarioLetter } from '../state/state.ts';

type Letters = readonly (ScenarioLetter | null)[];

/** For Game-Turns 1 to 9: the Scenario on a die of 4, 5, 6; none on 1 to 3 (X1). */
const SCENARIO_TABLE: readonly Letters[] = [
  [null, null, 'D'],
  ['C', 'D', 'E'],
  ['A', 'B', 'C'],
  ['A', 'A', 'B'],
  ['A', 'B', 'E'],
  ['A', 'B', 'E'],
  ['A', 'B', 'E'],
  ['B', 'B', 'B'],
  ['B', 'B', 'B'],
];

/** The Scenario of an Interphase die by Game-Turn; turns after the ninth use the ninth (Scenario.Table). */
export function scenarioOf(turn: number, die: number): ScenarioLetter | null {
  const row = SCENARIO_TABLE[Math.min(turn, SCENARIO_TABLE.length) - 1];
  return row?.[die - 4] ?? null;
}

const EVENT_TABLES: readonly { readonly until: number; readonly events: readonly (SpecialEvent | null)[] }[] =
  [
    { until: 4, events: [null, null, null, 'F', 'G', 'H'] },
    { until: 7, events: [null, 'G', 'H', 'J', 'K', 'G+J'] },
    { until: Infinity, events: [null, null, 'F', 'J', 'K', 'L'] },
  ];

/** The Special Event of an Interphase die by Game-Turn (Event.Table). */
export const eventOf = (turn: number, die: number): SpecialEvent | null =>
  EVENT_TABLES.find(({ until }) => turn <= until)!.events[die - 1]!;

/** Game-Turns with a roll for the length: the highest die that ends the game, and the last turn if it continues. */
export const LENGTH_ROLLS: Readonly<Record<number, { readonly endsOn: number; readonly lastTurn: number }>> =
  {
    10: { endsOn: 2, lastTurn: 12 },
    12: { endsOn: 4, lastTurn: 13 },
  };

/** Two dice of at most this number bring the Allies; turns after the ninth use the ninth (Designer.C). */
export const interventionAtMost = (turn: number): number =>
  4 + Math.floor((2 * (Math.min(turn, SCENARIO_TABLE.length) - 1)) / 3);
