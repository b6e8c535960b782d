/** The lesson on the table. It checks actions before the rules do: only what the step requests is played. */
import { create } from 'zustand';
import type { Refusal } from '#engine/core/refusal.ts';
import { present } from '#engine/core/timeline.ts';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import type { Action, Line } from '../../game/position.ts';
import { isDone, numberOf, type Lesson, type Progress } from '../../game/lessons.ts';
import { activeGame, gameReference, quickGameOf } from '../../game/registry.ts';
import { HUMAN } from '../../store/seats.ts';
import { rewind } from '../../store/history.ts';
import { useGame, type Referee } from '../../store/game.ts';
import { openUnsaved } from '../../store/open-game.ts';
import { carryOut } from '../../store/play.ts';
import { endPractice, openTable } from '../../store/navigation.ts';
import { putDown, setFocus, useUi } from '../../store/ui.ts';
import { coach, type Carried, type Teaching } from './teaching.ts';
import { readLessons, stepsDone, writeLessons, type LessonRecord, type NextLesson } from './lesson-record.ts';

/** A completed step: the state before it. */
interface Past {
  readonly progress: Progress;
  /** Cursor of the table's timeline. */
  readonly cursor: number;
  readonly action: Action;
}

export interface Session {
  readonly teaching: Teaching;
  readonly progress: Progress;
  readonly past: readonly Past[];
  /** The remaining actions of the other side. */
  readonly replies: readonly Carried[];
  readonly hint: boolean;
}

/** Null before the first lesson. */
export const useSession = create<{ readonly now: Session | null }>(() => ({ now: null }));

function session(): Session {
  const { now } = useSession.getState();
  if (!now) throw new Error('No lesson is on the table');
  return now;
}

const set = (change: Partial<Session>): void => useSession.setState({ now: { ...session(), ...change } });

const onTable = (): Line | null => useGame.getState().timeline;
const cursorNow = (): number => onTable()?.cursor ?? 0;

/** Time between two actions of the other side, in milliseconds. */
const REPLY_MS = 900;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The table when the reply started; on any other the reply is dropped. */
let answering: Line | null = null;

// Storage

const isFinished = ({ lessons }: LessonRecord, { id }: Lesson): boolean => lessons[id]?.finished ?? false;

/** The lessons that a lesson stands among: the course, or those with the problems. */
export const groupOf = (
  { lessons }: Teaching,
  { withProblems }: Pick<Lesson, 'withProblems'>,
): readonly Lesson[] => lessons.filter((one) => one.withProblems === withProblems);

/** The first unfinished lesson of the course. */
const firstOpen = (teaching: Teaching, record: LessonRecord): Lesson | undefined =>
  groupOf(teaching, {}).find((one) => !isFinished(record, one));

function whereNext(
  all: readonly Lesson[],
  lesson: Lesson | undefined,
  kept: LessonRecord,
): NextLesson | null {
  if (!lesson) return null;
  const { id, steps } = lesson;
  const { n: number, of } = numberOf(all, lesson);
  return {
    id,
    number,
    of,
    done: stepsDone(kept, id),
    steps: steps.length,
  };
}

function remember(): void {
  const { teaching, progress, past } = session();
  const { lesson } = progress;
  const { id } = activeGame().meta;
  const before = readLessons(id);
  const finished = isDone(progress) || isFinished(before, lesson);
  const actions = isDone(progress) ? [] : past.map(({ action }) => action);
  const done = actions.length ? progress.done : 0;
  const lessons = { ...before.lessons, [lesson.id]: { finished, actions, done } };
  const record = { lessons, next: null };
  const open = actions.length && !lesson.withProblems ? lesson : firstOpen(teaching, record);
  writeLessons(id, { lessons, next: whereNext(groupOf(teaching, {}), open, record) });
}

// The other side

function advise(): void {
  const { teaching, progress, replies } = session();
  if (replies.length) return coach({ lesson: true, busy: true });
  const { pieces, places, press, cursor } = teaching.asked(progress);
  coach({ lesson: true, pieces, places, press, finished: isDone(progress) });
  // Puts the keyboard cursor where there is something to do.
  setFocus(cursor);
}

/** Face-down actions are played at once and never shown. */
function isHidden(): boolean {
  const line = onTable();
  const { teaching, progress } = session();
  return line !== null && teaching.hides(present(line), progress.lesson.learner);
}

function replyLater(): void {
  if (isHidden()) reply();
  else timer = setTimeout(reply, prefersReducedMotion() ? 0 : REPLY_MS);
}

function reply(): void {
  const [now, ...later] = session().replies;
  if (!now || onTable() !== answering) return;
  carryOut(now.action, now.dice);
  putDown();
  set({ replies: later });
  answering = onTable();
  if (later.length) replyLater();
  else advise();
}

function finishReply(): void {
  clearTimeout(timer);
  while (useSession.getState().now?.replies.length && onTable() === answering) reply();
  clearTimeout(timer);
}

// The learner

function take(action: Action): Refusal | null {
  const { teaching, progress, past, replies } = session();
  // An action during the reply only finishes the reply.
  if (replies.length) {
    finishReply();
    return null;
  }
  const tried = teaching.take(progress, action);
  if (!tried.ok) return tried.refusal;
  const [own, ...answer] = tried.played;
  const cursor = cursorNow();
  carryOut(own!.action, own!.dice);
  set({
    progress: tried.progress,
    past: [...past, { progress, cursor, action }],
    replies: answer,
    hint: false,
  });
  remember();
  answering = onTable();
  advise();
  if (answer.length) replyLater();
  return null;
}

function goBack(): void {
  finishReply();
  const { past } = session();
  const last = past.at(-1);
  if (!last) return;
  rewind(last.cursor);
  set({ progress: last.progress, past: past.slice(0, -1), hint: false });
  useUi.setState({ dialog: null });
  putDown();
  remember();
  advise();
}

const startOf = (teaching: Teaching, lesson: Lesson): { line: Line; progress: Progress } => {
  const line = teaching.start(lesson);
  return { line, progress: { lesson, done: 0, state: present(line) } };
};

function startOver(): void {
  finishReply();
  const { teaching, progress } = session();
  rewind(0);
  set({ progress: startOf(teaching, progress.lesson).progress, past: [], hint: false });
  useUi.setState({ dialog: null });
  putDown();
  remember();
  advise();
}

const referee: Referee = {
  play: take,
  mayGoBack: () => session().past.length > 0,
  goBack,
  startOver,
};

/** Replays the actions of an earlier session, as far as they are still accepted. */
function resume(actions: readonly Action[]): void {
  try {
    for (const action of actions) {
      const { teaching, progress, past } = session();
      const tried = teaching.take(progress, action);
      if (!tried.ok) return;
      const cursor = cursorNow();
      for (const played of tried.played) carryOut(played.action, played.dice);
      set({ progress: tried.progress, past: [...past, { progress, cursor, action }] });
    }
  } catch {
    // A stored value is not an action: the lesson continues from the step before.
  }
}

/** Restores the table's settings from before the first lesson. */
let giveBack: () => void = () => undefined;

/** Ends the lesson and returns to what was on the table before. */
export function leaveLesson(): void {
  clearTimeout(timer);
  giveBack();
  endPractice();
}

/** Leaves the lesson for the game that the start screen begins with one press. */
export function playNow(): void {
  const { meta } = activeGame();
  const quick = quickGameOf(meta.id);
  leaveLesson();
  if (!quick) return;
  const { options, ready, side = meta.sides[0], hint } = quick;
  const [level] = hint ? [] : meta.levels;
  openTable({
    from: 'new',
    ...gameReference(meta),
    table: 'hotseat',
    options,
    ...(ready && { ready }),
    ...(level !== undefined && {
      seats: Object.fromEntries(meta.sides.map((of) => [of, of === side ? HUMAN : level])),
    }),
  });
}

/** Opens a lesson where the learner left it; null: the next one of the course. */
export async function openLesson(teaching: Teaching, id: string | null): Promise<void> {
  await teaching.load();
  clearTimeout(timer);
  const record = readLessons(activeGame().meta.id);
  const wanted = id ?? record.next?.id;
  const lesson = teaching.lessons.find((one) => one.id === wanted) ?? teaching.lessons[0]!;
  const { line, progress } = startOf(teaching, lesson);
  const { leftOpen, rightOpen } = useUi.getState();
  const first = !useGame.getState().practice;
  await openUnsaved(line, referee);
  useSession.setState({ now: { teaching, progress, past: [], replies: [], hint: false } });
  const undo = teaching.prepare?.();
  if (first)
    giveBack = () => {
      useUi.setState({ leftOpen, rightOpen });
      undo?.();
    };
  useUi.setState({ leftOpen: true, rightOpen: false, notice: null, dialog: null });
  putDown();
  resume(record.lessons[lesson.id]?.actions ?? []);
  remember();
  advise();
}

export const toggleHint = (): void => set({ hint: !session().hint });
