import { Suspense, type ComponentType, type ReactNode } from 'react';

interface SuspenseSlotProps {
  readonly part: ComponentType;
  /** Until it is there. */
  readonly meanwhile?: ReactNode;
}

/** A part of the page that may still be on its way. */
export const SuspenseSlot = ({ part: Part, meanwhile = null }: SuspenseSlotProps) => (
  <Suspense fallback={meanwhile}>
    <Part />
  </Suspense>
);
