/** The table as Talvisota sees it: what the table holds for any game, in the types of this one. */
import type { Action, Refusal, Side, State } from '#engine/talvisota';
import type { Position as PositionOf } from '#table/game/position.ts';
import { usePosition as usePositionOfAny } from '#table/view/usePosition.ts';
import { play as playAny, playAll as playAllOfAny } from '#table/store/play.ts';
import { position as positionOfAny } from '#table/store/game.ts';

/** What the screen shows of the game at one moment. */
export interface Position extends PositionOf<State> {
  readonly viewer: Side;
}

export const usePosition = usePositionOfAny as unknown as () => Position;
export const position = positionOfAny as unknown as () => State;
export const play = playAny as unknown as (action: Action) => Refusal | null;
export const playAll = playAllOfAny as unknown as (actions: readonly Action[]) => Refusal | null;
