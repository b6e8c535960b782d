import { newGame, restore, serialise, startTimeline, type Seats } from '#engine/winter-war';
import { meta as card } from '#games/winter-war/meta.ts';
import { toGameToKeep, recordText } from '#table/store/record.ts';
import {
  chosenSeats,
  computerSides,
  isLevel,
  onlyHuman,
  PEOPLE,
  rememberedSeats,
  rememberSeats,
  seatAt,
  seated,
  seatsOf,
  withAid,
  type SeatChoice,
} from '#table/store/seats.ts';
import { bringPure } from './tab.ts';

beforeAll(bringPure);

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

it('a side that is not named is played by a person', () => {
  expect(seated(card, { soviet: 'general', seed: 3 })).toEqual({ finn: 'human', soviet: 'general', seed: 3 });
  expect([seatAt(seats, 'soviet'), seatAt(PEOPLE, 'soviet')]).toEqual(['general', 'human']);
  expect(['general', 'human', '', 0, undefined].map(isLevel)).toEqual([true, false, true, false, false]);
  expect([computerSides(PEOPLE), onlyHuman({ soviet: 'general', seed: 1 })]).toEqual([[], null]);
});

it('an aid is left out once, in the order of the list', () => {
  expect(withAid([], 'odds', false)).toEqual(['odds']);
  expect(withAid(['odds'], 'advice', false)).toEqual(['advice', 'odds']);
  expect(withAid(['advice', 'odds'], 'advice', true)).toEqual(['odds']);
  expect(withAid(['odds'], 'odds', false)).toEqual(['odds']);
});

describe('the choice of a new game', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const FIRST: SeatChoice = {
    kind: 'ai',
    side: 'finn',
    level: 'recruit',
    watched: { finn: 'officer', soviet: 'officer' },
  };

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

  it('is watched by their levels', () => {
    const choice = { ...FIRST, kind: 'watch', watched: { finn: 'general', soviet: 'recruit' } } as const;
    rememberSeats(card, choice);
    expect(chosenSeats(card)).toEqual({ was: true, seats: choice });
    expect(seatsOf(card, choice)).toEqual({ finn: 'general', soviet: 'recruit' });
  });

  it('is kept by the name that earlier versions gave it', () => {
    rememberSeats(card, { ...FIRST, level: 'general' });
    const { level: _, ...kept } = FIRST;
    expect(JSON.parse(localStorage.getItem('winter-war-seats')!)).toEqual({ ...kept, rival: 'general' });
  });

  it.each<[string | null, Partial<SeatChoice>]>([
    [null, {}],
    ['{', {}],
    ['null', {}],
    ['7', {}],
    ['{"kind":"chess","side":"swede","rival":"marshal","watched":3}', {}],
    ['{"kind":"people","side":"soviet","rival":7}', { kind: 'people', side: 'soviet' }],
    [
      '{"rival":"general","watched":{"finn":"recruit","soviet":"marshal"}}',
      {
        level: 'general',
        watched: { finn: 'recruit', soviet: 'officer' },
      },
    ],
  ])('takes what it can from %s', (kept, found) => {
    if (kept !== null) localStorage.setItem('winter-war-seats', kept);
    expect(rememberedSeats(card)).toEqual({ ...FIRST, ...found });
    expect(chosenSeats(card).was).toBe(kept !== null && kept !== '{');
  });

  it('is that of a new player where nothing is kept', () => {
    const closed = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    expect(() => rememberSeats(card, FIRST)).not.toThrow();
    expect(chosenSeats(card)).toEqual({ was: false, seats: FIRST });
  });

  it('is between people in a game without computer players', () => {
    const plain = { ...card, levels: [] };
    const people = { ...FIRST, kind: 'people', level: '', watched: { finn: '', soviet: '' } } as const;
    expect(rememberedSeats(plain)).toEqual(people);
    rememberSeats(plain, { ...people, kind: 'watch' });
    expect(rememberedSeats(plain)).toEqual(people);
    expect(rememberedSeats({ ...card, levels: ['only'] })).toMatchObject({
      level: 'only',
      watched: { finn: 'only', soviet: 'only' },
    });
  });
});
