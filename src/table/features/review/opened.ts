/** A decision that was opened from a review: what was done and what was better are drawn where it is watched. */
import type { Comparison } from '../../game/index.ts';
import type { Line, State } from '../../game/position.ts';
import { create } from 'zustand';
import { useReplay } from '../../store/replay.ts';

export interface OpenedDecision extends Comparison {
  /** The position in which it was made. */
  readonly before: State;
  /** Steps of the game, from the first of the decision up to one that is no more of it. */
  readonly from: number;
  readonly to: number;
  /** The first of them, by which the game is known. */
  readonly first: Line['steps'][number];
  /** What it is called, with its cost. */
  readonly title: string;
}

const useOpened = create<{ readonly decision: OpenedDecision | null }>(() => ({ decision: null }));

/** From now on shown wherever its game is watched. */
export const showDecision = (decision: OpenedDecision): void => useOpened.setState({ decision });

export const hideDecision = (): void => useOpened.setState({ decision: null });

/** The opened decision while a replay stands at it; null elsewhere. */
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
