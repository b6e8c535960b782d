import problemsMessages from '#table/content/en/problems.ftl';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shipped from '#games/winter-war/problems/problems.json';
import winterWar from '#games/winter-war/index.ts';
import { ownProblem, type Problem } from '#table/game';
import { setActiveGame } from '#table/game/registry.ts';
import { OwnProblems } from '#table/features/problems/OwnProblems.tsx';
import { keepOwn, readRecord } from '#table/store/problem-record.ts';
import { useScreen } from '#table/store/navigation.ts';
import { findProblemsHere } from '../../games/winter-war/problems/worker.ts';

const w = problemsMessages();
findProblemsHere();
const attack = shipped.find(({ kind, second }) => kind === 'attack' && second.length > 1)!;
/** The same problem, of other games by its turn. */
const given = (turn: string): Problem => {
  const { kind, side, theme, best, second, lost, position } = attack;
  return ownProblem('given', turn, { kind, side, theme, best, second, lost, position } as never);
};
const turns = (): string[] => readRecord('winter-war').own.map(({ source }) => source.turn);
const deleteButton = (n: number) =>
  screen.getByRole('button', { name: new RegExp(`^Delete problem ${n}: `) });

beforeEach(() => {
  localStorage.clear();
  setActiveGame(winterWar);
});
afterEach(() => {
  useScreen.setState({ opening: null, incoming: null, back: [] });
});

describe('problems of one’s own', () => {
  it('are deleted by the keyboard, one after another, and restored', async () => {
    for (const turn of ['1F', '2F', '3F']) keepOwn('winter-war', given(turn));
    const game = await winterWar.problems!();
    render(<OwnProblems game={game} />);
    const user = userEvent.setup();
    deleteButton(2).focus();
    await user.keyboard('{Enter}');
    expect(turns()).toEqual(['3F', '1F']);
    const restore = screen.getByRole('button', { name: w.problems.restore });
    expect(restore).toHaveFocus();
    await user.click(deleteButton(1));
    expect(turns()).toEqual(['1F']);
    await user.keyboard('{Enter}');
    await user.click(restore);
    expect(turns()).toEqual(['3F', '2F', '1F']);
    expect(screen.queryByRole('button', { name: w.problems.restore })).toBeNull();
    // The keyboard is on what came back.
    expect(document.activeElement).toHaveTextContent(/Game-Turn 2/);
    await user.keyboard('{Enter}');
    expect(useScreen.getState().opening).toMatchObject({ problem: given('2F').id });
  });
});
