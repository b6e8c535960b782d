import { beforeEach, describe, expect, it } from 'vitest';
import { newGame, restore, serialise, startTimeline, type Seats } from '#engine/winter-war';
import { meta as card } from '#games/winter-war/meta.ts';
import { toGameToKeep, recordText } from '#table/store/record.ts';
import {
  computerSides,
  onlyHuman,
  PEOPLE,
  rememberedSeats,
  rememberSeats,
  seatsOf,
} from '#table/store/seats.ts';

const line = startTimeline(newGame({}, 1));
const seats: Seats = { finn: 'human', soviet: 'general', seed: 12 };

describe('who plays', () => {
  it('goes with the record of a game', () => {
    expect(restore(serialise(line, seats))).toEqual({ ok: true, timeline: line, seats });
    expect(toGameToKeep(line, 'hotseat', null, seats)).toMatchObject({
      seats,
      game: recordText(line, seats),
    });
  });

  it('is not in the record of a game between people, old or new', () => {
    const record = serialise(line);
    expect(record).not.toContain('seats');
    expect(restore(record)).not.toHaveProperty('seats');
    expect(toGameToKeep(line, 'hotseat', null)).not.toHaveProperty('seats');
  });

  it.each([
    { finn: 'human', soviet: 'marshal', seed: 1 },
    { finn: 'human', seed: 1 },
    { finn: 'human', soviet: 'recruit', seed: 1.5 },
    'general',
    [],
    null,
    { finn: '__proto__', soviet: 'constructor', seed: 1 },
    { finn: 'human', soviet: '<img src=x onerror=alert(1)>', seed: 1 },
    { finn: 'human', soviet: ['general'], seed: 1 },
    { finn: 'human', soviet: { toString: 'general' }, seed: 1 },
    { finn: 'human', soviet: 'general', seed: 2 ** 31 },
    { finn: 'human', soviet: 'general', seed: 1e308 },
    { finn: 'human', soviet: 'general', seed: '1' },
    { finn: 'human', soviet: 'general' },
    { finn: 'human', soviet: 'general', seed: 1, sweden: 'general' },
  ])('is refused where it makes no sense: %j', (wrong) => {
    const record = JSON.stringify({ ...JSON.parse(serialise(line)), seats: wrong });
    expect(restore(record)).toMatchObject({ ok: false, error: { key: 'damaged' } });
  });

  it('tells the one person from two and none', () => {
    expect(onlyHuman(seats)).toBe('finn');
    expect(onlyHuman(PEOPLE)).toBeNull();
    expect(onlyHuman({ ...seats, finn: 'recruit' })).toBeNull();
    expect(computerSides({ ...seats, finn: 'recruit' })).toEqual(['finn', 'soviet']);
  });
});

describe('the choice of a new game', () => {
  beforeEach(() => localStorage.clear());

  it('begins against the computer, for most come alone', () => {
    expect(seatsOf(card, rememberedSeats(card))).toEqual({ finn: 'human', soviet: 'recruit' });
  });

  it('is remembered on the device', () => {
    const choice = { ...rememberedSeats(card), kind: 'ai', side: 'soviet', level: 'general' } as const;
    rememberSeats(card, choice);
    expect(rememberedSeats(card)).toEqual(choice);
    expect(seatsOf(card, rememberedSeats(card))).toEqual({ finn: 'general', soviet: 'human' });
    rememberSeats(card, { ...choice, kind: 'people' });
    expect(seatsOf(card, rememberedSeats(card))).toMatchObject({ finn: 'human', soviet: 'human' });
  });

  it.each(['{', 'null', '7', '{"kind":"chess","rival":"marshal","watched":3}'])(
    'takes what it can from %s',
    (kept) => {
      localStorage.setItem('winter-war-seats', kept);
      expect(rememberedSeats(card)).toMatchObject({ kind: 'ai', level: 'recruit' });
    },
  );
});
