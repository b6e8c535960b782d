import { Suspense, type ComponentType, type ReactNode } from 'react';

interface WaitedProps {
  readonly part: ComponentType;
  /** Until it is there. */
  readonly meanwhile?: ReactNode;
}

/** A part of the page that may still be on its way. */
export const Waited = ({ part: Part, meanwhile = null }: WaitedProps) => (
  <Suspense fallback={meanwhile}>
    <Part />
  </Suspense>
);
