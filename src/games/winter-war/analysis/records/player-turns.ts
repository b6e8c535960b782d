import { at, type Side, type State, type Timeline } from '#engine/winter-war';

/** A stretch of a game in which one player acts, or an Interphase. */
export interface PlayerTurn {
  readonly kind: 'set-up' | 'player-turn' | 'interphase';
  readonly turn: number;
  /** The phasing player. */
  readonly side: Side;
  /** Its first step, and the first that is no longer of it. */
  readonly from: number;
  readonly to: number;
}

/** What kind of stretch a position belongs to. */
export const turnKind = ({ phase }: State): PlayerTurn['kind'] =>
  phase === 'set-up' || phase === 'interphase' ? phase : 'player-turn';

/** The stretches of a game up to a step, in order; the last one may still be going on. */
export function splitIntoTurns(timeline: Timeline, upTo = timeline.cursor): PlayerTurn[] {
  const found: PlayerTurn[] = [];
  for (let step = 0; step < upTo; step++) {
    const state = at(timeline, step);
    const { turn, phasing: side } = state;
    const kind = turnKind(state);
    const last = found.at(-1);
    if (last && last.kind === kind && last.turn === turn && last.side === side)
      found[found.length - 1] = { ...last, to: step + 1 };
    else found.push({ kind, turn, side, from: step, to: step + 1 });
  }
  return found;
}

/** The latest Player-Turn of a side up to a step, or null before it had any. */
export const findLastPlayerTurn = (
  timeline: Timeline,
  side: Side,
  upTo = timeline.cursor,
): PlayerTurn | null =>
  splitIntoTurns(timeline, upTo).findLast((turn) => turn.kind === 'player-turn' && turn.side === side) ??
  null;
