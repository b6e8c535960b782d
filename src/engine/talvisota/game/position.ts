import { byFront, FRONTS, spaceOf, SPACES, type Front } from '../board/board.ts';
import { isSpace } from '../rules/control.ts';
import { emptyFinnishPlan, emptySovietPlan } from '../rules/plans.ts';
import {
  FINNISH_START,
  finns,
  minus,
  plus,
  size,
  soviets,
  type FinnishForce,
  type SovietForce,
} from '../units/forces.ts';
import { SLOTS, type Slot } from '../units/strategies.ts';
import { sovietsBy } from './faults.ts';
import { draftOf } from '../rules/draft.ts';
import { newGame } from './new-game.ts';
import type { Options } from '../state/options.ts';
import { PHASES } from './sequence.ts';
import type { FinnishPlan, FinnishSheet, PhaseName, SovietPlan, SovietSheet, State } from '../state/state.ts';

/** A hand-written position, with spaces by their ids; used for tests, lessons and problems. */
export interface PositionSpec {
  readonly turn: number;
  /** Default: the movement phase. */
  readonly phase?: PhaseName;
  readonly map?: Readonly<Record<string, Partial<SovietForce>>>;
  readonly boxes?: Readonly<Partial<Record<Front, Partial<SovietForce>>>>;
  readonly markers?: readonly string[];
  /** SCT left in place, by space. */
  readonly scouts?: Readonly<Record<string, number>>;
  /** Units on the Finnish sheet; by default all that are nowhere else. */
  readonly pool?: Partial<FinnishForce>;
  readonly losses?: { readonly soviet?: Partial<SovietForce>; readonly finn?: Partial<FinnishForce> };
  readonly reinforcements?: { readonly soviet?: Partial<SovietForce>; readonly finn?: Partial<FinnishForce> };
  readonly morale?: { readonly soviet?: number; readonly finn?: number };
  /** Strategies in their boxes, with their means. */
  readonly sovietPlans?: Readonly<Record<Slot, Partial<SovietPlan>>>;
  readonly finnishPlans?: Readonly<Record<Slot, Partial<FinnishPlan>>>;
  readonly posts?: { readonly soviet?: SovietSheet['posts']; readonly finn?: FinnishSheet['posts'] };
  /** Spaces whose fall has been paid for; by default all that the Soviets hold. */
  readonly paid?: readonly string[];
  readonly attacked?: boolean;
  readonly waited?: number;
  readonly options?: Partial<Options>;
  readonly seed?: number;
}

function check(fits: boolean, what: string): void {
  if (!fits) throw new RangeError(`The position has ${what}`);
}

const never = (force: Readonly<Record<string, number>>): boolean => Object.values(force).some((n) => n < 0);

/**
 * The state of a hand-written position, at the start of its phase. Soviet units placed nowhere wait in the
 * box of Karelia. Throws a RangeError for a space that is not on the map or for more units than there are.
 */
export function positionFrom(spec: PositionSpec): State {
  const { turn, phase = 'movement' } = spec;
  const state = newGame(spec.options, spec.seed);
  const map = SPACES.map(() => soviets());
  const scouts = SPACES.map(() => 0);
  for (const [id, units] of Object.entries(spec.map ?? {})) map[spaceOf(id)] = soviets(units);
  for (const [id, count] of Object.entries(spec.scouts ?? {})) scouts[spaceOf(id)] = count;
  const named = [...Object.keys(spec.map ?? {}), ...Object.keys(spec.scouts ?? {}), ...(spec.markers ?? [])];
  for (const id of named) check(isSpace(state, spaceOf(id)), `units in ${id}, which is not on its map`);

  const losses = { soviet: soviets(spec.losses?.soviet), finn: finns(spec.losses?.finn) };
  const back = { soviet: soviets(spec.reinforcements?.soviet), finn: finns(spec.reinforcements?.finn) };
  const boxes = byFront((front) => soviets(spec.boxes?.[front]));
  const placed = [...map, ...FRONTS.map((front) => boxes[front]), losses.soviet, back.soviet].reduce(plus);
  const spare = minus(sovietsBy(turn, phase), placed);
  check(!never(spare), 'too many Soviet units');
  boxes.KAR = plus(boxes.KAR, spare);

  const away = plus(plus(losses.finn, back.finn), finns({ SCT: scouts.reduce((a, b) => a + b, 0) }));
  const pool = spec.pool ? finns(spec.pool) : minus(FINNISH_START, away);
  check(!never(minus(minus(FINNISH_START, away), pool)) && !never(pool), 'too many Finnish units');

  const markers = (spec.markers ?? []).map(spaceOf).sort((a, b) => a - b);
  const held = SPACES.flatMap(({ owner }, space) =>
    owner === 'finn' && (size(map[space]!) > 0 || markers.includes(space)) ? [space] : [],
  );
  Object.assign(state, {
    turn,
    phase,
    morale: { ...state.morale, ...spec.morale },
    soviet: {
      ...state.soviet,
      waiting: soviets(),
      boxes,
      map,
      markers,
      losses: losses.soviet,
      reinforcements: back.soviet,
      posts: spec.posts?.soviet ?? {},
      plans: [...SLOTS.keys()].map((slot) => {
        const plan = spec.sovietPlans?.[slot];
        return plan ? { ...emptySovietPlan(null), ...plan } : null;
      }),
    },
    finnish: {
      ...state.finnish,
      pool,
      scouts,
      losses: losses.finn,
      reinforcements: back.finn,
      posts: spec.posts?.finn ?? {},
      plans: [...SLOTS.keys()].map((slot) => {
        const plan = spec.finnishPlans?.[slot];
        return plan ? { ...emptyFinnishPlan(null), ...plan } : null;
      }),
    },
    paid: spec.paid?.map(spaceOf).sort((a, b) => a - b) ?? held,
    attacked: spec.attacked ?? false,
    waited: spec.waited ?? 0,
  } satisfies Partial<State>);
  if (phase !== 'turn-end') return state;
  const draft = draftOf(state);
  PHASES[phase].enter!(draft);
  return draft.state;
}
