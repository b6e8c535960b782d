import { counter, MARK, type State, type UnitId } from '#engine/winter-war';
import { dropState } from '../controller/faces.ts';
import { contextWords } from '../words/context-words.ts';
import { supplyWords } from '../words/supply-words.ts';
import { variantWords } from '../words/variant-words.ts';

/** The line below a unit's name: its numbers in words and its state. */
export function unitNote(state: State, unit: UnitId): string {
  const { type } = counter(unit);
  const { cut, marks } = state.units[unit]!;
  const words = [contextWords().strengths(type.attack, type.defence, type.movement)];
  if (cut) words.push(contextWords().isolatedBy(supplyWords().why[cut] ?? ''));
  if (marks & MARK.moved && state.phase === 'movement') words.push(contextWords().moved);
  if (marks & MARK.advanced && state.phase !== 'movement') words.push(contextWords().advanced);
  if (marks & MARK.fled && state.phase !== 'movement') words.push(contextWords().fled);
  if (marks & MARK.fought && state.phase === 'attack' && !state.decisions.length)
    words.push(contextWords().fought);
  const drop = dropState(marks);
  if (drop) words.push(variantWords().dropped[drop]);
  if (state.course.heavy.includes(unit)) words.push(variantWords().heavy.note);
  return words.join(', ');
}
