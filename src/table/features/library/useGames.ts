import { useCallback, useEffect, useState } from 'react';
import { listGames, onListChanged } from '../../store/library.ts';
import type { KeptGame } from '../../store/kept-games.ts';
import type { StoreProblem } from '#kit/storage/database.ts';

/** Null before it is known; `silent` as long as the storage does not answer. */
export type Games = readonly KeptGame[] | StoreProblem | null;

/** How long the storage may take before that is said, in milliseconds. */
const PATIENCE_MS = 2500;
/** Between two tries, in milliseconds. */
const PAUSE_MS = 1000;

/** The kept games, followed as they change here and in other tabs; asked for until the storage answers. */
export function useGames(): { readonly games: Games; refresh(): void } {
  const [games, setGames] = useState<Games>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => onListChanged(refresh), [refresh]);
  useEffect(() => {
    let late = false;
    // A list that is known stays while the storage is silent.
    const beSilent = (): void => setGames((before) => (Array.isArray(before) ? before : 'silent'));
    let timer = setTimeout(beSilent, PATIENCE_MS);
    void listGames().then((found) => {
      if (late) return;
      clearTimeout(timer);
      if (found.ok) return setGames(found.value);
      if (found.problem !== 'silent') return setGames(found.problem);
      beSilent();
      timer = setTimeout(refresh, PAUSE_MS);
    });
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [round, refresh]);
  return { games, refresh };
}
