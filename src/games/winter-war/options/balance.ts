import type { EDITIONS, OptionKey, VictoryLevel } from '#engine/winter-war';
import type { PlayerLevel } from '../ai/ai-context.ts';
import figures from './balance.json';
import type { Preset } from './options-choice.ts';

/** What many games between players of one level say of some rules; `npm run lab -- --balance` measures it. */
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
  /** Share of games in which an objective counted, and in which the level would be another without it. */
  readonly objectives: Readonly<Record<string, { readonly counted: number; readonly decided: number }>>;
}

/** What one switch changes, with Officers on both sides and the same dice seeds. */
export interface SwitchBalance {
  readonly key: OptionKey;
  /** The other rules. */
  readonly base: Preset;
  readonly games: number;
  /** Victory Points more with the switch than without. */
  readonly change: { readonly mean: number; readonly within: number };
  /** Shares of games won by the Soviets and by the Finns: without the switch, and with it. */
  readonly soviet: readonly [without: number, with_: number];
  readonly finn: readonly [without: number, with_: number];
}

/** By which handicap Generals come out even; all points are multiples of five, and so is it. */
export interface FairStart {
  readonly games: number;
  /** Games by Victory Points, as they are without it. */
  readonly points: Readonly<Record<string, number>>;
  /** Games that are not among these: they ended with Leningrad's fall, without a count (E1). */
  readonly leningrad: number;
  /** With these Victory Points added to the Soviet total both sides win equally often, as nearly as can be. */
  readonly handicap: number;
  /** Its 95 % interval. */
  readonly from: number;
  readonly to: number;
  /** Shares of the games with it, 0 to 1. */
  readonly soviet: number;
  readonly draw: number;
  readonly finn: number;
}

export interface Balance {
  /** The rules and the board that the games were played by. */
  readonly editions: typeof EDITIONS;
  readonly presets: Readonly<Record<Preset, Readonly<Partial<Record<PlayerLevel, PresetBalance>>>>>;
  readonly switches: readonly SwitchBalance[];
  /** Games between Generals. */
  readonly fairStart: Readonly<Partial<Record<Preset, FairStart>>>;
}

export const BALANCE = figures as unknown as Balance;
