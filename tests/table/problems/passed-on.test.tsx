import problemsMessages from '#table/content/en/problems.ftl';
import shareMessages from '#table/content/en/extras.ftl';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '#engine/winter-war';
import shippedOfTalvisota from '#games/talvisota/problems/problems.json';
import talvisota from '#games/talvisota/index.ts';
import shipped from '#games/winter-war/problems/problems.json';
import winterWar from '#games/winter-war/index.ts';
import { ownProblem, type Problem } from '#table/game';
import { activeGame, registerGames, setActiveGame } from '#table/game/registry.ts';
import { problemFile, readGiven } from '#table/features/problems/passed-on.ts';
import { keepOwn, readRecord } from '#table/store/problem-record.ts';
import IncomingDialog from '#table/shell/dialogs/IncomingDialog.tsx';
import { readIncoming } from '#table/store/incoming.ts';
import { problemLink } from '#table/store/links.ts';
import { useScreen } from '#table/store/navigation.ts';
import { findProblemsHere } from '../../games/winter-war/problems/worker.ts';
import { beginWithProblems, problem } from './few-problems.ts';

const w = problemsMessages();

findProblemsHere();
beforeEach(() => {
  localStorage.clear();
  setActiveGame(winterWar);
});
afterEach(() => {
  setActiveGame(winterWar);
  useScreen.setState({ opening: null, incoming: null, back: [] });
});

const made = (problem: (typeof shipped)[number]): Problem<Action> => {
  const { kind, side, theme, best, second, lost, position, source } = problem;
  return ownProblem('made', source.turn, { kind, side, theme, best, second, lost, position } as never);
};
const good = made(shipped.find(({ kind, second }) => kind === 'attack' && second.length > 1)!);

describe('a problem that is passed on', () => {
  it('comes out of its link as it went in, and is the problem of somebody else', async () => {
    const link = await problemLink(problemFile(good));
    const read = await readIncoming(link);
    expect(read).toEqual({ ok: true, kind: 'problem', file: problemFile(good) });
    const given = await readGiven(problemFile(good));
    if (!given.ok) throw new Error(given.why);
    const { kind, best, second, lost, position } = good;
    expect(given.problem).toMatchObject({ kind, best, second, lost, position });
    expect(given.problem.source.players).toBe('passed on');
    expect(given.problem.id).not.toBe(good.id);
    // Pasted in a message, or as the text of its file.
    expect(await readIncoming(`Try this: https://example.org/${link} Good luck!`)).toEqual(read);
    for (const text of [problemFile(good), `Try this: ${problemFile(good)}`, JSON.stringify(good)]) {
      const own = await readIncoming(text);
      expect(own.ok && own.kind === 'problem' && (await readGiven(own.file)).ok).toBe(true);
    }
  });

  it('is known by its position in either game', async () => {
    registerGames(
      [winterWar, talvisota].map(({ meta }, i) => ({
        meta,
        startScreen: null as never,
        load: async () => [winterWar, talvisota][i]!,
      })),
    );
    const given = await readGiven(`[${JSON.stringify(shippedOfTalvisota[0])}]`);
    expect(given.ok && given.game.meta.id).toBe('talvisota');
  });

  it('is put among one’s own and on the table by a press', async () => {
    const user = userEvent.setup();
    render(<IncomingDialog link={null} text={problemFile(good)} />);
    const solve = await screen.findByRole('button', { name: w.making.solve });
    expect(solve).toHaveFocus();
    await user.click(solve);
    const [kept] = readRecord('winter-war').own;
    expect(kept).toMatchObject({ position: good.position });
    expect(useScreen.getState().opening).toMatchObject({ from: 'problem', problem: kept!.id });
  });
});

describe('a problem that is damaged or was changed by hand is refused', () => {
  const [first] = good.best;
  it.each<readonly [string, string, object]>([
    ['an action of no game', 'best.0', { best: [{ type: 'win' }] }],
    ['a loss too small', 'lost', { lost: 1 }],
    ['a field that is left over', 'rating', { rating: 5 }],
    ['a position with an error', 'position', { position: good.position.replace(' rules=', ' rues=') }],
    ['another game', 'position', { position: 'chess 1w' }],
    ['the other side', 'side', { side: good.side === 'finn' ? 'soviet' : 'finn' }],
    ['another kind', 'kind', { kind: 'march' }],
    ['an answer against the rules', 'best', { best: [first, first] }],
    ['answers that have changed places', 'lost', { best: good.second, second: good.best }],
  ])('%s, with the place', async (_, field, change) => {
    const read = await readGiven(JSON.stringify([{ ...good, ...change }]));
    expect(read).toMatchObject({ ok: false, why: expect.stringContaining(`“${field}”`) });
  });

  it('a position that cannot come about, with the reason', async () => {
    // Its first unit stands in the Gulf.
    const position = good.position.replace(/ (\d{4})=/, ' 1202=');
    expect(await readGiven(JSON.stringify([{ ...good, position }]))).toMatchObject({
      ok: false,
      why: expect.stringMatching(/“position”.*1202/),
    });
  });

  it('a file that breaks off, and one with several', async () => {
    expect(await readGiven(problemFile(good).slice(0, -9))).toEqual({ ok: false, why: w.given.noFile });
    expect(await readGiven(JSON.stringify([good, good]))).toEqual({
      ok: false,
      why: w.given.notOne({ n: 2 }),
    });
  });

  it('a link with a letter changed, in the dialog, and nothing is kept of it', async () => {
    const link = await problemLink(problemFile(good));
    const at = link.length - 20;
    const other = link[at] === 'A' ? 'B' : 'A';
    render(<IncomingDialog link={link.slice(0, at) + other + link.slice(at + 1)} />);
    const { linkError } = shareMessages().share;
    expect(await screen.findByRole('alert')).toHaveTextContent(
      linkError({ key: 'damaged', step: '', why: '' }),
    );
    await waitFor(() => expect(readRecord('winter-war').own).toEqual([]));
  });
});

describe('what a problem says of its answers is judged anew', () => {
  /** The answers that were judged, and what they lose; `null`: they cannot be judged. */
  let asked: (readonly string[])[] = [];
  let lost: number | null = 5;
  beforeEach(() => {
    asked = [];
    lost = 5;
    beginWithProblems({
      judge: async (_, answer) => {
        asked.push(answer);
        if (lost === null) throw new Error('No worker');
        return { lost, error: 0 };
      },
    });
  });
  const read = (more: Partial<Problem<string>> = {}) =>
    readGiven(JSON.stringify([{ ...problem('one'), ...more }]));

  it.each<[string, Partial<Problem<string>>, readonly string[]]>([
    ['the next best answer', {}, ['c', 'end']],
    ['doing nothing, where there is no other', { second: [] }, []],
  ])('by what is lost by %s', async (_, more, answer) => {
    const given = await read(more);
    expect(given).toMatchObject({ ok: true, problem: { source: { players: 'passed on', turn: '3F' } } });
    expect(asked).toEqual([answer]);
  });

  it('but not where it is a mistake of a game, of which no other answer is known', async () => {
    const source = { players: 'own game', seed: 0, turn: '3F' };
    expect(await read({ second: [], source })).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
  });

  it('and it is refused where it loses too little, or cannot be judged', async () => {
    // In files it is rounded.
    lost = 2.995;
    expect(await read()).toMatchObject({ ok: true });
    lost = 2.9;
    expect(await read()).toEqual({
      ok: false,
      why: w.given.refused({ field: 'lost', why: w.given.unsound({ amount: '2.9 points' }) }),
    });
    lost = -1;
    expect(await read()).toMatchObject({ why: expect.stringContaining(' 0 points') as unknown });
    lost = null;
    expect(await read()).toEqual({
      ok: false,
      why: w.given.refused({ field: 'best', why: w.given.unjudged }),
    });
  });

  it('after its position, which may be impossible', async () => {
    const game = activeGame();
    const positionFaults = () => [{ text: 'Two in a hex.' }, { text: 'Three in a hex.' }];
    setActiveGame({ ...game, rules: { ...game.rules, positionFaults } } as never);
    expect(await read()).toEqual({
      ok: false,
      why: w.given.refused({ field: 'position', why: 'Two in a hex.' }),
    });
  });

  it('and it stays the same problem where it is among one’s own already', async () => {
    const { id: _, level: _level, source: _source, ...made } = problem('one');
    const mine = ownProblem('made', '9F', made);
    keepOwn('counting', ownProblem('made', '9F', { ...made, kind: 'move' }));
    keepOwn('counting', mine);
    expect(await read()).toMatchObject({ ok: true, problem: { id: mine.id, source: { turn: '9F' } } });
    expect(await read({ kind: 'move' })).toMatchObject({ problem: { kind: 'move' } });
  });
});
