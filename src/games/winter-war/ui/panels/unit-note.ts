import { counter, MARK, type State, type UnitId } from '../../../../engine/winter-war/index.ts';
import { t } from '../words/strings.ts';
import { dropState } from '../hand/faces.ts';

/** The line below a unit's name: its numbers in words and its state. */
export function unitNote(state: State, unit: UnitId): string {
  const { type } = counter(unit);
  const { cut, marks } = state.units[unit]!;
  const words = [t.context.strengths(type.attack, type.defence, type.movement)];
  if (cut) words.push(t.context.isolatedBy(t.supply.why[cut] ?? ''));
  if (marks & MARK.moved && state.phase === 'movement') words.push(t.context.moved);
  if (marks & MARK.advanced && state.phase !== 'movement') words.push(t.context.advanced);
  if (marks & MARK.fled && state.phase !== 'movement') words.push(t.context.fled);
  if (marks & MARK.fought && state.phase === 'attack' && !state.decisions.length)
    words.push(t.context.fought);
  const drop = dropState(marks);
  if (drop) words.push(t.variant.dropped[drop]);
  if (state.course.heavy.includes(unit)) words.push(t.variant.heavy.note);
  return words.join(', ');
}
