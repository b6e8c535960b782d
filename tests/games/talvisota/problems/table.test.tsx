import { act, render, screen } from '@testing-library/react';
import '#table/shell/extras.tsx';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import shipped from '#games/talvisota/problems/problems.json';
import { readRecord } from '#table/store/problem-record.ts';
import { setActiveGame } from '#table/game/registry.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { leaveTable, openPractice } from '#table/store/navigation.ts';
import { play } from '#table/store/play.ts';

const problem = shipped.find(({ kind }) => kind === 'launch')!;

const answer = (actions: readonly unknown[]): void =>
  act(() => {
    for (const action of [...actions, { type: 'end' }]) expect(play(action)).toBeNull();
  });

describe('a problem of Talvisota on the table', () => {
  beforeAll(() => setActiveGame(talvisota));
  afterAll(() => setActiveGame(winterWar));
  beforeEach(() => {
    localStorage.clear();
    leaveTable();
  });

  it('tells what both sides have, grades an answer, and shows the best one on the map', async () => {
    openPractice({ from: 'problem', problem: problem.id, of: 'talvisota' });
    render(<TableScreen />);
    await screen.findByText(/^Problem \d+ of \d+/);
    expect(screen.getAllByText(/^Finns: /)[0]).toBeVisible();
    answer(problem.second);
    await screen.findByText(/^You gave away [\d.]+ points?: much better exists/);
    expect(readRecord('talvisota').solved[problem.id]!.lost).toBeCloseTo(problem.lost, 1);
    act(() => screen.getByRole('button', { name: 'Show the solution' }).click());
    expect(screen.getByText(/^Best: /)).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    answer(problem.best);
    await screen.findByText('The best answer.');
  });
});
