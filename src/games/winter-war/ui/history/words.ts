import { words } from '#kit/i18n/words.ts';

export interface HistoryWords {
  readonly title: string;
  readonly command: string;
  /** Under its picture above the log. */
  readonly short: string;
  /** Over the row of buttons. */
  readonly pages: string;
  readonly turn: (turn: number) => string;
  readonly turnNow: (turn: number) => string;
  readonly board: string;
  readonly heading: (turn: number, dates: string) => string;
  readonly sources: (books: string) => string;
}

export const historyWords = words<HistoryWords>('winter-war/history', {
  title: 'Historical background',
  command: 'Historical background',
  short: 'History',
  pages: 'Game-Turns',
  turn: (turn) => `Game-Turn ${turn}`,
  turnNow: (turn) => `Game-Turn ${turn}, now in play`,
  board: 'The map',
  heading: (turn, dates) => `Game-Turn ${turn} · ${dates}`,
  sources: (books) => `Sources: ${books}.`,
});
