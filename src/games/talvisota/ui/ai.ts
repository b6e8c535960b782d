import { curtain, type Action, type State } from '#engine/talvisota';
import type { AiPlayers, Hints } from '#table/game';
import { makeWorker, parseActions } from '../ai/worker-client.ts';

export const aiPlayers: AiPlayers<State, Action> = {
  make: makeWorker,
  actionsOf: parseActions,
  hints: async () => (await import('./hints/hints.tsx')).hints as Hints<State, Action>,
  turnOf: ({ turn, phase }) => `${turn} ${phase}`,
  most: 600,
  // Work on a sheet is hidden by the curtain.
  hides(state, from) {
    const open = curtain(state);
    return open !== null && open !== from;
  },
};
