import type { EDITIONS, OptionKey, VictoryLevel } from '#engine/winter-war';
import type { PlayerLevel } from '../ai/ai-context.ts';
import figures from './balance.json';
import type { Preset } from './options-choice.ts';

/** Results of many games between players of one level under some rules (`npm run lab -- --balance`). */
export interface PresetBalance {
  readonly games: number;
  /** Victory Points; `within` is half the width of the 95 % confidence interval. */
  readonly meanVP: { readonly mean: number; readonly within: number };
  /** Standard deviation of the points. */
  readonly spread: number;
  /** Share of the games that end in each level, 0 to 1. */
  readonly levels: Readonly<Record<VictoryLevel, number>>;
  /** Games by points, in tens: "40" is 40 to 49. */
  readonly points: Readonly<Record<string, number>>;
  /** Games by the Game-Turn in which the first fort of the Mannerheim Line fell, or "never". */
  readonly breachTurn: Readonly<Record<string, number>>;
  readonly endReasons: Readonly<Record<string, number>>;
  /** Share of games in which an objective scored, and in which the level would differ without it. */
  readonly objectives: Readonly<Record<string, { readonly counted: number; readonly decided: number }>>;
}

/** Effect of one switch, with Officers on both sides and the same dice seeds. */
export interface SwitchBalance {
  readonly key: OptionKey;
  /** Preset for the other rules. */
  readonly base: Preset;
  readonly games: number;
  /** Additional Victory Points with the switch. */
  readonly change: { readonly mean: number; readonly within: number };
  /** Shares of games won by the Soviets and by the Finns: without the switch, and with it. */
  readonly soviet: readonly [without: number, with_: number];
  readonly finn: readonly [without: number, with_: number];
}

/** Handicap at which Generals win equally often; like all points a multiple of five. */
export interface FairStart {
  readonly games: number;
  /** Games by Victory Points without the handicap. */
  readonly points: Readonly<Record<string, number>>;
  /** Games not among these: Leningrad's fall ended them without a count (E1). */
  readonly leningrad: number;
  /** Victory Points added to the Soviet total so that both sides win as equally often as possible. */
  readonly handicap: number;
  /** Its 95 % interval. */
  readonly from: number;
  readonly to: number;
  /** Shares of results with it, 0 to 1. */
  readonly soviet: number;
  readonly draw: number;
  readonly finn: number;
}

export interface Balance {
  /** Editions of the rules and the board used in the games. */
  readonly editions: typeof EDITIONS;
  readonly presets: Readonly<Record<Preset, Readonly<Partial<Record<PlayerLevel, PresetBalance>>>>>;
  readonly switches: readonly SwitchBalance[];
  /** Games between Generals. */
  readonly fairStart: Readonly<Partial<Record<Preset, FairStart>>>;
}

export const BALANCE = figures as unknown as Balance;
