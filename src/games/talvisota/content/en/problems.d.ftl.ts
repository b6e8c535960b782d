// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly problem: {
    readonly kind: {
      readonly launch: string;
      readonly answer: string;
    };
    readonly task: {
      readonly launch: string;
      readonly answer: string;
    };
    readonly defences: Message<'defences'>;
    readonly sent: Message<'attack'>;
    readonly undefended: string;
    readonly reason: {
      readonly 'weak-point': string;
      readonly 'hold-back': string;
      readonly line: string;
      readonly together: string;
      readonly meet: string;
    };
    readonly amount: Message<'points', { count: number }>;
  };
};
export default messages;
