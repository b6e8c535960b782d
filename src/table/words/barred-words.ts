import { words } from '#kit/i18n/words.ts';

export interface BarredWords {
  /** A button without a better reason. */
  readonly notNow: string;
  /** Of a replay, of a lesson. */
  readonly atStart: string;
  readonly atEnd: string;
  readonly noBattle: string;
  readonly noBattleBefore: string;
  readonly waiting: string;
  /** Of an aid. */
  readonly agreed: string;
  readonly nothingYet: string;
  readonly nothingInHand: string;
  /** Why nothing is taken back any more. */
  readonly bar: Readonly<Record<'die' | 'screen' | 'lesson' | 'rival', string>>;
  /** The same in the log, where there is one. */
  readonly line: Readonly<Record<'die' | 'screen', string>>;
}

/** Why a button of the table does nothing now. */
export const barredWords = words<BarredWords>('table/barred', {
  notNow: 'Not now.',
  atStart: 'This is the start of the game.',
  atEnd: 'This is as far as the game goes.',
  noBattle: 'No battle comes after this.',
  noBattleBefore: 'No battle comes before this.',
  waiting: 'The other side is at it.',
  agreed: 'The two players agreed to do without this. Who plays which side: there both can change it.',
  nothingYet: 'Nothing has been done yet.',
  nothingInHand: 'No unit is in hand.',
  bar: {
    die: 'A die was rolled: nothing is taken back over it.',
    screen:
      'The other player had the screen then, with something on it that is still secret: nothing is taken back over that.',
    lesson: 'In a lesson, go back step by step.',
    rival:
      'The computer player decides there: what it did goes back together with your own action before it.',
  },
  line: {
    die: 'What stands above stays: a die was rolled.',
    screen: 'What stands above stays: the other player had the screen, and something is still secret.',
  },
});
