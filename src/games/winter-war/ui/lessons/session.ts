/** A lesson on the table. It stands between the table and the rules: an action is played if the step asks for it. */
import { create } from 'zustand';
import {
  startTimeline,
  type Action,
  type Refusal,
  type Timeline,
} from '../../../../engine/winter-war/index.ts';
import {
  COURSE,
  highlights,
  isDone,
  refusalText,
  start,
  stepOf,
  tryAction,
  type Lesson,
  type LessonRefusal,
  type Played,
  type Progress,
} from '../../lessons/index.ts';
import { carryOut, openUnsaved, rewind, useGame, useTable, type Referee } from '../../here.ts';
import { readLessons, writeLessons, type LessonRecord, type NextLesson } from './lesson-record.ts';
import { endPractice } from '../../../../table/store/screen.ts';
import { putDown, setFocus } from '../../../../table/store/table.ts';
import { reducedMotion } from '../../../../kit/motion/reduced-motion.ts';
import { coach } from '../../../../table/lessons/coach.ts';
import { useLayers } from '../hand/layers.ts';
import { lessonTexts } from './words.ts';

export const LESSONS: readonly Lesson[] = COURSE;

/** A step that is done: how things stood before it. */
interface Past {
  readonly progress: Progress;
  /** The step of the table's time line. */
  readonly cursor: number;
  readonly action: Action;
}

interface Session {
  readonly progress: Progress;
  readonly past: readonly Past[];
  /** What the other side is still to do. */
  readonly replies: readonly Played[];
  readonly hint: boolean;
}

export const useSession = create<Session>(() => ({
  progress: start(LESSONS[0]!),
  past: [],
  replies: [],
  hint: false,
}));

const session = useSession.getState;
const set = useSession.setState;

const onTable = (): Timeline | null => useGame.getState().timeline;
const cursorNow = (): number => onTable()?.cursor ?? 0;

/** Time to see one action of the other side before the next. */
const REPLY_MS = 900;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The table when the reply was announced: on any other it comes too late. */
let answering: Timeline | null = null;

// What is kept on the device

const isFinished = ({ lessons }: LessonRecord, { id }: Lesson): boolean => lessons[id]?.finished ?? false;

/** The lesson to go on with: the one just played, else the first that is not finished after it. */
function nextAfter(lesson: Lesson, record: LessonRecord): Lesson | undefined {
  const at = LESSONS.indexOf(lesson);
  return [...LESSONS.slice(at), ...LESSONS.slice(0, at)].find((one) => !isFinished(record, one));
}

function whereNext(lesson: Lesson | undefined, { lessons }: LessonRecord): NextLesson | null {
  if (!lesson) return null;
  const { id, steps } = lesson;
  return {
    id,
    number: LESSONS.indexOf(lesson) + 1,
    of: LESSONS.length,
    done: lessons[id]?.actions.length ?? 0,
    steps: steps.length,
  };
}

function remember(): void {
  const { progress, past } = session();
  const { lesson } = progress;
  const before = readLessons();
  const finished = isDone(progress) || isFinished(before, lesson);
  const actions = isDone(progress) ? [] : past.map(({ action }) => action);
  const lessons = { ...before.lessons, [lesson.id]: { finished, actions } };
  const record = { lessons, next: null };
  const open = actions.length ? lesson : nextAfter(lesson, record);
  writeLessons({ lessons, next: whereNext(open, record) });
}

// The other side

function advise(): void {
  const { progress, replies } = session();
  const step = stepOf(progress);
  const { units, hexes } = highlights(step?.allowed ?? []);
  const press = step?.allowed.some(({ type }) => type === 'end') ?? false;
  coach({ lesson: true, ...(replies.length ? { busy: true } : { pieces: units, places: hexes, press }) });
  if (replies.length) return;
  const { state } = progress;
  // The keyboard finds its cursor where there is something to do.
  const [first] = units.map((unit) => state.units[unit]!.at).filter((at) => at >= 0);
  setFocus(first ?? hexes[0] ?? null);
}

function reply(): void {
  const [now, ...later] = session().replies;
  if (!now || onTable() !== answering) return;
  carryOut(now.action, now.dice);
  putDown();
  set({ replies: later });
  answering = onTable();
  if (later.length) timer = setTimeout(reply, reducedMotion() ? 0 : REPLY_MS);
  else advise();
}

/** What is still to come of the reply comes at once. */
function finishReply(): void {
  clearTimeout(timer);
  while (session().replies.length && onTable() === answering) reply();
  clearTimeout(timer);
}

// The learner

function asRefusal(progress: Progress, refusal: LessonRefusal): Refusal {
  if (refusal.by === 'engine') return refusal.refusal;
  const { lesson } = progress;
  const { see } = stepOf(progress) ?? lesson.steps.at(-1)!;
  const text = refusalText(lessonTexts(), progress, refusal);
  return { rule: see[0]!, key: `lesson-${refusal.key}`, params: {}, text, places: [] };
}

function take(action: Action): Refusal | null {
  const { progress, past, replies } = session();
  // Whoever is impatient sees the reply at once.
  if (replies.length) {
    finishReply();
    return null;
  }
  const tried = tryAction(progress, action);
  if (!tried.ok) return asRefusal(progress, tried.refusal);
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
  if (answer.length) timer = setTimeout(reply, reducedMotion() ? 0 : REPLY_MS);
  advise();
  return null;
}

function goBack(): void {
  finishReply();
  const { past } = session();
  const last = past.at(-1);
  if (!last) return;
  rewind(last.cursor);
  set({ progress: last.progress, past: past.slice(0, -1), hint: false });
  useTable.setState({ dialog: null });
  putDown();
  remember();
  advise();
}

function startOver(): void {
  finishReply();
  rewind(0);
  set({ progress: start(session().progress.lesson), past: [], hint: false });
  useTable.setState({ dialog: null });
  putDown();
  remember();
  advise();
}

const referee: Referee = { play: take, mayGoBack: () => session().past.length > 0, goBack, startOver };

/** Plays what was done in an earlier sitting, as far as it still fits. */
function resume(actions: readonly Action[]): void {
  try {
    for (const action of actions) {
      const { progress, past } = session();
      const tried = tryAction(progress, action);
      if (!tried.ok) return;
      const cursor = cursorNow();
      for (const played of tried.played) carryOut(played.action, played.dice);
      set({ progress: tried.progress, past: [...past, { progress, cursor, action }] });
    }
  } catch {
    // What was kept is no action: the lesson goes on from the step before.
  }
}

/** How the panels stood before the first lesson. */
let panels = { leftOpen: true, rightOpen: true };
let numbers = false;

export function leaveLesson(): void {
  clearTimeout(timer);
  useTable.setState(panels);
  useLayers.setState({ numbers });
  endPractice();
}

/** Puts a lesson on the table where the learner left it; without an id, the one to go on with. */
export async function openLesson(id: string | null): Promise<void> {
  clearTimeout(timer);
  const record = readLessons();
  const wanted = id ?? record.next?.id;
  const lesson = LESSONS.find((one) => one.id === wanted) ?? LESSONS[0]!;
  const progress = start(lesson);
  const { leftOpen, rightOpen } = useTable.getState();
  if (!useGame.getState().practice) {
    panels = { leftOpen, rightOpen };
    ({ numbers } = useLayers.getState());
  }
  await openUnsaved(startTimeline(progress.state), referee);
  set({ progress, past: [], replies: [], hint: false });
  // The words of a lesson speak of hexes by their numbers.
  useLayers.setState({ numbers: true });
  useTable.setState({ leftOpen: true, rightOpen: false, notice: null, dialog: null });
  putDown();
  resume(record.lessons[lesson.id]?.actions ?? []);
  remember();
  advise();
}

export const toggleHint = (): void => set(({ hint }) => ({ hint: !hint }));
