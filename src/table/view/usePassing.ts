import { useEffect, useMemo, useRef } from 'react';
import { present } from '#engine/core/timeline.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import type { Line, Place } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { TOO_FAST, useReplay } from '../store/replay.ts';
import { revealOnMap, showOnMap } from './map-handle.ts';
import { useShown } from './shown.ts';
import { useGame } from '../store/game.ts';
import { isAiToPlay, useAi, useIsAiToPlay } from '../store/ai.ts';

/** The moment of a game that goes by itself: watched, or played by a computer player. */
export interface Passing<Game = Line, Action = unknown> {
  /** With its cursor at the moment. */
  readonly line: Game;
  /** The action that is pointed at before its die falls; null where none is. */
  readonly aimed: { readonly action: Action } | null;
  /** It follows the moment before, and there is time to see it move. */
  readonly flows: boolean;
  /** Somebody went to this moment of a replay, which now stands. */
  readonly stands: boolean;
  /** How long what moves takes beside normal speed: 0 at once, 1 as long. */
  readonly pace: number;
}

/** Which turn a computer player acts in; null while none does. */
const useAiTurn = (): string | null =>
  useGame(({ timeline }) =>
    timeline && isAiToPlay() ? activeGame().aiPlayers!.turnOf(present(timeline)) : null,
  );

/** Null while a person plays. What a computer player does at the table is shown as a replay is. */
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

/** Who pulls the slider passes by many moments: the map goes to the one that is stayed at, after as many milliseconds. */
const STAYS = 200;

/** Brings where something happens into view, as long as there is time to see it; `place` is null where nothing does. */
export function useFollow(passing: Passing | null, place: Place | null): void {
  const turn = useAiTurn();
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (place === null || !passing) return;
    if (!passing.flows) {
      if (!passing.stands) return;
      const timer = setTimeout(() => revealOnMap(place), STAYS);
      return () => clearTimeout(timer);
    }
    // The whole map is too small on a phone: the computer player's turn begins with a closer look.
    if (turn !== null && turn !== shownFor.current && isNarrow()) showOnMap(place);
    else revealOnMap(place);
    shownFor.current = turn;
  }, [passing, place, turn]);
}
