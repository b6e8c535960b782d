import { act, render, screen, waitFor } from '@testing-library/react';
import '#table/shell/extras.tsx';
import { attackable, present, type Action, type State } from '#engine/winter-war';
import { COURSE } from '#games/winter-war/lessons/index.ts';
import { problemForm } from '#games/winter-war/problems/judge.ts';
import shipped from '#games/winter-war/problems/problems.json';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { planAttacks } from '#games/winter-war/ui/controller/planner-store.ts';
import { keepAnswer, readRecord } from '#table/store/problem-record.ts';
import { useProblem } from '#table/features/problems/problem-store.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { leaveTable, openPractice, useScreen } from '#table/store/navigation.ts';
import { play } from '#table/store/play.ts';
import { undo } from '#table/commands/history.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { findProblemsHere } from './worker.ts';

findProblemsHere();
const problem = shipped.find(({ kind, second }) => kind === 'attack' && second.length > 1)!;
const END: Action = { type: 'end' };
const onTable = (): State => present(useGame.getState().timeline!);

async function open(id: string): Promise<void> {
  openPractice({ from: 'problem', problem: id });
  render(<TableScreen />);
  await screen.findByText(/^Problem \d+ of \d+/);
}

/** Plays an answer and ends the phase. */
const answer = (actions: readonly unknown[]): void =>
  act(() => {
    for (const action of actions) expect(play(action)).toBeNull();
    expect(play(END)).toBeNull();
  });

beforeEach(() => {
  localStorage.clear();
  leaveTable();
});

describe('a problem on the table', () => {
  it('says what is given away by an answer, shows the best one with its reason, and keeps the first grade', async () => {
    await open(problem.id);
    answer(problem.second);
    await screen.findByText(/^You gave away [\d.]+ points?: much better exists/);
    expect(readRecord('winter-war').solved[problem.id]!.lost).toBeCloseTo(problem.lost, 1);
    act(() => screen.getByRole('button', { name: 'Show the solution' }).click());
    expect(screen.getByText(/^Best: /)).toBeVisible();
    expect(screen.getByText(/^Next best: .* gives away/)).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    answer(problem.best);
    await screen.findByText('The best answer.');
    expect(readRecord('winter-war').solved[problem.id]!.lost).toBeCloseTo(problem.lost, 1);
  });

  it('is the easiest that is not solved where none is named', async () => {
    const solve = (id: string, lost: number): void =>
      keepAnswer('winter-war', id, { lost, error: 0, day: '2026-11-26' });
    solve(shipped[0]!.id, 0);
    solve(shipped[1]!.id, 9);
    openPractice({ from: 'problem', problem: null });
    render(<TableScreen />);
    expect(await screen.findByText(/^Problem \d+ of \d+/)).toHaveTextContent('Problem 2 of');
    expect(useUi.getState().dialog).toBe('problems');
  });

  it('rolls no die, and takes back each part of an answer', async () => {
    await open(problem.id);
    const before = onTable();
    act(() => void play(problem.best[0]));
    expect(onTable().units.filter(({ at }) => at >= 0)).toHaveLength(
      before.units.filter(({ at }) => at >= 0).length,
    );
    expect(attackable(onTable()).length).toBeLessThan(attackable(before).length);
    act(() => undo.run());
    expect(onTable()).toEqual(before);
  });

  it('is not judged before everything that must attack does', async () => {
    const obliged = shipped.find(({ kind, best }) => kind === 'attack' && best.length > 2)!;
    await open(obliged.id);
    expect(play(END)).not.toBeNull();
    expect(useProblem.getState().now!.verdict).toBeUndefined();
  });

  it('offers no plan of attacks, which would be the answer', async () => {
    await open(problem.id);
    expect(planAttacks.enabled()).toBe(false);
  });
});

describe('the list of problems', () => {
  const rows = (): HTMLElement[] => screen.getAllByRole('button', { name: /^\d+\. / });

  it('has a row for each with title, kind, side, rating, picture and one’s own answer, and a button for the day', async () => {
    // A bad answer does not solve a problem.
    keepAnswer('winter-war', shipped.at(-1)!.id, { lost: 9, error: 0, day: '2026-11-26' });
    vi.stubGlobal('IntersectionObserver', undefined);
    await open(problem.id);
    answer(problem.best);
    await screen.findByText('The best answer.');
    await act(async () => openDialog('problems'));
    await waitFor(() => expect(screen.getByText(`1 of ${shipped.length}`)).toBeVisible());
    expect(screen.getByRole('button', { name: /^Problem of the day/ })).toBeEnabled();
    expect(rows()).toHaveLength(shipped.length);
    const row = screen.getByRole('button', { name: /Best answer$/ });
    expect(row).toHaveTextContent(
      /^\d+\. [A-Z].+: [A-Z].*Find the attacks · (Soviet Union|Finland)Rating \d+/,
    );
    expect(rows().every((one) => one.querySelector('svg use'))).toBe(true);
    vi.unstubAllGlobals();
  });

  it.each(problemForm.themes)('has a name for the theme %s', async (theme) => {
    const { problems } = await import('#games/winter-war/ui/problems/problems.tsx');
    expect(problems.themeName(theme)).toMatch(/^[A-Z]/);
  });
});

describe('a damaged problem', () => {
  const own = { ...problem, id: 'own-1', kind: 'march', theme: 'reply' };
  const keep = (problems: readonly unknown[]): void =>
    localStorage.setItem('winter-war-problems', JSON.stringify({ solved: {}, own: problems }));

  it('is not opened where its position cannot be read, and the start screen tells why', async () => {
    const position = own.position.replace(/ rules=/, ' rules=fairPlay,');
    keep([{ ...own, position }]);
    openPractice({ from: 'problem', problem: 'own-1' });
    render(<TableScreen />);
    await waitFor(() =>
      expect(useScreen.getState().failure).toMatch(
        /^Problem own-1 cannot be read: line 1, column \d+: .*fairPlay/,
      ),
    );
    expect(useScreen.getState().opening).toBeNull();
  });
});

describe('a lesson that leads to problems', () => {
  it.each(['attack', 'lastMarch'])('opens the first of its kind that is not solved: %s', async (kind) => {
    const [first, second] = shipped.filter((one) => one.kind === kind);
    localStorage.setItem(
      'winter-war-problems',
      JSON.stringify({ solved: { [first!.id]: { lost: 0, error: 0, day: '2026-11-26' } }, own: [] }),
    );
    openPractice({ from: 'problem', problem: null, kind });
    render(<TableScreen />);
    await screen.findByText(/^Problem \d+ of \d+/);
    expect(useProblem.getState().now!.problem.id).toBe(second!.id);
  });

  it.each(COURSE.flatMap(({ leadsTo }) => leadsTo ?? []))('names a kind that there is: %s', (kind) => {
    expect(problemForm.kinds).toContain(kind);
  });
});
