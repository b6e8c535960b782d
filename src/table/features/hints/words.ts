import { plural } from '#kit/i18n/plural.ts';
import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  command: 'What would the General do?',
  notNow: 'There is nothing for you to decide now.',
  title: 'The General would',
  thinking: 'The General thinks it over.',
  put: 'Put the advice away',
  doNext: 'Do the next',
  doAll: (actions: number) => (actions === 1 ? 'Do it' : `Do all ${actions}`),
  doAllOfIt: 'Do all that was advised',
  notAsked: 'Ask the General first.',
  rest: (actions: number) => `${plural(actions, 'action')} in all`,
  justEnd: 'End it here: nothing more is worth doing.',
  trouble: 'The General has no answer now. Ask again.',
};

export type AdviceWords = Wording<typeof en>;

/** The General's counsel, whatever the game. */
export const adviceWords = words('table/advice', en);
