import { useEffect, useState } from 'react';
import { EDITIONS } from '#engine/winter-war/game/editions.ts';
import type { Balance, PresetBalance } from '../../options/balance.ts';

/** Fewer games than these say too little. */
const ENOUGH = 100;

/** Shares of the games, 0 to 1, between computer players who are Officers. */
export interface Shares {
  readonly games: number;
  readonly soviet: number;
  readonly draw: number;
  readonly finn: number;
}

/** What the figures of some rules come to; null where nobody has measured enough. */
export function sharesOf(figures: PresetBalance | undefined): Shares | null {
  if (!figures || figures.games < ENOUGH) return null;
  const { draw, 'decisive-finnish': finn } = figures.levels;
  return { games: figures.games, soviet: 1 - draw - finn, draw, finn };
}

/** The figures, and whether they are those of an earlier edition. */
interface Measured extends Balance {
  readonly outdated: boolean;
}

/** How the rules have been measured to favour the one side or the other; null before that is there. */
export function useBalance(): Measured | null {
  const [balance, setBalance] = useState<Measured | null>(null);
  useEffect(() => {
    let gone = false;
    import('../../options/balance.ts').then(
      ({ BALANCE }) => {
        if (!gone) setBalance({ ...BALANCE, outdated: isOutdated(BALANCE) });
      },
      // Offline and never kept: the choice is complete without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return balance;
}

// // Not by the door of the engine: the form of a new game asks it before any rules are there.

/** Whether the games were played on an earlier board, or by earlier rulings. */
export const isOutdated = ({ editions }: Pick<Balance, 'editions'>): boolean =>
  editions.rules !== EDITIONS.rules || editions.board !== EDITIONS.board;
