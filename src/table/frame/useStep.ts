import { useTable } from '../store/table.ts';
import { useRival, useRivalAtPlay } from '../rival/rival.ts';
import { rivalStep } from '../rival/step.ts';
import { primaryOf, type PrimaryStep } from '../../games/winter-war/ui/hand/primary.ts';
import { todoOf } from '../../games/winter-war/ui/hand/todo.ts';
import { useShown } from '../seen/shown.ts';
import { usePosition } from '../seen/usePosition.ts';

/** What to do next and the button that does it. */
export function useStep(): { readonly todo: string; readonly primary: PrimaryStep } {
  const { state } = usePosition();
  const mode = useTable((table) => table.mode);
  const replayed = useShown() !== null;
  const atPlay = useRivalAtPlay();
  useRival(({ trouble }) => trouble);
  const rival = atPlay && !replayed ? rivalStep() : null;
  return rival ?? { todo: todoOf(state, mode), primary: primaryOf(state, mode) };
}
