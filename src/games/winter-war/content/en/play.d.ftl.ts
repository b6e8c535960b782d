// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly command: {
    readonly next: {
      readonly unit: string;
      readonly open: string;
      readonly obligation: string;
      readonly threatened: string;
      readonly city: string;
    };
    readonly previous: {
      readonly unit: string;
      readonly open: string;
      readonly obligation: string;
      readonly threatened: string;
      readonly city: string;
    };
    readonly none: {
      readonly unit: string;
      readonly open: string;
      readonly obligation: string;
      readonly threatened: string;
      readonly city: string;
    };
    readonly waypoint: string;
    readonly details: string;
    readonly noFocus: string;
    readonly allAttackers: string;
    readonly noTarget: string;
    readonly allAttack: string;
  };
  readonly end: {
    readonly place: string;
    readonly arrive: string;
    readonly move: string;
    readonly 'retreat-before': string;
    readonly 'advance-before': string;
    readonly attack: string;
    readonly roll: string;
    readonly propose: string;
    readonly check: string;
    readonly soakOff: string;
    readonly takeHexes: string;
    readonly advance: Message<'unit'>;
    readonly decline: string;
    readonly giveUp: string;
    readonly removed: string;
    readonly results: string;
    readonly confirm: Message<'place'>;
  };
  readonly jump: {
    readonly obligation: Message<'i' | 'n'>;
    readonly city: Message<'i' | 'n'>;
    readonly threatened: Message<'i' | 'n'>;
    readonly open: Message<'i' | 'n'>;
    readonly unit: Message<'i' | 'n'>;
  };
  readonly layers: {
    readonly supply: string;
    readonly zones: string;
    readonly numbers: string;
    readonly shown: Message<'name', { on: boolean }>;
  };
  readonly todo: {
    readonly place: Message<never, { left: number }>;
    readonly arrive: Message<never, { left: number }>;
    readonly move: string;
    readonly overfull: Message<'hexes'>;
    readonly moveUnit: string;
    readonly 'retreat-before': string;
    readonly 'advance-before': string;
    readonly attack: string;
    readonly attackObliged: Message<never, { units: number; hexes: number; marked: number }>;
    readonly attackDone: string;
    readonly retreat: {
      readonly finn: string;
      readonly soviet: string;
    };
    readonly withdraw: string;
    readonly exchange: Message<never, { points: number }>;
    readonly advance: string;
    readonly overstack: string;
    readonly over: string;
  };
  readonly why: {
    readonly command: string;
    readonly allowed: Message<'hex'>;
    readonly nowhere: string;
    readonly key: string;
  };
  readonly voice: {
    readonly look: Message<'place'>;
    readonly inHand: Message<'unit', { open: number }>;
    readonly waypoint: Message<'place'>;
    readonly preview: Message<'place'>;
    readonly attack: Message<'attackers' | 'targets'>;
    readonly noAttackers: string;
    readonly noTargets: string;
    readonly odds: Message<'attack' | 'defence', { column: Text | null }>;
    readonly givenUp: Message<never, { units: Text | null }>;
  };
  readonly situation: {
    readonly areas: {
      readonly isthmus: string;
      readonly ladoga: string;
      readonly kainuu: string;
      readonly lapland: string;
      readonly petsamo: string;
      readonly home: string;
    };
    readonly sides: {
      readonly finn: string;
      readonly soviet: string;
    };
    readonly hidden: Message<never, { n: number }>;
    readonly inZone: string;
    readonly mustAttack: Message<'units'>;
    readonly mustBeAttacked: string;
    readonly isolated: Message<'why' | 'units'>;
    readonly supplied: Message<'cities'>;
    readonly moved: Message<'units'>;
    readonly fortification: string;
    readonly city: string;
    readonly beside: Message<'hexes'>;
    readonly threat: Message<'defence', { attack: number }>;
    readonly off: Message<'waiting' | 'lost', { side: 'finn' | 'soviet' }>;
    readonly list: string;
    readonly listHelp: string;
  };
  readonly warnings: {
    readonly isolated: Message<'units', { already: boolean }>;
    readonly overload: Message<'city' | 'units', { points: number }>;
    readonly murmansk: Message<'count' | 'needed'>;
    readonly badOdds: Message<'hex' | 'column'>;
    readonly overstacked: Message<'hex', { excess: number }>;
    readonly emptyForts: Message<'hexes'>;
    readonly unmoved: Message<'front' | 'units', { count: number }>;
    readonly unfought: Message<'front' | 'units', { count: number }>;
    readonly unused: Message<'units'>;
  };
  readonly barriers: {
    readonly text: {
      readonly 'set-up': string;
      readonly 'touch-move': string;
    };
    readonly line: {
      readonly 'set-up': string;
      readonly 'touch-move': string;
    };
  };
  readonly combat: {
    readonly targets: string;
    readonly attackers: string;
    readonly addAll: string;
    readonly clear: string;
    readonly pickTarget: string;
    readonly nothingNear: string;
    readonly pickAttackers: string;
    readonly must: string;
    readonly mustHexes: string;
    readonly against: Message<'a' | 'd'>;
    readonly fortified: string;
    readonly soakOff: string;
    readonly noDie: string;
    readonly reason: {
      readonly city: string;
      readonly fortification: string;
      readonly river: string;
      readonly isolated: string;
      readonly fled: string;
      readonly 'ski-patrol': string;
      readonly disrupted: string;
      readonly overloaded: string;
      readonly 'overloaded-beside': string;
    };
    readonly result: {
      readonly Ae: {
        readonly name: string;
        readonly meaning: string;
      };
      readonly Ar: {
        readonly name: string;
        readonly meaning: string;
      };
      readonly Ne: {
        readonly name: string;
        readonly meaning: string;
      };
      readonly Ex: {
        readonly name: string;
        readonly meaning: string;
      };
      readonly Dr: {
        readonly name: string;
        readonly meaning: string;
      };
      readonly De: {
        readonly name: string;
        readonly meaning: string;
      };
    };
    readonly candidates: string;
    readonly advancers: string;
    readonly noneOpen: string;
    readonly open: Message<never, { n: number }>;
    readonly toRetreat: string;
    readonly toWithdraw: string;
    readonly given: Message<never, { points: number; sum: number }>;
    readonly aims: Message<'hexes'>;
    readonly last: string;
    readonly who: Message<'units' | 'targets'>;
    readonly losses: {
      readonly exchange: string;
      readonly overstack: string;
    };
    readonly step: {
      readonly retreat: string;
      readonly 'retreat-before': string;
      readonly advance: string;
      readonly 'advance-before': string;
    };
    readonly rolled: Message<'die'>;
    readonly withoutDie: string;
    readonly chances: string;
  };
  readonly context: {
    readonly nothing: string;
    readonly over: string;
    readonly idle: Message<never, { n: number }>;
    readonly terrain: {
      readonly clear: string;
      readonly swamp: string;
      readonly mountain: string;
      readonly minorLake: string;
      readonly water: string;
      readonly ice: string;
    };
    readonly country: {
      readonly finland: string;
      readonly ussr: string;
      readonly sweden: string;
      readonly norway: string;
      readonly estonia: string;
      readonly none: string;
    };
    readonly rail: string;
    readonly fortification: string;
    readonly capacity: Message<'n'>;
    readonly faceDown: Message<never, { n: number }>;
    readonly empty: string;
    readonly strengths: Message<'a' | 'd' | 'm'>;
    readonly isolatedBy: Message<'why'>;
    readonly moved: string;
    readonly advanced: string;
    readonly fought: string;
    readonly fled: string;
  };
  readonly curtain: {
    readonly title: Message<never, { side: 'finn' | 'soviet' }>;
    readonly text: Message<never, { side: 'soviet' | 'finn' }>;
    readonly lift: Message<never, { side: 'finn' | 'soviet' }>;
    readonly written: string;
  };
  readonly move: {
    readonly title: string;
    readonly none: string;
    readonly point: Message<never, { mp: number }>;
    readonly waypointHint: string;
    readonly mode: {
      readonly march: string;
      readonly rail: string;
      readonly both: string;
    };
    readonly to: Message<'unit' | 'place'>;
    readonly by: {
      readonly march: string;
      readonly rail: string;
      readonly both: string;
    };
    readonly stopsThere: string;
    readonly cost: Message<'cost'>;
    readonly stops: string;
    readonly rightOfOne: string;
    readonly noEnd: string;
    readonly go: Message<'place'>;
    readonly place: Message<'place'>;
    readonly retreat: Message<'place'>;
    readonly advance: Message<'place'>;
    readonly waypoints: Message<never, { n: number }>;
    readonly dropWaypoints: string;
    readonly pickInstead: string;
    readonly alsoHere: string;
    readonly takeAll: string;
  };
  readonly reveal: {
    readonly told: string;
  };
  readonly secrets: {
    readonly fileHoldsSetUp: string;
    readonly fileHoldsPlan: string;
    readonly linkHoldsSetUp: string;
    readonly linkHoldsPlan: string;
    readonly notYet: string;
    readonly takingOver: string;
  };
  readonly signs: {
    readonly keys: readonly ({
      readonly keys: string;
      readonly text: string;
    })[];
    readonly signs: readonly (string)[];
  };
  readonly supply: {
    readonly title: string;
    readonly hint: string;
    readonly show: string;
    readonly load: Message<'load' | 'capacity'>;
    readonly overload: Message<never, { n: number }>;
    readonly cutOff: string;
    readonly isolated: string;
    readonly noneIsolated: string;
    readonly why: readonly (string)[];
    readonly chosen: Message<'hq' | 'city'>;
    readonly own: string;
    readonly exempt: string;
    readonly fromCity: Message<'city'>;
    readonly choose: string;
    readonly front: string;
    readonly rests: string;
    readonly default: string;
    readonly isolate: string;
    readonly left: Message<never, { n: number }>;
    readonly feeds: Message<'points', { hq: Text | null; units: number }>;
    readonly loadShort: Message<'load' | 'capacity'>;
    readonly army: Message<never, { side: 'finn' | 'soviet' }>;
  };
  readonly tabs: {
    readonly turns: string;
    readonly combat: string;
    readonly terrain: string;
    readonly points: string;
    readonly supply: string;
    readonly command: Message<'name'>;
  };
  readonly tray: {
    readonly inTray: string;
    readonly title: string;
    readonly due: string;
    readonly empty: string;
    readonly ready: string;
    readonly historical: string;
    readonly random: string;
    readonly fill: string;
    readonly replace: Message<never, { n: number }>;
    readonly replaceYes: string;
    readonly replaceNo: string;
    readonly clear: string;
    readonly back: string;
    readonly backToTrack: string;
    readonly hint: string;
    readonly placing: Message<'label'>;
    readonly name: Message<'what' | 'n'>;
  };
  readonly dates: readonly (string)[];
  readonly editor: {
    readonly pile: {
      readonly due: string;
      readonly lost: string;
      readonly out: string;
    };
    readonly brush: {
      readonly finn: string;
      readonly soviet: string;
      readonly usual: string;
      readonly rail: string;
    };
    readonly field: {
      readonly turn: string;
      readonly side: string;
      readonly phase: string;
    };
  };
};
export default messages;
