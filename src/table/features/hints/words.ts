import { plural } from '#kit/i18n/plural.ts';
import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  command: 'What would the General do?',
  notNow: 'You have no decision to make now.',
  title: 'The General suggests',
  thinking: 'The General is thinking.',
  put: 'Close',
  doNext: 'Do the next one',
  doAll: (actions: number) => (actions === 1 ? 'Do it' : `Do all ${actions}`),
  doAllOfIt: 'Do everything suggested',
  notAsked: 'Ask for a hint first.',
  rest: (actions: number) => `${plural(actions, 'action')} in total`,
  justEnd: 'Nothing more worth doing. End the phase.',
  trouble: 'No hint this time. Ask again.',
};

export type AdviceWords = Wording<typeof en>;

/** The General's counsel, whatever the game. */
export const adviceWords = words('table/advice', en);
