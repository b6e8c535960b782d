// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly problem: {
    readonly kind: {
      readonly launch: string;
      readonly answer: string;
      readonly secondAttack: string;
      readonly losses: string;
    };
    readonly theme: {
      readonly 'weak-point': string;
      readonly worth: string;
      readonly 'hold-back': string;
      readonly send: string;
      readonly line: string;
      readonly meet: string;
      readonly keep: string;
      readonly goOn: string;
      readonly stop: string;
      readonly where: string;
      readonly spare: string;
    };
    readonly task: {
      readonly launch: string;
      readonly answer: string;
      readonly secondAttack: string;
      readonly losses: Message<never, { side: 'finn' | 'soviet'; count: number }>;
    };
    readonly fact: {
      readonly finns: Message<'plan'>;
      readonly sent: Message<'plan'>;
      readonly own: Message<'plan'>;
      readonly waiting: Message<'plan'>;
      readonly attack: Message<'plan'>;
      readonly defence: Message<'plan'>;
    };
    readonly scouts: string;
    readonly undefended: string;
    readonly reason: {
      readonly 'weak-point': string;
      readonly worth: string;
      readonly 'hold-back': string;
      readonly send: string;
      readonly line: string;
      readonly meet: string;
      readonly keep: string;
      readonly goOn: string;
      readonly stop: string;
      readonly where: string;
      readonly spare: string;
    };
    readonly chances: Message<'chances'>;
    readonly chance: Message<'what' | 'percent'>;
    readonly lost: Message<'units'>;
    readonly amount: Message<'points', { count: number }>;
    readonly whyNone: Message<'best' | 'other' | 'lost', { reason: Text | null }>;
    readonly doNothing: string;
  };
};
export default messages;
