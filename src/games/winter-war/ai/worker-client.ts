import * as v from 'valibot';
import { type Action, ODDS_COLUMNS, SCHEDULE_KEYS, isAction } from '#engine/winter-war';
import { TACTICS } from './tactics/names.ts';
import { AIMS, FRONTS, PLAN_REASONS } from './war-plan.ts';

// Page side of the AI worker: starts it and validates its answers.

const number = v.pipe(v.number(), v.integer());

/** More items than any phase has; a side has about sixty counters. */
const MAX_ITEMS = 1000;
const actions = v.pipe(v.array(v.custom<Action>(isAction)), v.maxLength(MAX_ITEMS));
const numberList = v.pipe(
  v.array(v.pipe(number, v.minValue(0), v.maxValue(9999))),
  v.maxLength(MAX_ITEMS),
  v.readonly(),
);
const hexes = numberList;
const reason = v.variant('kind', [
  /**
   * `hold-line`: a fortified line gets a garrison or a stronger one. `hold-city`: so does a city that counts
   * for victory. `bar-way`: a unit blocks the enemy's way. `take-ground`: ground that counts for victory is
   * taken. `close-in`: the army comes closer to such ground. `raid-rail`: raiders approach the enemy railway
   * or stand on it. `stay-clear`: units leave the reach of superior forces or of unprofitable attacks.
   * `keep-reserve`: units return to the railway as a reserve. Each tactic is a reason of its own.
   */
  v.strictObject({
    kind: v.picklist([
      'hold-line',
      'hold-city',
      'bar-way',
      'take-ground',
      'close-in',
      'raid-rail',
      'stay-clear',
      'keep-reserve',
      ...TACTICS,
    ]),
    hexes,
  }),
  /**
   * `cut-supply`: enemy units lose supply. `keep-supply`: own units keep or regain it. `spare-strength`: the
   * least valuable units are lost.
   */
  v.strictObject({
    kind: v.picklist(['cut-supply', 'keep-supply', 'spare-strength']),
    hexes,
    units: numberList,
  }),
  /**
   * `meet-obligation`: the best attack on hexes that must be attacked. `storm`: an attack for a fortification
   * or city. `destroy`: one for the units. `odds` are the poorest among the attacks.
   */
  v.strictObject({
    kind: v.picklist(['meet-obligation', 'storm', 'destroy']),
    hexes,
    odds: v.picklist(ODDS_COLUMNS),
  }),
  /** Lines of the Victory Point Schedule expected to be won in play, each with its mean Victory Points. */
  v.strictObject({
    kind: v.literal('win-points'),
    hexes,
    lines: v.pipe(
      v.array(v.strictObject({ key: v.picklist(SCHEDULE_KEYS), points: v.pipe(number, v.minValue(1)) })),
      v.maxLength(SCHEDULE_KEYS.length),
      v.readonly(),
    ),
  }),
  /** `count` units are near Murmansk, which is enough. */
  v.strictObject({ kind: v.literal('guard-murmansk'), hexes, count: number }),
]);

/** A reason for a hint; `hexes` are highlighted on the map. */
export type Why = Readonly<v.InferOutput<typeof reason>>;

const whys = v.pipe(v.array(reason), v.maxLength(20));

const purpose = { front: v.picklist(FRONTS), aim: v.picklist(AIMS), reason: v.picklist(PLAN_REASONS) };

/**
 * The General's advice: actions up to the next die roll or decision of the enemy; at most three reasons, the
 * strongest first, none if there was no choice; name and purposes of the plan for the war; and the purposes
 * of the moves among the actions.
 */
const hint = v.strictObject({
  actions,
  why: whys,
  plan: v.strictObject({
    name: v.string(),
    purposes: v.pipe(v.array(v.strictObject(purpose)), v.maxLength(20), v.readonly()),
  }),
  groups: v.pipe(
    v.array(v.strictObject({ ...purpose, units: numberList, hexes })),
    v.maxLength(100),
    v.readonly(),
  ),
});
export type Hint = Readonly<v.InferOutput<typeof hint>>;

const parserOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (answer: unknown): T | null => {
    const read = v.safeParse(schema, answer);
    return read.success ? read.output : null;
  };

/** The actions in an answer; null if they are invalid. */
export const parseActions = parserOf(actions);

/** The hint in an answer; null if it is invalid. */
export const parseHint = parserOf(hint);

/** The reasons in a review; null if they are invalid. */
export const parseReasons = parserOf(whys);

export const makeWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
