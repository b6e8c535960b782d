// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly hint: {
    readonly thenEnd: string;
    readonly more: Message<'n'>;
    readonly why: {
      readonly 'hold-line': Message<never, { hexes: Text | null }>;
      readonly 'hold-city': Message<never, { hexes: Text | null }>;
      readonly 'bar-way': Message<never, { hexes: Text | null }>;
      readonly 'take-ground': Message<never, { hexes: Text | null }>;
      readonly 'close-in': Message<never, { hexes: Text | null }>;
      readonly 'raid-rail': Message<never, { hexes: Text | null }>;
      readonly 'stay-clear': Message<never, { hexes: Text | null }>;
      readonly 'keep-reserve': Message<never, { hexes: Text | null }>;
      readonly 'cut-supply': Message<never, { units: Text | null }>;
      readonly 'keep-supply': Message<never, { units: Text | null }>;
      readonly 'spare-strength': Message<never, { units: Text | null }>;
      readonly 'meet-obligation': Message<'odds', { hexes: Text | null }>;
      readonly storm: Message<'odds', { hexes: Text | null }>;
      readonly destroy: Message<'odds', { hexes: Text | null }>;
      readonly 'win-points': Message<'lines'>;
      readonly 'guard-murmansk': Message<'count'>;
      readonly 'reopen-line': Message<never, { hexes: Text | null }>;
      readonly 'hunt-raider': Message<never, { hexes: Text | null }>;
      readonly 'guard-murmansk-seven': Message<never, { hexes: Text | null }>;
      readonly 'hold-cities': Message<never, { hexes: Text | null }>;
      readonly 'garrison-leningrad': Message<never, { hexes: Text | null }>;
      readonly 'guard-line': Message<never, { hexes: Text | null }>;
      readonly 'keep-rear': Message<never, { hexes: Text | null }>;
      readonly 'leave-pocket': Message<never, { hexes: Text | null }>;
      readonly 'guard-headquarters': Message<never, { hexes: Text | null }>;
      readonly 'last-turn-guard': Message<never, { hexes: Text | null }>;
      readonly 'avoid-hopeless': Message<never, { hexes: Text | null }>;
      readonly 'hold-viipuri': Message<never, { hexes: Text | null }>;
      readonly 'hold-oulu': Message<never, { hexes: Text | null }>;
      readonly 'keep-division': Message<never, { hexes: Text | null }>;
      readonly 'cut-line': Message<never, { hexes: Text | null }>;
      readonly pocket: Message<never, { hexes: Text | null }>;
      readonly 'last-turn-raid': Message<never, { hexes: Text | null }>;
    };
    readonly to: Message<'unit' | 'hex'>;
    readonly place: Message<'unit' | 'hex'>;
    readonly back: Message<'unit'>;
    readonly retreat: Message<'unit' | 'hex'>;
    readonly lost: Message<'unit'>;
    readonly advance: Message<'unit' | 'hex'>;
    readonly attack: Message<'hexes' | 'units' | 'odds'>;
    readonly giveUp: Message<'units'>;
    readonly heavy: Message<'units'>;
    readonly plan: Message<'hex'>;
    readonly noPlan: string;
    readonly drop: Message<'hex'>;
    readonly demolish: Message<'unit'>;
    readonly administer: Message<'unit'>;
    readonly roll: string;
    readonly accept: string;
    readonly decline: string;
  };
  readonly course: {
    readonly graph: string;
    readonly points: string;
    readonly finn: string;
    readonly soviet: string;
    readonly unit: string;
    readonly map: string;
  };
  readonly review: {
    readonly amount: Message<never, { points: number }>;
    readonly favoured: Message<'amount', { side: 'finn' | 'soviet' }>;
    readonly even: string;
    readonly sum: Message<'start' | 'luck' | 'decisions' | 'rest' | 'result'>;
    readonly cost: Message<'amount' | 'turn', { side: 'finn' | 'soviet' }>;
  };
};
export default messages;
