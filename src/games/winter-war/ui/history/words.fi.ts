import type { HistoryWords } from './words.ts';

export const fi: HistoryWords = {
  title: 'Sota sellaisena kuin se oli',
  command: 'Sota sellaisena kuin se oli',
  short: 'Historia',
  pages: 'Pelivuorot',
  turn: (turn) => `Pelivuoro ${turn}`,
  turnNow: (turn) => `Pelivuoro ${turn}, nyt pelissä`,
  board: 'Kartta',
  heading: (turn, dates) => `Pelivuoro ${turn} · ${dates}`,
  sources: (books) => `Lähteet: ${books.join('; ')}.`,
};
