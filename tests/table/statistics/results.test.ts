/** Results that are kept on this device, of a game of a few lines (store/counting.ts). */
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import type { Game } from '#table/game/game.ts';
import { useGame } from '#table/store/game.ts';
import { deleteResults, keepResult, keepReview, readResults, type GameResult } from '#table/store/results.ts';
import { begin } from '../store/counting.ts';
import { installFakeStorage } from '../store/fake-storage.ts';

const database = installFakeStorage();

const result: GameResult = {
  format: 1,
  id: 'one',
  endedAt: 5,
  side: 'white',
  level: 'hard',
  rules: 'usual',
  winner: null,
  points: -2.5,
  dice: [0, 1, 2, 3, 4, 5],
};
const put = (id: string, value: unknown) => database.objects.set(`result:${id}`, value);
const read = async () => {
  const found = await readResults();
  if (!found.ok) throw new Error('No storage');
  return found.value;
};

/** Lays a game on the table that has just ended: the white player's against the computer. */
function end(setting: Parameters<typeof begin>[0] = {}, resultOf: unknown = () => COUNTED): void {
  begin({
    black: 'hard',
    isOver: true,
    happening: { count: 1, kind: 'play', events: [] },
    ...setting,
  });
  const { timeline } = useGame.getState();
  useGame.setState({ timeline: { ...timeline!, about: { id: 'one' } } });
  const game = activeGame();
  setActiveGame({
    ...game,
    meta: { ...game.meta, resultOf },
    records: { summary: () => ({}) },
  } as unknown as Game);
}
const COUNTED = { rules: 'usual', winner: 'white', points: 12 };

beforeEach(() => database.empty());

describe('results on this device', () => {
  it('are read from the earliest on, and what is damaged is counted', async () => {
    await put('late', { ...result, id: 'late', endedAt: 9 });
    await put('one', result);
    await put('bad', { ...result, dice: [1] });
    const { results, damaged } = await read();
    expect([results.map(({ id }) => id), damaged]).toEqual([['one', 'late'], 1]);
  });

  it.each([
    { format: 2 },
    { id: 'x'.repeat(65) },
    { endedAt: Number.NaN },
    { points: Infinity },
    { dice: [0, 0, 0, 0, 0, -1] },
    { dice: [0, 0, 0, 0, 0, 0.5] },
    { dice: [0, 0, 0, 0, 0, 0, 0] },
    { review: { luck: 1, judged: -1, cost: 0 } },
    { review: { luck: 1 } },
  ])('are damaged where they make no sense: %j', async (change) => {
    await put('one', { ...result, ...change });
    expect(await read()).toEqual({ results: [], damaged: 1 });
  });

  it('are deleted with what is damaged, and nothing else is', async () => {
    await put('one', result);
    await put('bad', 7);
    await database.objects.set('body:slot', 'a game');
    await deleteResults();
    expect(await read()).toEqual({ results: [], damaged: 0 });
    expect(await database.objects.get('body:slot')).toBe('a game');
  });
});

describe('a game that has ended', () => {
  it('is kept with the dice of the person, and of nobody else', async () => {
    // The white player decides first, and again after three actions of black.
    end({ played: ['roll', 'roll', 'a', 'roll', 'roll'] });
    await keepResult();
    const { results } = await read();
    expect(results).toEqual([
      {
        ...COUNTED,
        format: 1,
        id: 'one',
        of: 'counting',
        side: 'white',
        level: 'hard',
        dice: [0, 0, 0, 0, 0, 2],
        endedAt: expect.any(Number) as unknown,
      },
    ]);
  });

  it.each([
    ['that has not ended', { isOver: false }],
    ['of two people', { black: 'human' }],
    ['of practice', { practice: true }],
    ['at a host', { hosted: {} as never }],
    ['that was opened at its end', { happening: { count: 0, kind: 'play', events: [] } }],
    ['whose end was done again', { happening: { count: 2, kind: 'redo', events: [] } }],
  ] as const)('is not kept: one %s', async (_, setting) => {
    end(setting);
    await keepResult();
    expect((await read()).results).toEqual([]);
  });

  it('is not kept where its game knows no results', async () => {
    end({}, () => null);
    await keepResult();
    end({}, null);
    await keepResult();
    expect((await read()).results).toEqual([]);
  });

  it('keeps when it ended, and what its review found, when it is opened again', async () => {
    await put('one', { ...result, review: { luck: 1, judged: 2, cost: 3 } });
    end({ happening: { count: 0, kind: 'play', events: [] } });
    await keepResult();
    expect((await read()).results).toMatchObject([
      { endedAt: 5, review: { luck: 1, judged: 2, cost: 3 }, ...COUNTED },
    ]);
  });

  it('takes what a review found of the person’s side, once it has come as far as before', async () => {
    await put('one', result);
    const reviewed = async (judged: number, luck: number) => {
      await keepReview('one', (side) => ({ luck, judged, cost: side === 'white' ? 1 : 0 }));
      return (await read()).results[0]!.review;
    };
    expect(await reviewed(0, 1)).toEqual({ luck: 1, judged: 0, cost: 1 });
    expect(await reviewed(3, 2)).toMatchObject({ luck: 2 });
    expect(await reviewed(3, 4)).toMatchObject({ luck: 4 });
    expect(await reviewed(2, 9)).toMatchObject({ luck: 4 });
    await keepReview('other', () => ({ luck: 9, judged: 9, cost: 9 }));
    expect((await read()).results).toHaveLength(1);
  });
});
