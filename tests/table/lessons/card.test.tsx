import barMessages from '#table/content/en/play.ftl';
import startMessages from '#table/content/en/start.ftl';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import winterWar from '#games/winter-war/index.ts';
import { COURSE } from '#games/winter-war/lessons/index.ts';
import LessonCard from '#table/features/lessons/LessonCard.tsx';
import { writeLessons } from '#table/features/lessons/lesson-record.ts';
import { LessonsDialog } from '#table/features/lessons/LessonsDialog.tsx';
import { useSession, type Session } from '#table/features/lessons/session.ts';
import type { Teaching } from '#table/features/lessons/teaching.ts';
import type { Lesson } from '#table/game/lessons.ts';
import { RECOMMENDED } from '#engine/winter-war';
import '#app/games.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { leaveTable, openPractice, useScreen } from '#table/store/navigation.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import * as mapHandle from '#table/view/map-handle.ts';

const w = startMessages().learn;
const { problems } = startMessages();
const steps = [
  { id: 'go', see: ['Movement.A'] },
  { id: 'end', see: ['Sequence.A1'] },
];
const lesson = (id: string, leadsTo?: string): Lesson => ({
  id,
  learner: 'soviet',
  steps,
  ...(leadsTo !== undefined && { leadsTo }),
});
const lessons = [
  lesson('Marching'),
  lesson('Fighting', 'attack'),
  lesson('Winning'),
  { ...lesson('Planning', 'march'), withProblems: true as const },
];
const loaded = Promise.resolve();
const teaching = {
  lessons,
  load: () => loaded,
  words: ({ id }: Lesson) => ({
    title: id,
    aim: 'How to march to 1405.',
    end: 'That was the way to 1405.',
    steps: {
      go: { task: 'Go to 1405.', hint: 'Take the road.', done: 'You are in 1405.' },
      end: { task: 'End the phase.', hint: 'Press E.', done: 'It is over.' },
    },
  }),
  parts: (text: string) =>
    text.split(/(?=1405)|(?<=1405)/).map((part) => (part === '1405' ? { place: 7, text: part } : part)),
  busy: (side: string) => `Now the ${side} answers.`,
  sight: (_: unknown, last: unknown) => [7, ...(last === 'went' ? [8] : [])],
} as unknown as Teaching;

const user = userEvent.setup();
const framed = vi.fn<(places: readonly number[]) => void>();
/** The card of a lesson of which so many steps are done. */
async function show(done: number, { of = 0, ...more }: Partial<Session> & { of?: number } = {}) {
  const progress = { lesson: lessons[of]!, done, state: null };
  const past = Array.from({ length: done }, () => ({ progress, cursor: 0, action: 'went' }));
  useSession.setState({ now: { teaching, progress, past, replies: [], hint: false, ...more } });
  await act(async () => {
    render(
      <Suspense>
        <LessonCard />
      </Suspense>,
    );
  });
  return screen.getByRole('region', { name: lessons[of]!.id });
}
const named = (name: string): HTMLElement => screen.getByRole('button', { name });
const opening = () => useScreen.getState().opening;

beforeEach(() => {
  framed.mockClear();
  vi.spyOn(mapHandle, 'frameOnMap').mockImplementation(framed);
});
afterEach(() => {
  vi.restoreAllMocks();
  leaveTable();
  setActiveGame(winterWar);
});

describe('the card of a lesson', () => {
  it('says what it is for and what is to be done first, with a hint on demand', async () => {
    const card = await show(0);
    expect(card).toHaveTextContent(w.lesson({ n: 1, of: 3 }));
    expect(screen.getByRole('heading', { name: 'Marching' })).toHaveFocus();
    expect(card).toHaveTextContent(w.step({ n: 1, of: 2 }));
    expect(screen.getByText('How to march to 1405.')).toBeVisible();
    await user.click(named('1405'));
    expect(useUi.getState().pointed).toEqual([7]);
    expect(framed).toHaveBeenLastCalledWith([7]);
    expect(screen.queryByText('Take the road.')).toBeNull();
    expect(named(w.hint)).toHaveAttribute('aria-expanded', 'false');
    await user.click(named(w.hint));
    expect(screen.getByText('Take the road.')).toBeVisible();
    expect(named(w.hint)).toHaveAttribute('aria-expanded', 'true');
    expect(named(w.again)).toHaveAttribute('aria-description', barMessages().barred.nothingYet);
    await user.click(named(w.all));
    expect(useUi.getState().dialog).toBe('lessons');
  });

  it('says what was done, and what is to be done next', async () => {
    const card = await show(1);
    expect(card).toHaveTextContent(w.step({ n: 2, of: 2 }));
    expect(
      [...card.querySelectorAll('[aria-hidden] [data-state]')].map(({ outerHTML }) => outerHTML),
    ).toEqual([expect.stringContaining('"done"'), expect.stringContaining('"now"')]);
    expect(screen.getByText('You are in 1405.')).toBeVisible();
    expect(screen.queryByText('How to march to 1405.')).toBeNull();
    expect(screen.getByText('End the phase.')).toBeVisible();
    expect(named(w.again)).not.toHaveAttribute('aria-disabled');
    expect(framed).toHaveBeenLastCalledWith([7, 8]);
  });

  it('waits for the answer of the other side', async () => {
    await show(1, { replies: [{ action: 'back', dice: [] }], hint: true });
    expect(screen.getByText('Now the finn answers.')).toBeVisible();
    expect(screen.queryByText('End the phase.')).toBeNull();
    expect(screen.queryByText('Press E.')).toBeNull();
    expect(named(w.hint)).toHaveAttribute('aria-description', barMessages().barred.waiting);
    expect(framed).not.toHaveBeenCalled();
  });

  it('tells those who do not see it what it says, then the hint', async () => {
    vi.useFakeTimers();
    await show(0);
    const told = (): string => {
      act(() => void vi.advanceTimersByTime(500));
      return screen.getByRole('status').textContent;
    };
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(told()).toBe('How to march to 1405. Go to 1405.');
    act(() => useSession.setState(({ now }) => ({ now: { ...now!, hint: true } })));
    expect(told()).toBe('Take the road.');
    const replies = [{ action: 'back', dice: [] }];
    const { progress } = useSession.getState().now!;
    act(() =>
      useSession.setState(({ now }) => ({ now: { ...now!, progress: { ...progress, done: 1 }, replies } })),
    );
    expect(told()).toBe('You are in 1405. Now the finn answers.');
    vi.useRealTimers();
  });

  const all = ['playNow', 'problems.ofKind', 'next'] as const;
  const labels = [w.playNow, problems.ofKind, w.next];
  it.each<[string, number, string[], object | null]>([
    ['to the next lesson', 0, ['next'], { from: 'lesson', lesson: 'Fighting' }],
    [
      'to problems of its kind, or the next',
      1,
      ['problems.ofKind', 'next'],
      { from: 'problem', problem: null, kind: 'attack' },
    ],
    [
      'to the game after the last',
      2,
      ['playNow'],
      {
        from: 'new',
        table: 'hotseat',
        options: RECOMMENDED,
        ready: true,
        seats: { soviet: 'human', finn: 'recruit' },
      },
    ],
    [
      'to problems alone from a lesson that stands with them',
      3,
      ['problems.ofKind'],
      { from: 'problem', problem: null, kind: 'march' },
    ],
  ])('leads on when its last step is done: %s', async (_, of, ways, leadsTo) => {
    const card = await show(2, { of });
    expect(card).toHaveTextContent(w.done);
    expect(card).toHaveTextContent('That was the way to 1405.');
    expect(card).toHaveTextContent('It is over.');
    expect(screen.queryByRole('button', { name: w.hint })).toBeNull();
    expect(screen.queryByText(w.allDone) !== null).toBe(of === 2);
    const offered = labels.map((name) => screen.queryByRole('button', { name }));
    expect(all.filter((_, i) => offered[i])).toEqual(ways);
    const [first, ...others] = offered.filter((button) => button !== null);
    expect(first!.dataset.kind).toBe('primary');
    for (const other of others) expect(other.dataset.kind).toBe('plain');
    await user.click(first!);
    expect(opening()).toEqual(leadsTo);
  });
});

it('the list of lessons says how far each is, and opens one that is not on the table', async () => {
  writeLessons('winter-war', {
    lessons: {
      moving: { finished: true, actions: [] },
      zones: { finished: false, actions: [{}, {}], done: 1 },
      supply: { finished: false, actions: [{}, {}] },
    },
    next: null,
  });
  openDialog('lessons');
  await act(async () => void render(<LessonsDialog />));
  const list = within(await screen.findByRole('dialog', { name: barMessages().lessons.lessons }));
  const lines = await list.findAllByRole('listitem');
  // The prologue is not counted among the ten.
  expect(lines).toHaveLength(11);
  expect(lines[0]).toHaveTextContent(/^0/);
  const status = (i: number): string | undefined =>
    lines[i]!.querySelector('button > span:nth-child(3)')?.textContent;
  expect([1, 2, 3, 4].map(status)).toEqual([
    ` ${barMessages().lessons.finished}`,
    undefined,
    barMessages().lessons.begun({ done: 1, of: COURSE[3]!.steps.length }),
    barMessages().lessons.begun({ done: 2, of: COURSE[4]!.steps.length }),
  ]);
  expect(list.getByText(barMessages().lessons.progress({ n: 1, of: 10 }))).toBeVisible();
  expect(lines[3]).toHaveTextContent(/^3Zones of control/);
  openPractice({ from: 'lesson', lesson: 'moving' });
  const choose = async (i: number): Promise<void> => {
    act(() => openDialog('lessons'));
    await user.click(within((await screen.findAllByRole('listitem'))[i]!).getByRole('button'));
    expect(useUi.getState().dialog).toBeNull();
  };
  const before = opening();
  await choose(1);
  expect(opening()).toBe(before);
  await choose(3);
  expect(opening()).toEqual({ from: 'lesson', lesson: 'zones' });
});
