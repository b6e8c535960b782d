import * as v from 'valibot';
import { NO_GENERATOR } from '../../core/random.ts';
import { same } from '../../core/same.ts';
import type { Deed } from '../../core/about.ts';
import type { Action } from './actions.ts';
import { EDITIONS } from './editions.ts';
import { newGame } from './new-game.ts';
import type { Refusal } from './refusals.ts';
import { saveSchema } from './save-schema.ts';
import type { State } from './state.ts';
import { at, play, present, startTimeline, type Timeline } from './timeline.ts';

/** Why a file is refused; `text` is English, `key` and `params` let another language say it. */
export interface SaveError {
  readonly key: 'too-large' | 'not-json' | 'not-a-game' | 'newer' | 'damaged' | 'illegal-step';
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
  /** Why the rules forbid an illegal step; absent when only its dice do not fit. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}

/** Who plays which side, as the table means it: the engine keeps it with the game and asks nothing of it. */
export type Seats = Readonly<Record<string, string | number>>;

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

const VERSION = 1;

const isNew = (start: State): boolean => same(start, { ...newGame(start.options, 1), random: start.random });

const recorded = ({ action, dice }: Deed<Action>) => (dice.length ? { action, dice } : { action });

/**
 * A recorded game: how it began, every action, the dice drawn, who plays if not people alone, the editions of the rules
 * and the board, and the position as it stands, for the day when these have changed.
 */
export function serialise(timeline: Timeline, seats?: Seats): string {
  const { start, steps, cursor, about = {} } = timeline;
  const { id, past, changed, reopened } = about;
  const { options, random } = start;
  return JSON.stringify({
    format: 'talvisota',
    version: VERSION,
    ...EDITIONS,
    ...(id !== undefined && { id }),
    ...(seats && { seats }),
    start: isNew(start) ? { options, ...(random.length && { random }) } : { state: start },
    ...(past && { past: { ...past.by, steps: past.deeds.map(recorded), lost: past.lost } }),
    steps: steps.map(recorded),
    at: cursor,
    ...(cursor && { position: present(timeline) }),
    ...(changed && { changed }),
    ...(reopened && { reopened }),
  });
}

const fail = (
  key: SaveError['key'],
  text: string,
  params: SaveError['params'] = {},
  why: Pick<SaveError, 'why'> = {},
): Restored => ({ ok: false, error: { key, params, text, ...why } });

const isNewer = (number: unknown, today: number): boolean => typeof number === 'number' && number > today;

const damagedAt = (where: string): Restored =>
  fail('damaged', `The file is damaged${where ? ` at ${where}` : ''}.`, { where });

/**
 * Reads a recorded game by playing it again. What does not fit is refused, with the reason; but a game of another
 * edition that today's rules do not allow is opened at the position as it stood, and `Timeline.about` tells its past.
 */
export function restore(text: string): Restored {
  if (text.length > MOST_CHARACTERS) return fail('too-large', 'The file is too large to be a game.');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail('not-json', 'The file is damaged: it cannot be read to its end.');
  }
  const found = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>;
  const { format, version, rules, board } = found;
  if (format !== 'talvisota') return fail('not-a-game', 'The file does not hold a game of Talvisota.');
  if (isNewer(version, VERSION) || isNewer(rules, EDITIONS.rules) || isNewer(board, EDITIONS.board))
    return fail('newer', 'The file was saved by a newer version of Talvisota.');
  const parsed = v.safeParse(saveSchema, data, { abortEarly: true });
  if (parsed.success) return open(parsed.output);
  return damagedAt((v.getDotPath(parsed.issues[0]) ?? '').slice(0, LONGEST_PLACE));
}

type Save = v.InferOutput<typeof saveSchema>;

const deedsOf = (steps: Save['steps']): Deed<Action>[] =>
  steps.map(({ action, dice = [] }) => ({ action: action as Action, dice }));

const startOf = ({ start }: Save): State =>
  'state' in start
    ? (start.state as State)
    : { ...newGame(start.options, 1), random: start.random ?? NO_GENERATOR };

function aboutOf({ id, past, changed, reopened }: Save): Pick<Timeline, 'about'> {
  const about = {
    ...(id !== undefined && { id }),
    ...(past && {
      past: { by: { rules: past.rules, board: past.board }, deeds: deedsOf(past.steps), lost: past.lost },
    }),
    ...(changed && { changed }),
    ...(reopened && { reopened }),
  };
  return Object.keys(about).length ? { about } : {};
}

/** The deeds played as far as the rules allow, and why not further. */
function replay(
  first: Timeline,
  deeds: readonly Deed<Action>[],
): { line: Timeline; failure: Restored | null } {
  let line = first;
  for (const [i, { action, dice }] of deeds.entries()) {
    const played = play(line, action, (nth) => dice[nth] ?? 1);
    if (!played.ok || played.timeline.steps[i]!.dice.length !== dice.length) {
      const text = `Step ${i + 1} of the file breaks the rules: `;
      const step = { step: i + 1 };
      if (played.ok) return { line, failure: fail('illegal-step', `${text}the dice do not fit.`, step) };
      const { key, params, text: why } = played.refusal;
      return { line, failure: fail('illegal-step', text + why, step, { why: { key, params, text: why } }) };
    }
    line = played.timeline;
  }
  return { line, failure: null };
}

function open(save: Save): Restored {
  const deeds = deedsOf(save.steps);
  const { line, failure } = replay({ ...startTimeline(startOf(save)), ...aboutOf(save) }, deeds);
  const cursor = Math.min(save.at, deeds.length);
  const position = save.position as State | undefined;
  const fits = line.steps.length >= cursor && (position === undefined || same(position, at(line, cursor)));
  const seats = save.seats && { seats: save.seats };
  const by = { rules: save.rules, board: save.board };
  // What another edition allowed and was taken back is not offered again.
  const ofToday = same(EDITIONS, by);
  if (fits && !(failure && ofToday)) return { ok: true, timeline: { ...line, cursor }, ...seats };
  if (ofToday || !position) return failure ?? damagedAt('position');
  const before = line.about?.past;
  const past = {
    by,
    deeds: [...(before?.deeds ?? []), ...deeds.slice(0, cursor)],
    lost: before?.lost ?? 0,
  };
  return { ok: true, timeline: { ...startTimeline(position), about: { ...line.about, past } }, ...seats };
}
