import { useEffect } from 'react';
import { present } from '../../engine/core/timeline.ts';
import { game } from '../here.ts';
import { useGame } from '../store/game.ts';

/** Names turn, phase and game on the browser's tab for as long as the table is there. */
export function TabTitle() {
  const { card, story } = game();
  const title = useGame(({ timeline }) => `${story.heading(present(timeline!))} · ${card.title()}`);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return null;
}
