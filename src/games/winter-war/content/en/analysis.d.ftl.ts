// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly history: {
    readonly title: string;
    readonly command: string;
    readonly short: string;
    readonly pages: string;
    readonly turn: Message<'turn'>;
    readonly turnNow: Message<'turn'>;
    readonly board: string;
    readonly heading: Message<'turn' | 'dates'>;
    readonly sources: Message<'books'>;
  };
  readonly intents: {
    readonly front: {
      readonly isthmus: {
        readonly name: string;
        readonly object: string;
      };
      readonly ladoga: {
        readonly name: string;
        readonly object: string;
      };
      readonly viipuri: {
        readonly name: string;
        readonly object: string;
      };
      readonly oulu: {
        readonly name: string;
        readonly object: string;
      };
      readonly petsamo: {
        readonly name: string;
        readonly object: string;
      };
      readonly railway: {
        readonly name: string;
        readonly object: string;
      };
      readonly leningrad: {
        readonly name: string;
        readonly object: string;
      };
      readonly murmansk: {
        readonly name: string;
        readonly object: string;
      };
    };
    readonly aim: Message<'object' | 'name', { aim: 'hold' | 'take' | 'cut' | 'guard' | 'delay' | 'strike' | 'gather' }>;
    readonly reason: {
      readonly 'counts-for-victory': string;
      readonly 'opens-the-way': string;
      readonly 'feeds-the-enemy': string;
      readonly 'feeds-us': string;
      readonly 'enemy-is-weak-here': string;
      readonly 'enemy-is-strong-here': string;
      readonly 'not-yet-ready': string;
      readonly 'plan-has-failed': string;
    };
    readonly more: Message<never, { n: number }>;
    readonly headquarters: Message<'units'>;
    readonly title: string;
    readonly now: string;
    readonly plan: string;
  };
  readonly odds: {
    readonly strengths: string;
    readonly attack: string;
    readonly defence: string;
    readonly up: Message<'points' | 'column'>;
    readonly best: string;
    readonly down: Message<'points' | 'column'>;
    readonly exact: Message<'column'>;
    readonly withIt: Message<'column'>;
    readonly withoutIt: Message<'column'>;
    readonly nobody: string;
    readonly noDie: string;
  };
  readonly planner: {
    readonly command: string;
    readonly views: string;
    readonly attack: string;
    readonly plan: string;
    readonly title: string;
    readonly wish: string;
    readonly wishes: {
      readonly losses: {
        readonly name: string;
        readonly hint: string;
      };
      readonly ground: {
        readonly name: string;
        readonly hint: string;
      };
      readonly careful: {
        readonly name: string;
        readonly hint: string;
      };
    };
    readonly suggested: string;
    readonly nothing: string;
    readonly inexact: string;
    readonly choice: Message<'i', { attacks: number }>;
    readonly loses: Message<'own' | 'enemy'>;
    readonly all: Message<'percent'>;
    readonly any: Message<'percent'>;
    readonly differs: Message<'attacks'>;
    readonly owed: Message<never, { units: number; hexes: number }>;
    readonly left: Message<'units' | 'hexes'>;
    readonly complete: string;
    readonly attacks: string;
    readonly number: Message<'i'>;
    readonly cleared: Message<'percent'>;
    readonly costly: Message<'percent'>;
    readonly expected: Message<'own' | 'enemy'>;
    readonly emptyUnits: string;
    readonly emptyHexes: string;
    readonly put: Message<'unit'>;
    readonly pin: string;
    readonly remove: Message<'i'>;
    readonly removeHex: Message<'hex'>;
    readonly unplanned: string;
    readonly mustUnits: string;
    readonly mayUnits: string;
    readonly mustHexes: string;
    readonly mayHexes: string;
    readonly newAttack: Message<'hex'>;
    readonly takeOut: string;
    readonly hint: string;
    readonly whole: string;
    readonly losses: string;
    readonly fill: string;
    readonly carryOut: string;
    readonly incomplete: string;
    readonly none: string;
    readonly of: Message<'i' | 'n'>;
    readonly stop: string;
    readonly finished: string;
    readonly onlyInAttack: string;
  };
  readonly print: {
    readonly charts: string;
    readonly turns: string;
    readonly situation: string;
    readonly units: Message<'army'>;
    readonly eliminated: string;
    readonly waiting: string;
    readonly none: string;
    readonly log: string;
  };
  readonly records: {
    readonly title: string;
    readonly command: string;
    readonly short: string;
    readonly none: string;
    readonly even: string;
    readonly favoured: Message<'points', { side: 'finn' | 'soviet' }>;
    readonly rarity: {
      readonly usual: string;
      readonly uncommon: string;
      readonly rare: string;
    };
    readonly measure: string;
    readonly fair: string;
    readonly player: Message<never, { side: 'finn' | 'soviet' }>;
    readonly thrown: Message<never, { dice: number; battles: number }>;
    readonly faces: string;
    readonly face: string;
    readonly came: string;
    readonly expected: string;
    readonly average: Message<'each'>;
    readonly results: string;
    readonly result: string;
    readonly resultName: {
      readonly Ae: string;
      readonly Ar: string;
      readonly Ne: string;
      readonly Ex: string;
      readonly Dr: string;
      readonly De: string;
    };
    readonly losses: string;
    readonly enemyLost: string;
    readonly ownLost: string;
    readonly byDice: string;
    readonly inTheEnd: string;
    readonly own: Message<'points', { side: 'finn' | 'soviet' }>;
    readonly lossesNote: string;
    readonly rolls: string;
    readonly turn: string;
    readonly who: string;
    readonly what: string;
    readonly dice: string;
    readonly brought: string;
    readonly luck: string;
    readonly show: string;
    readonly kinds: {
      readonly attack: string;
      readonly landing: string;
      readonly drop: string;
      readonly length: string;
      readonly scenario: string;
      readonly intervention: string;
      readonly norway: string;
      readonly sweden: string;
      readonly event: string;
    };
  };
  readonly supplyCard: {
    readonly title: string;
    readonly cut: Message<'units'>;
    readonly relieved: Message<'units'>;
    readonly unchanged: string;
    readonly weak: string;
    readonly safe: string;
    readonly link: Message<'place' | 'by' | 'units'>;
    readonly more: Message<'n'>;
    readonly hide: string;
  };
  readonly threats: {
    readonly command: string;
    readonly title: string;
    readonly reach: string;
    readonly zones: string;
    readonly assumed: Message<'turn', { side: 'finn' | 'soviet' }>;
    readonly ends: string;
    readonly setUp: string;
    readonly front: Message<never, { side: 'finn' | 'soviet' }>;
    readonly calm: string;
    readonly more: Message<'n'>;
    readonly odds: Message<'column' | 'attack' | 'defence'>;
    readonly falls: string;
    readonly cleared: Message<'percent'>;
    readonly strongest: string;
    readonly also: string;
    readonly noSpace: string;
    readonly nobody: Message<'place'>;
    readonly empty: Message<'points' | 'place'>;
    readonly moved: Message<'unit' | 'place'>;
    readonly from: Message<'from' | 'to'>;
    readonly stays: Message<'at'>;
    readonly unitReach: Message<never, { n: number }>;
    readonly choose: string;
    readonly look: string;
    readonly exceptions: Message<never, { side: 'finn' | 'soviet' }>;
    readonly noExceptions: string;
    readonly gap: {
      readonly headquarters: string;
      readonly isolated: string;
      readonly light: string;
      readonly disrupted: string;
      readonly fort: string;
      readonly nkvd: string;
      readonly water: string;
      readonly neutral: string;
    };
    readonly cut: {
      readonly enemy: Message<'place' | 'by'>;
      readonly zone: Message<'place' | 'by'>;
      readonly 'rail-enemy': Message<'city' | 'place' | 'by'>;
      readonly 'rail-broken': Message<'city' | 'place'>;
      readonly 'no-hq': Message<'hq', { far: Text | null }>;
      readonly 'no-city': Message<'hq' | 'city', { far: Text | null }>;
      readonly 'no-way': string;
      readonly overload: Message<'city'>;
      readonly judged: string;
    };
    readonly broken: string;
  };
};
export default messages;
