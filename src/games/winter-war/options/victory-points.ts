import { score, type State } from '#engine/winter-war';

/** Victory Points as they were scored, or would be now; null while the sides set up, and when Leningrad has fallen (E1). */
export function victoryPoints(state: State): number | null {
  const { phase, outcome } = state;
  if (phase === 'set-up' || outcome?.reason === 'leningrad') return null;
  return outcome?.points ?? score(state).points;
}
