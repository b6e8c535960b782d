/** The log of a game: events as sentences in groups and folds, and notes about its record. */
import type { About } from '#engine/core/about.ts';
import { at } from '#engine/core/timeline.ts';
import { language, type Language } from '#kit/i18n/language.ts';
import type { Line, Side } from '../game/game.ts';
import type { Place } from '../game/position.ts';
import type { WholeAction } from '../game/story.ts';
import { activeGame } from '../game/registry.ts';
import { plain, type Sentence } from './parts.ts';
import playMessages from '../content/en/play.ftl';
import shellMessages from '../content/en/shell.ftl';

type Step = Line['steps'][number];

export interface LogLine {
  readonly text: Sentence;
  /** Shown larger: attacks and the end of the game. */
  readonly weight: 'plain' | 'strong';
  /** Never collapsed under the purpose of a move. */
  readonly staysOpen: boolean;
  /** Number of steps played after it. */
  readonly step: number;
}

export interface LogGroup {
  readonly key: string;
  readonly title: string;
  /** The side that acts in this part; null for both. */
  readonly side: Side | null;
  readonly lines: readonly LogLine[];
}

/** An event and its line; null if the log does not show it. */
type StepLines = readonly (readonly [unknown, LogLine | null])[];

function lineOf(event: unknown, after: unknown, step: number, action: WholeAction): LogLine | null {
  const { story } = activeGame();
  const text = story.eventSentence(event, after, action);
  if (!text) return null;
  const weight = story.isStrong(event) ? 'strong' : 'plain';
  return { text, weight, staysOpen: story.staysOpen?.(event) ?? false, step };
}

const known = new WeakMap<Step, { readonly language: Language; readonly told: StepLines }>();

/** The events of a step with their lines; cached, as a step never changes. */
function toldOf({ start, steps }: Pick<Line, 'start' | 'steps'>, number: number): StepLines {
  const step = steps[number - 1]!;
  const found = known.get(step);
  if (found?.language === language()) return found.told;
  const events = activeGame().story.inReadingOrder(step.events);
  const action = { before: steps[number - 2]?.state ?? start, events };
  const told: StepLines = events.map((event) => [event, lineOf(event, step.state, number, action)]);
  known.set(step, { language: language(), told });
  return told;
}

/** The lines of one step, counted from 1; empty if the log shows none. */
export const linesOf = (game: Line, step: number): LogLine[] =>
  toldOf(game, step).flatMap(([, line]) => line ?? []);

/** The events between two steps, as plain sentences. */
export const sentencesBetween = (game: Line, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => linesOf(game, from + i + 1))
    .flat()
    .map(({ text }) => plain(text));

/** What one undo or redo changed since an earlier state: "Undone: …". */
export function backOrOnText(before: Line, now: Line): string {
  const isBack = now.cursor < before.cursor;
  const [what, ...more] = isBack
    ? sentencesBetween(before, now.cursor, before.cursor)
    : sentencesBetween(now, before.cursor, now.cursor);
  const t = shellMessages().live;
  if (what === undefined) return isBack ? t.undo : t.redo;
  return (isBack ? t.undone : t.redone)({ what, more: more.length });
}

/** The place of the last event before a step; null if there is none. */
export function lastPlace(line: Line, at: number): Place | null {
  for (let step = at; step > 0; step--)
    for (const { text } of linesOf(line, step).toReversed())
      for (const part of text) if (typeof part === 'object' && 'place' in part) return part.place;
  return null;
}

/** The whole log up to the cursor, with a heading for each phase; empty phases are left out. */
export function logOf({ start: first, steps, cursor }: Line): LogGroup[] {
  const { story } = activeGame();
  const groups: (LogGroup & { lines: LogLine[] })[] = [{ key: 'start', ...story.opening(first), lines: [] }];
  for (let i = 0; i < cursor; i++)
    for (const [k, [event, line]] of toldOf({ start: first, steps }, i + 1).entries()) {
      if (line) groups.at(-1)!.lines.push(line);
      const head = story.headingFor(event);
      if (head) groups.push({ key: `${i}-${k}`, ...head, lines: [] });
    }
  return groups.filter((group) => group.lines.length);
}

/** Lines collapsed under one heading. */
export interface Fold {
  readonly key: string;
  readonly text: string;
  readonly lines: readonly LogLine[];
}

/** The lines of a part in display order; those with one purpose are grouped at the first of them. */
export type Rows = readonly (LogLine | Fold)[];

/** Groups lines by purpose; lines that can still be undone are never mixed with final ones. */
export function rowsOf(line: Line, { lines }: LogGroup, limit: number): Rows {
  const { folds } = activeGame().story;
  if (!folds || lines.length < 2) return lines;
  const rows: (LogLine | (Fold & { lines: LogLine[] }))[] = [];
  for (const part of [lines.filter(({ step }) => step <= limit), lines.filter(({ step }) => step > limit)]) {
    if (!part.length) continue;
    const groups = folds(line, part[0]!.step - 1, part.at(-1)!.step);
    const foldOf = new Map(
      groups.flatMap(({ text, steps }) => {
        const fold = { key: `${steps[0]}`, text, lines: [] as LogLine[] };
        return steps.map((step) => [step, fold] as const);
      }),
    );
    for (const told of part) {
      const fold = told.staysOpen ? undefined : foldOf.get(told.step);
      if (!fold) rows.push(told);
      else if (fold.lines.push(told) === 1) rows.push(fold);
    }
  }
  return rows;
}

/** The events of the last step before a moment, as sentences. */
export function toldAt(timeline: Line, step: number): Sentence[] {
  if (!timeline.steps[step - 1]) return [[playMessages().replay.begins]];
  const lines = linesOf(timeline, step);
  return lines.length ? lines.map(({ text }) => text) : [activeGame().story.redactedLine(timeline, step)];
}

/** Turn, player and phase of a moment. */
export const stepName = (timeline: Line, step: number): string =>
  activeGame().story.heading(at(timeline, step));

/** A moment in words, for the slider and screen readers. */
export const stepText = (timeline: Line, step: number): string =>
  `${stepName(timeline, step)}. ${toldAt(timeline, step).map(plain).join(' ')}`;

/** Notes on a record that is not simply a game by today's rules, one paragraph each. */
export function recordNotes({
  past,
  refusedVariations,
}: Pick<About<unknown>, 'past' | 'refusedVariations'>): string[] {
  const t = playMessages().log;
  const notes: string[] = [];
  if (past) {
    const explanation = activeGame().story.keptNoPositions?.(past.by) ? t.followed : t.stood;
    notes.push(
      [
        explanation,
        ...(past.lost ? [t.lost({ steps: past.lost })] : []),
        ...activeGame().story.changesSince(past.by),
      ].join(' '),
    );
  }
  if (refusedVariations) {
    const { key, where, why } = refusedVariations;
    notes.push(t.variations({ key, where, why: why ? activeGame().refusalText(why) : '' }));
  }
  return notes;
}
