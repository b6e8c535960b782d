/** The turn track as printed: dates and what stands on it. */
export const TURNS = [
  { turn: 1, dates: '30 Nov – 9 Dec' },
  { turn: 2, dates: '10 – 19 Dec' },
  { turn: 3, dates: '20 – 29 Dec' },
  { turn: 4, dates: '30 Dec – 9 Jan' },
  { turn: 5, dates: '10 – 19 Jan' },
  { turn: 6, dates: '20 – 29 Jan' },
  { turn: 7, dates: '30 Jan – 9 Feb' },
  { turn: 8, dates: '10 – 19 Feb' },
  { turn: 9, dates: '20 Feb – 1 Mar' },
  { turn: 10, dates: '2 – 12 Mar' },
] as const;

export const datesOf = (turn: number): string => TURNS[turn - 1]?.dates ?? '';
