/** Makes problems of Talvisota from games between computer players, with both sheets open. */
import {
  apply,
  decider,
  newGame,
  readPosition,
  writePosition,
  type Action,
  type Side,
  type State,
} from '#engine/talvisota';
import { present } from '#engine/core/timeline.ts';
import { runToEnd, type PlayerLevel } from '#games/talvisota/ai/ai-context.ts';
import { chooseActions } from '#games/talvisota/ai/index.ts';
import { findProblem as find, isOpen, type Found } from '#games/talvisota/problems/find.ts';
import { kindsAt } from '#games/talvisota/problems/judge.ts';
import type { Problem } from '#table/game';

/** The problem in a position; null if there is none. */
export function findProblem(state: State): Found | null {
  const [kind] = kindsAt(state);
  const found = kind && runToEnd(find(state, kind));
  return !found || 'reason' in found ? null : found;
}

export type MadeLaunch = Omit<Problem<Action>, 'level'> & { readonly hardness: number };

const MOST_STEPS = 5000;

/** All problems of a game between players of these levels with this `effort` (1 as at the table). */
export function launchesOf(
  levels: Readonly<Record<Side, PlayerLevel>>,
  seed: number,
  effort: number,
): MadeLaunch[] {
  const found: MadeLaunch[] = [];
  let state = newGame({}, seed);
  for (let steps = 0; state.phase !== 'over' && steps < MOST_STEPS; steps++) {
    const side = decider(state);
    if (isOpen(state) && (state.phase === 'deployment' || state.combat)) {
      const position = writePosition(state).trim();
      const read = readPosition(position);
      const problem = read.ok ? findProblem(present(read.timeline)) : null;
      if (problem)
        found.push({
          id: `${problem.kind}-${seed >>> 0}-${levels.soviet[0]}${levels.finn[0]}-${state.turn}-${steps}`,
          ...problem,
          lost: Math.round(problem.lost * 100) / 100,
          source: { players: `${levels.soviet} v ${levels.finn}`, seed, turn: String(state.turn) },
          position,
        });
    }
    let done = false;
    for (const action of chooseActions(state, side, levels[side], seed, effort)) {
      const applied = apply(state, action);
      if (!applied.ok) break;
      ({ state } = applied);
      done = true;
      if (applied.dice.length) break;
    }
    if (!done) break;
  }
  return found;
}
