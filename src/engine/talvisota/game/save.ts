import * as v from 'valibot';
import type { Action } from './actions.ts';
import { isConsistent } from './consistent.ts';
import { newGame } from './new-game.ts';
import type { Refusal } from './refusals.ts';
import { action, options, random, stateSchema } from './save-schema.ts';
import type { State } from './state.ts';
import { play, present, startTimeline, type Timeline } from './timeline.ts';

/** Why a file is refused; `text` is English, `key` and `params` let another language say it. */
export interface SaveError {
  readonly key: 'too-large' | 'not-json' | 'not-a-game' | 'newer' | 'damaged' | 'illegal-step';
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
  /** Why the rules forbid an illegal step; absent when only its dice do not fit. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}

/** Who plays which side, as the table means it; the engine keeps it with the game and asks nothing of it. */
export type Seats = Readonly<Record<string, string | number>>;

export type Restored =
  | { readonly ok: true; readonly timeline: Timeline; readonly seats?: Seats }
  | { readonly ok: false; readonly error: SaveError };

/**
 * The edition of the rules that this engine plays by. It rises when a game could go on differently than before; a
 * file of an earlier edition opens where it was saved, since its steps may no longer be legal.
 */
const EDITION = 1;
/** A file longer than this (in characters) is not a game. */
const MOST_CHARACTERS = 5_000_000;
/** A file may give its fields names of any length. */
const LONGEST_PLACE = 80;
/** Far more steps than any game has. */
const MOST_STEPS = 20_000;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const position = v.pipe(
  stateSchema,
  v.check((state) => isConsistent(state as State)),
);

const saveSchema = v.strictObject({
  format: v.literal('talvisota'),
  version: v.literal(1),
  rules: whole(1, EDITION),
  seats: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.maxLength(20)),
      v.union([v.pipe(v.string(), v.maxLength(20)), whole(-(2 ** 31), 2 ** 31 - 1)]),
    ),
  ),
  start: v.union([v.strictObject({ options, random }), v.strictObject({ state: position })]),
  steps: v.pipe(
    v.array(v.strictObject({ action, dice: v.exactOptional(v.pipe(v.array(whole(1, 6)), v.maxLength(1))) })),
    v.maxLength(MOST_STEPS),
  ),
  at: whole(0, MOST_STEPS),
  /** The position at `at`: what a later edition goes on from. */
  position,
});

const isNew = (start: State): boolean =>
  JSON.stringify(start) === JSON.stringify({ ...newGame(start.options, 1), random: start.random });

/** A recorded game: how it began, every action, the dice drawn, and the position where the players stand. */
export function serialise(timeline: Timeline, seats?: Seats): string {
  const { start, steps, cursor } = timeline;
  return JSON.stringify({
    format: 'talvisota',
    version: 1,
    rules: EDITION,
    ...(seats && { seats }),
    start: isNew(start) ? { options: start.options, random: start.random } : { state: start },
    steps: steps.map(({ action: done, dice }) => (dice.length ? { action: done, dice } : { action: done })),
    at: cursor,
    position: present(timeline),
  });
}

const fail = (
  key: SaveError['key'],
  text: string,
  params: SaveError['params'] = {},
  why: Pick<SaveError, 'why'> = {},
): Restored => ({ ok: false, error: { key, params, text, ...why } });

/** Reads a recorded game by playing it again; what does not fit is refused, with the reason. */
export function restore(text: string): Restored {
  if (text.length > MOST_CHARACTERS) return fail('too-large', 'The file is too large to be a game.');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail('not-json', 'The file is damaged: it cannot be read to its end.');
  }
  const { format, version, rules } = (typeof data === 'object' && data ? data : {}) as Record<
    string,
    unknown
  >;
  if (format !== 'talvisota') return fail('not-a-game', 'The file does not hold a game of Talvisota.');
  if ((typeof version === 'number' && version > 1) || (typeof rules === 'number' && rules > EDITION))
    return fail('newer', 'The file was saved by a newer version of Talvisota.');
  const parsed = v.safeParse(saveSchema, data, { abortEarly: true });
  if (!parsed.success) {
    const where = (v.getDotPath(parsed.issues[0]) ?? '').slice(0, LONGEST_PLACE);
    return fail('damaged', `The file is damaged${where ? ` at ${where}` : ''}.`, { where });
  }
  return replay(parsed.output);
}

function replay(save: v.InferOutput<typeof saveSchema>): Restored {
  const { start, steps, at, seats, rules, position: saved } = save;
  const kept = seats && { seats };
  if (rules < EDITION) return { ok: true, timeline: startTimeline(saved as State), ...kept };
  const first: State =
    'state' in start ? (start.state as State) : { ...newGame(start.options, 1), random: start.random };
  let timeline = startTimeline(first);
  for (const [i, { action: done, dice = [] }] of steps.entries()) {
    const played = play(timeline, done as Action, dice);
    if (!played.ok || played.timeline.steps[i]!.dice.length !== dice.length) {
      const text = `Step ${i + 1} of the file breaks the rules: `;
      if (played.ok) return fail('illegal-step', `${text}the dice do not fit.`, { step: i + 1 });
      const { key, params, text: why } = played.refusal;
      return fail('illegal-step', text + why, { step: i + 1 }, { why: { key, params, text: why } });
    }
    timeline = played.timeline;
  }
  return { ok: true, timeline: { ...timeline, cursor: Math.min(at, steps.length) }, ...kept };
}
