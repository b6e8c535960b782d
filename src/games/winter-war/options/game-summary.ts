import {
  counter,
  decider,
  present,
  secrets,
  type Hex,
  type Options,
  type PhaseName,
  type Result,
  type Side,
  type State,
  type Timeline,
  score,
} from '#engine/winter-war';
import { presetOf, type Preset } from './options-choice.ts';

/** Victory Points as scored, or if scored now; null during set-up and after Leningrad's fall (E1). */
export function victoryPoints(state: State): number | null {
  const { phase, outcome } = state;
  if (phase === 'set-up' || outcome?.reason === 'leningrad') return null;
  return outcome?.points ?? score(state).points;
}

/** Summary of a game, for the list of saved games. */
export interface WarSummary {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  /** Victory Points if scored now; null during set-up. */
  readonly points: number | null;
  /** The rules; 'own' when they are no preset. */
  readonly preset: Preset | 'own';
  /** Result of the game, or null. */
  readonly level: Result | null;
  /** Points added to the Soviet total by agreement; absent for none. */
  readonly handicap?: number;
  /** Name of a short game's goal; absent in a whole game. */
  readonly goal?: string;
  readonly steps: number;
  /** True while counters are hidden from one of the players. */
  readonly faceDown?: true;
  /** Hexes of each army, for a small picture; absent while counters are hidden. */
  readonly map?: Readonly<Record<Side, readonly Hex[]>>;
}

/** Hexes of an army, from the south. */
export function stands(state: State, side: Side): Hex[] {
  const hexes = state.units.flatMap(({ at }, unit) => (at >= 0 && counter(unit).side === side ? [at] : []));
  return [...new Set(hexes)].toSorted((a, b) => a - b);
}

/** Cached: needed for every save, and the same for a whole game. */
const presets = new WeakMap<Options, Preset | 'own'>();

function presetNameOf(options: Options): Preset | 'own' {
  let name = presets.get(options);
  if (name === undefined) presets.set(options, (name = presetOf(options) ?? 'own'));
  return name;
}

export function summaryOf(timeline: Timeline): WarSummary {
  const state = present(timeline);
  const hidden = secrets.secretAt(timeline, timeline.cursor) === 'face-down';
  return {
    turn: state.turn,
    phase: state.phase,
    side: decider(state),
    points: victoryPoints(state),
    preset: presetNameOf(state.options),
    level: state.outcome?.level ?? null,
    steps: timeline.cursor,
    ...(state.options.handicap && { handicap: state.options.handicap }),
    ...(state.goal && { goal: state.goal.name }),
    ...(hidden
      ? { faceDown: true }
      : { map: { finn: stands(state, 'finn'), soviet: stands(state, 'soviet') } }),
  };
}
