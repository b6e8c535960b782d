import {
  decider,
  present,
  secretAt,
  type PhaseName,
  type Side,
  type Timeline,
  type VictoryLevel,
} from '../../../engine/winter-war/index.ts';
import { presetOf, type Preset } from './options-choice.ts';
import { victoryPoints } from './victory-points.ts';

/** How a game stands, for the list of kept games. */
export interface Standing {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  /** Victory Points as they would be scored now; null in a set-up. */
  readonly points: number | null;
  /** Which rules are played. */
  readonly preset: Preset | 'own';
  /** How the game ended, or null. */
  readonly level: VictoryLevel | null;
  /** Steps played in it. */
  readonly steps: number;
  /** Something lies face down for one of the players. */
  readonly faceDown?: true;
}

export function summaryOf(timeline: Timeline): Standing {
  const state = present(timeline);
  return {
    turn: state.turn,
    phase: state.phase,
    side: decider(state),
    points: victoryPoints(state),
    preset: presetOf(state.options) ?? 'own',
    level: state.outcome?.level ?? null,
    steps: timeline.cursor,
    ...(secretAt(timeline, timeline.cursor) === 'face-down' && { faceDown: true }),
  };
}
