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
} from '#engine/winter-war';
import { presetOf, type Preset } from './options-choice.ts';
import { victoryPoints } from './victory-points.ts';

/** How a game stands, for the list of kept games. */
export interface WarSummary {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  /** Victory Points as they would be scored now; null in a set-up. */
  readonly points: number | null;
  /** Which rules are played. */
  readonly preset: Preset | 'own';
  /** How the game ended, or null. */
  readonly level: Result | null;
  /** Points that the players have agreed to add to the Soviet total; absent: none. */
  readonly handicap?: number;
  /** The name of a short game's goal; absent in a whole game. */
  readonly goal?: string;
  /** Steps played in it. */
  readonly steps: number;
  /** Something lies face down for one of the players. */
  readonly faceDown?: true;
  /** Where each army stands, for a small picture; absent while something lies face down. */
  readonly map?: Readonly<Record<Side, readonly Hex[]>>;
}

/** The hexes in which an army stands, from the south. */
function stands(state: State, side: Side): Hex[] {
  const hexes = state.units.flatMap(({ at }, unit) => (at >= 0 && counter(unit).side === side ? [at] : []));
  return [...new Set(hexes)].toSorted((a, b) => a - b);
}

/** Asked at every saving, and the same for all of a game. */
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
