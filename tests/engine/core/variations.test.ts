import {
  isMain,
  pathTo,
  stepsAfter,
  variationsUpTo,
  withGameMoment,
  withMain,
  withNotes,
  withoutMoment,
  withStep,
  type Variations,
} from '#engine/core/variations.ts';

const step = (action: string, ...dice: number[]) => ({ action, dice });

/** From the third moment a, then b or c; from the fifth d. */
const TREE: Variations<string> = [
  { at: 3 },
  { after: 0, action: 'a' },
  { at: 5 },
  { after: 1, action: 'b', dice: [4] },
  { after: 2, action: 'd' },
  { after: 1, action: 'c' },
];

describe('a tree of variations', () => {
  it('leads to each moment from a moment of the game', () => {
    expect(pathTo(TREE, 5)).toEqual({ at: 3, path: [1, 5] });
    expect(pathTo(TREE, 2)).toEqual({ at: 5, path: [] });
    expect(stepsAfter(TREE, 1)).toEqual([3, 5]);
    expect(stepsAfter(TREE, -1)).toEqual([]);
  });

  it('takes in a step, but not the same one twice', () => {
    expect(withGameMoment(TREE, 5)).toEqual({ all: TREE, index: 2 });
    expect(withGameMoment(TREE, 6).all.at(-1)).toEqual({ at: 6 });
    expect(withStep(TREE, 1, step('b', 4))).toEqual({ all: TREE, index: 3 });
    const { all, index } = withStep(TREE, 1, step('b', 5));
    expect(all[index]).toEqual({ after: 1, action: 'b', dice: [5] });
  });

  it('loses a step with all that follows it, and moments on which nothing hangs any more', () => {
    expect(withoutMoment(TREE, 1)).toEqual([{ at: 5 }, { after: 0, action: 'd' }]);
    expect(withoutMoment(TREE, 2)).toEqual([
      { at: 3 },
      { after: 0, action: 'a' },
      { after: 1, action: 'b', dice: [4] },
      { after: 1, action: 'c' },
    ]);
    expect(variationsUpTo(TREE, 4)).toEqual(withoutMoment(TREE, 2));
    // What hangs on the last moment stays.
    expect(variationsUpTo(TREE, 5)).toEqual(TREE);
  });

  it('has the line of any step as its main line, with every step where it was', () => {
    const { all, index } = withMain(TREE, 5);
    expect(all[index]).toMatchObject({ action: 'c' });
    expect(stepsAfter(all, 1)[0]).toBe(index);
    expect([isMain(TREE, 5), isMain(all, index), isMain(TREE, 3)]).toEqual([false, true, true]);
    expect(withMain(TREE, 3)).toEqual({ all: TREE, index: 3 });
    /** Actions on the way to each moment. */
    const ways = (tree: Variations<string>): string[] =>
      tree
        .map((_, i) => pathTo(tree, i))
        .map(({ at, path }) => [at, ...path.map((step) => (tree[step] as { action: string }).action)].join())
        .sort();
    // A tree of 60 moments, whose steps follow any that are before them.
    let large: Variations<string> = [{ at: 1 }];
    for (let i = 1; i < 60; i++)
      ({ all: large } = withStep(large, (i * 37) % Math.ceil(i / 2), step(`s${i}`)));
    for (let i = 0; i < large.length; i++) {
      const main = withMain(large, i);
      expect(ways(main.all)).toEqual(ways(large));
      expect(isMain(main.all, main.index)).toBe(true);
      main.all.forEach((moment, place) => expect('after' in moment ? moment.after : -1).toBeLessThan(place));
    }
  });

  it('keeps notes at a moment until they are taken away', () => {
    const notes = { text: 'Here', arrows: [[1, 2]], marks: [7] } as const;
    const { all, index } = withGameMoment([], 2);
    const noted = withNotes(all, index, notes);
    expect(noted).toEqual([{ at: 2, ...notes }]);
    expect(withNotes(noted, 0, { text: '', arrows: [], marks: [] })).toEqual([]);
  });
});
