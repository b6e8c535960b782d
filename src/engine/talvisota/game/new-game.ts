import { randomFrom } from '#engine/core/random.ts';
import { byFront, SPACES } from '../board/board.ts';
import { FINNISH_START, finns, SOVIET_START, soviets } from '../units/forces.ts';
import { SLOTS } from '../units/strategies.ts';
import { RECOMMENDED, type Options } from '../state/options.ts';
import { FINNISH_MORALE, SOVIET_MORALE, type State } from '../state/state.ts';

/** A new game; the Soviet player fills the front boxes first (2.2, 2.3). The seed is any 32-bit integer. */
export const newGame = (chosen: Partial<Options> = {}, seed = 1): State => ({
  options: { ...RECOMMENDED, ...chosen },
  random: randomFrom(seed),
  turn: 0,
  phase: 'set-up',
  morale: { soviet: SOVIET_MORALE, finn: FINNISH_MORALE },
  event: 0,
  soviet: {
    waiting: SOVIET_START,
    boxes: byFront(() => soviets()),
    map: SPACES.map(() => soviets()),
    used: SPACES.map(() => soviets()),
    markers: [],
    losses: soviets(),
    reinforcements: soviets(),
    bought: { FUS: 0, others: 0 },
    posts: {},
    plans: SLOTS.map(() => null),
  },
  finnish: {
    pool: FINNISH_START,
    scouts: SPACES.map(() => 0),
    losses: finns(),
    reinforcements: finns(),
    posts: {},
    plans: SLOTS.map(() => null),
  },
  paid: [],
  attacked: false,
  waited: 0,
  combat: null,
  decisions: [],
  outcome: null,
});
