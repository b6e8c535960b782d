// Made by `npm run messages` from the catalogue of this name.
import type { Message, RichMessage, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly interphase: {
    readonly event: {
      readonly F: string;
      readonly G: string;
      readonly H: string;
      readonly J: string;
      readonly K: string;
      readonly GJ: string;
      readonly L: string;
    };
    readonly scenario: {
      readonly A: string;
      readonly B: string;
      readonly C: string;
      readonly D: string;
      readonly E: string;
    };
    readonly dice: Message<'faces' | 'sum', { count: number }>;
    readonly named: Message<never, { letter: 'A' | 'B' | 'C' | 'D' | 'E' }>;
    readonly lost: {
      readonly B: string;
      readonly C: string;
      readonly D: string;
      readonly E: string;
    };
    readonly neutral: {
      readonly norway: string;
      readonly sweden: string;
    };
    readonly todo: {
      readonly length: string;
      readonly scenario: string;
      readonly intervention: string;
      readonly norway: string;
      readonly sweden: string;
      readonly event: string;
      readonly next: Message<'turn'>;
      readonly count: string;
      readonly 'cease-fire': string;
      readonly landing: string;
      readonly muster: Message<'units'>;
      readonly climate: Message<'points'>;
      readonly recall: Message<'points'>;
    };
    readonly button: {
      readonly length: string;
      readonly scenario: string;
      readonly intervention: string;
      readonly norway: string;
      readonly sweden: string;
      readonly event: string;
      readonly next: Message<'turn'>;
      readonly count: string;
      readonly forfeit: string;
    };
    readonly panel: {
      readonly title: Message<'turn'>;
      readonly status: {
        readonly done: string;
        readonly now: string;
        readonly next: string;
      };
      readonly step: {
        readonly length: string;
        readonly 'cease-fire': string;
        readonly scenario: string;
        readonly intervention: string;
        readonly norway: string;
        readonly sweden: string;
        readonly landing: string;
        readonly event: string;
      };
      readonly inForce: Message<'letter' | 'scenario' | 'turn'>;
      readonly finished: Message<'turn'>;
      readonly ended: string;
      readonly faces: Message<'first' | 'last', { count: number }>;
      readonly die: string;
      readonly result: string;
      readonly reconstructed: Message<'what'>;
      readonly notes: {
        readonly row: string;
        readonly entry: string;
      };
      readonly plusOne: string;
      readonly voidNow: Message<'why'>;
      readonly chance: Message<'favourable' | 'of' | 'percent'>;
      readonly intervention: Message<'atMost'>;
      readonly resists: Message<'who', { atMost: number }>;
      readonly neighbours: string;
      readonly outcomes: {
        readonly none: string;
        readonly one: string;
        readonly both: Message<'turn'>;
      };
    };
    readonly brings: {
      readonly none: string;
      readonly scenario: {
        readonly A: string;
        readonly B: string;
        readonly C: string;
        readonly D: string;
        readonly E: string;
      };
      readonly event: {
        readonly F: string;
        readonly Fagain: string;
        readonly G: string;
        readonly H: string;
        readonly J: string;
        readonly K: string;
        readonly GJ: string;
        readonly L: string;
      };
      readonly volunteers: string;
      readonly ends: string;
      readonly goesOn: Message<'turn'>;
    };
    readonly came: {
      readonly scenario: Message<'letter' | 'scenario'>;
      readonly warEnds: string;
      readonly warGoesOn: string;
      readonly noScenario: string;
      readonly again: string;
      readonly counted: Message<'die' | 'modified'>;
      readonly event: Message<'event' | 'what'>;
      readonly noEvent: string;
      readonly volunteers: string;
      readonly noVolunteers: string;
      readonly allies: Message<'sum' | 'atMost'>;
      readonly stayAway: Message<'sum' | 'atMost'>;
      readonly hasten: Message<'turn' | 'next'>;
      readonly resists: Message<'who'>;
      readonly resistsOn: Message<never, { atMost: number }>;
      readonly letsThrough: Message<'who'>;
    };
    readonly ceaseFire: {
      readonly now: string;
      readonly result: Message<'level' | 'points'>;
      readonly isolated: string;
      readonly offer: string;
      readonly call: string;
      readonly decline: string;
    };
    readonly landing: {
      readonly text: string;
      readonly defenders: string;
      readonly ashore: Message<'faces' | 'percent'>;
      readonly outcome: {
        readonly Ae: string;
        readonly Ar: string;
        readonly Ne: string;
        readonly De: string;
        readonly Dr: string;
        readonly exchange: Message<'lost' | 'ashore'>;
        readonly allLost: string;
      };
      readonly assault: string;
      readonly accept: string;
      readonly decline: string;
      readonly declined: {
        readonly none: string;
        readonly over: string;
        readonly half: string;
      };
    };
    readonly muster: {
      readonly title: string;
    };
    readonly forfeit: {
      readonly climate: string;
      readonly recall: string;
      readonly left: Message<'points'>;
      readonly isolatedFirst: string;
      readonly each: string;
    };
    readonly atSea: string;
    readonly log: {
      readonly lengthEnds: RichMessage<'dice' | 'turn'>;
      readonly lengthOn: RichMessage<'dice' | 'turn'>;
      readonly scenarioDie: RichMessage<'dice' | 'scenario', { letter: Text | null; counted: Text | null }>;
      readonly scenario: Message<'letter' | 'scenario' | 'rule'>;
      readonly intervention: RichMessage<'dice' | 'atMost' | 'next' | 'afterNext', { comes: boolean }>;
      readonly neutral: RichMessage<'country' | 'dice', { resists: boolean; atMost: number }>;
      readonly eventDie: RichMessage<'dice' | 'what', { event: Text | null }>;
      readonly volunteers: RichMessage<'dice'>;
      readonly F: RichMessage<never>;
      readonly H: RichMessage<never>;
      readonly K: RichMessage<'turn'>;
      readonly L: RichMessage<'turn'>;
      readonly noEffect: Message<'event' | 'why' | 'rule'>;
      readonly alike: Message<'label', { n: number }>;
      readonly joined: Message<'units' | 'hex', { many: boolean }>;
      readonly returned: RichMessage<'unit' | 'turn'>;
      readonly recalled: RichMessage<'unit' | 'hex'>;
      readonly landing: RichMessage<'hex' | 'strengths' | 'column' | 'die' | 'result'>;
      readonly turnedBack: RichMessage<never>;
      readonly noCeaseFire: RichMessage<never>;
      readonly ceaseFire: RichMessage<'level' | 'points'>;
      readonly landingDelayed: RichMessage<'turn'>;
      readonly heavy: RichMessage<'units'>;
      readonly planned: RichMessage<never>;
      readonly droppedByEvent: RichMessage<'unit' | 'hex'>;
      readonly dropped: RichMessage<'unit' | 'hex' | 'die' | 'against' | 'net' | 'result'>;
      readonly demolished: RichMessage<'unit' | 'hex'>;
      readonly mended: RichMessage<'hex'>;
      readonly thawed: RichMessage<'unit' | 'from' | 'to'>;
    };
    readonly why: {
      readonly paradropHasCome: string;
      readonly brigadeInPlay: string;
      readonly leningradTaken: string;
      readonly noVolunteers: string;
      readonly noCity: string;
      readonly raisedAlready: string;
      readonly noScenario: string;
      readonly nothingLost: string;
      readonly switchedOff: string;
      readonly endsAnyway: string;
    };
    readonly drop: {
      readonly modifier: {
        readonly weather: string;
        readonly terrain: string;
        readonly city: string;
        readonly zone: string;
        readonly distance: string;
      };
      readonly result: {
        readonly fine: string;
        readonly halved: string;
        readonly stunned: string;
        readonly eliminated: string;
      };
    };
  };
  readonly variant: {
    readonly drop: {
      readonly title: string;
      readonly none: string;
      readonly written: Message<'turn'>;
      readonly write: string;
      readonly change: string;
      readonly tear: string;
      readonly show: string;
      readonly showing: string;
      readonly back: string;
      readonly lookAway: {
        readonly title: string;
        readonly text: string;
        readonly go: string;
        readonly show: string;
      };
      readonly aim: string;
      readonly aimEvent: string;
      readonly put: Message<'place'>;
      readonly at: Message<'place'>;
      readonly far: Message<never, { n: number }>;
      readonly modifiers: string;
      readonly today: string;
      readonly faceDown: string;
      readonly occupied: string;
      readonly chance: Message<'n'>;
      readonly net: Message<'die' | 'against' | 'net'>;
      readonly short: {
        readonly fine: string;
        readonly halved: string;
        readonly stunned: string;
        readonly eliminated: string;
      };
      readonly result: {
        readonly fine: {
          readonly name: string;
          readonly meaning: string;
        };
        readonly halved: {
          readonly name: string;
          readonly meaning: string;
        };
        readonly stunned: {
          readonly name: string;
          readonly meaning: string;
        };
        readonly eliminated: {
          readonly name: string;
          readonly meaning: string;
        };
      };
      readonly noDie: string;
      readonly planned: string;
      readonly giveUp: string;
      readonly notNow: string;
      readonly goOn: string;
      readonly landed: string;
      readonly last: string;
    };
    readonly todo: {
      readonly aim: string;
      readonly planned: string;
      readonly event: string;
      readonly landed: string;
      readonly plan: string;
      readonly exploit: string;
      readonly reserveSoviet: Message<never, { now: number }>;
      readonly reserveFinn: Message<never, { left: number }>;
      readonly reserved: string;
    };
    readonly command: {
      readonly plan: string;
      readonly peek: string;
      readonly demolish: string;
    };
    readonly signs: {
      readonly airborne: string;
      readonly heavyTanks: string;
      readonly variableDemolition: string;
    };
    readonly exploit: {
      readonly candidates: string;
      readonly end: string;
    };
    readonly demolish: {
      readonly button: Message<'cost'>;
      readonly moved: Message<'left'>;
      readonly here: string;
      readonly broken: string;
      readonly mended: {
        readonly finn: string;
        readonly soviet: string;
      };
    };
    readonly reserve: {
      readonly title: string;
      readonly coming: string;
      readonly now: Message<'n', { met: boolean }>;
      readonly points: string;
      readonly regiments: string;
      readonly hqs: string;
      readonly regiment: string;
      readonly battalions: string;
      readonly others: string;
    };
    readonly unfinished: string;
    readonly heavy: {
      readonly title: string;
      readonly hint: string;
      readonly pair: Message<'one' | 'other'>;
      readonly note: string;
    };
    readonly neutral: string;
    readonly ice: {
      readonly hex: string;
      readonly row: string;
    };
    readonly dropped: {
      readonly dropped: string;
      readonly disrupted: string;
      readonly stunned: string;
    };
  };
};
export default messages;
