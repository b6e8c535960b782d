/** Variations in records: their shape, and how they are read by playing them. */
import * as v from 'valibot';
import { die, whole } from './record-schema.ts';
import type { RecordedAction } from './recorded.ts';
import type { Place, Refusal } from './refusal.ts';
import { isStep, LONGEST_TEXT, MOST_DRAWN, type Variations, type VariationsRefusal } from './variations.ts';

/** The same as steps in a game, since discarded steps become lines. */
const MOST_IN_RECORD = 20_000;

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** The shape of variations in a record. `place`: schema of a place on the board. */
export function variationsSchema<Action>(
  action: Schema<Action>,
  mostDice: number,
  place: Schema<Place>,
): Schema<Variations<Action>> {
  const notes = {
    text: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT))),
    arrows: v.exactOptional(v.pipe(v.array(v.strictTuple([place, place])), v.maxLength(MOST_DRAWN))),
    marks: v.exactOptional(v.pipe(v.array(place), v.maxLength(MOST_DRAWN))),
  };
  const index = whole(0, MOST_IN_RECORD);
  const step = v.strictObject({
    after: index,
    action,
    dice: v.exactOptional(v.pipe(v.array(die), v.maxLength(mostDice))),
    ...notes,
  });
  const moment = v.lazy((value) =>
    typeof value === 'object' && value && 'after' in value ? step : v.strictObject({ at: index, ...notes }),
  );
  return v.pipe(v.array(moment), v.maxLength(MOST_IN_RECORD)) as unknown as Schema<Variations<Action>>;
}

/** The game to which the variations belong, as far as reading them needs it. */
interface Played<State, Action> {
  readonly schema: Schema<Variations<Action>>;
  /** The position after a number of steps; undefined beyond the end of the game. */
  stateAt(step: number): State | undefined;
  play(
    state: State,
    step: RecordedAction<Action>,
  ):
    | { readonly ok: true; readonly state: State; readonly dice: readonly number[] }
    | { readonly ok: false; readonly refusal: Refusal };
}

const PLACE = 'variations';
/** A record may give its fields names of any length. */
const LONGEST_PLACE = 80;

/** Reads variations by playing every step, or returns why they are refused; yields after each moment. */
export function* readVariations<State, Action>(
  data: unknown,
  { schema, stateAt, play }: Played<State, Action>,
): Generator<void, { ok: true; variations: Variations<Action> } | { ok: false; refusal: VariationsRefusal }> {
  const refuse = (where: string, more: Partial<VariationsRefusal> = {}) => ({
    ok: false as const,
    refusal: { key: 'damaged' as const, where: `${PLACE}${where}`.slice(0, LONGEST_PLACE), ...more },
  });
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  if (!parsed.success) {
    const where = v.getDotPath(parsed.issues[0]);
    return refuse(where === null ? '' : `.${where}`);
  }
  const states: State[] = [];
  const known = new Set<number>();
  for (const [i, moment] of parsed.output.entries()) {
    if (!isStep(moment)) {
      const state = stateAt(moment.at);
      if (state === undefined || known.has(moment.at)) return refuse(`.${i}.at`);
      known.add(moment.at);
      states.push(state);
      continue;
    }
    const before = states[moment.after];
    if (before === undefined) return refuse(`.${i}.after`);
    const { action, dice = [] } = moment;
    const played = play(before, { action, dice });
    if (!played.ok) {
      const { key, params, text } = played.refusal;
      return refuse(`.${i}.action`, { key: 'illegal-step', why: { key, params, text } });
    }
    if (played.dice.length !== dice.length) return refuse(`.${i}.dice`, { key: 'illegal-step' });
    states.push(played.state);
    yield;
  }
  return { ok: true, variations: parsed.output };
}
