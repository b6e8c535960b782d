import type { RandomSource } from './chance.ts';
import type { AiContext, SearchTask } from './contract.ts';
import { planExploitation, planFinnishMoves } from './finnish-moves.ts';
import { planRecruitMoves } from './recruit-moves.ts';
import type { Sketch } from './sketch.ts';
import { planSovietMoves } from './soviet-moves.ts';

/** Moves the army and ends the phase. */
export function* planMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  if (ai.level === 'recruit') yield* planRecruitMoves(sketch, ai, random);
  else if (ai.side === 'soviet') yield* planSovietMoves(sketch, ai, random);
  else if (sketch.state.phase === 'exploitation') planExploitation(sketch, ai, random);
  else yield* planFinnishMoves(sketch, ai, random);
}
