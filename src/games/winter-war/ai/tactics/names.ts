/** What the General knows of play in certain situations; each can be left out. */
export const TACTICS = [
  // Soviets.
  'reopen-line',
  'hunt-raider',
  'guard-murmansk-seven',
  'hold-cities',
  'garrison-leningrad',
  'guard-line',
  'keep-rear',
  'leave-pocket',
  'guard-headquarters',
  'last-turn-guard',
  'avoid-hopeless',
  // Finns.
  'hold-viipuri',
  'hold-oulu',
  'keep-division',
  'cut-line',
  'pocket',
  'last-turn-raid',
] as const;
export type TacticName = (typeof TACTICS)[number];
