/** The table as Winter War sees it: what the table holds for any game, in the types of this one. */
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
