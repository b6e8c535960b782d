import type { State, UnitId } from '../../../../engine/winter-war/index.ts';
import type { Mode } from '../../here.ts';
import { interphaseTodo } from './interphase.ts';
import { unitText } from '../words/words.ts';
import * as ask from './queries.ts';
import { keptBack } from './reserve.ts';
import { situationOf } from './situation.ts';
import { variantWords } from '../words/variant-words.ts';
import { todoWords } from './todo-words.ts';
import { trayWords } from '../words/tray-words.ts';
import type { VariantWords } from '../words/variant-words.ts';

const words = (): VariantWords['todo'] => variantWords().todo;

/** The tray is to be emptied, but for what an earlier start keeps back. */
function trayTodo(state: State, kind: 'place' | 'arrive', tray: readonly UnitId[]): string {
  if (kind === 'place' && state.options.earlierStart) {
    if (!ask.check(state, { type: 'end' })?.key.startsWith('setup-reserve')) return words().reserved;
    const { points, others } = keptBack(tray);
    return state.phasing === 'soviet' ? words().reserveSoviet(points) : words().reserveFinn(others);
  }
  if (kind === 'arrive' && !tray.length && ask.mayPlan(state) && !state.course.plan) return words().plan;
  return todoWords()[kind](tray.length);
}

/** What to do next, in one sentence. */
export function todoOf(state: State, mode: Mode): string {
  const situation = situationOf(state);
  switch (situation.kind) {
    case 'place':
    case 'arrive':
      if (mode.mode === 'unit') return trayWords().placing(unitText(mode.unit));
      return mode.mode === 'aim' ? words().aim : trayTodo(state, situation.kind, situation.tray);
    case 'move':
      if (mode.mode === 'unit') return todoWords().moveUnit;
      return state.phase === 'exploitation' ? words().exploit : todoWords().move;
    case 'drop':
      if (!situation.hexes.length) return words().landed;
      return state.phase === 'planned-drop' ? words().planned : words().event;
    case 'attack': {
      const { units, hexes } = ask.obligations(state);
      if (units.length || hexes.length) return todoWords().attackObliged(units.length, hexes.length);
      return ask.attackable(state).length ? todoWords().attack : todoWords().attackDone;
    }
    case 'exchange':
      return todoWords().exchange(situation.decision.points);
    case 'roll':
    case 'cease-fire':
    case 'landing':
    case 'muster':
    case 'forfeit':
      return interphaseTodo(state, situation);
    case 'retreat-before':
    case 'withdraw':
    case 'advance-before':
    case 'retreat':
    case 'advance':
    case 'overstack':
    case 'over':
      return todoWords()[situation.kind];
  }
}
