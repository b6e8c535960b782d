import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { canonical } from '#table/store/canonical.ts';
import type * as FairDice from '#table/store/fair-dice.ts';
import type * as Records from '#table/store/record.ts';
import type * as Seen from '#table/store/seen-dice.ts';
import { bringPure } from './tab.ts';
import { finns, hexes, position, soviets } from '../../engine/winter-war/rules/helpers.ts';
import { brawl } from '../../games/winter-war/records/random-game.ts';

/** The modules of a page that has just opened, on a device with this storage, or one that keeps nothing. */
async function page(storage: Map<string, string> | null) {
  vi.resetModules();
  const fake = {
    getItem: (key: string) => storage?.get(key) ?? null,
    setItem: (key: string, value: string) => void storage?.set(key, value),
  };
  if (storage) vi.stubGlobal('localStorage', fake);
  else vi.stubGlobal('localStorage', undefined);
  const dice: typeof FairDice = await import('#table/store/fair-dice.ts');
  const records: typeof Records = await import('#table/store/record.ts');
  const seen: typeof Seen = await import('#table/store/seen-dice.ts');
  await bringPure();
  return { ...dice, ...records, ...seen };
}
type Page = Awaited<ReturnType<typeof page>>;

let device: Map<string, string>;
let here: Page;
beforeEach(async () => {
  device = new Map();
  here = await page(device);
});
afterEach(() => void vi.unstubAllGlobals());

/** Two fights that may be fought in either order. */
const FIGHTS = position('finn', 'attack', [
  ...finns('2015', '4-4-2'),
  ...soviets('2115', '1-1-4'),
  ...finns('2009', '6-6-2', '6-6-2'),
  ...soviets('2109', '1-1-4'),
]);
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
const row = (line: Timeline, action: Action, on: Page = here): number[] => {
  const dice = on.diceFor(line, action);
  return Array.from({ length: 24 }, (_, nth) => (typeof dice === 'function' ? dice(nth)! : dice[nth]!));
};

describe('the dice of a game at the table', () => {
  it('are the same for the same deed, on this device, after any reload, in any copy', async () => {
    const line = game();
    const faces = row(line, WEST);
    expect(row(opened(here.recordText(line)), WEST)).toEqual(faces);
    const later = await page(device);
    expect(row(opened(here.recordText(line), later), WEST, later)).toEqual(faces);
    expect(act(line, WEST).steps[0]!.dice).toEqual(faces.slice(0, 1));
    // However the attackers and their targets are counted, and whatever was taken back.
    const north = NORTH as Extract<Action, { type: 'attack' }>;
    expect(north.attackers).toHaveLength(2);
    const turned = { ...north, attackers: north.attackers.toReversed() };
    expect(row(line, turned)).toEqual(row(line, NORTH));
    expect(row(undo(act(line, WEST), true), WEST)).toEqual(faces);
  });

  it('are others after anything else, in another game, and on another device', async () => {
    const line = game();
    const rows = [row(line, WEST), row(line, NORTH), row(act(line, NORTH), WEST), row(game(), WEST)];
    const other = await page(new Map());
    rows.push(row(line, WEST, other));
    const nowhere = await page(null);
    rows.push(row(line, WEST, nowhere));
    expect(row(line, WEST, nowhere)).toEqual(rows.at(-1));
    expect(new Set(rows.map((faces) => faces.join(''))).size).toBe(6);
  });

  it('fall evenly', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    const dice = here.diceFor(game(), WEST) as (nth: number) => number;
    for (let nth = 0; nth < 6000; nth++) counts[dice(nth)]!++;
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('follow from nothing that a record holds', () => {
    const played = act(game(), WEST);
    const text = here.recordText(played);
    expect(text).not.toMatch(/"random":\[[^\]]/);
    for (const secret of device.values()) expect(text).not.toContain(secret);
    expect([...device.keys()]).toContain('winter-war-secret');
  });

  it('come from the generator where there is one', () => {
    const line = startTimeline(FIGHTS);
    const played = play(line, WEST);
    expect(played.ok && act(line, WEST).steps[0]!.dice).toEqual(played.ok && played.timeline.steps[0]!.dice);
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

  it('says so where its later dice have been seen here', async () => {
    const line = game();
    const early = here.recordText(line);
    const rolled = act(line, WEST);
    here.noteRolled(rolled);
    expect(here.forTable(opened(here.recordText(rolled)), 'hotseat').about?.reopened).toBeUndefined();
    expect(here.forTable(opened(early), 'hotseat').about?.reopened).toBe(true);
    expect(here.forTable(opened(early), 'solo').about?.reopened).toBeUndefined();
    expect(here.forTable(game(), 'hotseat').about?.reopened).toBeUndefined();
    const again = here.forTable(opened(early), 'hotseat');
    expect(opened(here.recordText(again)).about?.reopened).toBe(true);
    const nowhere = await page(null);
    nowhere.noteRolled(rolled);
    expect(nowhere.hasSeenLater(line)).toBe(false);
  });

  it('survives a storage full of nonsense', async () => {
    for (const nonsense of ['{', '{}', '[1,[2,3],["x"]]', 'null']) {
      device.set('winter-war-rolled', nonsense);
      device.set('winter-war-secret', nonsense);
      const there = await page(device);
      there.noteRolled(act(game(there), WEST, there));
      expect(there.hasSeenLater(game(there))).toBe(false);
    }
  });
});

describe('the seal under a record', () => {
  const line = (): Timeline => act(game(), WEST);
  interface File {
    id?: string;
    seal?: unknown;
    reopened?: true;
  }
  const forged = (change: (file: File) => void): string => {
    const file = JSON.parse(here.recordText(line())) as File;
    change(file);
    return JSON.stringify(file);
  };
  const isChanged = (text: string, on: Page = here): boolean => opened(text, on).about?.changed ?? false;

  it('tells of any change on the device that made it, and for good', () => {
    expect(isChanged(forged(() => undefined))).toBe(false);
    const text = forged((file) => void (file.reopened = true));
    expect(isChanged(text)).toBe(true);
    expect(isChanged(here.recordText(opened(text)))).toBe(true);
    expect(isChanged(forged((file) => void delete file.seal))).toBe(true);
    expect(isChanged(forged((file) => void (file.id = 'another')))).toBe(true);
  });

  it('does not mind another layout', () => {
    const file = JSON.parse(here.recordText(line())) as Record<string, unknown>;
    const turned = Object.fromEntries(Object.entries(file).toReversed());
    expect(isChanged(JSON.stringify(turned, null, 2))).toBe(false);
  });

  it('claims nothing on another device, nor of games that were never on a table', async () => {
    const text = forged((file) => void (file.reopened = true));
    const other = await page(new Map());
    expect(isChanged(text, other)).toBe(false);
    expect(isChanged(serialise(startTimeline(FIGHTS)))).toBe(false);
    expect(isChanged(serialise(brawl(2, {}, 5)))).toBe(false);
  });

  it('is a word in the order of its keys', () => {
    expect(canonical({ b: [1, null, { d: 'ä', c: undefined }], a: true })).toBe(
      '{"a":true,"b":[1,null,{"d":"ä"}]}',
    );
  });
});
