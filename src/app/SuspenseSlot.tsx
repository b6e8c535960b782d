import { Suspense, type ComponentType, type ReactNode } from 'react';

interface SuspenseSlotProps<Props> {
  readonly part: ComponentType<Props>;
  readonly meanwhile?: ReactNode;
}

/** A lazily loaded part of the page with its props. */
export const SuspenseSlot = <Props extends object>({
  part: Part,
  meanwhile = null,
  ...props
}: SuspenseSlotProps<Props> & Omit<Props, 'part' | 'meanwhile'>) => (
  <Suspense fallback={meanwhile}>
    <Part {...(props as unknown as Props)} />
  </Suspense>
);
