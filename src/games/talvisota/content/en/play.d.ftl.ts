// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly book: {
    readonly inGame: string;
    readonly recommended: string;
  };
  readonly combat: {
    readonly title: Message<'space' | 'round'>;
    readonly strength: Message<'points'>;
    readonly bonus: Message<'points'>;
    readonly known: Message<'space' | 'number', { scouts: number }>;
    readonly force: string;
    readonly total: string;
    readonly rolls: Message<'player' | 'column'>;
    readonly order: string;
    readonly orderIsYours: string;
    readonly stage: {
      readonly now: string;
      readonly done: string;
      readonly waits: string;
    };
    readonly metBy: Message<'strategy'>;
    readonly unmet: string;
    readonly scoutsBeside: Message<'count'>;
    readonly bags: string;
    readonly bagSizes: Message<'strategies' | 'units' | 'environment' | 'supports' | 'entrenchments'>;
    readonly result: string;
    readonly undefended: string;
    readonly dice: string;
    readonly die: string;
    readonly sovietLosses: string;
    readonly finnishLosses: string;
    readonly retreat: string;
    readonly chance: Message<'percent'>;
    readonly hiddenFinns: string;
    readonly hiddenSoviets: string;
    readonly withoutAmbush: string;
    readonly withAmbush: string;
    readonly undefendedNow: string;
    readonly sampled: Message<'count'>;
    readonly range: Message<'least' | 'most'>;
    readonly cause: {
      readonly number: string;
      readonly line: string;
      readonly entrenchment: string;
      readonly 'white-death': string;
    };
  };
  readonly command: {
    readonly next: string;
    readonly previous: string;
  };
  readonly decision: {
    readonly todo: {
      readonly 'set-up': string;
      readonly event: string;
      readonly recovery: string;
      readonly withdrawal: string;
      readonly movement: string;
      readonly 'soviet-plans': string;
      readonly 'finnish-plans': string;
      readonly 'soviet-allotment': string;
      readonly 'finnish-allotment': string;
      readonly deployment: string;
      readonly answer: string;
      readonly combat: string;
      readonly employ: string;
      readonly mannerheim: string;
      readonly roll: string;
      readonly losses: string;
      readonly 'fight-on': string;
      readonly occupy: string;
      readonly pursue: string;
      readonly retreat: string;
      readonly harassment: string;
      readonly stay: string;
      readonly starve: string;
      readonly 'turn-end': string;
      readonly over: string;
    };
    readonly soloHarassment: string;
    readonly assignArrivals: string;
    readonly button: {
      readonly end: {
        readonly 'set-up': string;
        readonly movement: string;
        readonly 'soviet-plans': string;
        readonly 'finnish-plans': string;
        readonly 'soviet-allotment': string;
        readonly 'finnish-allotment': string;
        readonly deployment: string;
        readonly harassment: string;
      };
      readonly goOn: string;
      readonly event: string;
      readonly roll: string;
      readonly move: string;
      readonly allot: string;
      readonly deploy: string;
      readonly check: string;
      readonly answer: string;
      readonly noAnswer: string;
      readonly fight: string;
      readonly employ: string;
      readonly mannerheim: string;
      readonly lose: string;
      readonly fightOn: string;
      readonly breakOff: string;
      readonly occupy: string;
      readonly notTaken: string;
      readonly pursue: string;
      readonly noPursuit: string;
      readonly retreat: string;
      readonly harass: string;
      readonly stay: string;
      readonly starve: string;
      readonly results: string;
    };
    readonly lastTurn: Message<'turn'>;
    readonly waits: Message<never, { side: 'soviet' | 'finn' }>;
    readonly usual: string;
    readonly boxes: string;
    readonly strategies: string;
    readonly none: string;
    readonly start: string;
    readonly target: string;
    readonly chooseUnits: string;
    readonly chooseTarget: string;
    readonly chooseFrom: string;
    readonly chooseStrategy: string;
    readonly cost: Message<'points'>;
    readonly free: string;
    readonly reinforcements: string;
    readonly losses: string;
    readonly markers: string;
    readonly markersLeft: Message<'count'>;
    readonly layMarker: string;
    readonly liftMarker: string;
    readonly takeHome: Message<'count'>;
    readonly giveUp: Message<'count'>;
    readonly more: Message<'unit'>;
    readonly fewer: Message<'unit'>;
    readonly ofAll: Message<'count' | 'all'>;
    readonly all: string;
    readonly engages: Message<'units', { supports: number; commanders: number }>;
    readonly engagesFinn: Message<'units' | 'environment' | 'supports'>;
    readonly needs: Message<'count' | 'units'>;
    readonly spaces: Message<never, { count: number }>;
    readonly meretskov: {
      readonly line: string;
      readonly artillery: string;
    };
    readonly timoshenko: {
      readonly losses: string;
      readonly bonus: string;
    };
    readonly aim: string;
    readonly reserves: string;
    readonly stayBehind: string;
    readonly scouts: string;
    readonly chances: Message<'success' | 'setback' | 'failure'>;
    readonly unallotted: string;
    readonly engaged: string;
    readonly chooseStart: string;
    readonly swap: string;
    readonly allTo: Message<'front'>;
    readonly ownForce: Message<'total'>;
    readonly soloScouts: string;
    readonly chancesOf: string;
    readonly chancesKey: string;
    readonly takeUp: string;
    readonly takeUpByKey: string;
    readonly facing: Message<'count', { side: 'soviet' | 'finn' }>;
    readonly putHere: Message<'place' | 'counter'>;
    readonly add: string;
    readonly takeBack: string;
    readonly allThatFit: string;
    readonly tapAgain: string;
    readonly tapAgainBack: string;
    readonly toPlace: string;
    readonly onSheet: string;
    readonly allPlaced: string;
    readonly empty: string;
    readonly available: string;
    readonly tray: Message<'digit'>;
  };
  readonly purposes: {
    readonly plan: string;
    readonly now: string;
    readonly aim: {
      readonly take: Message<'spaces'>;
      readonly draw: string;
      readonly hold: Message<never, { spaces: Text | null }>;
      readonly guard: Message<'spaces'>;
      readonly gather: Message<never, { spaces: Text | null }>;
      readonly harass: Message<'spaces'>;
    };
    readonly chance: Message<'percent'>;
    readonly buyBack: Message<'units'>;
  };
  readonly quick: {
    readonly title: string;
    readonly text: string;
    readonly close: string;
    readonly steps: {
      readonly event: string;
      readonly movement: string;
      readonly 'soviet-plans': string;
      readonly 'soviet-allotment': string;
      readonly deployment: string;
      readonly combat: string;
      readonly roll: string;
      readonly losses: string;
      readonly 'fight-on': string;
      readonly occupy: string;
      readonly pursue: string;
      readonly harassment: string;
    };
  };
  readonly voice: {
    readonly list: string;
    readonly listHelp: string;
    readonly mark: {
      readonly choice: string;
      readonly target: string;
      readonly selected: string;
    };
    readonly inHand: Message<'counter'>;
    readonly opened: Message<'box'>;
    readonly from: Message<'where'>;
    readonly target: Message<'space'>;
    readonly force: Message<'units'>;
    readonly means: Message<'means'>;
    readonly laid: Message<'lines'>;
    readonly takenBack: Message<'lines'>;
  };
  readonly warnings: {
    readonly recover: Message<'units'>;
    readonly boxed: Message<'front' | 'units'>;
    readonly noStrategy: Message<'front', { units: number }>;
    readonly unposted: Message<'supports'>;
    readonly noUnits: Message<'box' | 'strategy'>;
    readonly noForce: Message<'box' | 'strategy'>;
    readonly notSent: Message<'box' | 'strategy'>;
    readonly meansLeft: Message<'box' | 'strategy' | 'means'>;
    readonly unmet: Message<'front' | 'soviet' | 'finn'>;
    readonly scouts: Message<'space' | 'faces'>;
    readonly noAttack: Message<'morale'>;
  };
  readonly effects: {
    readonly unit: {
      readonly FUS: string;
      readonly ELI: string;
      readonly MECA: string;
      readonly TAN: string;
      readonly DIV: string;
      readonly SCT: string;
      readonly WD: string;
      readonly SK: string;
      readonly RES: string;
    };
    readonly strategy: {
      readonly PRUD: string;
      readonly MASS: string;
      readonly BLIN: string;
      readonly MAN: string;
      readonly DEFENSE: string;
      readonly 'CON-ATT': string;
      readonly MOTTI: string;
      readonly RESIST: string;
    };
    readonly support: {
      readonly AIR: string;
      readonly ART: string;
      readonly NKVD: string;
      readonly RENF: string;
      readonly MUNI: string;
      readonly RAV: string;
      readonly T34: string;
      readonly MER: string;
      readonly TIMO: string;
      readonly MANN: string;
      readonly AT: string;
      readonly EMB: string;
    };
    readonly environment: {
      readonly snow: string;
      readonly woods: string;
      readonly forest: string;
      readonly swamp: string;
      readonly fog: string;
    };
    readonly entrenched: string;
    readonly values: Message<'strength', { bonus: number }>;
  };
  readonly table: {
    readonly curtain: {
      readonly title: {
        readonly soviet: string;
        readonly finn: string;
      };
      readonly text: {
        readonly soviet: string;
        readonly finn: string;
      };
      readonly lift: {
        readonly soviet: string;
        readonly finn: string;
      };
    };
    readonly decides: {
      readonly soviet: string;
      readonly finn: string;
    };
    readonly fileHolds: string;
    readonly linkHolds: string;
    readonly notYet: string;
    readonly barrier: {
      readonly reveal: string;
      readonly phase: string;
      readonly 'hand-over': string;
    };
    readonly barrierLine: {
      readonly reveal: string;
      readonly phase: string;
      readonly 'hand-over': string;
    };
    readonly takingOver: string;
    readonly signs: readonly (string)[];
    readonly keys: readonly ({
      readonly keys: string;
      readonly text: string;
    })[];
    readonly keysAloud: string;
    readonly call: Message<'who' | 'todo'>;
    readonly nothingYet: string;
    readonly heading: Message<'turn' | 'phase'>;
    readonly past: string;
    readonly editions: string;
  };
  readonly editor: {
    readonly pile: {
      readonly LAP: string;
      readonly LAD: string;
      readonly KAR: string;
      readonly 'soviet-lost': string;
      readonly 'soviet-back': string;
      readonly pool: string;
      readonly 'finn-lost': string;
      readonly 'finn-back': string;
    };
    readonly brush: {
      readonly marker: string;
    };
    readonly field: {
      readonly turn: string;
      readonly phase: string;
      readonly sovietMorale: string;
      readonly finnishMorale: string;
      readonly event: string;
    };
  };
};
export default messages;
