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
      'not-json': 'The text is incomplete or damaged.',
      damaged: params['where']
        ? `This is not a Winter War position: there is an error at ${params['where']}.`
        : 'This is not a Winter War position.',
      'no-hex': `There is no hex ${params['hex']}.`,
      'no-counter': `There is no counter ${params['unit']}, or not that many of them.`,
    })[key],
});
