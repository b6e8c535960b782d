import { words, type Wording } from '#kit/i18n/words.ts';

/** What Winter War says around its lessons; free of the lessons themselves, for the start screen. */
const english = {
  learnHint: 'Ten short lessons on the map',
  busy: { finn: 'The Finns answer …', soviet: 'The Soviets answer …' },

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
