import { score, type State } from '#engine/winter-war';

/** Victory Points as scored, or if scored now; null during set-up and after Leningrad's fall (E1). */
export function victoryPoints(state: State): number | null {
  const { phase, outcome } = state;
  if (phase === 'set-up' || outcome?.reason === 'leningrad') return null;
  return outcome?.points ?? score(state).points;
}
