import type { Chance } from './chance.ts';
import type { Mind, Thought } from './contract.ts';
import { exploit, finnishMoves } from './finnish-moves.ts';
import { recruitMoves } from './recruit-moves.ts';
import type { Sketch } from './sketch.ts';
import { sovietMoves } from './soviet-moves.ts';

/** Moves the army and ends the phase. */
export function* moves(sketch: Sketch, mind: Mind, chance: Chance): Thought<void> {
  if (mind.level === 'recruit') yield* recruitMoves(sketch, mind, chance);
  else if (mind.side === 'soviet') yield* sovietMoves(sketch, mind, chance);
  else if (sketch.state.phase === 'exploitation') exploit(sketch, mind, chance);
  else yield* finnishMoves(sketch, mind, chance);
}
