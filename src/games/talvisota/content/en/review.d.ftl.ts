// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly review: {
    readonly amount: Message<never, { points: number }>;
    readonly favoured: Message<'amount', { side: 'finn' | 'soviet' }>;
    readonly even: string;
    readonly cost: Message<'amount' | 'turn', { side: 'finn' | 'soviet' }>;
    readonly sum: Message<'start' | 'luck' | 'decisions' | 'rest' | 'result'>;
    readonly hidden: string;
  };
};
export default messages;
