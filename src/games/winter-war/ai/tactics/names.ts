/** The General's tactics for certain situations, in order of application; each can be left out. */
export const TACTICS_OF = {
  soviet: [
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
    'avoid-blow',
    'avoid-hopeless',
  ],
  finn: ['hold-viipuri', 'hold-oulu', 'keep-division', 'cut-line', 'pocket', 'last-turn-raid'],
} as const;
export const TACTICS = [...TACTICS_OF.soviet, ...TACTICS_OF.finn];
export type TacticName = (typeof TACTICS)[number];
