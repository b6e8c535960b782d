import problemsMessages from '#table/content/en/problems.ftl';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shipped from '#games/winter-war/problems/problems.json';
import winterWar from '#games/winter-war/index.ts';
import { ownProblem, type Problem } from '#table/game';
import { setActiveGame } from '#table/game/registry.ts';
import { OwnProblems } from '#table/features/problems/OwnProblems.tsx';
import { problemFile } from '#table/features/problems/passed-on.ts';
import { keepOwn, MOST_OWN, readRecord } from '#table/store/problem-record.ts';
import IncomingDialog from '#table/shell/dialogs/IncomingDialog.tsx';
import { useScreen } from '#table/store/navigation.ts';
import { findProblemsHere } from '../../games/winter-war/problems/worker.ts';

const w = problemsMessages();
findProblemsHere();
const attack = shipped.find(({ kind, second }) => kind === 'attack' && second.length > 1)!;
/** The same problem, of other games by its turn. */
const given = (turn: string, position = attack.position): Problem => {
  const { kind, side, theme, best, second, lost } = attack;
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
    const opened: string[] = [];
    render(<OwnProblems meta={winterWar.meta} game={game} onOpen={(id) => opened.push(id)} />);
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
    expect(opened).toEqual([given('2F').id]);
  });

  it('that cannot be read are deleted, too', async () => {
    keepOwn('winter-war', { ...given('1F'), theme: 'unknown' });
    const game = await winterWar.problems!();
    render(<OwnProblems meta={winterWar.meta} game={game} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/theme/);
    await userEvent.click(screen.getByRole('button', { name: w.problems.deleteUnread({ n: 1 }) }));
    expect(turns()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: w.problems.restore }));
    expect(turns()).toEqual(['1F']);
  });

  it('leave no room for one too many, which is kept once another is deleted', async () => {
    for (let i = 0; i < MOST_OWN.given; i++) keepOwn('winter-war', given(`${i}F`, `${attack.position} `));
    const user = userEvent.setup();
    render(<IncomingDialog link={null} text={problemFile(given('900F'))} />);
    await user.click(await screen.findByRole('button', { name: w.making.solve }));
    expect(screen.getByRole('alert')).toHaveTextContent(w.given.noRoom({ most: MOST_OWN.given }));
    expect(turns()).toHaveLength(MOST_OWN.given);
    await user.click(deleteButton(5));
    await user.click(screen.getByRole('button', { name: w.making.solve }));
    expect(turns()).toHaveLength(MOST_OWN.given);
    expect(turns()[0]).toBe('900F');
    expect(useScreen.getState().opening).toMatchObject({ from: 'problem' });
  });
});
