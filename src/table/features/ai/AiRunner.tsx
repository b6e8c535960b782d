import playMessages from '../../content/en/play.ftl';
import { useEffect, useRef } from 'react';
import { present } from '#engine/core/timeline.ts';
import type { Line } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { computerSides, isLevel, onlyHuman } from '../../store/seats.ts';
import { actorName } from '../../view/players.tsx';
import { say, useUi } from '../../store/ui.ts';
import { speak } from '../../view/CursorVoice.tsx';
import { useReplaying } from '../../store/replay.ts';
import { startAiDriver } from './driver.ts';
import { useIsAiToPlay } from '../../store/ai.ts';

/** Summary of the computer player's turn, at the start of the person's; null if there is none. */
function ofTurn(timeline: Line): string | null {
  const { seats } = useGame.getState();
  const done = activeGame().story.turnDone(timeline);
  const side = done && computerSides(seats).find((one) => one === done.side);
  const level = side && seats[side];
  return done && side && isLevel(level)
    ? playMessages().ai.yourTurn({ name: actorName(side, level), moved: done.moved, battles: done.battles })
    : null;
}

function announceTurn(): void {
  const { timeline, seats } = useGame.getState();
  if (!timeline || !onlyHuman(seats)) return;
  const { rules, story } = activeGame();
  const state = present(timeline);
  if (story.kindOf(state) === 'before' || rules.isOver(state)) return;
  const account = ofTurn(timeline);
  // Only for screen readers if visible already: the panel shows the summary, bar or sheet the task.
  if (account === null) speak(playMessages().ai.yourWord);
  else if (useUi.getState().leftOpen) speak(account);
  else say(account);
}

/** Runs the driver of computer players while one of them plays. */
export function AiRunner() {
  const playing = useGame(({ seats, practice }) => !practice && computerSides(seats).length > 0);
  const atPlay = useIsAiToPlay();
  const replaying = useReplaying();
  useEffect(() => {
    return playing ? startAiDriver() : undefined;
  }, [playing]);
  const before = useRef(atPlay);
  useEffect(() => {
    if (before.current && !atPlay && !replaying && playing) announceTurn();
    before.current = atPlay;
  }, [atPlay, replaying, playing]);
  return null;
}
