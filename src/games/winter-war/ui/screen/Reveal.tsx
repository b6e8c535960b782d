import { useEffect, useRef } from 'react';
import { say } from '#table/store/ui.ts';
import { computerSides, onlyHuman } from '#table/store/seats.ts';
import { useGame } from '../../table-adapter.ts';
import { revealWords } from '../words/reveal-words.ts';

/** Tells once that the Finnish counters are face up now, while they turn over on the map. */
export function Reveal() {
  const happening = useGame((game) => game.happening);
  const told = useRef(0);
  // Who set them up himself, or watched, has seen them.
  const news = useGame(({ seats }) => !computerSides(seats).length || onlyHuman(seats) === 'soviet');
  useEffect(() => {
    const { count, kind, events } = happening;
    if (!news || count <= told.current || kind !== 'play') return;
    if (!events.some(({ type }) => type === 'revealed')) return;
    told.current = count;
    say(revealWords().told);
  }, [happening, news]);
  return null;
}
