/** What orders and moves are for, as data: the table tells it in words. */
import {
  isFinnish,
  isSoviet,
  neighbours,
  placeOf,
  type Action,
  type FinnishStrategy,
  type Front,
  type SovietStrategy,
  type Space,
  type State,
} from '#engine/talvisota';

/** What something is for: ground to be taken or held, a counter that only draws means, a line to be kept, a blow behind the lines. */
export const AIMS = ['take', 'draw', 'hold', 'guard', 'gather', 'harass'] as const;
export type Aim = (typeof AIMS)[number];

export interface Purpose {
  readonly aim: Aim;
  readonly front: Front;
  /** Where, as far as it is about single spaces. */
  readonly spaces: readonly Space[];
  readonly strategy: SovietStrategy | FinnishStrategy | null;
  /** That it comes about, from 0 to 1; null where nothing is weighed. */
  readonly chance: number | null;
}

export const purpose = (aim: Aim, front: Front, more: Partial<Purpose> = {}): Purpose => ({
  spaces: [],
  strategy: null,
  chance: null,
  ...more,
  aim,
  front,
});

const at = (aim: Aim, space: Space): Purpose => purpose(aim, placeOf(space).front, { spaces: [space] });

/** Units that come to a space: told by what they can do there. */
function ofArrival(state: State, to: Space): Purpose {
  const { front } = placeOf(to);
  const open = neighbours(state, to).filter((space) => isFinnish(space) && !isSoviet(state, space));
  if (open.length) return purpose('take', front, { spaces: open });
  return isFinnish(to)
    ? purpose('guard', front, { spaces: [to] })
    : purpose('gather', front, { spaces: [to] });
}

/** What one action is for, as far as that shows by itself; null for what has no purpose of its own. */
export function purposeOf(state: State, action: Action): Purpose | null {
  const { type } = action;
  if (type === 'enter' || type === 'march') return ofArrival(state, action.to);
  if (type === 'assign' || type === 'recover') return purpose('gather', action.front);
  if (type === 'mark' && action.on) return at('guard', action.space);
  if (type === 'harass') return at('harass', action.target);
  if (type !== 'deploy') return null;
  return { ...at('take', action.target), strategy: state.soviet.plans[action.slot]?.strategy ?? null };
}

/** Purposes that are told alike. */
export const keyOf = ({ aim, front, spaces, strategy }: Purpose): string =>
  `${aim} ${front} ${spaces.join()} ${strategy ?? ''}`;
