/** Where the Soviet army stands when nobody wants to divide it: most of it before the isthmus, as it was (2.2). */
import { soviets, type Action, type Front, type State } from '#engine/talvisota';
import { SOVIET_UNITS, type SovietForce } from '#engine/talvisota';

export const USUAL: Readonly<Record<Front, SovietForce>> = {
  LAP: soviets({ FUS: 2 }),
  LAD: soviets({ FUS: 5, ELI: 1, MECA: 1 }),
  KAR: soviets({ FUS: 6, ELI: 2, MECA: 3, TAN: 3 }),
};

/** The steps from any set-up to the usual one, and the end of it; none of what is there already is touched. */
export function usualSetUp({ soviet }: State): Action[] {
  const steps: Action[] = [];
  const back: Action[] = [];
  for (const front of ['LAP', 'LAD', 'KAR'] as const)
    for (const unit of SOVIET_UNITS) {
      const count = USUAL[front][unit] - soviet.boxes[front][unit];
      if (count) (count < 0 ? back : steps).push({ type: 'assign', unit, front, count });
    }
  return [...back, ...steps, { type: 'end' }];
}
