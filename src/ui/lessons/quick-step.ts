/** What somebody new is to do next, in a game that was opened for him. */
import { MARK } from '../../engine/index.ts';
import type { Mode } from '../../store/table.ts';
import * as ask from '../table/queries.ts';
import type { Position } from '../table/usePosition.ts';
import type { learnWords } from './learn-words.ts';

export type QuickStep = keyof ReturnType<typeof learnWords>['quickSteps'];

/** Null once the first Game-Turn is over: from there on the table says enough. */
export function quickStep({ state, situation }: Position, mode: Mode['mode']): QuickStep | null {
  if (state.turn > 1 || state.phase === 'over' || state.phase === 'interphase') return null;
  if (state.phasing === 'finn') return 'watch';
  const { kind } = situation;
  if (kind === 'move') {
    if (mode === 'unit') return 'go';
    return state.units.some(({ marks }) => marks & MARK.moved) ? 'more' : 'pick';
  }
  if (kind === 'retreat-before' || kind === 'advance-before') return 'follow';
  if (kind !== 'attack') return 'choose';
  const { units, hexes } = ask.obligations(state);
  return units.length || hexes.length ? 'attack' : 'finish';
}
