import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { present, RECOMMENDED, restore } from '#engine/winter-war';
import {
  GameFile,
  mergeGames,
  optionsOf,
  playAll,
  type Game,
  type Job,
} from '../../../../tools/lab/games.ts';
import { luckAdjusted } from '../../../../tools/lab/figures.ts';
import { balanceText } from '../../../../tools/lab/balance.ts';
import { fairStart, sharesWith } from '../../../../tools/lab/fair.ts';
import { meetPool, playPairs } from '../../../../tools/lab/matches.ts';
import { POOL } from '../../../../tools/lab/pool.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'lab-'));
afterAll(() => rmSync(dir, { recursive: true }));
let files = 0;
const newPath = (): string => path.join(dir, `${++files}.jsonl`);

const jobs = [1, 2, 3, 4].map((seed): Job => ({
  soviet: 'recruit',
  finn: 'recruit',
  rules: 'recommended',
  seed,
}));
const crew = { workers: 1, build: 'one' };
/** A game that nobody has played. */
const invent = (job: Partial<Job>, points = 0, more: Partial<Game> = {}): Game => ({
  ...jobs[0]!,
  ...job,
  points,
  level: 'draw',
  reason: 'turns',
  breachTurn: null,
  isolated: [],
  exchanged: [],
  crosses: false,
  ledger: {},
  thought: {
    finn: { phases: 1, ms: 1, most: 1, marches: [] },
    soviet: { phases: 1, ms: 1, most: 1, marches: [] },
  },
  faults: [],
  build: 'one',
  ...more,
});
const write = (...games: readonly Game[]): string => {
  const file = newPath();
  writeFileSync(file, games.map((game) => `${JSON.stringify(game)}\n`).join(''));
  return file;
};
const read = (file: string): Game[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Game);
/** What does not depend on how fast the machine is, in the order of the seeds. */
const results = (games: readonly Game[]): unknown[] =>
  games.map((game) => ({ ...game, thought: null, build: null })).sort((a, b) => a.seed - b.seed);

describe('a run', () => {
  const runTool = (...flags: string[]): string =>
    execFileSync('node', ['tools/run.mjs', 'lab', '--soviet', 'recruit', '--finn', 'recruit', ...flags], {
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('gives the same games with one worker and with many', async () => {
    const file = newPath();
    const words = runTool('--games', '2', '--threads', '2', '--each', '--out', file).split('\n');
    const here = await playAll(jobs.slice(0, 2), { ...crew, measure: 'quickLuck' });
    expect(here.every(({ luck }) => Number.isFinite(luck))).toBe(true);
    expect(results(read(file))).toEqual(results(here));
    expect(words.slice(0, 2).map((line) => JSON.parse(line) as unknown)).toEqual(
      here.map(({ seed, points, reason }) => ({ seed, points, reason })),
    );
  });

  it('says what is wrong without a stack', () => {
    const file = write(invent({}));
    let words = '';
    try {
      runTool('--games', '1', '--out', file);
    } catch (error) {
      words = (error as { stderr: string }).stderr;
    }
    expect(words).toBe(`${file} exists. --resume goes on with it.\n`);
  });

  it('that was broken off gives the same figures as an unbroken one', async () => {
    const file = newPath();
    const whole = await playAll(jobs, { ...crew, file: new GameFile(file, 'one', false) });
    expect(read(file)).toEqual(whole);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines[2]}\n${lines[0]}\n${lines[1]!.slice(0, 60)}`);
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
    const resumed = new GameFile(file, 'one', true);
    expect(warned).toHaveBeenCalledWith(`${file}: the last line was not finished and is dropped.`);
    expect([...resumed.games.values()].map(({ seed }) => seed)).toEqual([3, 1]);
    const heard: number[] = [];
    const games = await playAll(jobs, { ...crew, file: resumed }, ({ seed }) => heard.push(seed));
    expect(heard).toEqual([1, 2, 3, 4]);
    expect(results(games)).toEqual(results(whole));
    expect(results(read(file))).toEqual(results(whole));
  });

  it('that needs actions does not take games that were kept without', async () => {
    const file = new GameFile(write(invent({})), 'one', true);
    await expect(playAll(jobs.slice(0, 1), { ...crew, file, keepsRecords: true })).rejects.toThrow(
      'no actions',
    );
  });

  it('plays no game that is in its file, and goes on behind a line end that is there', async () => {
    const file = write(invent({ seed: 1 }, 777), invent({ seed: 2 }, 888));
    const games = await playAll(jobs.slice(0, 3), { ...crew, file: new GameFile(file, 'one', true) });
    expect(games.slice(0, 2).map(({ points }) => points)).toEqual([777, 888]);
    expect(read(file)).toHaveLength(3);
  });

  it('stops where its listener does, and keeps what was played', async () => {
    const file = newPath();
    const stop = (): never => {
      throw new Error('enough');
    };
    const run = playAll(jobs, { ...crew, file: new GameFile(file, 'one', false) }, stop);
    await expect(run).rejects.toThrow('enough');
    expect(read(file)).toHaveLength(1);
  });

  it('writes games as files that the app opens', async () => {
    const file = newPath();
    const [game] = await playAll(jobs.slice(0, 1), { ...crew, saveAs: () => file });
    const restored = restore(readFileSync(file, 'utf8'));
    if (!restored.ok) throw new Error(restored.error.text);
    expect(present(restored.timeline).outcome).toMatchObject({ points: game!.points, level: game!.level });
  });

  it('reads rules by their names', () => {
    expect(optionsOf('recommended', 1)).toEqual(RECOMMENDED);
    expect(optionsOf('recommended/clar9', 1)).toEqual({ ...RECOMMENDED, clar9: !RECOMMENDED.clar9 });
    expect(optionsOf('chance', 1)).toEqual(optionsOf('chance', 1));
    expect(optionsOf('chance', 1)).not.toEqual(optionsOf('chance', 2));
  });
});

describe('a file of games', () => {
  it('is not written over', () =>
    expect(() => new GameFile(write(invent({})), 'one', false)).toThrow('--resume'));

  it('is begun where there is none', () => expect(new GameFile(newPath(), 'one', true).games.size).toBe(0));

  it('of another build is refused', () =>
    expect(() => new GameFile(write(invent({})), 'two', true)).toThrow('another build (one, not two)'));

  it.each([
    ['players', { finn: 'officer' }],
    ['rules', { rules: 'printed' }],
  ] as const)('of a run with other %s is refused, but not one with other seeds', (_, other) => {
    const kept = new GameFile(write(invent({ seed: 99 })), 'one', true);
    expect(() => kept.expectOnly(jobs)).not.toThrow();
    const mixed = new GameFile(write(invent({}), invent(other)), 'one', true);
    expect(() => mixed.expectOnly(jobs)).toThrow('is of another run: it has the game');
  });

  it.each([
    ['no JSON', '{"soviet":"rec'],
    ['not a game', '{"points":3}'],
    ['empty', ''],
  ])('with a damaged line before its last names the line: %s', (_, line) => {
    const file = write(invent({}));
    appendFileSync(file, `${line}\n${JSON.stringify(invent({ seed: 2 }))}\n`);
    expect(() => new GameFile(file, 'one', true)).toThrow(`${file}, line 2, is damaged`);
  });
});

describe('merged files', () => {
  it('have each game once, whatever the machines were busy with', () => {
    const slow = { thought: { ...invent({}).thought, finn: { phases: 1, ms: 9, most: 9, marches: [] } } };
    const one = write(invent({ seed: 1 }, 10), invent({ seed: 2 }, 20));
    const two = write(invent({ seed: 2 }, 20, slow), invent({ seed: 3 }, 30));
    const out = newPath();
    expect(mergeGames([one, two], out)).toEqual({ games: 3, twice: 1 });
    expect(read(out).map(({ seed, points }) => [seed, points])).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
    expect(new GameFile(out, 'one', true).games.size).toBe(3);
  });

  it('leave out a last line that was not finished, and the file as it is', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const file = write(invent({}));
    appendFileSync(file, '{"soviet":');
    const before = readFileSync(file, 'utf8');
    expect(mergeGames([file], newPath()).games).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    ['a game with two results', [invent({}, 1)], [invent({}, 2)], 'there twice, with different results'],
    ['games of two builds', [invent({})], [invent({ seed: 2 }, 0, { build: 'two' })], 'another build'],
  ])('cannot be made of %s', (_, one, two, message) =>
    expect(() => mergeGames([write(...one), write(...two)], newPath())).toThrow(message),
  );

  it('neither replace a file nor come from one that is not there', () => {
    const file = write(invent({}));
    expect(() => mergeGames([file], file)).toThrow('exists');
    expect(() => mergeGames([newPath()], newPath())).toThrow('There is no file');
  });
});

describe('figures', () => {
  const known = (games: readonly Game[]) => ({ ...crew, file: new GameFile(write(...games), 'one', true) });
  const between = (soviet: Job['soviet'], finn: Job['finn'], ...points: readonly number[]): Game[] =>
    points.map((found, i) => invent({ soviet, finn, seed: i + 1 }, found));

  it('of the pool are what an idea gains for its own side on the same seeds', async () => {
    const games = [
      ...between('general', 'general', 30, 0, 60),
      ...between('general', 'dasher', 20, -10, 50),
      ...between('besieger', 'general', 35, 25, 60),
    ];
    const heard: object[] = [];
    const found = await meetPool([1, 2, 3], 'recommended', known(games), (one) => heard.push(one), [
      'dasher',
      'besieger',
    ]);
    expect(heard).toEqual([{ self: { mean: 30, within: 33.95 }, games: 3 }, ...found]);
    expect(found).toEqual([
      {
        opponent: 'dasher',
        seat: 'finn',
        does: POOL.dasher.does,
        pairs: 3,
        gain: { mean: 10, within: 0 },
        points: { mean: 20, within: 33.95 },
        leningrad: 0,
      },
      {
        opponent: 'besieger',
        seat: 'soviet',
        does: POOL.besieger.does,
        pairs: 3,
        gain: { mean: 10, within: 14.97 },
        points: { mean: 40, within: 20.4 },
        leningrad: 0,
      },
    ]);
  });

  it('come less luck beside the raw ones, with the games that this saves', async () => {
    // What differs between these games is luck, but for two points.
    const withLuck = (games: readonly Game[], ...lucks: readonly number[]): Game[] =>
      games.map((game, i) => ({ ...game, luck: lucks[i]! }));
    const games = [
      ...withLuck(between('officer', 'recruit', 90, 41, 49), 40, -9, -1),
      ...withLuck(between('recruit', 'officer', 10, 10, 10), 0, 0, 0),
    ];
    const heard: object[] = [];
    await playPairs([['officer', 'recruit']], [1, 2, 3], 'recommended', known(games), (one) =>
      heard.push(one),
    );
    expect(heard).toMatchObject([
      {
        lead: { mean: 50, within: 29.75 },
        leadAdjusted: { mean: 40, within: 0, fewerGames: 1 },
        asSoviet: { mean: 60 },
        asSovietAdjusted: { mean: 50, within: 0 },
        asFinnAdjusted: { mean: 10, within: 0 },
      },
    ]);
    // Luck that has nothing to do with the results costs games.
    expect(luckAdjusted([10, 20, 30], [5, -5, 5])).toEqual({ mean: 18.33, within: 13.07, fewerGames: -0.33 });
    expect(luckAdjusted([10, 20, 30], [5, undefined, 5])).toBeUndefined();
  });

  it('of the pool come less luck too, for the side that has the idea', async () => {
    const games = [
      ...between('general', 'general', 30, 0, 60).map((game) => ({ ...game, luck: 0 })),
      ...between('general', 'dasher', 20, -10, 50).map((game) => ({ ...game, luck: -10 })),
    ];
    const [found] = await meetPool([1, 2, 3], 'recommended', known(games), () => {}, ['dasher']);
    expect(found).toMatchObject({
      gain: { mean: 10 },
      gainAdjusted: { mean: 0 },
      points: { mean: 20 },
      pointsAdjusted: { mean: 30 },
    });
  });

  const ended = (points: number, times: number, reason = 'turns'): Game[] =>
    Array.from({ length: times }, (_, i) => invent({ seed: i + 1 }, points, { reason }));

  it('of a fair start are the smallest handicap with which both sides win equally often', () => {
    // The Finns win 15 of these, the Soviets 3; half of all are one point short of a draw.
    const games = [...ended(0, 4), ...ended(25, 1), ...ended(30, 10), ...ended(45, 2), ...ended(70, 3)];
    expect(sharesWith(0, fairStart(games))).toEqual({ soviet: 0.15, draw: 0.1, finn: 0.75 });
    const { from, to, ...found } = fairStart(games);
    expect(found).toEqual({
      games: 20,
      points: { 0: 4, 25: 1, 30: 10, 45: 2, 70: 3 },
      leningrad: 0,
      // +10 lifts 25 to a draw: four to three. +20 lifts 45 to a Soviet win: four to five.
      handicap: 10,
      soviet: 0.15,
      draw: 0.65,
      finn: 0.2,
    });
    expect(from).toBeLessThanOrEqual(10);
    expect(to).toBeGreaterThanOrEqual(10);
    expect(fairStart(games)).toEqual(fairStart(games));
  });

  it('of a fair start leave a game to the Finns in which Leningrad fell', () => {
    const games = [...ended(0, 2, 'leningrad'), ...ended(30, 2)];
    expect(fairStart(games)).toMatchObject({ leningrad: 2, points: { 30: 2 }, handicap: 35, soviet: 0.5 });
  });

  it('of the balance come from all games of merged files', () => {
    const generals = (seed: number, points: number): Game =>
      invent({ soviet: 'general', finn: 'general', seed }, points, { level: 'decisive-finnish' });
    const out = newPath();
    mergeGames([write(generals(1, 0), generals(2, 30)), write(generals(3, 70))], out);
    const found = JSON.parse(balanceText([...new GameFile(out, 'one', true).games.values()])) as {
      presets: { recommended: { general: { games: number } } };
      fairStart: object;
    };
    expect(found.presets.recommended.general.games).toBe(3);
    expect(found.fairStart).toMatchObject({ recommended: { games: 3, points: { 0: 1, 30: 1, 70: 1 } } });
  });

  it('of pairs count who had the better Soviet total', async () => {
    const games = [
      ...between('officer', 'recruit', 90, 40, 50),
      ...between('recruit', 'officer', 10, 40, 60),
    ];
    const heard: unknown[] = [];
    await playPairs([['officer', 'recruit']], [1, 2, 3], 'recommended', known(games), (one) =>
      heard.push(one),
    );
    expect(heard).toMatchObject([
      { pair: ['officer', 'recruit'], pairs: 3, won: { share: 0.5 }, lead: { mean: 23.33 } },
    ]);
  });
});
