// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly learn: {
    readonly learnHint: string;
    readonly busy: {
      readonly finn: string;
      readonly soviet: string;
    };
    readonly quickTitle: string;
    readonly quickText: Message<'level'>;
    readonly quickSteps: {
      readonly pick: string;
      readonly go: string;
      readonly stay: string;
      readonly closer: string;
      readonly more: string;
      readonly follow: string;
      readonly attack: string;
      readonly choose: string;
      readonly finish: string;
      readonly watch: string;
    };
    readonly quickShow: string;
    readonly quickClose: string;
  };
  readonly front: {
    readonly demo: Message<'turn', { side: 'finn' | 'soviet' }>;
    readonly tagline: string;
    readonly about: string;
    readonly kind: string;
    readonly credits: string;
  };
  readonly bar: {
    readonly setUp: Message<'first'>;
    readonly turn: Message<'n'>;
    readonly decides: Message<never, { side: 'finn' | 'soviet' }>;
    readonly playerTurn: Message<never, { side: 'finn' | 'soviet' }>;
    readonly shortPhase: {
      readonly 'retreat-before': string;
      readonly 'advance-before': string;
      readonly exploitation: string;
    };
    readonly points: Message<'signed'>;
    readonly changed: Message<'signed'>;
    readonly sovietPoints: Message<'signed'>;
    readonly goal: {
      readonly 'marginal-soviet': Message<'least'>;
      readonly 'substantive-soviet': Message<'least'>;
      readonly 'decisive-soviet': Message<'least'>;
    };
    readonly keep: {
      readonly win: Message<'most'>;
      readonly draw: Message<'most'>;
    };
    readonly howScored: string;
    readonly scale: Message<'signed' | 'level'>;
  };
  readonly card: {
    readonly side: {
      readonly finn: {
        readonly name: string;
        readonly adjective: string;
      };
      readonly soviet: {
        readonly name: string;
        readonly adjective: string;
      };
    };
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
    readonly passing: string;
    readonly points: string;
    readonly pointsLine: Message<'signed'>;
    readonly rules: string;
    readonly ownRules: string;
    readonly withHandicap: Message<'rules' | 'points'>;
    readonly short: {
      readonly isthmus: string;
      readonly petsamo: string;
      readonly suomussalmi: string;
      readonly 'last-three-turns': string;
      readonly other: string;
    };
  };
  readonly common: {
    readonly title: string;
    readonly army: {
      readonly finn: string;
      readonly soviet: string;
    };
    readonly player: {
      readonly finn: string;
      readonly soviet: string;
    };
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
    readonly size: {
      readonly XXX: string;
      readonly XX: string;
      readonly X: string;
      readonly III: string;
      readonly II: string;
    };
    readonly stem: {
      readonly infantry: string;
      readonly armour: string;
      readonly artillery: string;
      readonly cavalry: string;
      readonly mountain: string;
    };
    readonly kind: Message<'stem' | 'size'>;
    readonly unit: Message<'name', { label: Text | null }>;
    readonly count: Message<'n'>;
    readonly hex: Message<'name', { place: Text | null }>;
    readonly points: Message<never, { n: number }>;
    readonly and: string;
    readonly phase: {
      readonly 'set-up': string;
      readonly reinforcement: string;
      readonly movement: string;
      readonly 'retreat-before': string;
      readonly 'planned-drop': string;
      readonly 'advance-before': string;
      readonly attack: string;
      readonly 'event-drop': string;
      readonly exploitation: string;
      readonly interphase: string;
      readonly over: string;
    };
    readonly level: {
      readonly 'decisive-soviet': string;
      readonly 'substantive-soviet': string;
      readonly 'marginal-soviet': string;
      readonly draw: string;
      readonly 'decisive-finnish': string;
      readonly soviet: string;
      readonly finnish: string;
    };
  };
  readonly standing: {
    readonly saved: Message<'phase' | 'turn', { side: 'finn' | 'soviet' }>;
  };
  readonly preset: {
    readonly printed: {
      readonly label: string;
      readonly hint: string;
    };
    readonly recommended: {
      readonly label: string;
      readonly hint: string;
    };
    readonly recommendedEvents: {
      readonly label: string;
      readonly hint: string;
    };
    readonly tournament: {
      readonly label: string;
      readonly hint: string;
    };
    readonly everything: {
      readonly label: string;
      readonly hint: string;
    };
  };
};
export default messages;
