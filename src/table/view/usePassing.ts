import { useEffect, useMemo, useRef } from 'react';
import { present } from '#engine/core/timeline.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import type { Line, Place } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { TOO_FAST, useReplay } from '../store/replay.ts';
import { revealOnMap, showOnMap } from './map-handle.ts';
import { useShown } from './usePosition.ts';
import { useGame } from '../store/game.ts';
import { isAiToPlay, useAi, useIsAiToPlay } from '../store/ai.ts';

/** The current moment of a game that plays by itself: a replay or a computer player. */
export interface Passing<Game = Line, Action = unknown> {
  /** With its cursor at the moment. */
  readonly line: Game;
  /** The action whose target is highlighted before its die is rolled; null: none. */
  readonly aimed: { readonly action: Action } | null;
  /** It directly follows the previous moment, and the speed allows animation. */
  readonly flows: boolean;
  /** True if the user went to this moment of a replay, which is paused there. */
  readonly stands: boolean;
  /** Duration of animations relative to normal speed: 0 for none, 1 for the full one. */
  readonly pace: number;
}

/** Key of the computer player's turn; null while none acts. */
const useAiTurn = (): string | null =>
  useGame(({ timeline }) =>
    timeline && isAiToPlay() ? activeGame().aiPlayers!.turnOf(present(timeline)) : null,
  );

/** Null while a person plays. A computer player's actions are shown like a replay. */
export function usePassing(): Passing | null {
  const watched = useShown()?.timeline ?? null;
  const replay = useReplay();
  const atPlay = useIsAiToPlay();
  const played = useGame(({ timeline }) => timeline);
  const target = useAi(({ aiming, next }) => (aiming ? next[0] : undefined));
  const skipping = useAi((ai) => ai.skipping);
  const paused = useAi((ai) => ai.paused);
  const aiSpeed = useAi((ai) => ai.speed);
  const line = watched ?? (atPlay ? played : null);
  const replayed = watched && replay.aiming ? watched.steps[watched.cursor]?.action : undefined;
  const action = watched ? replayed : target;
  const { adjoining, playing, speed } = watched
    ? replay
    : { adjoining: !skipping, playing: !paused, speed: aiSpeed };
  const flows = adjoining && !(playing && speed >= TOO_FAST);
  const stands = watched !== null && !playing;
  const pace = flows ? (playing ? 1 / speed : 1) : 0;
  return useMemo(
    () => line && { line, aimed: action === undefined ? null : { action }, flows, stands, pace },
    [line, action, flows, stands, pace],
  );
}

/** While the slider is dragged the map waits until one moment has been shown for this time, in milliseconds. */
const STAYS = 200;

/** Scrolls to where something happens, if the speed allows it; `place` is null if nothing does. */
export function useFollow(passing: Passing | null, place: Place | null): void {
  const turn = useAiTurn();
  const shownFor = useRef<string | null>(null);
  // What the map shows at first is up to whoever opens it.
  const opened = useRef(passing?.line);
  useEffect(() => {
    if (place === null || !passing || passing.line === opened.current) return;
    if (!passing.flows) {
      if (!passing.stands) return;
      const timer = setTimeout(() => revealOnMap(place), STAYS);
      return () => clearTimeout(timer);
    }
    // The whole map is too small on a phone: zoom in at the start of the computer player's turn.
    if (turn !== null && turn !== shownFor.current && isNarrow()) showOnMap(place);
    else revealOnMap(place);
    shownFor.current = turn;
  }, [passing, place, turn]);
}
