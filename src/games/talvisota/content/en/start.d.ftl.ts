// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly learn: {
    readonly lessons: string;
    readonly quick: string;
    readonly busy: {
      readonly finn: string;
      readonly soviet: string;
    };
  };
  readonly front: {
    readonly tagline: string;
    readonly about: string;
    readonly kind: string;
    readonly soloHint: string;
    readonly credits: string;
  };
  readonly card: {
    readonly level: {
      readonly recruit: {
        readonly name: string;
        readonly hint: string;
      };
      readonly officer: {
        readonly name: string;
        readonly hint: string;
      };
      readonly general: {
        readonly name: string;
        readonly hint: string;
      };
    };
    readonly standing: Message<'turn' | 'phase'>;
    readonly morale: string;
    readonly moraleLine: Message<'soviet' | 'finn'>;
    readonly passing: string;
    readonly solo: string;
    readonly drawnFinns: string;
    readonly drawnLevel: {
      readonly printed: {
        readonly name: string;
        readonly hint: string;
      };
      readonly recruit: {
        readonly name: string;
        readonly hint: string;
      };
      readonly officer: {
        readonly name: string;
        readonly hint: string;
      };
      readonly general: {
        readonly name: string;
        readonly hint: string;
      };
    };
    readonly rules: string;
    readonly recommended: string;
    readonly changed: Message<'count'>;
  };
  readonly common: {
    readonly title: string;
    readonly side: {
      readonly soviet: string;
      readonly finn: string;
    };
    readonly adjective: {
      readonly soviet: string;
      readonly finn: string;
    };
    readonly player: {
      readonly soviet: string;
      readonly finn: string;
    };
    readonly front: {
      readonly LAP: string;
      readonly LAD: string;
      readonly KAR: string;
    };
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
    readonly counted: {
      readonly FUS: Message<never, { n: number }>;
      readonly ELI: Message<never, { n: number }>;
      readonly MECA: Message<never, { n: number }>;
      readonly TAN: Message<never, { n: number }>;
      readonly DIV: Message<never, { n: number }>;
      readonly SCT: Message<never, { n: number }>;
      readonly WD: Message<never, { n: number }>;
      readonly SK: Message<never, { n: number }>;
      readonly RES: Message<never, { n: number }>;
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
    readonly phase: {
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
      readonly combat: string;
      readonly harassment: string;
      readonly 'turn-end': string;
      readonly over: string;
    };
    readonly cause: {
      readonly event: string;
      readonly recovery: string;
      readonly success: string;
      readonly number: string;
      readonly fortified: string;
      readonly failure: string;
      readonly harassment: string;
      readonly waiting: string;
    };
    readonly shortPhase: {
      readonly plans: string;
      readonly means: string;
    };
    readonly winner: {
      readonly soviet: string;
      readonly finn: string;
      readonly draw: string;
    };
    readonly turn: Message<'turn'>;
    readonly dates: readonly (string)[];
    readonly setUp: string;
    readonly nobody: string;
    readonly reconstructed: string;
    readonly morale: string;
    readonly moraleHint: string;
    readonly faceDown: string;
    readonly entrenched: string;
    readonly hold: string;
    readonly minusTwo: Message<'unit'>;
    readonly option: {
      readonly literalTable: {
        readonly title: string;
        readonly text: string;
      };
      readonly moscowWaits: {
        readonly title: string;
        readonly text: string;
      };
      readonly flatWaiting: {
        readonly title: string;
        readonly text: string;
      };
      readonly fortGainOnly: {
        readonly title: string;
        readonly text: string;
      };
      readonly easierReinforcements: {
        readonly title: string;
        readonly text: string;
      };
      readonly noLinePoints: {
        readonly title: string;
        readonly text: string;
      };
      readonly leanIsthmus: {
        readonly title: string;
        readonly text: string;
      };
      readonly ownCentre: {
        readonly title: string;
        readonly text: string;
      };
      readonly freeSupports: {
        readonly title: string;
        readonly text: string;
      };
      readonly allAtOnce: {
        readonly title: string;
        readonly text: string;
      };
      readonly boundAnswers: {
        readonly title: string;
        readonly text: string;
      };
      readonly nkvdHolds: {
        readonly title: string;
        readonly text: string;
      };
      readonly solo: {
        readonly title: string;
        readonly text: string;
      };
      readonly bestOfThree: {
        readonly title: string;
        readonly text: string;
      };
      readonly bestOfEight: {
        readonly title: string;
        readonly text: string;
      };
      readonly bestOfTwelve: {
        readonly title: string;
        readonly text: string;
      };
    };
  };
};
export default messages;
