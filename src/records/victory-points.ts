import { score, type State } from '../engine/index.ts';

/** Victory Points as they were scored, or would be now; null while the sides set up. */
export const victoryPoints = (state: State): number | null =>
  state.phase === 'set-up' ? null : (state.outcome?.points ?? score(state).points);
