/** The turn track: the dates of every Game-Turn that can be played. */
const DATES: readonly string[] = [
  '20 – 29 Nov',
  '30 Nov – 9 Dec',
  '10 – 19 Dec',
  '20 – 29 Dec',
  '30 Dec – 9 Jan',
  '10 – 19 Jan',
  '20 – 29 Jan',
  '30 Jan – 9 Feb',
  '10 – 19 Feb',
  '20 Feb – 1 Mar',
  '2 – 12 Mar',
  '13 – 22 Mar',
  '23 Mar – 1 Apr',
  '2 – 11 Apr',
];

export const datesOf = (turn: number): string => DATES[turn] ?? '';
