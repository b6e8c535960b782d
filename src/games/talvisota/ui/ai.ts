/** The computer players of Talvisota, as the table asks them. */
import { curtain, type Action, type State } from '#engine/talvisota';
import type { Counsel, Rivals } from '#table/game/game.ts';
import { makeWorker, parseActions } from '../ai/worker-client.ts';

export const rivals: Rivals<State, Action> = {
  make: makeWorker,
  actionsOf: parseActions,
  counsel: async () => (await import('./hints/counsel.tsx')).counsel as Counsel<State, Action>,
  turnOf: ({ turn, phase }) => `${turn} ${phase}`,
  most: 600,
  // What is done on a sheet is done behind a curtain.
  hides(state, from) {
    const open = curtain(state);
    return open !== null && open !== from;
  },
};
