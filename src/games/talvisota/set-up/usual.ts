/** Default division of the Soviet army: most of it at the Isthmus, as in history (2.2). */
import { soviets, type Action, type Front, type State } from '#engine/talvisota';
import { SOVIET_UNITS, type SovietForce } from '#engine/talvisota';

export const USUAL: Readonly<Record<Front, SovietForce>> = {
  LAP: soviets({ FUS: 2 }),
  LAD: soviets({ FUS: 5, ELI: 1, MECA: 1 }),
  KAR: soviets({ FUS: 6, ELI: 2, MECA: 3, TAN: 3 }),
};

/** The actions from any set-up to the default one, and the end of the phase; units already in place are not moved. */
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

/** Where the arrivals of January go; all others to the Isthmus. */
export const ARRIVALS: Readonly<Record<Exclude<Front, 'KAR'>, SovietForce>> = {
  LAP: soviets({ FUS: 2 }),
  LAD: soviets({ FUS: 4, ELI: 1, MECA: 1 }),
};

/** All that waits, shared out in one press; in the set-up all of the army. */
export function usualSplit(state: State): Action[] {
  if (state.phase === 'set-up') return usualSetUp(state).slice(0, -1);
  return SOVIET_UNITS.flatMap((unit) => {
    let left = state.soviet.waiting[unit];
    return (['LAP', 'LAD', 'KAR'] as const).flatMap((front): Action[] => {
      const count = front === 'KAR' ? left : Math.min(left, ARRIVALS[front][unit]);
      left -= count;
      return count ? [{ type: 'assign', unit, front, count }] : [];
    });
  });
}
