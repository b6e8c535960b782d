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
  atEnd: 'This is the end of the game so far.',
  noBattle: 'There are no later battles.',
  noBattleBefore: 'There are no earlier battles.',
  waiting: 'Waiting for the opponent.',
  agreed: 'You agreed to play without this. Both of you can change it under “Players and sides”.',
  nothingYet: 'Nothing has been done yet.',
  nothingInHand: 'No unit is selected.',
  bar: {
    die: 'You cannot undo past a die roll.',
    screen:
      'You cannot undo past this point: the other player had the screen then, and something on it is still hidden.',
    lesson: 'In a lesson, you go back one step at a time.',
    rival:
      'The computer player decides there. Its actions are undone together with your own action before them.',
  },
  line: {
    die: 'No undo past this die roll.',
    screen: 'No undo past this point: the other player had the screen, and something is still hidden.',
  },
});
