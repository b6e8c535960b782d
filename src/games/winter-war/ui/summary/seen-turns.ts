import { create } from 'zustand';
import type { Timeline } from '#engine/winter-war';

type Step = Timeline['steps'][number];

/** The step with which the Player-Turn ended whose summary was put away. */
export const useSeenTurn = create<{ readonly last: Step | null }>(() => ({ last: null }));

export const putAway = (last: Step): void => useSeenTurn.setState({ last });
