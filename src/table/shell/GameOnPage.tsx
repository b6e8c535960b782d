import { useEffect, useLayoutEffect } from 'react';
import { present } from '#engine/core/timeline.ts';
import { activeGame } from '../game/registry.ts';
import playMessages from '../content/en/play.ftl';
import { useGame } from '../store/game.ts';
import { isOwnTurn, useHosted } from '../store/hosted.ts';

/**
 * What the page itself takes over from the game on the table: its id, by which a game may set colours of its own, dialogs
 * included; and turn, phase and title on the browser's tab.
 */
export function GameOnPage() {
  const { meta, story } = activeGame();
  const heading = useGame(({ timeline }) => `${story.heading(present(timeline!))} · ${meta.title()}`);
  const isTurn = useHosted(isOwnTurn);
  const title = isTurn ? `● ${playMessages().hosted.yourTurn} · ${heading}` : heading;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.game = meta.id;
    return () => void delete dataset.game;
  }, [meta]);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return null;
}
