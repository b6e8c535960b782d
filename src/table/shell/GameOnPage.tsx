import { useEffect, useLayoutEffect } from 'react';
import { present } from '#engine/core/timeline.ts';
import { onStoreDeleted } from '#kit/storage/database.ts';
import { activeGame } from '../game/registry.ts';
import playMessages from '../content/en/play.ftl';
import shellMessages from '../content/en/shell.ftl';
import { useGame } from '../store/game.ts';
import { isOwnTurn, useHosted } from '../store/hosted.ts';
import { save } from '../store/saving.ts';
import { say } from '../store/ui.ts';

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
  useEffect(
    () =>
      onStoreDeleted(() => {
        void save();
        say(shellMessages().saving.deleted);
      }),
    [],
  );
  return null;
}
