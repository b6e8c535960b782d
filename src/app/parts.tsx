import { useState, type ComponentType, Suspense, type ReactNode } from 'react';
import { setActiveGame, loadGame } from '#table/game/registry.ts';
import { lateFrom } from '#table/faults/later.tsx';

export const online = lateFrom(() => import('#table/features/online/index.ts'));

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

/**
 * Loads a part of the page together with the game it needs, and makes that game the active one wherever the part is
 * mounted. `of`: the id of its card; by default the first game.
 */
export async function withGame<Props extends object>(
  part: Promise<{ default: ComponentType<Props> }>,
  of?: string,
): Promise<{ default: ComponentType<Props> }> {
  const [game, { default: Part }] = await Promise.all([loadGame(of), part]);
  if (!game) throw new RangeError(`There is no game "${of}"`);
  function WithGame(props: Props) {
    useState(() => setActiveGame(game!));
    return <Part {...props} />;
  }
  return { default: WithGame };
}
