import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { counter, MARK, type State, type UnitId } from '#engine/winter-war';
import { dropState } from '../controller/faces.ts';

/** Line below a unit's name: its strengths in words and its state. */
export function unitNote(state: State, unit: UnitId): string {
  const { type } = counter(unit);
  const { cut, marks } = state.units[unit]!;
  const words = [playMessages().context.strengths({ a: type.attack, d: type.defence, m: type.movement })];
  if (cut) words.push(playMessages().context.isolatedBy({ why: playMessages().supply.why[cut - 1] ?? '' }));
  if (marks & MARK.moved && state.phase === 'movement') words.push(playMessages().context.moved);
  if (marks & MARK.advanced && state.phase !== 'movement') words.push(playMessages().context.advanced);
  if (marks & MARK.fled && state.phase !== 'movement') words.push(playMessages().context.fled);
  if (marks & MARK.fought && state.phase === 'attack' && !state.decisions.length)
    words.push(playMessages().context.fought);
  const drop = dropState(marks);
  if (drop) words.push(interphaseMessages().variant.dropped[drop]);
  if (state.course.heavy.includes(unit)) words.push(interphaseMessages().variant.heavy.note);
  return words.join(', ');
}
