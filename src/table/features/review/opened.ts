/** A decision opened from a review: the replay draws what was done and what was better. */
import type { Comparison } from '../../game/index.ts';
import type { Line, State } from '../../game/position.ts';
import { create } from 'zustand';
import { useReplay } from '../../store/replay.ts';

export interface OpenedDecision extends Comparison {
  /** The position in which it was made. */
  readonly before: State;
  /** Range of steps: `from` is included, `to` excluded. */
  readonly from: number;
  readonly to: number;
  /** Its first step, by which the game is recognised. */
  readonly first: Line['steps'][number];
  /** Its title, with the cost. */
  readonly title: string;
}

const useOpened = create<{ readonly decision: OpenedDecision | null }>(() => ({ decision: null }));

/** Shows the decision whenever its game is in replay. */
export const showDecision = (decision: OpenedDecision): void => useOpened.setState({ decision });

export const hideDecision = (): void => useOpened.setState({ decision: null });

/** The opened decision while the replay is at its position; null otherwise. */
export function useDecisionOnMap(): OpenedDecision | null {
  const decision = useOpened((opened) => opened.decision);
  const isAt = useReplay(
    ({ game, step }) =>
      decision !== null &&
      game?.steps[decision.from] === decision.first &&
      step >= decision.from &&
      step <= decision.to,
  );
  return isAt ? decision : null;
}
