/** Recorded games of any kind: written as JSON, and read by playing them again. */
import * as v from 'valibot';
import type { About, Seats } from './about.ts';
import type { Editions, Past, RecordedAction } from './recorded.ts';
import { NO_GENERATOR, type Dice, type RandomState } from './random.ts';
import type { Refusal } from './refusal.ts';
import { same } from './same.ts';
import { at, present, type Timeline } from './timeline.ts';
import type { Variations } from './variations.ts';
import { readVariations } from './variations-record.ts';

/** Why a file is refused; `text` is English, `key` and `params` allow a translation. */
export interface SaveError {
  readonly key: 'too-large' | 'not-json' | 'not-a-game' | 'newer' | 'damaged' | 'illegal-step';
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
  /** Why the rules forbid an illegal step; absent when only its dice do not fit. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}

interface Failed {
  readonly ok: false;
  readonly error: SaveError;
}

/** A game read from a file, or why it was refused. */
export type Restored<Line, S> =
  | {
      readonly ok: true;
      readonly timeline: Line;
      /** Absent when people play both sides. */
      readonly seats?: S;
      /** Number of recorded steps that could not be followed; absent when all could. */
      readonly lost?: number;
    }
  | Failed;

/** How far the actions of another edition can be carried out under today's rules, legal or not. */
export interface Followed<State, Action> {
  readonly state: State;
  readonly actions: readonly RecordedAction<Action>[];
}

interface SavedStep<Action> {
  readonly action: Action;
  readonly dice?: readonly number[];
}

/** The contents of a record, of any version. */
interface Saved<State, Action, Options, S> extends Omit<About<Action>, 'past' | 'variations'> {
  readonly rules: number;
  /** Missing from the first records. */
  readonly board?: number;
  readonly seats?: S;
  readonly start: { readonly options: Options; readonly random?: RandomState } | { readonly state: State };
  readonly past?: Editions & { readonly steps: readonly SavedStep<Action>[]; readonly lost: number };
  readonly steps: readonly SavedStep<Action>[];
  readonly at: number;
  readonly position?: State;
  readonly variations?: unknown;
}

interface Rolled<Options> {
  readonly options: Options;
  readonly random: RandomState;
}

/** What is needed to replay a record or a notation. */
export interface Replayed<State, Action, Event, Barrier extends string, Options> {
  newGame(options: Options, seed: number): State;
  startTimeline(start: State): Timeline<State, Action, Event, Barrier>;
  play(
    line: Timeline<State, Action, Event, Barrier>,
    action: Action,
    dice: Dice,
  ):
    | { readonly ok: true; readonly timeline: Timeline<State, Action, Event, Barrier> }
    | { readonly ok: false; readonly refusal: Refusal };
}

/** What a game provides so that its records can be written and read. */
export interface Recorded<
  State extends Rolled<Options>,
  Action,
  Event,
  Barrier extends string,
  Options,
  S,
> extends Replayed<State, Action, Event, Barrier, Options> {
  /** Identifies the records of the game. */
  readonly format: string;
  readonly title: string;
  /** Version of the record form written today; records with variations have the next one. */
  readonly version: number;
  /** Forms that only some starts need, so that older versions open all others; `newest` is the last. */
  readonly laterForms?: { readonly newest: number; formOf(start: State): number };
  readonly editions: Editions;
  readonly schema: v.GenericSchema<unknown, Saved<State, Action, Options, S>>;
  readonly variations: v.GenericSchema<unknown, Variations<Action>>;
  /**
   * True for an action recorded under earlier rules that today is part of the previous one: it is skipped,
   * and the position between the two is lost.
   */
  isIncluded?(one: RecordedAction<Action>, before: RecordedAction<Action> | undefined, by: Editions): boolean;
  /** For records of other editions without a position; a game without it refuses them. */
  follow?(
    start: State,
    actions: readonly RecordedAction<Action>[],
    by: Editions,
  ): Generator<void, Followed<State, Action>>;
}

/** In characters; a longer file is not a game. */
const MOST_CHARACTERS = 5_000_000;
/** A file may give its fields names of any length. */
const LONGEST_PLACE = 80;

const fail = (
  key: SaveError['key'],
  text: string,
  params: SaveError['params'] = {},
  why: Pick<SaveError, 'why'> = {},
): Failed => ({ ok: false, error: { key, params, text, ...why } });

const damagedAt = (where: string): Failed =>
  fail('damaged', `The file is damaged${where ? ` at ${where}` : ''}.`, { where });

const isNewer = (number: unknown, today: number): boolean => typeof number === 'number' && number > today;

const recorded = <Action>({ action, dice }: RecordedAction<Action>): SavedStep<Action> =>
  dice.length ? { action, dice } : { action };

const recordedActions = <Action>(steps: readonly SavedStep<Action>[]): RecordedAction<Action>[] =>
  steps.map(({ action, dice = [] }) => ({ action, dice }));

/** Optional fields besides the steps, in the order of a record; empty ones are left out. */
const flagsOf = ({
  alone,
  players,
  withoutAids,
  computerHelped,
}: Pick<About<unknown>, 'alone' | 'players' | 'withoutAids' | 'computerHelped'>) => ({
  ...(alone && { alone }),
  ...(players && { players }),
  ...(withoutAids && { withoutAids }),
  ...(computerHelped && { computerHelped }),
});

function aboutOf<Action>(save: Saved<unknown, Action, unknown, unknown>): { about?: About<Action> } {
  const { id, past } = save;
  const about: About<Action> = {
    ...(id !== undefined && { id }),
    ...(past && {
      past: {
        by: { rules: past.rules, board: past.board },
        actions: recordedActions(past.steps),
        lost: past.lost,
      },
    }),
    ...flagsOf(save),
  };
  return Object.keys(about).length ? { about } : {};
}

/** Writes and reads the records of a game. */
export function recordsOf<
  State extends Rolled<Options>,
  Action,
  Event,
  Barrier extends string,
  Options,
  S extends Seats,
>(game: Recorded<State, Action, Event, Barrier, Options, S>) {
  type Line = Timeline<State, Action, Event, Barrier>;
  type Save = Saved<State, Action, Options, S>;
  const { format, title, version, editions, newGame, startTimeline, play } = game;

  // Needed at every save, and the same for the whole game.
  const judged = new WeakMap<State, boolean>();
  function isNew(start: State): boolean {
    let answer = judged.get(start);
    if (answer === undefined) {
      answer = same(start, { ...newGame(start.options, 1), random: start.random });
      judged.set(start, answer);
    }
    return answer;
  }

  /**
   * A recorded game: its start, every action with its dice, the seats unless people play all sides, the
   * editions of rules and board, and the position, which is needed once those editions have changed.
   */
  function serialise(timeline: Line, seats?: S): string {
    const { start, steps, cursor, about = {} } = timeline;
    const { id, past, variations } = about;
    const { options, random } = start;
    const form = game.laterForms?.formOf(start) ?? version;
    return JSON.stringify({
      format,
      version: variations?.length ? Math.max(form, version + 1) : form,
      ...editions,
      ...(id !== undefined && { id }),
      ...(seats && { seats }),
      start: isNew(start) ? { options, ...(random.length && { random }) } : { state: start },
      ...(past && { past: { ...past.by, steps: past.actions.map(recorded), lost: past.lost } }),
      steps: steps.map(recorded),
      at: cursor,
      ...(cursor && { position: present(timeline) }),
      ...flagsOf(about),
      ...(variations?.length && { variations }),
    });
  }

  const startOf = ({ start }: Save): State =>
    'state' in start ? start.state : { ...newGame(start.options, 1), random: start.random ?? NO_GENERATOR };

  /** Plays the actions as far as the rules allow; `failure` says why it stopped, null at the end. */
  function* replay(
    first: Line,
    actions: readonly RecordedAction<Action>[],
  ): Generator<void, { line: Line; failure: Failed | null }> {
    let line = first;
    for (const [i, { action, dice }] of actions.entries()) {
      const played = play(line, action, (nth) => dice[nth] ?? 1);
      if (!played.ok || played.timeline.steps[i]!.dice.length !== dice.length) {
        const text = `Step ${i + 1} of the file breaks the rules: `;
        const step = { step: i + 1 };
        if (played.ok) return { line, failure: fail('illegal-step', `${text}the dice do not fit.`, step) };
        const { key, params, text: why } = played.refusal;
        return { line, failure: fail('illegal-step', text + why, step, { why: { key, params, text: why } }) };
      }
      line = played.timeline;
      yield;
    }
    return { line, failure: null };
  }

  /** The game with the variations of its record, or with the reason why they are refused. */
  function* withVariations(line: Line, { variations }: Save, isWhole: boolean): Generator<void, Line> {
    if (variations === undefined) return line;
    const refused = (refusedVariations: About<Action>['refusedVariations']): Line => ({
      ...line,
      about: { ...line.about, ...(refusedVariations && { refusedVariations }) },
    });
    if (!isWhole) return refused({ key: 'other-rules', where: 'variations' });
    const read = yield* readVariations(variations, {
      schema: game.variations,
      stateAt: (step) => (step <= line.steps.length ? at(line, step) : undefined),
      play(state: State, { action, dice }) {
        const played = play(startTimeline(state), action, (nth) => dice[nth] ?? 1);
        if (!played.ok) return played;
        const [step] = played.timeline.steps;
        return { ok: true, state: step!.state, dice: step!.dice };
      },
    });
    if (!read.ok) return refused(read.refusal);
    return { ...line, about: { ...line.about, variations: read.variations } };
  }

  function* open(save: Save): Generator<void, Restored<Line, S>> {
    const { position, rules, board = 1 } = save;
    const all = recordedActions(save.steps);
    const counts = all.map((one, i) => !game.isIncluded?.(one, all[i - 1], { rules, board }));
    const actions = all.filter((_, i) => counts[i]);
    const { line, failure } = yield* replay({ ...startTimeline(startOf(save)), ...aboutOf(save) }, actions);
    // A record whose `at` is beyond its steps opens at the last one; `position` confirms whether that is
    // right.
    const cursor = counts.slice(0, save.at).filter(Boolean).length;
    // On another board the same steps may lead elsewhere.
    const followed =
      game.follow && position === undefined && board !== editions.board
        ? yield* game.follow(line.start, actions.slice(0, cursor), { rules, board })
        : undefined;
    const stood = position ?? (followed?.actions.length === cursor ? followed.state : undefined);
    const fits =
      line.steps.length >= cursor && (stood === undefined ? !followed : same(stood, at(line, cursor)));
    const seats = save.seats && { seats: save.seats };
    // A taken-back step that only another edition allows is not offered for redo.
    const ofToday = same(editions, { rules, board });
    if (fits && !(failure && ofToday)) {
      const timeline = yield* withVariations({ ...line, cursor }, save, actions.length === all.length);
      return { ok: true, timeline, ...seats };
    }
    if (ofToday) return failure ?? damagedAt('position');
    const timeline = yield* asItStood(line, {
      by: { rules, board },
      actions: actions.slice(0, cursor),
      position,
      followed,
    });
    // Null without a recorded position means that a step could not be followed, so `failure` is set.
    if (!timeline) return failure!;
    const lost = (timeline.about?.past?.lost ?? 0) - (save.past?.lost ?? 0);
    const opened = yield* withVariations(timeline, save, false);
    return { ok: true, timeline: opened, ...seats, ...(lost && { lost }) };
  }

  interface Former {
    readonly by: Editions;
    /** Actions up to the cursor, without those taken back. */
    readonly actions: readonly RecordedAction<Action>[];
    readonly position: State | undefined;
    /** How far they can be carried out, where that is known already. */
    readonly followed: Followed<State, Action> | undefined;
  }

  /**
   * A game of another edition at its recorded position; without one, at the furthest position that can be
   * reached. Null when no step can be followed.
   */
  function* asItStood(
    { start, steps, about }: Line,
    { by, actions, position, followed: known }: Former,
  ): Generator<void, Line | null> {
    const before = about?.past?.actions ?? [];
    const lostBefore = about?.past?.lost ?? 0;
    const from = (state: State, past: Past<Action>): Line => ({
      ...startTimeline(state),
      about: { ...about, past },
    });
    if (position) return from(position, { by, actions: [...before, ...actions], lost: lostBefore });
    const followed = known ?? (game.follow && (yield* game.follow(start, actions, by)));
    if (!followed?.actions.length) return null;
    const { length } = followed.actions;
    const lost = lostBefore + actions.length - length;
    if (length > steps.length || !same(followed.state, length ? steps[length - 1]!.state : start))
      return from(followed.state, { by, actions: [...before, ...followed.actions], lost });
    // Where today's rules and board lead to the same position, the time line can be kept.
    const past = { by, actions: before, lost };
    return { start, steps: steps.slice(0, length), cursor: length, about: { ...about, past } };
  }

  const newestForm = (found: Record<string, unknown>): number =>
    game.laterForms?.newest ?? (found['variations'] === undefined ? version : version + 1);

  /**
   * Reads a recorded game by playing it again; a mismatch is refused with the reason. A game of another
   * edition that today's rules do not allow opens at its recorded position, and `Timeline.about` has its
   * history.
   */
  function restore(text: string): Restored<Line, S> {
    const work = restoreInSteps(text);
    let step = work.next();
    while (!step.done) step = work.next();
    return step.value;
  }

  /** `restore` as a generator that yields after each step, so that the caller can do other work. */
  function* restoreInSteps(text: string): Generator<void, Restored<Line, S>> {
    if (text.length > MOST_CHARACTERS) return fail('too-large', 'The file is too large to be a game.');
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return fail('not-json', 'The file is damaged: it cannot be read to its end.');
    }
    const found = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>;
    if (found['format'] !== format) return fail('not-a-game', `The file does not hold a game of ${title}.`);
    const { rules, board } = editions;
    if (
      isNewer(found['version'], newestForm(found)) ||
      isNewer(found['rules'], rules) ||
      isNewer(found['board'], board)
    )
      return fail('newer', `The file was saved by a newer version of ${title}.`);
    const parsed = v.safeParse(game.schema, data, { abortEarly: true });
    if (parsed.success) return yield* open(parsed.output);
    return damagedAt((v.getDotPath(parsed.issues[0]) ?? '').slice(0, LONGEST_PLACE));
  }

  return { serialise, restore, restoreInSteps };
}
