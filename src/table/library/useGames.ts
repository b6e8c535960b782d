import { useCallback, useEffect, useState } from 'react';
import { listGames } from '../store/library.ts';
import { onListChanged } from '../store/tabs.ts';
import { type KeptGame } from '../store/kept.ts';
import type { StoreProblem } from '../../kit/storage/database.ts';

/** Null before it is known. */
export type Games = readonly KeptGame[] | StoreProblem | null;

/** The kept games, followed as they change here and in other tabs. */
export function useGames(): { readonly games: Games; refresh(): void } {
  const [games, setGames] = useState<Games>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => onListChanged(refresh), [refresh]);
  useEffect(() => {
    let late = false;
    void listGames().then((found) => {
      if (!late) setGames(found.ok ? found.value : found.problem);
    });
    return () => {
      late = true;
    };
  }, [round]);
  return { games, refresh };
}
