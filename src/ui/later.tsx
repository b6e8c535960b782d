import { lazy, type ComponentType } from 'react';
import { openDialog, useTable } from '../store/table.ts';
import { DialogFault, PanelFault, type Opening } from './faults/Fault.tsx';
import { Guard } from './faults/Guard.tsx';

/** How long a network that failed has to come to itself, in milliseconds. */
const PAUSE_MS = 300;

/** Fetches something; what fails is tried once more. */
export async function twice<T>(fetched: () => Promise<T>): Promise<T> {
  try {
    return await fetched();
  } catch {
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    return fetched();
  }
}

/** A dialog of the table, by its name. */
export const dialogOf = (name: ReturnType<typeof useTable.getState>['dialog']): Opening => ({
  useOpen: () => useTable(({ dialog }) => dialog === name),
  close: () => openDialog(null),
});

/**
 * A part of the page that is fetched when it is first shown. Where it does not come, or fails, that is said in its
 * place, for a dialog in front of the page, and the rest goes on.
 */
export function later<P extends object>(
  fetched: () => Promise<{ default: ComponentType<P> }>,
  dialog?: Opening,
): ComponentType<P> {
  const fresh = () => lazy(() => twice(fetched));
  const part = { Part: fresh() };
  // What was not fetched must be asked for anew.
  const renew = (): void => void (part.Part = fresh());
  const Latest = (props: P) => <part.Part {...props} />;
  const fallback = (again: () => void) =>
    dialog ? <DialogFault {...dialog} again={again} /> : <PanelFault again={again} />;
  return function Later(props: P) {
    return (
      <Guard fallback={fallback} onFault={renew}>
        <Latest {...props} />
      </Guard>
    );
  };
}
