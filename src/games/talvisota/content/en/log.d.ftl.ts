// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly log: {
    readonly head: Message<'turn' | 'dates'>;
    readonly passed: Message<'phase'>;
    readonly morale: Message<'change' | 'cause' | 'now', { side: 'soviet' | 'finn' }>;
    readonly international: Message<'die' | 'marker'>;
    readonly returned: {
      readonly reinforcements: Message<'units', { side: 'soviet' | 'finn' }>;
      readonly sheet: Message<'units', { side: 'soviet' | 'finn' }>;
    };
    readonly arrivals: Message<'units'>;
    readonly entered: Message<'space' | 'units'>;
    readonly marched: Message<'from' | 'to' | 'units'>;
    readonly marker: {
      readonly laid: Message<'space'>;
      readonly lifted: Message<'space'>;
    };
    readonly control: {
      readonly soviet: Message<'space'>;
      readonly finn: Message<'space'>;
    };
    readonly scouts: {
      readonly stay: Message<'space' | 'count'>;
      readonly home: Message<'space' | 'count'>;
    };
    readonly planned: Message<'fronts', { side: 'soviet' | 'finn' }>;
    readonly deployed: Message<'space'>;
    readonly answered: string;
    readonly unanswered: string;
    readonly revealed: string;
    readonly opened: Message<'space'>;
    readonly reserves: Message<'to' | 'from' | 'units'>;
    readonly round: Message<'round' | 'soviet' | 'finn' | 'player' | 'die' | 'column', { face: Text | null }>;
    readonly losses: Message<'soviet' | 'finn'>;
    readonly retreat: Message<never, { side: 'soviet' | 'finn' }>;
    readonly lost: {
      readonly combat: Message<'space' | 'units', { side: 'soviet' | 'finn' }>;
      readonly retreat: Message<'space' | 'units', { side: 'soviet' | 'finn' }>;
    };
    readonly starved: Message<'space' | 'unit'>;
    readonly victory: {
      readonly soviet: Message<'strategy' | 'space'>;
      readonly finn: Message<'strategy' | 'space'>;
    };
    readonly conquered: {
      readonly first: Message<'space'>;
      readonly again: Message<'space'>;
    };
    readonly pursuit: Message<'from' | 'space'>;
    readonly retreated: Message<'from' | 'to' | 'units'>;
    readonly finnsHome: Message<'from' | 'units'>;
    readonly harassed: {
      readonly success: Message<'scouts' | 'space' | 'die' | 'modifier'>;
      readonly setback: Message<'scouts' | 'space' | 'die' | 'modifier'>;
      readonly failure: Message<'scouts' | 'space' | 'die' | 'modifier'>;
    };
    readonly drawn: Message<'strategy' | 'means'>;
    readonly mannerheim: Message<'use'>;
    readonly sent: Message<'die' | 'scouts'>;
    readonly ended: {
      readonly helsinki: Message<never, { winner: 'soviet' | 'finn' | 'draw' }>;
      readonly morale: Message<never, { winner: 'soviet' | 'finn' | 'draw' }>;
      readonly turns: Message<never, { winner: 'soviet' | 'finn' | 'draw' }>;
    };
    readonly unsaid: Message<never, { side: 'soviet' | 'finn' }>;
  };
};
export default messages;
