import { apply, decider, obligations, type Action, type AttackPlan, type State } from '#engine/winter-war';
import type { AiContext } from './contract.ts';
import { answerDecision } from './decisions.ts';
import { finalPoints, isLastTurn } from './last-turn.ts';

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
const MAX_DECISIONS = 12;

/**
 * Whether an attack of the last turn that nobody asks for would cost points: judged by what each face of the die would
 * leave at the end. Never so before the last turn, nor where that cannot be told.
 */
export function costsPoints(state: State, ai: AiContext, { attackers, targets }: AttackPlan): boolean {
  if (ai.level !== 'general' || !isLastTurn(state)) return false;
  const owed = obligations(state);
  if (attackers.some((id) => owed.units.includes(id)) || targets.some((hex) => owed.hexes.includes(hex)))
    return false;
  const now = finalPoints(state);
  if (now === null) return false;
  let sum = 0;
  for (const face of DIE_FACES) {
    const then = pointsAfter(state, ai, { type: 'attack', attackers, targets }, face);
    if (then === null) return false;
    sum += then;
  }
  const gain = (sum / DIE_FACES.length - now) * (ai.side === 'soviet' ? 1 : -1);
  return gain < 0;
}

/** The points at the end if a face comes up, both sides deciding as they would. */
function pointsAfter(start: State, ai: AiContext, attack: Action, face: number): number | null {
  const applied = apply(start, attack, [face, face, face]);
  if (!applied.ok) return null;
  let { state } = applied;
  for (let steps = 0; steps < MAX_DECISIONS; steps++) {
    const decision = state.decisions.at(-1);
    if (!decision) return finalPoints(state);
    const [answer] = answerDecision(state, { ...ai, side: decider(state) }, decision);
    const next = answer && apply(state, answer, [face, face, face]);
    if (!next?.ok) return null;
    ({ state } = next);
  }
  return null;
}
