import { Suspense, type ComponentType } from 'react';
import { useTable } from '../store/table.ts';
import { useOnce } from '../../kit/widgets/useOnce.ts';
import { late } from '../faults/late.ts';
import { dialogOf } from '../faults/later.tsx';

const DIALOGS = {
  summary: late('SummaryDialog', dialogOf('summary')),
  dice: late('DiceDialog', dialogOf('dice')),
  branch: late('BranchDialog', dialogOf('branch')),
} as const satisfies Record<string, ComponentType>;
type Name = keyof typeof DIALOGS;
const NAMES = Object.keys(DIALOGS) as Name[];

/** Loaded when it is first asked for, and there from then on. */
function Late({ name }: { readonly name: Name }) {
  const wanted = useOnce(useTable((table) => table.dialog === name));
  const Dialog = DIALOGS[name];
  return wanted ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}

/** The dialogs about the game as it went. */
export const TimeDialogs = () => NAMES.map((name) => <Late key={name} name={name} />);
