/** The table as Winter War sees it: what the table holds for any game, in the types of this one. */
import type { Action, Timeline } from '../../engine/winter-war/index.ts';
import { usePassing as usePassingOfAny, type Passing } from '../../table/rival/usePassing.ts';

export type { Position } from '../../table/seen/position.ts';
export { positionOf, usePosition } from '../../table/seen/usePosition.ts';
export {
  type Referee,
  carryOut,
  openUnsaved,
  play,
  playAll,
  position,
  rewind,
  useGame,
} from '../../table/store/game.ts';
export { refuse, toggled } from '../../table/store/table.ts';
export { type Mode, look, pickUp, setMode, useTable } from './ui/hand/mode.ts';
export { useShown, useShownTimeline } from '../../table/seen/shown.ts';
export { useFollow } from '../../table/rival/usePassing.ts';

/** The moment of a game that goes by itself; null while a person plays. */
export const usePassing = usePassingOfAny as () => Passing<Timeline, Action> | null;
