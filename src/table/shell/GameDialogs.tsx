import { Suspense, type ComponentType } from 'react';
import { useUi } from '../store/ui.ts';
import { late, online } from './late.ts';
import { dialogOf, later } from '../faults/later.tsx';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';

const ConsentDialog = late('ConsentDialog', dialogOf('consent'));
const NameDialog = late('NameDialog', dialogOf('name'));
const SeatsDialog = late('SeatsDialog', dialogOf('seats'));
const ShareDialog = late('ShareDialog', dialogOf('share'));
const OnlineDialog = online('OnlineDialog', dialogOf('online'));
const AskDialog = online('AskDialog', dialogOf('online-ask'));
const ToHostDialog = online('ToHostDialog', dialogOf('to-host'));
const MakeProblem = later(() => import('../features/problems/MakeProblem.tsx'), dialogOf('make-problem'));

/** Dialogs for saving and sharing the game or draft on the table; loaded when opened. */
export function GameDialogs() {
  const dialog = useUi((table) => table.dialog);
  return (
    <Suspense>
      {dialog === 'consent' ? <ConsentDialog /> : null}
      {dialog === 'make-problem' ? <MakeProblem /> : null}
      {dialog === 'name' ? <NameDialog /> : null}
      {dialog === 'seats' ? <SeatsDialog /> : null}
      {dialog === 'share' ? <ShareDialog /> : null}
      {dialog === 'online' ? <OnlineDialog /> : null}
      {dialog === 'online-ask' ? <AskDialog /> : null}
      {dialog === 'to-host' ? <ToHostDialog /> : null}
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
