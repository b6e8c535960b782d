import { useTable } from '../../store/table.ts';
import { primaryOf, type PrimaryStep } from './primary.ts';
import { todoOf } from './todo.ts';
import { usePosition } from './usePosition.ts';

/** What to do next and the button that does it. */
export function useStep(): { readonly todo: string; readonly primary: PrimaryStep } {
  const { state } = usePosition();
  const mode = useTable((table) => table.mode);
  return { todo: todoOf(state, mode), primary: primaryOf(state, mode) };
}
