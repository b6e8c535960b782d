import { Suspense, type ComponentType } from 'react';
import { useUi } from '../store/ui.ts';
import { late, online } from './late.ts';
import { dialogOf, later } from '../faults/later.tsx';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';

const DIALOGS: Readonly<Record<string, ComponentType>> = {
  consent: late('ConsentDialog', dialogOf('consent')),
  name: late('NameDialog', dialogOf('name')),
  seats: late('SeatsDialog', dialogOf('seats')),
  share: late('ShareDialog', dialogOf('share')),
  online: online('OnlineDialog', dialogOf('online')),
  'online-ask': online('AskDialog', dialogOf('online-ask')),
  'to-host': online('ToHostDialog', dialogOf('to-host')),
  'make-problem': later(() => import('../features/problems/MakeProblem.tsx'), dialogOf('make-problem')),
};

/** Dialogs for saving and sharing the game or draft on the table; loaded when opened, unmounted when closed. */
export function GameDialogs() {
  const open = useUi(({ dialog }) => dialog);
  return (
    <Suspense>
      {Object.entries(DIALOGS).map(([name, Dialog]) => (name === open ? <Dialog key={name} /> : null))}
    </Suspense>
  );
}

interface NamedProps {
  readonly name: string;
  readonly Dialog: ComponentType;
}

/** Mounted when first opened, and kept from then on. */
function Named({ name, Dialog }: NamedProps) {
  const asked = useEverTrue(useUi((table) => table.dialog === name));
  return asked ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}

/** Dialogs by their names for `openDialog`. */
export const NamedDialogs = ({ dialogs }: { readonly dialogs: Readonly<Record<string, ComponentType>> }) =>
  Object.entries(dialogs).map(([name, Dialog]) => <Named key={name} name={name} Dialog={Dialog} />);
