// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly origins: {
    readonly title: string;
  };
  readonly map: {
    readonly label: string;
    readonly help: string;
    readonly role: string;
    readonly noFocus: string;
    readonly finland: string;
    readonly ussr: string;
    readonly sweden: string;
    readonly norway: string;
    readonly fronts: {
      readonly LAP: string;
      readonly LAD: string;
      readonly KAR: string;
    };
    readonly ladoga: string;
    readonly onega: string;
    readonly gulf: string;
    readonly bothnia: string;
    readonly whiteSea: string;
    readonly flagsOnly: string;
    readonly flagsShown: string;
    readonly countersShown: string;
    readonly title: string;
    readonly years: string;
    readonly legend: {
      readonly finnish: string;
      readonly fortified: string;
      readonly taken: string;
      readonly soviet: string;
      readonly centre: string;
      readonly marker: string;
      readonly ice: string;
    };
    readonly lines: {
      readonly rail: string;
      readonly road: string;
      readonly frontier: string;
      readonly isolated: string;
    };
    readonly notes: readonly (string)[];
  };
  readonly panels: {
    readonly tabs: {
      readonly score: string;
      readonly supply: string;
      readonly forces: string;
      readonly table: string;
      readonly key: string;
    };
    readonly combatTable: string;
    readonly signs: string;
    readonly counters: Message<'side'>;
    readonly corps: {
      readonly name: string;
      readonly about: string;
    };
    readonly morale: string;
    readonly moraleByTurn: string;
    readonly goal: string;
    readonly aim: {
      readonly soviet: Message<'last'>;
      readonly finn: Message<'last'>;
      readonly both: Message<'last'>;
    };
    readonly toWin: string;
    readonly toLose: string;
    readonly most: Message<'points'>;
    readonly event: Message<'marker'>;
    readonly conquered: string;
    readonly value: Message<'points'>;
    readonly leader: string;
    readonly box: {
      readonly box: string;
      readonly losses: string;
      readonly reinforcements: string;
      readonly map: string;
    };
    readonly tableNote: string;
    readonly tableLiteral: string;
    readonly tableOurs: string;
    readonly reconstructed: string;
    readonly die: string;
    readonly turns: string;
    readonly january: string;
    readonly february: string;
    readonly ice: string;
    readonly onDie: Message<'faces'>;
    readonly eventNote: string;
    readonly none: string;
    readonly cutOff: string;
    readonly nothingCutOff: string;
    readonly diesNext: Message<'unit' | 'spaces'>;
    readonly chains: string;
    readonly noChain: string;
  };
  readonly reconstruction: {
    readonly spaces: string;
    readonly connections: string;
    readonly numbers: string;
    readonly fortified: string;
    readonly strengths: string;
    readonly 'white-death': string;
    readonly 'nkvd-holds': string;
    readonly entrenchment: string;
    readonly table: string;
    readonly redeployment: string;
    readonly waiting: string;
    readonly lean: string;
    readonly solo: string;
  };
  readonly space: {
    readonly front: Message<'front'>;
    readonly number: Message<'value'>;
    readonly fortified: string;
    readonly centre: string;
    readonly soviet: string;
    readonly finnish: string;
    readonly stands: Message<'units'>;
    readonly scouts: Message<'count'>;
    readonly marker: string;
    readonly chain: Message<'spaces'>;
    readonly isolated: string;
    readonly cuts: Message<'spaces'>;
    readonly beside: Message<'spaces'>;
    readonly attacked: Message<'strategy', { from: Text | null }>;
    readonly oursHere: string;
    readonly oursSpace: string;
    readonly oursNumber: string;
    readonly oursLine: string;
  };
};
export default messages;
