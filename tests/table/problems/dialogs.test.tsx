/** Problems as they are listed, solved, made and passed on, of a game with a few of them (few-problems.ts). */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '#engine/core/timeline.ts';
import { ownProblem, problemOfDay, type GameProblems, type Problem } from '#table/game';
import type { Game } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { useEditing } from '#table/store/editing.ts';
import MakeProblem from '#table/features/problems/MakeProblem.tsx';
import { OwnProblems } from '#table/features/problems/OwnProblems.tsx';
import ProblemCard from '#table/features/problems/ProblemCard.tsx';
import ProblemsDialog from '#table/features/problems/ProblemsDialog.tsx';
import { keepAnswer, keepOwn, readRecord } from '#table/store/problem-record.ts';
import { clearProblem, useAnswerOnMap, useProblem } from '#table/features/problems/problem-store.ts';
import { openProblem } from '#table/features/problems/session.ts';
import { useGame } from '#table/store/game.ts';
import { useScreen } from '#table/store/navigation.ts';
import { play } from '#table/store/play.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { beginWithProblems, FILE, judged, problem } from './few-problems.ts';

let before: Game;
beforeAll(() => void (before = activeGame()));
let game: GameProblems;
const answered = (id: string, lost: number): void =>
  keepAnswer('counting', id, { lost, error: 0, day: '2026-11-28' });
const own = (from: number | 'made' | 'given', nth = 0): Problem => {
  const { id: _, level: _level, source: _source, ...made } = problem('x');
  return ownProblem(from, '4F', { ...made, position: `counting ${nth}` });
};
/** The browser has no room, until the end of the test. */
function fillBrowser(): void {
  const kept = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  game = beginWithProblems();
});
afterEach(() => {
  cleanup();
  clearProblem();
  useUi.setState({ dialog: null });
  useProblem.setState(useProblem.getInitialState());
  useScreen.setState({ opening: null, back: [] });
  useEditing.setState(useEditing.getInitialState());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setActiveGame(before);
});

describe('the list', () => {
  async function show(): Promise<ReturnType<typeof userEvent.setup>> {
    openDialog('problems');
    await act(async () => void render(<ProblemsDialog />));
    await screen.findByText(/^\d+ problems, in rising|^Solved$/);
    return userEvent.setup();
  }
  const row = (number: number): HTMLElement =>
    screen.getByRole('button', { name: new RegExp(`^${number}\\. `) });
  const numbers = (): string[] =>
    screen.queryAllByRole('button', { name: /^\d+\. / }).map((button) => /\d+/.exec(button.textContent)![0]);
  const levels = (): [string, boolean][] =>
    [...document.querySelectorAll('details')].map((part) => [
      part.querySelector('summary')!.textContent,
      part.open,
    ]);

  it('tells of each problem where it is, what it is about, what is asked, whose it is and how hard', async () => {
    await show();
    expect(row(2)).toHaveTextContent(/^2\. Kemi: WoodMove · FinnRating 1200$/);
    expect(
      screen.getByText('4 problems, in rising order of difficulty. You have not answered any yet.'),
    ).toBeVisible();
  });

  it('has a part for the first five and each difficulty; that of the next unsolved problem is open', async () => {
    const more = [problem('five', 'move', { level: 4 }), problem('six', 'move', { level: 5 })];
    beginWithProblems({ file: () => Promise.resolve([...FILE, ...more]) });
    for (const id of ['one', 'two', 'three', 'bad']) answered(id, 1);
    await show();
    expect(levels()).toEqual([
      ['Begin here: five easy ones4 of 5 solved', true],
      ['Difficulty 50 of 1 solved', false],
    ]);
    cleanup();
    answered('five', 0);
    await show();
    expect(levels().map(([, open]) => open)).toEqual([false, true]);
  });

  it('tells one’s rating and the days in a row', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 29, 12) });
    const on = (id: string, day: string, lost = 0): void =>
      keepAnswer('counting', id, { lost, error: 0, day: `2026-11-${day}` });
    on('one', '24');
    on('two', '27', 9);
    on('three', '27');
    // Solved a day after the first answer.
    on('two', '28');
    await show();
    const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual([expect.stringMatching(/^Your rating9\d\d$/), 'Solved3 of 4', 'In a row2 days']);
    vi.useRealTimers();
  });

  it('tells how good one’s first answers were, and which have been solved since', async () => {
    answered('one', -0.4);
    answered('two', 1.2);
    answered('three', 8);
    answered('three', 1);
    answered('unknown', 100);
    await show();
    expect(screen.getByText('3 of 4')).toBeVisible();
    expect(row(1)).toHaveTextContent(/Best answer$/);
    expect(row(2)).toHaveTextContent(/−1.2 points$/);
    expect(row(3)).toHaveTextContent(/−8 points · solved since$/);
    expect(row(4)).toHaveTextContent(/Rating \d+$/);
    expect(
      [1, 2, 3, 4].map((nth) => row(nth).querySelector('[data-grade]')?.getAttribute('data-grade')),
    ).toEqual(['best', 'good', 'poor', undefined]);
  });

  it('is narrowed to a kind, a theme of it, and what is not solved', async () => {
    answered('two', 0);
    const user = await show();
    const [kinds, themes] = [screen.getByLabelText('Kind'), screen.getByLabelText('Theme')];
    const choices = (list: HTMLElement): (string | null)[] =>
      [...list.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(choices(kinds)).toEqual(['All (4)', 'Attack (2)', 'Move (2)']);
    expect(choices(themes)).toEqual(['All (4)', 'River (3)', 'Wood (1)']);
    await user.selectOptions(kinds, 'move');
    expect(numbers()).toEqual(['2', '3']);
    // All that is left is open to be seen.
    expect(levels().map(([, open]) => open)).toEqual([true]);
    expect(choices(themes)).toEqual(['All (2)', 'Wood (1)', 'River (1)']);
    await user.selectOptions(themes, 'Wood');
    expect(numbers()).toEqual(['2']);
    await user.selectOptions(screen.getByLabelText('Solved or not'), 'Unsolved (3)');
    expect(numbers()).toEqual([]);
    expect(screen.getByText('No problem matches. Choose another kind or theme.')).toBeVisible();
    // The theme was one of that kind.
    await user.selectOptions(kinds, 'attack');
    expect(themes).toHaveValue('');
    expect(numbers()).toEqual(['1', '4']);
    expect(screen.queryByText(/^No problem matches/)).toBeNull();
  });

  it('opens a problem, or that of the day', async () => {
    const today = problemOfDay(FILE, new Date(), 900)!;
    const user = await show();
    await user.click(row(3));
    expect(useScreen.getState().opening).toEqual({ from: 'problem', of: 'counting', problem: 'three' });
    expect(useUi.getState().dialog).toBeNull();
    await act(async () => openDialog('problems'));
    await user.click(
      await screen.findByRole('button', { name: /^Problem of the day: Kemi: (River|Wood) \(\d+\)$/ }),
    );
    expect(useScreen.getState().opening).toMatchObject({ problem: today.id });
    answered(today.id, 0);
    await act(async () => openDialog('problems'));
    expect(await screen.findByRole('button', { name: /^Problem of the day, again: / })).toBeVisible();
  });

  it('has one’s own problems at its end', async () => {
    keepOwn('counting', own('made'));
    const user = await show();
    const part = screen.getByRole('heading', { name: 'Your own problems' }).parentElement!;
    await user.click(within(part).getByRole('button', { name: /^1\. .*Made by you, Game-Turn 4/ }));
    expect(useScreen.getState().opening).toMatchObject({ problem: own('made').id });
  });

  it('is not drawn while it is closed', () => {
    render(<ProblemsDialog />);
    expect(screen.queryByText(/in rising order/)).toBeNull();
  });
});

describe('one’s own problems', () => {
  const show = () => {
    render(<OwnProblems game={game} />);
    return userEvent.setup();
  };
  const sources = (): string[] =>
    screen
      .queryAllByRole('listitem')
      .map((row) => /From your own game|Made by you|From another player/.exec(row.textContent)![0]);

  it('name their source, and keep their place when one is deleted', async () => {
    for (const from of ['made', 'given', 17] as const) keepOwn('counting', own(from));
    const user = show();
    expect(sources()).toEqual(['From your own game', 'From another player', 'Made by you']);
    await user.click(screen.getByRole('button', { name: 'Delete problem 2: Attack' }));
    expect(sources()).toEqual(['From your own game', 'Made by you']);
    expect(screen.getByText('Deleted: Attack (River).')).toBeVisible();
  });

  it('come into being by reviews and by hand, which is said where there are none', () => {
    show();
    expect(screen.getByText(/^When you review a finished game/)).toBeVisible();
    expect(screen.getByText(/^The latest 40 of your costliest mistakes/)).toBeVisible();
  });

  it('stay as they are, with a word about it, where the browser keeps nothing', async () => {
    for (const nth of [1, 2]) keepOwn('counting', own('made', nth));
    const user = show();
    fillBrowser();
    await user.click(screen.getByRole('button', { name: 'Delete problem 1: Attack' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot save anything/);
    expect(sources()).toHaveLength(2);
    vi.unstubAllGlobals();
    await user.click(screen.getByRole('button', { name: 'Delete problem 1: Attack' }));
    expect(screen.queryByRole('alert')).toBeNull();
    fillBrowser();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot save anything/);
    expect(sources()).toHaveLength(1);
  });

  it('that are damaged are left out, which is said', () => {
    const damaged = { ...own('made'), lost: 'much' };
    localStorage.setItem('counting-problems', JSON.stringify({ solved: {}, own: [damaged, own('given')] }));
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(/^One problem of your own could not be read/);
    expect(sources()).toEqual(['From another player']);
  });
});

describe('the card of a problem', () => {
  async function open(id = 'one', more: Partial<GameProblems<unknown, string>> = {}) {
    game = beginWithProblems(more);
    await openProblem(id);
    render(<ProblemCard />);
    return userEvent.setup();
  }
  const answer = async (lost: number | null, error = 0): Promise<void> => {
    act(() => void play('end'));
    await act(async () => judged.at(-1)!.settle(lost, error));
  };
  const status = (): HTMLElement => screen.getAllByRole('status')[0]!;
  const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

  it('says what is asked, how it is answered, and what the answer is so far', async () => {
    await open('two', { facts: () => ['Ice holds.', 'No supply.'] });
    expect(screen.getByRole('region', { name: 'Kemi: Wood' })).toBeVisible();
    expect(screen.getByText('Problem 2 of 4 · rating 1200')).toBeVisible();
    expect(screen.getByText('Find the move.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ice holds.',
      'No supply.',
    ]);
    expect(screen.getByRole('heading', { name: 'Kemi: Wood' })).toHaveFocus();
    expect(screen.getByText(/^Play your answer as in a game/)).toBeVisible();
    expect(screen.queryByText('Share this problem')).toBeNull();
    for (const name of ['Undo', 'Try again'])
      expect(button(name)).toHaveAccessibleDescription('Nothing has been done yet.');
    act(() => void play('b'));
    expect(screen.getByText('Your answer so far: b')).toBeVisible();
    expect(screen.queryByText(/^Play your answer/)).toBeNull();
    const user = userEvent.setup();
    await user.click(button('Undo')!);
    expect(screen.getByText(/^Play your answer/)).toBeVisible();
    for (const action of ['b', 'c']) act(() => void play(action));
    await user.click(button('Try again')!);
    expect(useProblem.getState().now!.answer).toEqual([]);
  });

  it('says so where one decision is the whole answer, and lists no facts where there are none', async () => {
    await open('two', { isSingle: (kind) => kind === 'move' });
    expect(screen.getByText(/^Decide as in a game/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([
    [0.2, 0, 'best', 'The best answer.'],
    [1.2, 0, 'good', 'You gave away 1.2 points: good.'],
    [2.5, 0, 'fair', 'You gave away 2.5 points: fair.'],
    [9, 0, 'poor', 'You gave away 9 points: much better exists.'],
    [9, 0.5, 'poor', 'You gave away 9 points: much better exists. (An estimate, give or take 0.5 points.)'],
  ])('grades an answer that gives away %s, give or take %s, as %s', async (lost, error, grade, said) => {
    await open();
    expect(status()).toBeEmptyDOMElement();
    act(() => void play('end'));
    expect(status()).toHaveTextContent('Judging the answer …');
    await act(async () => judged.at(-1)!.settle(lost, error));
    expect(status()).toHaveTextContent(said);
    // A first answer is rated.
    expect(status().textContent.slice(said.length)).toMatch(/^ Your rating: \d+ \([+−]\d+\)\.$/);
    expect(status().querySelector(`[data-grade="${grade}"]`)).not.toBeNull();
    expect(screen.queryByText(/^Play your answer/)).toBeNull();
    // What is changed has not been judged.
    act(() => void play('b'));
    expect(status()).toBeEmptyDOMElement();
  });

  it('says that an answer could not be judged, and offers no solution then', async () => {
    await open();
    await answer(null);
    expect(screen.getByRole('alert')).toHaveTextContent('The answer could not be judged.');
    expect(button('Show the solution')).toBeNull();
    expect(button('Next problem')).toBeNull();
  });

  it.each([
    ['the next best answer', ['c', 'end'], 'Next best: c. It gives away 5 points.'],
    ['doing nothing', ['end'], 'Doing nothing gives away 5 points.'],
    ['an answer that is not known', [], 'The next best gives away 5 points.'],
  ])('shows the solution with its reason and what is lost by %s', async (_, second, said) => {
    const user = await open('one', { file: () => Promise.resolve([problem('one', 'attack', { second })]) });
    const frame = vi.spyOn(mapHandle, 'frameOnMap');
    await answer(9);
    expect(screen.queryByText(/^Best: /)).toBeNull();
    await user.click(button('Show the solution')!);
    expect(screen.getByText('Best: b')).toBeVisible();
    expect(screen.getByText('It wins the river.')).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByText('From a game between computer players: Hard – Easy, Game-Turn 3.')).toBeVisible();
    expect(frame).toHaveBeenCalledOnce();
    // There is no other to go on to.
    expect(button('Next problem')).toBeNull();
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Try again')).not.toHaveAttribute('aria-disabled');
    expect(button('Show my answer')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Show my answer')!);
    expect(screen.queryByText(/^Best: /)).toBeNull();
    expect(button('Show the solution')).toHaveAttribute('aria-pressed', 'false');
  });

  it('draws on the map the answer so far, or the best one', async () => {
    await open();
    const Drawn = () => <output>{useAnswerOnMap()?.join(' ') ?? 'nothing'}</output>;
    render(<Drawn />);
    const drawn = (): string | null => screen.getAllByRole('status').at(-1)!.textContent;
    act(() => void play('c'));
    expect(drawn()).toBe('c');
    await answer(9);
    act(() => button('Show the solution')!.click());
    expect(drawn()).toBe('b end');
    act(() => clearProblem());
    expect(drawn()).toBe('nothing');
  });

  it('leads to the next problem, to all of them, and away', async () => {
    const user = await open();
    await answer(0);
    await user.click(button('Next problem')!);
    expect(useScreen.getState().opening).toEqual({ from: 'problem', of: 'counting', problem: 'two' });
    await user.click(button('All problems')!);
    expect(useUi.getState().dialog).toBe('problems');
    await user.click(button('Leave')!);
    expect(useScreen.getState().opening).toBeNull();
  });

  it('of one’s own problem says where it comes from, and passes it on as a link and a file', async () => {
    const mine = { ...own('made'), position: 'counting usual' };
    keepOwn('counting', mine);
    const user = await open(mine.id);
    expect(screen.getByText('Made by you, Game-Turn 4')).toBeVisible();
    await user.click(screen.getByText('Share this problem'));
    expect(((await screen.findByLabelText('Link to the problem')) as HTMLTextAreaElement).value).toMatch(
      /^http.*#problem=/,
    );
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:problem');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(button('Save to a file')!);
    expect(saved).toEqual(['counting-problem-Attack-turn-4.json']);
    await answer(9);
    await user.click(button('Show the solution')!);
    expect(screen.queryByText(/^From a game between computer players/)).toBeNull();
  });
});

describe('a problem of a position that was put together', () => {
  /** What the worker says to what it is asked; an error: it breaks down. */
  let says: (question: unknown) => unknown;
  let ended = 0;
  const makeWorker = (): Worker => {
    const target = new EventTarget();
    const postMessage = ({ id, question }: { id: number; question: unknown }): void =>
      void setTimeout(() => {
        const said = says(question);
        if (said === undefined) return;
        const data =
          typeof said === 'number'
            ? { kind: 'progress', id, done: said }
            : { kind: 'answer', id, answer: said };
        target.dispatchEvent(
          said instanceof Error ? new Event('error') : new MessageEvent('message', { data }),
        );
      });
    return Object.assign(target, { postMessage, terminate: () => void ended++ }) as unknown as Worker;
  };
  const { id: _, level: _level, source: _source, position: _position, ...found } = problem('x');
  const w = { look: 'Look for the best answer' };

  async function show(more: Partial<GameProblems<unknown, string>> = {}) {
    ended = 0;
    game = beginWithProblems({ makeWorker, ...more });
    const notation = {
      writePosition: () => ' counting usual\n',
      readPosition: (text: string) => game.readPosition(text),
    };
    useEditing.setState({ draft: present(useGame.getState().timeline!), notation: notation as never });
    let unmount = (): void => undefined;
    await act(async () => void ({ unmount } = render(<MakeProblem />)));
    return { user: userEvent.setup(), unmount: () => act(unmount) };
  }
  const look = async (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
    user.click(screen.getByRole('button', { name: w.look }));

  it('is asked for by kind, found, kept among one’s own and solved', async () => {
    const asked: unknown[] = [];
    says = (question) => {
      asked.push(question);
      return { ...found, kind: 'move', lost: 4.256 };
    };
    const { user } = await show();
    expect(screen.getByRole('radio', { name: 'Attack' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Move' }));
    await look(user);
    expect(await screen.findByText('This is a sound problem')).toBeVisible();
    expect(asked).toMatchObject([{ kind: 'makeProblem', asked: 'move', start: { count: 0 } }]);
    expect(ended).toBe(1);
    expect(screen.getByText('Best: b')).toBeVisible();
    expect(screen.getByText('Next best: c. It gives away 4.26 points.')).toBeVisible();
    expect(screen.getByText(/^It is now among your own problems/)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.look })).toBeNull();
    const [kept] = readRecord('counting').own;
    expect(kept).toMatchObject({
      kind: 'move',
      position: 'counting usual',
      source: { turn: '7' },
      lost: 4.26,
    });
    await user.click(screen.getByRole('button', { name: 'Solve it' }));
    expect(useScreen.getState().opening).toMatchObject({ from: 'problem', problem: kept!.id });
  });

  it('says what the next best gives away where it is not known', async () => {
    says = () => ({ ...found, second: [] });
    const { user } = await show();
    await look(user);
    expect(await screen.findByText('The next best gives away 5 points.')).toBeVisible();
  });

  it('is of the one kind that the position may make, or of none, with the reason', async () => {
    const { unmount } = await show({ kindsAt: () => ['move'] });
    expect(screen.getByText('What is asked for: Move.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    await show({ kindsAt: () => [] });
    expect(screen.getByText('None: phase.')).toBeVisible();
    expect(screen.queryByRole('button', { name: w.look })).toBeNull();
  });

  it('is none where the answers are alike, and may be looked for again', async () => {
    says = () => ({ reason: 'alike', answers: [['b'], ['c']], lost: 1 });
    const { user } = await show();
    await look(user);
    expect(await screen.findByText('None: alike.')).toBeVisible();
    expect(screen.getByText('No problem.')).toBeVisible();
    expect(readRecord('counting').own).toEqual([]);
    expect(screen.getByRole('button', { name: w.look })).toBeVisible();
  });

  it.each<[string, unknown]>([
    ['breaks down', new Error('broken')],
    ['says what makes no sense', { ...found, lost: 1 }],
  ])('is not found where the worker %s', async (_name, said) => {
    says = () => said;
    const { user } = await show();
    await look(user);
    expect(await screen.findByText(/^The search was interrupted/)).toBeVisible();
    expect(readRecord('counting').own).toEqual([]);
  });

  it('takes its time: how far it has come shows, and it can be stopped, or closed', async () => {
    says = () => 0.25;
    const { user, unmount } = await show();
    await look(user);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25'));
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.queryByRole('button', { name: w.look })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(ended).toBe(1);
    await look(user);
    unmount();
    expect(ended).toBe(2);
  });

  it('is offered as a file where the browser keeps nothing', async () => {
    says = () => found;
    const { user } = await show();
    fillBrowser();
    await look(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This device has no room to keep it\./);
    expect(screen.getByRole('button', { name: 'Save to a file' })).toBeVisible();
  });
});
