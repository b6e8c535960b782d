/** Connects the computer players of Winter War to the table. */
import type { Action, State } from '#engine/winter-war';
import type { AiPlayers, Hints } from '#table/game';
import { makeWorker, parseActions } from '../ai/worker-client.ts';
import { sortByPurpose } from '../ai/intentions.ts';

export const aiPlayers: AiPlayers<State, Action> = {
  make: makeWorker,
  actionsOf: parseActions,
  hints: async () => (await import('./extras.ts')).hints as Hints<State, Action>,
  inGroups: sortByPurpose,
  turnOf: ({ turn, phasing }) => `${turn} ${phasing}`,
  most: 2000,
  // The Finnish set-up is hidden from the Soviet player.
  hides: ({ phase, phasing }, from) => phase === 'set-up' && phasing === 'finn' && from === 'soviet',
};
