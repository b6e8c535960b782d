/** A problem on the table, of a game of a few lines (store/counting.ts): an answer is "end" after whatever else is played. */
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import type { Game } from '#table/game/game.ts';
import { noProblem, originOf, ORIGINS, ownProblem, positionOf, readProblems } from '#table/game';
import { isSolved, keepAnswer, readRecord } from '#table/store/problem-record.ts';
import { useProblem } from '#table/features/problems/problem-store.ts';
import {
  listProblems,
  nextProblem,
  openProblem,
  startOver,
  toggleBest,
} from '#table/features/problems/session.ts';
import { useGame } from '#table/store/game.ts';
import { play } from '#table/store/play.ts';
import { useUi } from '#table/store/ui.ts';
import { beginWithProblems, FILE, judged, problem } from './few-problems.ts';

const table = () => useGame.getState();
const now = () => useProblem.getState().now!;
const steps = () => table().timeline!.steps.map(({ action }) => action);
const answered = (id: string, lost: number, day = '2026-11-28') =>
  keepAnswer('counting', id, { lost, error: 0, day });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  beginWithProblems();
});

afterEach(() => void vi.unstubAllGlobals());

describe('the list of problems', () => {
  it('has those of the game that can be read, and says what is wrong with the others', async () => {
    const { problems, faults, own } = await listProblems();
    expect(problems.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'bad']);
    expect([faults.length, faults[0]!.number, own]).toEqual([1, 5, []]);
  });

  it('is none of a game without problems', async () => {
    setActiveGame({ ...activeGame(), problems: undefined } as unknown as Game);
    await expect(listProblems()).rejects.toThrow('counting has no problems');
  });

  it('leads from each to the next that is not solved, and round to the first', () => {
    const next = (after: string | null) => nextProblem(FILE, after)?.id;
    expect([next(null), next('one'), next('bad'), next('unknown')]).toEqual(['one', 'two', 'one', 'one']);
    answered('two', 0);
    expect([next('one'), next('three')]).toEqual(['three', 'bad']);
    for (const { id } of FILE) answered(id, 0);
    // Where all are solved, they come round again.
    expect(next('one')).toBe('two');
  });
});

describe('a problem is opened', () => {
  it('by its id, to be played on a table of its own', async () => {
    useUi.setState({ leftOpen: false, dialog: 'problems' });
    expect(await openProblem('two')).toBeNull();
    expect(now()).toMatchObject({ problem: { id: 'two' }, answer: [], past: [], own: null });
    expect(table()).toMatchObject({ practice: true, table: 'solo' });
    expect(useUi.getState()).toMatchObject({ leftOpen: true, dialog: null });
  });

  it.each([
    ['the first of all', undefined, [], 'one'],
    ['the first of its kind', 'move', [], 'two'],
    ['the first of its kind that is not solved', 'move', ['two'], 'three'],
    ['the first of its kind where all are solved', 'move', ['two', 'three'], 'two'],
    ['any where there is none of the kind', 'siege', ['one'], 'two'],
  ])('%s', async (_, kind, solved, id) => {
    for (const one of solved) answered(one, 0);
    await openProblem(null, kind);
    expect(now().problem.id).toBe(id);
  });

  it('but not where its position cannot be read: the place and the reason are given', async () => {
    expect(await openProblem('bad')).toEqual({
      of: 'problem',
      id: 'bad',
      reason: 'line 2, column 5: No hex',
    });
    expect(useProblem.getState().now).toBeNull();
  });

  it('but not where the file has none that can be read: what is wrong with the first is given', async () => {
    beginWithProblems({ file: () => Promise.resolve([problem('one', 'siege')]) });
    expect(await openProblem(null)).toMatchObject({
      of: 'problem',
      id: '1',
      reason: expect.stringMatching(/^kind: /) as string,
    });
  });
});

describe('an answer', () => {
  beforeEach(() => openProblem('one'));

  it('is what is played, until it is whole; then it is judged', async () => {
    expect(play('b')).toBeNull();
    expect([steps(), now().answer, now().verdict]).toEqual([['b'], ['b'], undefined]);
    play('end');
    expect([steps(), now().verdict, judged[0]!.answer]).toEqual([['b'], 'judging', ['b', 'end']]);
    judged[0]!.settle(2);
    await vi.waitFor(() => expect(now().verdict).toMatchObject({ lost: 2, error: 0, grade: 'fair' }), {
      timeout: 60_000,
    });
    expect(readRecord('counting').solved['one']).toMatchObject({ lost: 2 });
  });

  it('that cannot be judged is not kept', async () => {
    play('end');
    judged[0]!.settle(null);
    await vi.waitFor(() => expect(now().verdict).toBe('broken'), { timeout: 60_000 });
    expect(readRecord('counting').solved).toEqual({});
  });

  it('counts as the first even if it is changed meanwhile, but its verdict is not shown then', async () => {
    play('end');
    play('c');
    judged[0]!.settle(9);
    await vi.waitFor(() => expect(readRecord('counting').solved['one']).toMatchObject({ lost: 9 }), {
      timeout: 60_000,
    });
    expect([now().verdict, now().answer]).toEqual([undefined, ['c']]);
    expect(isSolved(readRecord('counting'), 'one')).toBe(false);
  });

  it('is refused what the problem does not take, with the reason', () => {
    expect(play('no')).toMatchObject({ text: 'Not here.' });
    expect(now().answer).toEqual([]);
  });

  it('is taken back step by step, or begun anew', () => {
    const { referee } = table();
    expect(referee!.mayGoBack()).toBe(false);
    referee!.goBack();
    for (const action of ['b', 'c', 'd']) play(action);
    expect(referee!.mayGoBack()).toBe(true);
    referee!.goBack();
    expect([steps(), now().answer]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
    startOver();
    expect([steps(), now().answer, referee!.mayGoBack()]).toEqual([[], [], false]);
  });

  it('gives way to the best one on the map, and comes back', () => {
    play('c');
    toggleBest();
    expect(table().timeline!.about).toEqual({ id: 'best' });
    expect(table().referee!.mayGoBack()).toBe(true);
    table().referee!.goBack();
    expect([steps(), now().own]).toEqual([['c'], null]);
  });

  it('begins anew with what is played while the best one is on the map', () => {
    play('c');
    toggleBest();
    play('d');
    expect([steps(), now().answer, now().own]).toEqual([['d'], ['d'], null]);
  });
});

describe('a file of problems', () => {
  const form = {
    sides: ['finn', 'soviet'],
    kinds: ['attack', 'move'],
    themes: ['river'],
    isAction: (value: unknown): value is string => typeof value === 'string',
    readPosition: () => ({
      ok: false as const,
      refusal: { line: 2, column: 3, key: 'missing', params: {}, text: 'No such hex.' } as never,
    }),
  };
  const faultsOf = (...changes: object[]) =>
    readProblems(
      changes.map((change, i) => ({ ...problem(`p-${i}`), ...change })),
      form,
    ).faults;
  const source = problem('one').source;

  it.each<[object, string]>([
    [{ id: '' }, 'id'],
    [{ id: 'with a space' }, 'id'],
    [{ id: 'x'.repeat(41) }, 'id'],
    [{ kind: 'siege' }, 'kind'],
    [{ side: 'swede' }, 'side'],
    [{ theme: 'sea' }, 'theme'],
    [{ level: 0 }, 'level'],
    [{ level: 6 }, 'level'],
    [{ level: 1.5 }, 'level'],
    [{ source: { ...source, players: '' } }, 'source.players'],
    [{ source: { ...source, players: 'x'.repeat(61) } }, 'source.players'],
    [{ source: { ...source, seed: 2 ** 31 } }, 'source.seed'],
    [{ source: { ...source, seed: -(2 ** 31) - 1 } }, 'source.seed'],
    [{ position: '' }, 'position'],
    [{ position: 'x'.repeat(20_001) }, 'position'],
    [{ best: [7] }, 'best.0'],
    [{ second: Array<string>(201).fill('a') }, 'second'],
    [{ lost: 2.99 }, 'lost'],
    [{ answer: 'a' }, 'answer'],
  ])('tells where a problem is wrong: %j', (change, field) => {
    expect(faultsOf({}, change)).toMatchObject([{ number: 2, field }]);
  });

  it('takes what is just possible', () => {
    const most = { id: 'x'.repeat(40), level: 5, lost: 3, best: Array<string>(200).fill('a') };
    expect(faultsOf(most, { source: { ...source, seed: -(2 ** 31) } })).toEqual([]);
  });

  it('keeps the first of two problems with one name, and all that are sound', () => {
    const read = readProblems([problem('one'), problem('two'), problem('one', 'move')], form);
    expect(read.problems).toEqual([problem('one'), problem('two')]);
    expect(read.faults).toEqual([{ number: 3, field: 'id', reason: '"one" is there twice.' }]);
  });

  it('is of the sides of its game, whatever they are called', () => {
    const hounds = problem('one', 'move', { side: 'hounds' });
    expect(readProblems([hounds], { ...form, sides: ['fox', 'hounds'] }).problems).toEqual([hounds]);
  });

  it('is none where it is no list, or a longer one than anybody needs', () => {
    for (const file of [{}, null, Array.from({ length: 1001 }, (_, i) => problem(`p-${i}`))])
      expect(readProblems(file, form)).toMatchObject({ problems: [], faults: [{ number: 0, field: '' }] });
  });

  it('tells why a position is refused, and where in it', () => {
    expect(positionOf(problem('one'), form)).toBe('line 2, column 3: No such hex.');
  });
});

describe('a problem of one’s own', () => {
  const made = { kind: 'move', side: 'finn', theme: 'river', best: ['b'], second: ['c'] } as const;

  it('is one for a position of an origin, and one for a step of a game', () => {
    const of = (from: number | 'made' | 'given', position = 'usual') =>
      ownProblem<string>(from, '4F', { ...made, position, lost: 3.456 });
    expect(of('made')).toMatchObject({ level: 3, lost: 3.46, source: { players: ORIGINS.made, turn: '4F' } });
    expect(of('made').id).toMatch(/^made-move-4F-[a-z0-9]+$/);
    expect(of(7).id).toMatch(/^own-4F-[a-z0-9]+$/);
    const ids = [of('made'), of('given'), of(7), of(8), of(7, 'other')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(of(7)).toEqual(of(7));
    expect([of(7), of('made'), of('given'), problem('one'), {}].map((one) => originOf(one))).toEqual([
      'games',
      'made',
      'given',
      null,
      null,
    ]);
  });

  it('is none for a reason, with what the answers lose where that is known', () => {
    expect(noProblem('too-close')).toStrictEqual({ reason: 'too-close', answers: [] });
    expect(noProblem('too-close', [['b'], ['c']], 0)).toStrictEqual({
      reason: 'too-close',
      answers: [['b'], ['c']],
      lost: 0,
    });
  });
});
