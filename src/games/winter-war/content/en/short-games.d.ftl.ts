// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly situation: {
    readonly isthmus: string;
    readonly petsamo: string;
    readonly suomussalmi: string;
    readonly 'last-three-turns': string;
  };
  readonly turns: Message<'first' | 'last'>;
  readonly par: Message<'par'>;
  readonly counts: Message<'what'>;
  readonly losses: {
    readonly finn: Message<'worth'>;
    readonly soviet: Message<'worth'>;
  };
};
export default messages;
