import {
  NO_GENERATOR,
  play,
  present,
  serialise,
  startTimeline,
  undo,
  type Action,
  type Timeline,
} from '#engine/winter-war';
import { bringPure } from './tab.ts';
import { hexes, position, stacks } from '../../engine/winter-war/rules/helpers.ts';
import { brawl } from '../../games/winter-war/records/random-game.ts';

const KEY = 'winter-war-secret';

/** The modules of a page that has just opened, on a device with this storage, or on one that stores nothing. */
async function page(storage: Map<string, string> | null) {
  vi.resetModules();
  vi.stubGlobal(
    'localStorage',
    storage
      ? {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
        }
      : undefined,
  );
  const modules = { ...(await import('#table/store/dice.ts')), ...(await import('#table/store/record.ts')) };
  await bringPure();
  return modules;
}
type Page = Awaited<ReturnType<typeof page>>;

let device: Map<string, string>;
let here: Page;
beforeEach(async () => {
  device = new Map();
  here = await page(device);
});
afterEach(() => {
  globalThis.winterWarTest = undefined;
  vi.unstubAllGlobals();
});

/** Two fights that may be fought in either order. */
const FIGHTS = position('finn', 'attack', stacks('f2015 4-4-2, s2115 1-1-4, f2009 6-6-2 6-6-2, s2109 1-1-4'));
const attack = (from: string, target: string): Action => ({
  type: 'attack',
  attackers: FIGHTS.units.flatMap(({ at }, unit) => (at === hexes(from)[0] ? [unit] : [])),
  targets: hexes(target),
});
const WEST = attack('2015', '2115');
const NORTH = attack('2009', '2109');

const act = (line: Timeline, action: Action, on: Page = here): Timeline => {
  const played = play(line, action, on.diceFor(line, action));
  if (!played.ok) throw new Error(played.refusal.text);
  return played.timeline;
};
const opened = (text: string, on: Page = here): Timeline => {
  const read = on.readRecord(text);
  if (!read.ok) throw new Error(read.error.text);
  return read.timeline as Timeline;
};
const game = (on: Page = here): Timeline =>
  on.forTable(startTimeline({ ...FIGHTS, random: NO_GENERATOR }), 'hotseat') as Timeline;
/** The first faces that an action would roll: enough to tell two rows of dice apart. */
const row = (line: Timeline, action: Action, on: Page = here, length = 24): number[] => {
  const dice = on.diceFor(line, action);
  return Array.from({ length }, (_, nth) => (typeof dice === 'function' ? dice(nth)! : dice[nth]!));
};

describe('the dice of a game at the table', () => {
  it('are the same for the same action, on this device, after any reload, in any copy', async () => {
    const line = game();
    const faces = row(line, WEST);
    expect(row(opened(here.recordText(line)), WEST)).toEqual(faces);
    const later = await page(device);
    expect(row(opened(here.recordText(line), later), WEST, later)).toEqual(faces);
    expect(act(line, WEST).steps[0]!.dice).toEqual(faces.slice(0, 1));
    expect(row(undo(act(line, WEST), true), WEST)).toEqual(faces);
  });

  it('are others for another action, step, game or device', async () => {
    const line = game();
    const rows = [row(line, WEST), row(line, NORTH), row(act(line, NORTH), WEST), row(game(), WEST)];
    const other = await page(new Map());
    rows.push(row(line, WEST, other));
    const nowhere = await page(null);
    rows.push(row(line, WEST, nowhere));
    expect(row(line, WEST, nowhere)).toEqual(rows.at(-1));
    expect(new Set(rows.map((faces) => faces.join(''))).size).toBe(6);
  });

  it('are computed only when an action needs one', () => {
    const line = game();
    act(line, { type: 'end' });
    here.diceFor(line, WEST);
    expect(device.has(KEY)).toBe(false);
    act(line, WEST);
    expect(device.get(KEY)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('follow from nothing that a record holds', () => {
    const text = here.recordText(act(game(), WEST));
    expect(text).not.toMatch(/"random":\[[^\]]/);
    expect(text).not.toContain(device.get(KEY));
  });

  it('come from the generator where there is one', () => {
    const line = startTimeline(FIGHTS);
    const played = play(line, WEST);
    expect(played.ok && act(line, WEST).steps[0]!.dice).toEqual(played.ok && played.timeline.steps[0]!.dice);
  });

  it('survive a storage full of nonsense', async () => {
    const key = 'a'.repeat(64);
    for (const nonsense of ['{', '{}', 'null', '', `${key}0`, `x${key}`]) {
      const storage = new Map([[KEY, nonsense]]);
      const there = await page(storage);
      const line = game(there);
      expect(row(line, WEST, there)).toEqual(row(line, WEST, there));
      expect(storage.get(KEY)).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('count the steps of the past', () => {
    const { start } = game();
    const steps = (count: number): Timeline['steps'] =>
      Array<Timeline['steps'][number]>(count).fill({ state: start } as Timeline['steps'][number]);
    const line = { ...game(), steps: steps(5), cursor: 5, about: { id: 'a' } };
    const past = {
      by: { rules: 1, board: 1 },
      actions: [WEST, WEST].map((action) => ({ action, dice: [] })),
      lost: 0,
    };
    const later = { ...line, steps: steps(3), cursor: 3, about: { id: 'a', past } };
    expect(row(later, WEST)).toEqual(row(line, WEST));
  });
});

/** By how far counts differ from equal ones, as the statistic of Pearson. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How often each face, and each pair of one face after another, comes up. */
function counted(faces: readonly number[]) {
  const single = Array<number>(6).fill(0);
  const pairs = Array<number>(36).fill(0);
  faces.forEach((face, i) => {
    single[face - 1]!++;
    if (i) pairs[(faces[i - 1]! - 1) * 6 + face - 1]!++;
  });
  return { single, pairs };
}

describe('the faces', () => {
  // What one true die in a million would exceed, with 5 and with 35 degrees of freedom.
  const MOST = { single: 35.9, pairs: 90 };
  // One byte too many or too few before the division by six is seen from about 600,000 rolls on.
  const ROLLS = 1_000_000;

  it('come up equally often, one by one and in pairs, within an action', () => {
    globalThis.winterWarTest = { seed: 1 };
    const { single, pairs } = counted(row(game(), WEST, here, ROLLS));
    expect(single.reduce((sum, count) => sum + count)).toBe(ROLLS);
    expect(chiSquare(single)).toBeLessThan(MOST.single);
    expect(chiSquare(pairs)).toBeLessThan(MOST.pairs);
  });

  it('come up equally often at the same action, step after step', () => {
    globalThis.winterWarTest = { seed: 2 };
    const { start } = game();
    // The position stays the same: only its number counts.
    const line = { ...game(), steps: Array(60_000).fill({ state: start }) as Timeline['steps'] };
    const firsts = Array.from(
      { length: 60_000 },
      (_, step) => row({ ...line, cursor: step }, WEST, here, 1)[0]!,
    );
    const { single, pairs } = counted(firsts);
    expect(chiSquare(single)).toBeLessThan(MOST.single);
    expect(chiSquare(pairs)).toBeLessThan(MOST.pairs);
  });
});

describe('a game that comes on the table', () => {
  it('loses the generator that it had, and is told apart by it for ever', () => {
    const old = brawl(7, {}, 90);
    const first = here.forTable(old, 'hotseat');
    expect(JSON.stringify(first)).not.toMatch(/"random":\[[^\]]/);
    expect(present(first)).toEqual({ ...present(old), random: [] });
    expect(here.forTable(opened(serialise(old)), 'hotseat')).toEqual(first);
    expect(first.about?.id).not.toBe(here.forTable(brawl(8, {}, 1), 'hotseat').about?.id);
  });

  it('does not stand before a die that has fallen, but in solo practice', () => {
    const line = act(game(), WEST);
    const back = { ...line, cursor: 0 };
    expect(here.forTable(back, 'hotseat').cursor).toBe(1);
    expect(here.forTable(back, 'solo').cursor).toBe(0);
    expect(here.forTable(line, 'hotseat')).toEqual(line);
  });

  it('opens with what earlier versions noted in it: who looked, what was changed, and a seal', () => {
    const line = act(game(), WEST);
    const file = JSON.parse(here.recordText(line)) as object;
    const old = {
      ...file,
      changed: true,
      reopened: true,
      looks: [{ at: 0, side: 'finn', how: 'seat', who: 'recruit' }],
      seal: { key: '01234567', tag: 'abc' },
    };
    expect(opened(JSON.stringify(old))).toEqual(line);
    expect(here.recordText(opened(JSON.stringify(old)))).toBe(JSON.stringify(file));
  });
});

describe('scripted dice', () => {
  it('come first, and are spent once', () => {
    globalThis.winterWarTest = { dice: [3, 6, 1], seed: 7 };
    const line = game();
    expect(row(line, WEST).slice(0, 3)).toEqual([3, 6, 1]);
    here.spendScriptedDice(2);
    expect(row(line, WEST)[0]).toBe(1);
    expect(here.freshSeed()).toBe(7);
  });

  it('leave the faces to the seed where there are none, on any device and in any version', async () => {
    globalThis.winterWarTest = { seed: 7 };
    here.spendScriptedDice(1);
    const line = { ...game(), about: { id: 'a' } };
    const faces = row(line, WEST, here, 40);
    expect(faces.join('')).toBe('4463651331525543431213431656524664353412');
    expect(row(line, WEST, await page(new Map()), 40)).toEqual(faces);
    globalThis.winterWarTest = { seed: 8 };
    expect(row(line, WEST)).not.toEqual(faces.slice(0, 24));
  });

  it('are not there outside of tests', () => {
    here.spendScriptedDice(1);
    expect(new Set([here.freshSeed(), here.freshSeed(), here.freshSeed()]).size).toBe(3);
  });
});
