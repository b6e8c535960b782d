// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly live: {
    readonly keys: string;
    readonly decider: Message<'todo', { side: 'finn' | 'soviet' }>;
    readonly placed: Message<'unit', { hex: Text | null }>;
    readonly many: Message<never, { n: number }>;
  };
  readonly log: {
    readonly empty: string;
    readonly setUp: Message<never, { side: 'finn' | 'soviet' }>;
    readonly revealed: string;
    readonly phase: Message<'turn' | 'name', { side: 'finn' | 'soviet' }>;
    readonly interphase: Message<'turn'>;
    readonly placing: string;
    readonly silent: string;
    readonly setUpOf: Message<'player'>;
    readonly interphaseAfter: Message<'turn'>;
    readonly arrived: Message<'unit' | 'hex'>;
    readonly delayed: Message<'unit'>;
    readonly moved: Message<'unit' | 'from' | 'to', { rail: boolean }>;
    readonly administered: Message<'unit'>;
    readonly cut: Message<'unit'>;
    readonly leftOut: Message<'unit'>;
    readonly relieved: Message<'unit'>;
    readonly retreated: Message<'unit' | 'from' | 'to', { before: boolean }>;
    readonly advanced: Message<'unit' | 'to', { before: boolean }>;
    readonly attacked: Message<'units' | 'targets' | 'strengths', { many: boolean; hexes: number }>;
    readonly rolled: Message<'column' | 'die' | 'name'>;
    readonly noDie: Message<'name'>;
    readonly eliminated: Message<'unit' | 'hex' | 'cause'>;
    readonly cause: {
      readonly attack: string;
      readonly exchange: string;
      readonly 'no-retreat': string;
      readonly 'ski-patrol': string;
      readonly overstack: string;
      readonly 'isolated-at-end': string;
      readonly landing: string;
      readonly climate: string;
      readonly drop: string;
      readonly thaw: string;
    };
    readonly captured: Message<'hex', { side: 'finn' | 'soviet' }>;
    readonly murmansk: Message<'turn' | 'needed' | 'signed', { points: number; units: number }>;
    readonly ended: Message<'level' | 'points'>;
    readonly endedAtOnce: Message<'level'>;
  };
  readonly past: {
    readonly rules: {
      readonly '2': string;
      readonly '3': string;
    };
    readonly board: {
      readonly '2': string;
    };
    readonly moved: Message<'unit' | 'to'>;
    readonly arrived: Message<'unit' | 'at'>;
    readonly attacked: Message<'units' | 'on', { several: boolean }>;
    readonly retreated: Message<'unit' | 'to'>;
    readonly noRetreat: Message<'unit'>;
    readonly advanced: Message<'unit' | 'to'>;
    readonly lose: Message<'units'>;
    readonly administered: Message<'unit'>;
    readonly dropped: Message<'at'>;
    readonly demolished: Message<'unit'>;
    readonly rolled: string;
    readonly accepted: string;
    readonly declined: string;
    readonly ended: string;
    readonly dice: Message<'faces', { count: number }>;
  };
  readonly summary: {
    readonly title: Message<never, { side: 'finn' | 'soviet' }>;
    readonly turn: Message<'turn'>;
    readonly brief: Message<never, { moved: number; battles: number }>;
    readonly trails: string;
    readonly trailsWhy: string;
    readonly command: string;
    readonly short: string;
    readonly watch: string;
    readonly showOnMap: string;
    readonly dismiss: string;
    readonly moves: Message<'rail', { byRail: 'no' | 'some' | 'all'; units: number }>;
    readonly noMoves: string;
    readonly battles: string;
    readonly noBattles: string;
    readonly battle: Message<'result', { odds: Text | null; die: Text | null }>;
    readonly results: {
      readonly Ae: string;
      readonly Ar: string;
      readonly Ne: string;
      readonly Ex: string;
      readonly Dr: string;
      readonly De: string;
    };
    readonly landing: string;
    readonly lostHere: string;
    readonly losses: Message<never, { side: 'finn' | 'soviet' }>;
    readonly lossPoints: Message<never, { points: number }>;
    readonly hexes: Message<never, { n: number; side: 'finn' | 'soviet' }>;
    readonly more: Message<'n'>;
    readonly supply: string;
    readonly supplyNow: readonly (string)[];
    readonly arrivals: string;
    readonly rails: string;
    readonly railNow: Message<never, { broken: boolean }>;
    readonly after: string;
    readonly points: Message<'before' | 'after'>;
  };
  readonly final: {
    readonly reason: {
      readonly turns: Message<never, { n: number }>;
      readonly 'cease-fire': string;
      readonly leningrad: string;
    };
  };
  readonly goal: {
    readonly title: string;
    readonly aim: {
      readonly soviet: Message<'win' | 'draw' | 'drawMost'>;
      readonly finn: Message<'least' | 'draw' | 'drawMost'>;
      readonly both: Message<'win' | 'least' | 'draw' | 'drawMost'>;
    };
    readonly short: {
      readonly soviet: Message<'win' | 'par'>;
      readonly finn: Message<'least' | 'par'>;
      readonly both: Message<'win' | 'least' | 'par'>;
    };
    readonly par: Message<'par'>;
    readonly counted: string;
  };
  readonly ledger: {
    readonly title: string;
    readonly total: string;
    readonly uncounted: string;
    readonly level: string;
    readonly risks: string;
    readonly leningrad: string;
    readonly scale: string;
    readonly results: string;
    readonly now: Message<'points'>;
    readonly from: Message<'least', { most: Text | null }>;
    readonly upTo: Message<'most'>;
    readonly key: {
      readonly 'viipuri-row': string;
      readonly viipuri: string;
      readonly petsamo: string;
      readonly oulu: string;
      readonly 'mannerheim-line': string;
      readonly 'south-cleared': string;
      readonly 'supply-city': string;
      readonly 'murmansk-taken': string;
      readonly 'leningrad-taken': string;
      readonly 'murmansk-defence': string;
      readonly 'allied-eliminated': string;
      readonly handicap: string;
      readonly 'goal-hex': string;
      readonly 'finnish-losses': string;
      readonly 'soviet-losses': string;
    };
    readonly reason: {
      readonly held: string;
      readonly 'not-held': string;
      readonly 'no-line': string;
      readonly cleared: string;
      readonly 'not-cleared': string;
      readonly 'short-of-units': string;
      readonly taken: string;
      readonly 'not-taken': string;
      readonly garrison: string;
      readonly eliminated: string;
      readonly agreed: string;
    };
    readonly ownHandicap: string;
    readonly lost: Message<'n' | 'worth'>;
    readonly strengthLost: Message<'worth', { n: number }>;
    readonly without: string;
    readonly levelWithout: Message<'points' | 'level'>;
    readonly onTurn: Message<'turn'>;
    readonly worth: Message<'n'>;
    readonly each: Message<'n'>;
    readonly rowHeld: Message<'all', { held: number; noLine: number }>;
  };
};
export default messages;
