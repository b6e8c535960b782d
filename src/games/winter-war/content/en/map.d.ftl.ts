// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly map: {
    readonly label: string;
    readonly role: string;
    readonly help: string;
    readonly noFocus: string;
    readonly hex: Message<'number', { name: Text | null }>;
    readonly terrain: {
      readonly clear: string;
      readonly swamp: string;
      readonly mountain: string;
      readonly minorLake: string;
      readonly water: string;
      readonly ice: string;
    };
    readonly frozen: string;
    readonly country: {
      readonly none: string;
      readonly finland: string;
      readonly ussr: string;
      readonly sweden: string;
      readonly norway: string;
      readonly estonia: string;
    };
    readonly fortification: string;
    readonly unfinished: string;
    readonly railway: string;
    readonly broken: string;
    readonly stack: Message<'units'>;
    readonly costing: Message<'what' | 'points', { through: boolean }>;
    readonly highlight: {
      readonly reach: string;
      readonly 'reach-rail': string;
      readonly stop: string;
      readonly place: string;
      readonly selected: string;
      readonly attacker: string;
      readonly target: string;
      readonly attackable: string;
      readonly 'must-be-attacked': string;
      readonly retreat: string;
      readonly advance: string;
      readonly able: string;
      readonly drop: string;
      readonly landing: string;
      readonly asked: string;
      readonly refused: string;
      readonly pointed: string;
    };
    readonly rowA: string;
    readonly ladogaFront: string;
    readonly rowALetter: string;
    readonly swedishEntry: string;
    readonly iceHex: string;
    readonly lines: {
      readonly Mannerheim: string;
      readonly Ladoga: string;
    };
  };
  readonly counters: {
    readonly army: {
      readonly finn: string;
      readonly soviet: string;
      readonly allied: string;
    };
    readonly faceDown: Message<'army'>;
    readonly blank: string;
    readonly arm: {
      readonly infantry: string;
      readonly armour: string;
      readonly artillery: string;
      readonly cavalry: string;
      readonly mountain: string;
      readonly ski: string;
      readonly 'border-guard': string;
      readonly headquarters: string;
      readonly parachute: string;
      readonly blank: string;
    };
    readonly counter: Message<'army' | 'label' | 'arm' | 'name'>;
    readonly state: {
      readonly isolated: string;
      readonly overloaded: string;
      readonly moved: string;
      readonly advanced: string;
      readonly mustAttack: string;
      readonly spent: string;
      readonly selected: string;
      readonly heavy: string;
    };
    readonly drop: {
      readonly dropped: string;
      readonly disrupted: string;
      readonly stunned: string;
    };
  };
  readonly fronts: {
    readonly title: string;
    readonly names: {
      readonly petsamo: string;
      readonly salla: string;
      readonly suomussalmi: string;
      readonly kuhmo: string;
      readonly ladoga: string;
      readonly isthmus: string;
    };
    readonly short: {
      readonly petsamo: string;
      readonly salla: string;
      readonly suomussalmi: string;
      readonly kuhmo: string;
      readonly ladoga: string;
      readonly isthmus: string;
    };
    readonly front: Message<'name'>;
    readonly due: Message<never, { n: number }>;
    readonly beyond: Message<never, { n: number; edge: 'north' | 'south' | 'west' | 'east' }>;
    readonly overview: string;
    readonly overviewHint: string;
    readonly close: string;
  };
  readonly crt: {
    readonly title: string;
    readonly die: string;
    readonly note: string;
  };
  readonly terrain: {
    readonly title: string;
    readonly columns: readonly (string)[];
    readonly rows: readonly ({
      readonly name: string;
      readonly movement: string;
      readonly combat: string;
    })[];
    readonly iceRow: string;
  };
  readonly track: {
    readonly now: string;
    readonly ice: string;
    readonly murmansk: string;
    readonly unfinished: string;
    readonly railsClosed: string;
    readonly ceaseFire: string;
    readonly landing: string;
    readonly hastened: string;
    readonly length: string;
    readonly inForce: string;
    readonly scenario: Message<'letter' | 'turn' | 'what'>;
    readonly petrozavodsk: string;
    readonly paradrop: string;
    readonly noMurmansk: string;
    readonly murmanskNow: Message<'n' | 'needed'>;
  };
  readonly key: {
    readonly title: string;
    readonly subtitle: string;
    readonly years: string;
    readonly scale: string;
    readonly turns: string;
    readonly groups: {
      readonly ground: string;
      readonly sides: string;
      readonly places: string;
      readonly marks: string;
      readonly overlays: string;
      readonly arms: string;
      readonly states: string;
    };
    readonly reading: {
      readonly figures: string;
      readonly size: string;
      readonly name: string;
      readonly stack: string;
    };
    readonly signs: {
      readonly finnish: string;
      readonly soviet: string;
      readonly neutral: string;
      readonly swamp: string;
      readonly woods: string;
      readonly mountain: string;
      readonly lake: string;
      readonly sea: string;
      readonly ice: string;
      readonly river: string;
      readonly lakeSide: string;
      readonly frontier: string;
      readonly rowA: string;
      readonly rail: string;
      readonly road: string;
      readonly broken: string;
      readonly finnishCity: string;
      readonly supplyCity: string;
      readonly town: string;
      readonly capacity: string;
      readonly worth: string;
      readonly fort: string;
      readonly finnZone: string;
      readonly sovietZone: string;
      readonly noZone: string;
      readonly zoneless: string;
      readonly enemyReach: string;
      readonly odds: string;
      readonly supplied: string;
      readonly suppliedFar: string;
      readonly supplyFull: string;
      readonly weakLink: string;
      readonly supplyLine: string;
      readonly cutLine: string;
      readonly lineEnd: string;
      readonly trail: string;
      readonly battle: string;
      readonly loss: string;
      readonly planned: string;
      readonly hint: string;
    };
  };
};
export default messages;
