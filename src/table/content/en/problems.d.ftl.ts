// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly problem: {
    readonly number: Message<'n' | 'of' | 'level'>;
    readonly own: string;
    readonly how: string;
    readonly howOnce: string;
    readonly answer: Message<'what'>;
    readonly judging: string;
    readonly broken: string;
    readonly unreadable: Message<'id' | 'reason'>;
    readonly isBest: string;
    readonly given: Message<'amount', { grade: 'good' | 'fair' | 'poor' }>;
    readonly estimate: Message<'error'>;
    readonly best: Message<'what'>;
    readonly second: Message<'what' | 'amount'>;
    readonly nothing: Message<'amount'>;
    readonly idle: Message<'amount'>;
    readonly source: Message<'players' | 'seed' | 'turn'>;
    readonly solution: string;
    readonly yours: string;
    readonly next: string;
    readonly back: string;
    readonly again: string;
    readonly all: string;
    readonly leave: string;
    readonly nothingYet: string;
  };
  readonly problems: {
    readonly title: string;
    readonly loading: string;
    readonly noneYet: Message<'of'>;
    readonly standing: Message<'n' | 'of' | 'amount'>;
    readonly today: Message<'kind' | 'level', { solved: 'yes' | 'no' }>;
    readonly level: Message<'level'>;
    readonly levelSolved: Message<'n' | 'of'>;
    readonly one: Message<'n'>;
    readonly about: Message<'theme' | 'side'>;
    readonly source: Message<'players' | 'seed' | 'turn'>;
    readonly ownSource: Message<'turn'>;
    readonly result: Message<'amount', { grade: Text | null }>;
    readonly kind: string;
    readonly allKinds: string;
    readonly theme: string;
    readonly allThemes: string;
    readonly counted: Message<'name' | 'n'>;
    readonly open: string;
    readonly none: string;
    readonly own: string;
    readonly noOwn: string;
    readonly faults: Message<never, { n: number }>;
    readonly ownFaults: Message<never, { n: number }>;
    readonly fault: Message<'reason' | 'place', { number: number }>;
    readonly note: string;
  };
};
export default messages;
