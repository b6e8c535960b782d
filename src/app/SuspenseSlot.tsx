import { Suspense, type ComponentType, type ReactNode } from 'react';

interface SuspenseSlotProps<Props> {
  readonly part: ComponentType<Props>;
  /** Until it is there. */
  readonly meanwhile?: ReactNode;
}

/** A part of the page that may still be on its way, with what it is given. */
export const SuspenseSlot = <Props extends object>({
  part: Part,
  meanwhile = null,
  ...props
}: SuspenseSlotProps<Props> & Omit<Props, 'part' | 'meanwhile'>) => (
  <Suspense fallback={meanwhile}>
    <Part {...(props as unknown as Props)} />
  </Suspense>
);
