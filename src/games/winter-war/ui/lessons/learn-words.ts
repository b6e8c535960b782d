import { words, type Wording } from '../../../../kit/language/words.ts';

/** The words around the lessons; free of the lessons themselves, for the start screen. */
const english = {
  newHere: 'New here?',
  learn: 'Learn to play',
  learnHint: 'Ten short lessons on the map',
  goOn: 'Go on learning',
  goOnHint: (lesson: number, of: number, done: number, steps: number): string =>
    `Lesson ${lesson} of ${of}${done ? `, step ${done + 1} of ${steps}` : ''}`,
  quick: 'Quick start',
  quickHint: 'Both armies in place; you attack, the computer defends',
  all: 'All lessons',
  book: 'Rulebook',

  lesson: (n: number, of: number): string => `Lesson ${n} of ${of}`,
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  hint: 'Hint',
  back: 'One step back',
  again: 'Start over',
  leave: 'Leave the lesson',
  next: 'Next lesson',
  done: 'Lesson finished',
  allDone: 'That was the last lesson. You know enough for a game.',
  read: 'Read',
  busy: { finn: 'The Finns answer …', soviet: 'The Soviets answer …' },
  press: 'Press',

  quickTitle: 'Your first moves',
  quickText:
    'You lead the Soviets, a computer Recruit the Finns. You begin, with your Movement Phase; the Finns wait across the frontier.',
  quickSteps: {
    pick: 'Choose a Soviet counter near Leningrad: the map shows where it can go, and what that costs.',
    go: 'Choose a marked hex, best one next to the Finns.',
    stay: 'This unit stands next to the Finns already. It can stay and attack; bring another up beside it.',
    closer: 'This unit cannot reach the Finns this turn: bring it closer, or choose another.',
    more: 'Move as many units as you like. Then press “End movement”.',
    follow:
      'Finns in the north may step back before your attack. Where one did, follow it, or press “Done advancing”.',
    attack: 'Every unit beside a Finn must attack: choose a ringed hex, then attackers, and roll.',
    choose: 'The die has fallen: choose what it leaves to you, here or on the map.',
    finish: 'Press “End attacks”: the Finns take their turn, and you watch. Then it is Turn 2.',
    watch: 'The Finns take their turn. Then it is Turn 2.',
  },
  quickShow: 'Show me a unit',
  quickClose: 'Close',
};

export type LearnWords = Wording<typeof english>;

export const learnWords = words<LearnWords>('winter-war/learn', english);
