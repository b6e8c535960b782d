// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly balance: {
    readonly title: string;
    readonly balance: Message<'games' | 'soviet' | 'draw' | 'finn'>;
    readonly earlier: string;
    readonly outdated: string;
  };
  readonly handicap: {
    readonly title: string;
    readonly label: string;
    readonly take: Message<'points'>;
    readonly even: Message<'games' | 'from' | 'to' | 'points', { handicap: number }>;
    readonly hint: string;
    readonly rule: string;
    readonly isBidFor: string;
    readonly line: Message<'points'>;
  };
  readonly choice: {
    readonly title: string;
    readonly more: string;
    readonly switches: string;
    readonly source: {
      readonly errata: {
        readonly title: string;
        readonly about: string;
      };
      readonly clarifications: {
        readonly title: string;
        readonly about: string;
      };
      readonly folder: {
        readonly title: string;
        readonly about: string;
      };
      readonly winterWar1992: {
        readonly title: string;
        readonly about: string;
      };
      readonly habits: {
        readonly title: string;
        readonly about: string;
      };
    };
    readonly on: Message<never, { of: number; on: number }>;
    readonly read: string;
    readonly readAbout: Message<'title'>;
    readonly handicap: Message<'points'>;
    readonly handicaps: Message<'sum'>;
    readonly noHandicap: string;
    readonly own: Message<'preset', { changes: number }>;
    readonly needs: Message<'other'>;
    readonly brought: Message<'other'>;
    readonly brings: Message<'other'>;
    readonly murmanskOff: string;
    readonly dropReturns: string;
    readonly lengthBeforeEvents: string;
    readonly aidWithoutEvents: string;
    readonly aidWithResolve: string;
    readonly eventHVoid: string;
    readonly tableReplaced: string;
    readonly together: Message<'other' | 'points'>;
    readonly inGame: string;
    readonly asPrinted: string;
  };
  readonly rules: {
    readonly option: {
      readonly errata: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly touchMove: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly soakOffs: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar1: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar2: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar3: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar4: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar5: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar6: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar7: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar8: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar9: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly clar10: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly events: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly ceaseFire: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly airborne: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly variableLength: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly acceleratedAid: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly sovietPreparedness: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly earlierStart: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly heavyTanks: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly skiExploitation: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly variableDemolition: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
      readonly resoluteIntervention: {
        readonly label: string;
        readonly hint: string;
        readonly source: string;
      };
    };
  };
};
export default messages;
