import { Suspense, type ComponentType } from 'react';
import { game } from '../here.ts';
import { useTable } from '../store/table.ts';
import { useFocusKeeper } from '../situation/useFocusKeeper.ts';
import { useOnce } from '../../kit/widgets/useOnce.ts';
import { late } from '../faults/late.ts';
import { dialogOf, later } from '../faults/later.tsx';

/** Of the table itself. */
const DIALOGS: Readonly<Record<string, ComponentType>> = {
  palette: later(() => import('../palette/Palette.tsx'), dialogOf('palette')),
  situation: late('SituationDialog', dialogOf('situation')),
};

interface LateProps {
  readonly name: string;
  readonly Dialog: ComponentType;
}

/** Mounted when it is first asked for, and there from then on. */
function Late({ name, Dialog }: LateProps) {
  const asked = useOnce(useTable((table) => table.dialog === name));
  return asked ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}

/** What helps at the table and is not part of it: what a game has for that, and the dialogs that open by their names. */
export function TableAids() {
  useFocusKeeper();
  const { always, dialogs } = game().screen;
  return (
    <>
      {always.map((Aid, i) => (
        <Aid key={`${i}`} />
      ))}
      {Object.entries({ ...DIALOGS, ...dialogs }).map(([name, Dialog]) => (
        <Late key={name} name={name} Dialog={Dialog} />
      ))}
    </>
  );
}
