import { useEffect, useRef } from 'react';
import { present, type Timeline } from '../../engine/winter-war/index.ts';
import { turnSummary } from '../../games/winter-war/records/turn-summary.ts';
import { useGame } from '../store/game.ts';
import { computerSides, isLevel, onlyHuman } from '../store/seats.ts';
import { say, useTable } from '../store/table.ts';
import { speak } from '../seen/voice.ts';
import { useReplaying } from '../replay/replay.ts';
import { lastTurn, newlyAtTurn } from '../../games/winter-war/ui/summary/last-turn.ts';
import { drive } from './driver.ts';
import { useRivalAtPlay } from './rival.ts';
import { rivalWords } from './words.ts';

/** What the computer player did, in a sentence, as the person's own Player-Turn begins. */
function ofTurn(timeline: Timeline): string | null {
  const { seats } = useGame.getState();
  const last = newlyAtTurn(timeline) === null ? null : lastTurn(timeline);
  const level = last && seats[last.turn.side];
  if (!last || !isLevel(level)) return null;
  const { trails, battles } = turnSummary(timeline, last.turn.from, last.turn.to);
  const moved = trails.filter(({ way, side }) => side === last.turn.side && way === 'move');
  return rivalWords().yourTurn(level, new Set(moved.map(({ unit }) => unit)).size, battles.length);
}

function tell(): void {
  const { timeline, seats } = useGame.getState();
  if (!timeline || !onlyHuman(seats)) return;
  const { phase } = present(timeline);
  if (phase === 'set-up' || phase === 'over') return;
  const account = ofTurn(timeline);
  // The panel at hand has the whole account: there this is for the ear.
  if (account !== null && useTable.getState().leftOpen) speak(account);
  else say(account ?? rivalWords().yourWord);
}

/** Follows who has the word; the computer players are driven while one of them plays. */
export function RivalNews() {
  const playing = useGame(({ seats, practice }) => !practice && computerSides(seats).length > 0);
  const atPlay = useRivalAtPlay();
  const replaying = useReplaying();
  useEffect(() => {
    return playing ? drive() : undefined;
  }, [playing]);
  const before = useRef(atPlay);
  useEffect(() => {
    if (before.current && !atPlay && !replaying && playing) tell();
    before.current = atPlay;
  }, [atPlay, replaying, playing]);
  return null;
}
