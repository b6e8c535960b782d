import type { Seat, Side } from '../../engine/winter-war/index.ts';
import type { Level } from '../store/seats.ts';
import { words } from '../../kit/language/words.ts';

export interface SeatsWords {
  /** On the start screen. */
  readonly who: string;
  readonly hotseat: string;
  readonly hotseatHint: string;
  readonly solo: string;
  readonly soloHint: string;
  readonly rival: string;
  readonly rivalHint: string;
  readonly watch: string;
  readonly watchHint: string;
  readonly yourSide: string;
  readonly opponent: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly seat: Readonly<Record<Seat, string>>;
  readonly levelHint: Readonly<Record<Level, string>>;
  /** On the card of a preset, in per cent. */
  readonly balance: (soviet: number, draw: number, finn: number, games: number) => string;
  /** Beside each of them, and what that means under them all, while the figures are those of an earlier board. */
  readonly earlier: string;
  readonly outdated: string;
  /** At the table. */
  readonly you: string;
  readonly command: string;
  readonly title: string;
  readonly text: string;
  readonly seated: (side: Side, who: string) => string;
  readonly secret: string;
  readonly faceDown: string;
  /** Above the log: who took up what, while it was secret. */
  readonly looks: string;
  readonly lifted: (player: string) => string;
  readonly looked: string;
  readonly times: (times: number) => string;
  readonly done: string;
  /** In the list of games. */
  readonly against: (level: Level, side: Side) => string;
  readonly both: (finn: Level, soviet: Level) => string;
}

const EN_SEATS = { human: 'Human', recruit: 'Recruit', officer: 'Officer', general: 'General' } as const;

/** Who plays which side: when a game begins, at the table, and in the list of games. */
export const seatsWords = words<SeatsWords>('table/seats', {
  who: 'Who plays?',
  hotseat: 'Two players, one screen',
  hotseatHint: 'Pass the device at set-up. A curtain hides the Finnish deployment.',
  solo: 'Solo practice',
  soloHint: 'Play both sides. Everything can be taken back, dice too.',
  rival: 'Against the computer',
  rivalHint: 'You play one side, the computer the other. It sees no more than you would.',
  watch: 'Watch two computer players',
  watchHint: 'See a whole game, at any pace. Take over a side whenever you like.',
  yourSide: 'Your side',
  opponent: 'Opponent',
  side: { finn: 'Finland', soviet: 'Soviet Union' },
  seat: EN_SEATS,
  levelHint: {
    recruit: 'Quick, and human in its mistakes.',
    officer: 'Plans each phase; keeps its lines and its supply.',
    general: 'Knows more: openings, the supply of a whole army, the last turn.',
  },
  balance: (soviet, draw, finn, games) =>
    `Of ${games} games between two computer Officers: Soviets ${soviet}\u00a0%, draws ${draw}\u00a0%, Finns ${finn}\u00a0%`,
  earlier: 'On the earlier board, by the earlier rulings',
  outdated:
    'These games were played before the board and the rulings on supply, combat and victory changed; they will be played anew.',
  you: 'You',
  command: 'Who plays which side',
  title: 'Who plays which side',
  text: 'Hand a side over, or take it over, at any moment; the game goes on from where it stands.',
  seated: (side, who) => `${side === 'finn' ? 'Finland' : 'Soviet Union'}: ${who}`,
  secret: 'Whoever takes over the Finns during the set-up sees where they stand.',
  faceDown:
    'The Finnish counters still lie face down: what would show them can be chosen once both armies are set up.',
  looks: 'Who had the screen while something was secret',
  lifted: (player) => `the curtain was lifted for the ${player}.`,
  looked: 'the landing place was shown.',
  times: (times) => `(${times} times)`,
  done: 'Back to the table',
  against: (level, side) => `Against the ${EN_SEATS[level]} (${side === 'finn' ? 'Finnish' : 'Soviet'})`,
  both: (finn, soviet) => `${EN_SEATS[finn]} (Finnish) and ${EN_SEATS[soviet]} (Soviet), watched`,
});
