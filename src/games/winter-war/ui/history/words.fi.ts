import type { HistoryWords } from './words.ts';

export const fi: HistoryWords = {
  title: 'Historiallinen tausta',
  command: 'Historiallinen tausta',
  short: 'Historia',
  pages: 'Pelivuorot',
  turn: (turn) => `Pelivuoro ${turn}`,
  turnNow: (turn) => `Pelivuoro ${turn}, nyt pelissä`,
  board: 'Kartta',
  heading: (turn, dates) => `Pelivuoro ${turn} · ${dates}`,
  sources: (books) => `Lähteet: ${books}.`,
};
