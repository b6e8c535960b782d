/** The table as Winter War sees it: what the table holds for any game, in the types of this one. */
import type { StoreApi, UseBoundStore } from 'zustand';
import type { Action, GameEvent, Refusal, Seats, Side, State, Timeline } from '#engine/winter-war';
import type { Position as AnyPosition } from '#table/game/position.ts';
import { useShown as anyShown, useShownTimeline as anyShownTimeline } from '#table/view/shown.ts';
import { positionOf as anyPositionOf, usePosition as usingPosition } from '#table/view/usePosition.ts';
import {
  position as anyPosition,
  useGame as anyGame,
  type GameOnTable,
  type Happening,
} from '#table/store/game.ts';
import { openUnsaved as openAny } from '#table/store/open-game.ts';
import { play as playAny, playAll as playAnyOf } from '#table/store/play.ts';
import { usePassing as usePassingOfAny, type Passing } from '#table/features/ai/usePassing.ts';
import { situationOf, type Situation } from './ui/controller/situation.ts';

export { refuse, toggled } from '#table/store/ui.ts';
export { useFollow } from '#table/features/ai/usePassing.ts';
export { type Mode, look, selectUnit, setMode, unitMode, useTable } from './ui/controller/mode.ts';

/** The game on the table. */
interface Playing extends Omit<GameOnTable, 'timeline' | 'seats' | 'curtain' | 'happening' | 'aside'> {
  readonly timeline: Timeline | null;
  readonly seats: Seats;
  readonly curtain: Side | null;
  readonly happening: Omit<Happening, 'events'> & { readonly events: readonly GameEvent[] };
}
export const useGame = anyGame as unknown as UseBoundStore<StoreApi<Playing>>;

/** The position on the table; throws where there is none. */
export const position = anyPosition as () => State;

/** Plays an action; gives the refusal when it is not legal, or when the lesson does not take it. */
export const play = playAny as (action: Action) => Refusal | null;

/** Plays all of the actions that are legal as one step for undo; gives the first refusal. */
export const playAll = playAnyOf as (actions: readonly Action[]) => Refusal | null;

/** Puts something to practise on the table; the game that was there waits aside. */
export const openUnsaved = openAny as (line: Timeline) => Promise<void>;

/** What the screen shows at one moment. */
export interface Position extends AnyPosition {
  readonly state: State;
  readonly viewer: Side;
  readonly seen: State;
  readonly situation: Situation;
}

const known = new WeakMap<AnyPosition, Position>();

/** With the choice that is open. */
function withSituation(shown: AnyPosition): Position {
  const found = known.get(shown);
  if (found) return found;
  const made = { ...shown, situation: situationOf(shown.state as State) } as Position;
  known.set(shown, made);
  return made;
}

/** A position of the game on the table as the screen shows it. */
export const positionOf = (state: State): Position => withSituation(anyPositionOf(state));

/** The position on show. */
export const usePosition = (): Position => withSituation(usingPosition());

/** The replay, or null while the game itself is on show. */
export function useShown(): { readonly position: Position; readonly timeline: Timeline } | null {
  const shown = anyShown();
  return shown && { position: withSituation(shown.position), timeline: shown.timeline as Timeline };
}

/** The game on show, with its cursor at the position on show; null where no game is on the table. */
export const useShownTimeline = anyShownTimeline as () => Timeline | null;

/** The moment of a game that goes by itself; null while a person plays. */
export const usePassing = usePassingOfAny as () => Passing<Timeline, Action> | null;
