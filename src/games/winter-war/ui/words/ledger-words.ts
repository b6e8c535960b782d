import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Victory Points',
  total: 'Soviet total',
  uncounted: 'not counted',
  level: 'If the game ended now',
  risks: 'Possible losses',
  leningrad: 'Leningrad in Finnish hands ends the game: the Finns win.',
  scale: 'Victory levels',
  now: (points: string): string => `now ${points}`,
  from: (least: number, most: number | null): string =>
    most === null ? `${least} or more` : `${least} to ${most}`,
  upTo: (most: number): string => `${most} or fewer`,
  key: {
    'viipuri-row': 'West of Viipuri:',
    viipuri: 'Viipuri',
    petsamo: 'Petsamo',
    oulu: 'Oulu',
    'mannerheim-line': 'Mannerheim Line',
    'south-cleared': 'South of Row A cleared',
    'supply-city': 'Supply City lost',
    'murmansk-taken': 'Murmansk lost',
    'leningrad-taken': 'Leningrad lost',
    'murmansk-defence': 'Murmansk Defence',
    'allied-eliminated': 'Allied brigades',
    handicap: 'Handicap:',
  },
  reason: {
    held: 'captured, line of communication open',
    'not-held': 'not captured',
    'no-line': 'captured, but no line of communication',
    cleared: 'no Finnish units left there',
    'not-cleared': 'Finnish units still there',
    'short-of-units': 'too few units near Murmansk',
    taken: 'in Finnish hands',
    'not-taken': 'not in Finnish hands',
    garrison: 'each Soviet turn from Turn 4 with fewer than 7 units within five hexes',
    eliminated: 'eliminated',
    agreed: 'agreed before the game',
  },
  lost: (n: number, worth: number): string => `${n} eliminated, ${worth} each`,
  without: 'Without handicaps',
  levelWithout: (points: string, level: string): string => `${points}, ${level}`,
  onTurn: (turn: number): string => `turn ${turn}`,
  worth: (n: number): string => `worth ${n}`,
  each: (n: number): string => `worth ${n} each`,
  rowHeld: (held: number, all: number, noLine: number): string =>
    [
      held
        ? `${held} of ${all} captured, line of communication open`
        : noLine
          ? 'no points'
          : 'none captured',
      noLine && `${noLine === 1 ? '1 hex' : `${noLine} hexes`} captured without a line of communication`,
    ]
      .filter(Boolean)
      .join('; '),
} as const;

export type LedgerWords = Wording<typeof english>;

export const ledgerWords = words<LedgerWords>('winter-war/ledger', english);
