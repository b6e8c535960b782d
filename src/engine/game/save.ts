import * as v from 'valibot';
import type { Action } from './actions.ts';
import { newGame } from './new-game.ts';
import type { Refusal } from './refusals.ts';
import { saveSchema } from './save-schema.ts';
import type { Seats } from './seats.ts';
import type { State } from './state.ts';
import { play, startTimeline, type Timeline } from './timeline.ts';

/** Why a file is refused; `text` is English, `key` and `params` let another language say it. */
export interface SaveError {
  readonly key: 'too-large' | 'not-json' | 'not-a-game' | 'newer' | 'damaged' | 'illegal-step';
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
  /** Why the rules forbid an illegal step; absent when only its dice do not fit. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}

export type Restored =
  | {
      readonly ok: true;
      readonly timeline: Timeline;
      /** Absent where people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly error: SaveError };

/** A file longer than this (in characters) is not a game. */
const MOST_CHARACTERS = 5_000_000;
/** A file may give its fields names of any length. */
const LONGEST_PLACE = 80;

const isNew = (start: State): boolean =>
  JSON.stringify(start) === JSON.stringify({ ...newGame(start.options, 1), random: start.random });

/** A recorded game: how it began, every action, the dice drawn, and who plays if not people alone. */
export function serialise(timeline: Timeline, seats?: Seats): string {
  const { start, steps, cursor } = timeline;
  return JSON.stringify({
    format: 'winter-war',
    version: 1,
    rules: 1,
    ...(seats && { seats }),
    start: isNew(start) ? { options: start.options, random: start.random } : { state: start },
    steps: steps.map(({ action, dice }) => (dice.length ? { action, dice } : { action })),
    at: cursor,
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
  const { format, version } = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>;
  if (format !== 'winter-war') return fail('not-a-game', 'The file does not hold a game of Winter War.');
  if (typeof version === 'number' && version > 1)
    return fail('newer', 'The file was saved by a newer version of Winter War.');
  const parsed = v.safeParse(saveSchema, data, { abortEarly: true });
  if (!parsed.success) {
    const where = (v.getDotPath(parsed.issues[0]) ?? '').slice(0, LONGEST_PLACE);
    return fail('damaged', `The file is damaged${where ? ` at ${where}` : ''}.`, { where });
  }
  return replay(parsed.output);
}

function replay(save: v.InferOutput<typeof saveSchema>): Restored {
  const { start, steps, at, seats } = save;
  const first: State =
    'state' in start ? start.state : { ...newGame(start.options, 1), random: start.random };
  let timeline = startTimeline(first);
  for (const [i, { action, dice = [] }] of steps.entries()) {
    const played = play(timeline, action as Action, dice);
    if (!played.ok || played.timeline.steps[i]!.dice.length !== dice.length) {
      const text = `Step ${i + 1} of the file breaks the rules: `;
      if (played.ok) return fail('illegal-step', `${text}the dice do not fit.`, { step: i + 1 });
      const { key, params, text: why } = played.refusal;
      return fail('illegal-step', text + why, { step: i + 1 }, { why: { key, params, text: why } });
    }
    timeline = played.timeline;
  }
  return { ok: true, timeline: { ...timeline, cursor: Math.min(at, steps.length) }, ...(seats && { seats }) };
}
