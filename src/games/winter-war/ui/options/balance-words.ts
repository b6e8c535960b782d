/** How games between computer players ended. */
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Results of such games',
  /** On the card of a preset, in per cent. */
  balance: (soviet: number, draw: number, finn: number, games: number): string =>
    `${games} games between two computer Officers: Soviets ${soviet}\u00a0%, draws ${draw}\u00a0%, Finns ${finn}\u00a0%`,
  /** Beside each of them, while the figures are those of an earlier board. */
  earlier: 'On the earlier map, under earlier rulings',
  /** What that means, under them all. */
  outdated:
    'These games were played before the map and the rulings on supply, combat and victory changed; they will be replayed.',
} as const;

export type BalanceWords = Wording<typeof english>;

export const balanceWords = words<BalanceWords>('winter-war/balance', english);
