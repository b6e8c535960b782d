// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly problem: {
    readonly kind: {
      readonly attack: string;
      readonly lastMarch: string;
      readonly march: string;
    };
    readonly theme: {
      readonly city: string;
      readonly line: string;
      readonly hold: string;
      readonly restraint: string;
      readonly chance: string;
      readonly strength: string;
      readonly together: string;
      readonly oneUnit: string;
      readonly reply: string;
      readonly railway: string;
      readonly objective: string;
      readonly headquarters: string;
      readonly surrounded: string;
      readonly units: string;
      readonly cut: string;
    };
    readonly task: {
      readonly attack: Message<'turn', { side: 'finn' | 'soviet' }>;
      readonly lastMarch: Message<never, { side: 'finn' | 'soviet' }>;
      readonly march: Message<'turn', { side: 'finn' | 'soviet' }>;
      readonly lastMoves: Message<'turn', { side: 'finn' | 'soviet' }>;
    };
    readonly reason: {
      readonly city: string;
      readonly line: string;
      readonly hold: string;
      readonly restraint: string;
      readonly chance: string;
      readonly strength: string;
      readonly together: string;
      readonly oneUnit: string;
      readonly railway: string;
      readonly objective: string;
      readonly units: string;
      readonly cut: string;
      readonly headquarters: string;
      readonly surrounded: string;
      readonly reply: string;
    };
    readonly changes: Message<'changes'>;
    readonly change: {
      readonly both: Message<'where' | 'best' | 'second'>;
      readonly added: Message<'where' | 'best'>;
      readonly left: Message<'where'>;
    };
    readonly points: Message<'changes'>;
    readonly line: Message<'line' | 'before' | 'after'>;
    readonly amount: Message<'points', { count: number }>;
    readonly whyNone: Message<'best' | 'lost' | 'other', { reason: Text | null }>;
    readonly doNothing: string;
  };
};
export default messages;
