import { words, type Wording } from '#kit/i18n/words.ts';

/** What Winter War says around its lessons; free of the lessons themselves, for the start screen. */
const english = {
  learnHint: 'Ten short lessons on the map',
  busy: { finn: 'The Finns are responding …', soviet: 'The Soviets are responding …' },

  quickTitle: 'Your first moves',
  /** By the name of a level. */
  quickText: (level: string): string =>
    `You lead the Soviets, and a computer ${level} leads the Finns. You start, with your Movement Phase; the Finns are waiting across the frontier.`,
  quickSteps: {
    pick: 'Select a Soviet counter near Leningrad: the map shows where it can go and what it costs.',
    go: 'Choose a marked hex, ideally one next to the Finns.',
    stay: 'This unit is already next to the Finns. It can stay and attack; bring up another to help it.',
    closer: 'This unit cannot reach the Finns this turn: move it closer, or select another.',
    more: 'Move as many units as you like. Then press “End movement”.',
    follow:
      'Finns in the north may retreat before your attack. Advance into the hex they left, or press “Done advancing”.',
    attack: 'Every unit next to the Finns must attack: choose a ringed hex, then attackers, and roll.',
    choose: 'The die is rolled. Make your choice here or on the map.',
    finish: 'Press “End attacks” and watch the Finns take their turn. Then it is Turn 2.',
    watch: 'The Finns take their turn. Then it is Turn 2.',
  },
  quickShow: 'Show me a unit',
  quickClose: 'Close',
};

export type LearnWords = Wording<typeof english>;

export const learnWords = words<LearnWords>('winter-war/learn', english);
