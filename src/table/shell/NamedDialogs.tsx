import { Suspense, type ComponentType } from 'react';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';
import { useUi } from '../store/ui.ts';

interface NamedProps {
  readonly name: string;
  readonly Dialog: ComponentType;
}

/** Mounted when it is first asked for, and there from then on. */
function Named({ name, Dialog }: NamedProps) {
  const asked = useEverTrue(useUi((table) => table.dialog === name));
  return asked ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}

/** Dialogs by the names that `openDialog` opens them by. */
export const NamedDialogs = ({ dialogs }: { readonly dialogs: Readonly<Record<string, ComponentType>> }) =>
  Object.entries(dialogs).map(([name, Dialog]) => <Named key={name} name={name} Dialog={Dialog} />);
