/** Why a text is no position. */
import type { NotationError } from '../../codec/position-notation.ts';
import { words } from '#kit/i18n/words.ts';

export interface NotationWords {
  readonly error: (error: NotationError) => string;
}

export const notationWords = words<NotationWords>('winter-war/notation', {
  error: ({ key, params }) =>
    ({
      'too-large': 'The text is too long to be a position.',
      'not-json': 'The text is damaged: it cannot be read to its end.',
      damaged: params['where']
        ? `The text is no position of Winter War: something is wrong at ${params['where']}.`
        : 'The text is no position of Winter War.',
      'no-hex': `There is no hex ${params['hex']}.`,
      'no-counter': `There is no counter ${params['unit']}, or not so many of them.`,
    })[key],
});
