/** Lessons of a game of a few lines (store/counting.ts), and what is kept of them. */
import { stepOf, type Lesson } from '#table/game/lessons.ts';
import { useCoach, type Teaching } from '#table/features/lessons/teaching.ts';
import { readLessons, writeLessons, type LessonRecord } from '#table/features/lessons/lesson-record.ts';
import { leaveLesson, openLesson, toggleHint, useSession } from '#table/features/lessons/session.ts';
import { mayUndo, restartPhase, undo } from '#table/store/history.ts';
import { play } from '#table/store/play.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { begin, cursor, REFUSAL } from '../store/counting.ts';

const lesson = (id: string, ...steps: Lesson['steps']): Lesson => ({ id, learner: 'white', steps });
const step = (id: string, ...reply: string[]): Lesson['steps'][number] => ({ id, reply, see: [] });
const lessons = [lesson('first', step('a', 'x', 'y'), step('b')), lesson('second', step('c'))];

const unprepare = vi.fn<() => void>();
let hides = false;
/** Each step asks for the action of its own name, or for any number of parts before it. */
const teaching: Teaching = {
  lessons,
  start: () => ({ start: { count: 0, random: [1] }, steps: [], cursor: 0 }),
  take(progress, action) {
    if (typeof action !== 'string') throw new TypeError('No action');
    const asked = stepOf(progress);
    const isPart = action === 'part';
    if (!asked || (!isPart && action !== asked.id)) return { ok: false, refusal: REFUSAL };
    const played = [action, ...(isPart ? [] : asked.reply!)].map((one) => ({ action: one, dice: [] }));
    return { ok: true, progress: { ...progress, done: progress.done + (isPart ? 0 : 1) }, played };
  },
  asked: ({ done }) => ({ pieces: [done], places: [10 + done], press: done === 1, cursor: 20 + done }),
  sight: () => [],
  hides: () => hides,
  load: () => Promise.resolve(),
  words: () => ({ title: '', aim: '', steps: {}, end: '' }),
  parts: (text) => [text],
  busy: () => '',
  prepare: () => unprepare,
};

const open = (id: string | null = 'first'): Promise<void> => openLesson(teaching, id);
const wait = (ms: number): unknown => vi.advanceTimersByTime(ms);
const asksFor = (done: number, more: object = {}) => {
  expect(useCoach.getState()).toEqual({
    lesson: true,
    pieces: [done],
    places: [10 + done],
    press: done === 1,
    busy: false,
    finished: false,
    ...more,
  });
  expect(useUi.getState().focus).toBe(20 + done);
};
const answers = (): void =>
  expect(useCoach.getState()).toEqual({
    lesson: true,
    pieces: [],
    places: [],
    press: false,
    busy: true,
    finished: false,
  });
const kept = () => readLessons('counting');
const keep = (actions: unknown[], next: LessonRecord['next'] = null): void =>
  writeLessons('counting', { lessons: { first: { finished: false, actions } }, next });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'full' } } });
  vi.useFakeTimers();
  hides = false;
  unprepare.mockClear();
  begin({ played: ['before'] });
});
afterEach(() => {
  leaveLesson();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a step of a lesson', () => {
  it('takes what it asks for and nothing else; the other side answers action by action', async () => {
    await open();
    asksFor(0);
    expect(play('b')).toBe(REFUSAL);
    expect([cursor(), mayUndo()]).toEqual([0, false]);
    toggleHint();
    expect(useSession.getState().now!.hint).toBe(true);
    expect(play('a')).toBeNull();
    expect(useSession.getState().now!.hint).toBe(false);
    expect(cursor()).toBe(1);
    answers();
    wait(899);
    expect(cursor()).toBe(1);
    wait(1);
    expect(cursor()).toBe(2);
    answers();
    wait(900);
    expect(cursor()).toBe(3);
    asksFor(1);
    expect(play('b')).toBeNull();
    asksFor(2, { finished: true });
    expect(play('b')).toBe(REFUSAL);
  });

  it('goes on in parts', async () => {
    await open();
    play('part');
    play('part');
    asksFor(0);
    expect(cursor()).toBe(2);
    expect(kept().lessons['first']).toEqual({ finished: false, actions: ['part', 'part'], done: 0 });
    undo();
    expect(cursor()).toBe(1);
  });

  it.each<[string, () => void]>([
    ['whoever is impatient sees the answer at once, and does nothing by it', () => play('b')],
    ['what lies face down takes no time', () => undefined],
  ])('%s', async (text, press) => {
    hides = text.includes('face down');
    await open();
    play('a');
    press();
    expect(cursor()).toBe(3);
    asksFor(1);
    wait(5000);
    expect(cursor()).toBe(3);
  });

  it('where motion is not wanted, the answer is there at once', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { motion: 'reduced' } } });
    await open();
    play('a');
    wait(1);
    expect(cursor()).toBe(3);
  });

  it('is answered on its own table only', async () => {
    await open();
    play('a');
    useGame.setState({ timeline: { ...useGame.getState().timeline! } });
    wait(5000);
    expect(cursor()).toBe(1);
  });
});

describe('the way back in a lesson', () => {
  it('leads to the step before, with its answer, and to the beginning', async () => {
    await open();
    play('a');
    undo();
    expect(cursor()).toBe(0);
    asksFor(0);
    wait(5000);
    expect(cursor()).toBe(0);
    play('a');
    wait(1800);
    play('b');
    toggleHint();
    openDialog('menu');
    undo();
    expect([cursor(), useUi.getState().dialog, useSession.getState().now!.hint]).toEqual([3, null, false]);
    asksFor(1);
    expect(kept().lessons['first']).toMatchObject({ actions: ['a'], done: 1 });
    play('b');
    toggleHint();
    openDialog('menu');
    restartPhase();
    expect([cursor(), useUi.getState().dialog, useSession.getState().now!.hint]).toEqual([0, null, false]);
    asksFor(0);
    expect(mayUndo()).toBe(false);
    undo();
    expect(cursor()).toBe(0);
  });

  it('to the beginning ends the answer', async () => {
    await open();
    play('a');
    restartPhase();
    wait(5000);
    expect(cursor()).toBe(0);
    asksFor(0);
  });
});

describe('what is kept of a lesson', () => {
  it('is where to go on: in it, in the first that is open, or nowhere', async () => {
    await open();
    expect(kept().next).toEqual({ id: 'first', number: 1, of: 2, done: 0, steps: 2 });
    play('a');
    wait(1800);
    expect(kept()).toEqual({
      lessons: { first: { finished: false, actions: ['a'], done: 1 } },
      next: { id: 'first', number: 1, of: 2, done: 1, steps: 2 },
    });
    play('b');
    expect(kept()).toEqual({
      lessons: { first: { finished: true, actions: [], done: 0 } },
      next: { id: 'second', number: 2, of: 2, done: 0, steps: 1 },
    });
    // Begun again, it is gone on with, and stays finished.
    restartPhase();
    play('a');
    wait(1800);
    expect(kept().next).toMatchObject({ id: 'first', done: 1 });
    expect(kept().lessons['first']!.finished).toBe(true);
    await open(null);
    expect(useSession.getState().now!.progress).toMatchObject({ lesson: lessons[0], done: 1 });
    restartPhase();
    await open('second');
    play('c');
    expect(kept().next).toBeNull();
  });

  it.each<[string, unknown[], number, number]>([
    ['to the end of what was done', ['a'], 1, 3],
    ['in the middle of a step', ['part'], 0, 1],
    ['as far as it still fits', ['a', 'z', 'b'], 1, 3],
    ['up to what is no action', ['a', null], 1, 3],
  ])('is played again: %s', async (_, actions, done, at) => {
    keep(actions);
    await open(null);
    expect(cursor()).toBe(at);
    asksFor(done);
    expect(mayUndo()).toBe(true);
    undo();
    expect(cursor()).toBe(0);
  });

  it('says which lesson is opened where none is named, or none of that name is there', async () => {
    const opened = (): string => useSession.getState().now!.progress.lesson.id;
    keep([], { id: 'second', number: 2, of: 2, done: 0, steps: 1 });
    for (const [id, expected] of [
      [null, 'second'],
      ['first', 'first'],
      ['gone', 'first'],
    ] as const) {
      keep([], { id: 'second', number: 2, of: 2, done: 0, steps: 1 });
      await open(id);
      expect(opened()).toBe(expected);
    }
  });
});

it('a lesson that is left gives back the table as it was before the first, and is not answered any more', async () => {
  useUi.setState({ leftOpen: false, rightOpen: true, notice: { kind: 'text', text: 'Here' } });
  openDialog('lessons');
  const game = useGame.getState().timeline;
  await open();
  expect(useUi.getState()).toMatchObject({ leftOpen: true, rightOpen: false, notice: null, dialog: null });
  await open('second');
  expect(unprepare).not.toHaveBeenCalled();
  await open('first');
  play('a');
  leaveLesson();
  expect(useUi.getState()).toMatchObject({ leftOpen: false, rightOpen: true });
  expect(unprepare).toHaveBeenCalledTimes(1);
  expect(useGame.getState().suspendedGame!.timeline).toBe(game);
  wait(5000);
  expect(cursor()).toBe(1);
});
