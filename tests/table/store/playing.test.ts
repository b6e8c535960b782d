/** The game on the table as it is played: by whom, with which dice, and who has the screen. */
import { at } from '#engine/core/timeline.ts';
import {
  BOTH_SIDES,
  canPlaySolo,
  current,
  deviceHolderAt,
  handoverTo,
  isComputersTurn,
  isForOne,
  isForTwoPlayers,
  position,
  useGame,
  viewerOf,
  wouldReveal,
  type Referee,
} from '#table/store/game.ts';
import { carryOut, computerToDecide, play, playAll } from '#table/store/play.ts';
import {
  answerConsent,
  handOverSide,
  hasAid,
  idleListNow,
  idleListsBySide,
  liftCurtain,
  proposeAid,
  useConsent,
  whyNotHandOver,
} from '#table/store/shared-screen.ts';
import { useUi } from '#table/store/ui.ts';
import { begin, cursor, REFUSAL, wasSaved } from './counting.ts';

const now = () => useGame.getState();
const FACE_DOWN = { 0: 'face-down', 1: 'face-down', 2: 'face-down' } as const;

beforeEach(() => begin());

it('there is none before one came', () => {
  useGame.setState({ timeline: null });
  expect(current).toThrow('No game is on the table');
  expect(position).toThrow('No game is on the table');
  expect([computerToDecide(), whyNotHandOver('black', 'easy'), idleListNow()]).toEqual([
    null,
    null,
    'listIdle',
  ]);
  handOverSide('black', 'easy');
  expect(now()).toMatchObject({ seats: { black: 'easy' }, curtain: null });
});

describe('an action', () => {
  it('is played, told and saved', () => {
    expect(play('a')).toBeNull();
    expect([cursor(), now().happening, wasSaved()]).toEqual([
      1,
      { count: 1, kind: 'play', events: ['a'] },
      true,
    ]);
    expect(position()).toMatchObject({ count: 1 });
  });

  it('that is refused changes nothing', () => {
    const before = now();
    expect(play('no')).toMatchObject({ key: 'no' });
    expect(playAll(['no 1', 'no 2'])).toMatchObject({ text: 'no 1' });
    expect(playAll([])).toBeNull();
    expect(now()).toBe(before);
    expect(wasSaved()).toBe(false);
  });

  it('is left out among others where it is refused', () => {
    play('a');
    expect(playAll(['b', 'no 1', 'c', 'no 2'])).toMatchObject({ text: 'no 1' });
    expect(now()).toMatchObject({
      batches: [{ from: 1, to: 3 }],
      happening: { count: 2, kind: 'play', events: ['b', 'c'] },
    });
    expect(wasSaved()).toBe(true);
    expect(playAll(['d'])).toBeNull();
  });

  it('spends the scripted dice that it rolled', () => {
    globalThis.winterWarTest = { dice: [2, 3, 4, 5] };
    play('a');
    play('roll');
    play('no roll');
    playAll(['roll', 'b', 'roll']);
    expect(current().steps.flatMap(({ dice }) => dice)).toEqual([2, 3, 4]);
    expect(globalThis.winterWarTest.dice).toEqual([5]);
    // Whoever brings the dice spends none.
    expect(carryOut('roll', [1])).toBeNull();
    expect(current().steps.at(-1)!.dice).toEqual([1]);
    expect(globalThis.winterWarTest.dice).toEqual([5]);
    globalThis.winterWarTest = undefined;
  });

  it('is judged by the referee of a lesson, the first that he does not take being the last', () => {
    const judge = vi.fn<Referee['play']>((action) => (action === 'b' ? REFUSAL : null));
    const referee = { play: judge, mayGoBack: () => false, goBack: () => {}, startOver: () => {} };
    begin({ referee });
    expect([play('a'), play('b')]).toEqual([null, REFUSAL]);
    expect(playAll(['a', 'c'])).toBeNull();
    expect(playAll(['a', 'b', 'c'])).toBe(REFUSAL);
    expect(judge.mock.calls.map(([action]) => action)).toEqual(['a', 'b', 'a', 'c', 'a', 'b']);
    expect(cursor()).toBe(0);
  });

  it('that changes hands over something face down lets the curtain fall', () => {
    begin({ hidden: { 1: 'face-down' } });
    play('a');
    expect(now().curtain).toBe('black');
    // It stays until it is lifted, whoever plays.
    play('b');
    expect(now().curtain).toBe('black');
    wasSaved();
    liftCurtain();
    expect([now().curtain, wasSaved()]).toEqual([null, true]);
  });
});

describe('the computer is to decide', () => {
  it.each<[Parameters<typeof begin>[0], string | null]>([
    [{ played: ['a'], black: 'easy' }, 'black'],
    [{ white: 'hard' }, 'white'],
    [{ black: 'easy' }, null],
    [{ played: ['a'] }, null],
    [{ played: ['a'], black: 'easy', practice: true }, null],
    [{ played: ['a'], black: 'easy', curtain: 'white' }, null],
    [{ played: ['a'], black: 'easy', isOver: true }, null],
  ])('%j: %s', (setting, side) => {
    begin(setting);
    expect(computerToDecide()).toBe(side);
  });

  it('whatever lies between, where it plays the side that decides', () => {
    for (const [black, isOver, isIts] of [
      ['easy', false, true],
      ['easy', true, false],
      ['human', false, false],
    ] as const) {
      begin({ played: ['a'], black, isOver, curtain: 'white', practice: true });
      expect(isComputersTurn(position(), now().seats)).toBe(isIts);
    }
  });
});

describe('who plays', () => {
  it.each<[Parameters<typeof begin>[0], { forOne: boolean; forTwo: boolean }]>([
    [{}, { forOne: false, forTwo: true }],
    [{ practice: true }, { forOne: false, forTwo: false }],
    [{ table: 'solo' }, { forOne: true, forTwo: false }],
    [
      { table: 'solo', practice: true },
      { forOne: false, forTwo: false },
    ],
    [
      { table: 'solo', white: 'easy' },
      { forOne: false, forTwo: false },
    ],
    [{ black: 'easy' }, { forOne: false, forTwo: false }],
    [{ isForOne: true }, { forOne: false, forTwo: false }],
    [{ timeline: null }, { forOne: false, forTwo: false }],
  ])('%j: %j', (setting, { forOne, forTwo }) => {
    begin(setting);
    expect([isForOne(now()), isForTwoPlayers(now())]).toEqual([forOne, forTwo]);
  });

  it.each<[Parameters<typeof begin>[0], readonly string[]]>([
    [{}, ['white', 'black']],
    [{ black: 'easy' }, ['white', 'white']],
    [{ white: 'easy' }, ['black', 'black']],
    [{ white: 'easy', black: 'hard' }, [BOTH_SIDES, BOTH_SIDES]],
  ])('%j: %j have the screen in turn', (setting, holders) => {
    begin({ ...setting, played: ['a'] });
    const positions = [0, 1].map((step) => at(current(), step));
    expect(positions.map(deviceHolderAt)).toEqual(holders);
    expect(positions.map((state) => viewerOf(state, now().seats))).toEqual(holders);
    useGame.setState({ table: 'solo' });
    expect(positions.map(deviceHolderAt)).toEqual([BOTH_SIDES, BOTH_SIDES]);
  });
});

describe('the curtain', () => {
  type Setting = NonNullable<Parameters<typeof begin>[0]>;
  it.each<[string, string | null, Setting, string | null]>([
    ['falls before who comes to see something face down', 'white', { hidden: FACE_DOWN }, 'black'],
    ['falls before who opens it, though nobody had it', null, { hidden: FACE_DOWN }, 'black'],
    ['stays open where nothing is hidden', 'white', {}, null],
    ['stays open for whom the screen is with', 'black', { hidden: FACE_DOWN }, null],
    ['stays open in solo practice', 'white', { hidden: FACE_DOWN, table: 'solo' }, null],
    ['stays open before what is written down', 'white', { hidden: { 1: 'written' } }, null],
    ['stays open for who watches', 'black', { hidden: FACE_DOWN, white: 'easy', black: 'easy' }, null],
    ['stays open for who has watched', BOTH_SIDES, { hidden: FACE_DOWN }, null],
    ['stays open for who comes alone', null, { hidden: FACE_DOWN, white: 'easy' }, null],
    ['falls before who takes over from the other', 'white', { hidden: FACE_DOWN, white: 'easy' }, 'black'],
  ])('%s', (_, before, setting, side) => {
    begin({ played: ['a'], ...setting });
    const { table, seats } = now();
    expect(handoverTo(before, { line: current(), table, seats })).toBe(side);
  });

  it('falls before what is written down where a side is handed over', () => {
    begin({ played: ['a'], hidden: { 1: 'written' } });
    const passing = { line: current(), table: 'hotseat', seats: now().seats, handed: true } as const;
    expect(handoverTo('white', passing)).toBe('black');
    expect(handoverTo('white', { ...passing, table: 'solo' })).toBeNull();
  });
});

describe('handing a side over', () => {
  it('gives it to a computer player, with a seed, and takes it back', () => {
    const seed = 9;
    globalThis.winterWarTest = { seed };
    handOverSide('black', 'easy');
    expect([now().seats, wasSaved()]).toEqual([{ white: 'human', black: 'easy', seed }, true]);
    // Whoever comes later brings none.
    globalThis.winterWarTest = undefined;
    handOverSide('white', 'hard');
    expect(now().seats).toEqual({ white: 'hard', black: 'easy', seed });
    handOverSide('black', 'human');
    expect([now().seats, now().curtain]).toEqual([{ white: 'hard', black: 'human', seed }, null]);
  });

  it('does nothing in practice, or where nothing changes', () => {
    handOverSide('black', 'human');
    expect(wasSaved()).toBe(false);
    begin({ practice: true });
    handOverSide('black', 'easy');
    expect([now().seats['black'], wasSaved()]).toEqual(['human', false]);
  });

  it('passes the curtain where it comes to see what is written down', () => {
    begin({ played: ['a'], black: 'easy', hidden: { 1: 'written' } });
    handOverSide('black', 'human');
    expect(now().curtain).toBe('black');
    handOverSide('white', 'easy');
    expect(now().curtain).toBe('black');
  });

  // Of four actions the first is the white player's; things lie face down for black.
  it.each<[string, Parameters<typeof begin>[0], string, string, boolean]>([
    ['shows what lies face down', { played: ['a'] }, 'black', 'easy', true],
    ['shows nothing in solo practice', { played: ['a'], table: 'solo' }, 'black', 'easy', false],
    ['shows nothing where the viewer stays', { played: ['a'] }, 'white', 'easy', false],
    [
      'shows nothing to who watches',
      { played: ['a'], white: 'easy', black: 'easy' },
      'black',
      'human',
      false,
    ],
    ['shows nothing where nothing is hidden', { played: ['a'], hidden: {} }, 'black', 'easy', false],
    [
      'shows no more than what is written down',
      { played: ['a'], hidden: { 1: 'written' } },
      'black',
      'easy',
      false,
    ],
    ['is the way on where the computer fails', { black: 'human', white: 'easy' }, 'white', 'human', false],
    [
      'shows nothing more while the person decides',
      { played: ['a'], white: 'easy' },
      'white',
      'human',
      false,
    ],
    ['shows it to who watches from then on', { played: ['a'], white: 'easy' }, 'black', 'easy', true],
  ])('%s', (_, setting, side, who, reveals) => {
    begin({ hidden: FACE_DOWN, ...setting });
    const { table, seats } = now();
    expect(wouldReveal({ line: current(), table, seats }, side, who)).toBe(reveals);
    expect(whyNotHandOver(side, who)).toBe(reveals ? 'face-down' : null);
    const before = seats[side];
    handOverSide(side, who);
    expect(now().seats[side]).toBe(reveals ? before : who);
  });
});

describe('solo practice', () => {
  const line = (played: readonly string[], hidden: Parameters<typeof begin>[0] = {}) => {
    begin({ played, ...hidden });
    return current();
  };
  it('is open to games in which nothing is hidden, now or at their end', () => {
    expect(canPlaySolo(line(['a']))).toBe(true);
    expect(canPlaySolo(line(['a'], { hidden: { 0: 'face-down' } }))).toBe(true);
    expect(canPlaySolo(line(['a'], { hidden: { 1: 'face-down' } }))).toBe(false);
    expect(canPlaySolo(line(['a'], { hidden: { 1: 'written' } }))).toBe(false);
    expect(canPlaySolo({ ...line(['a'], { hidden: { 1: 'written' } }), cursor: 0 })).toBe(false);
  });

  it('is open to positions that were passed on, and to games that always were', () => {
    expect(canPlaySolo(line([], { hidden: { 0: 'written' } }))).toBe(true);
    expect(canPlaySolo(line([], { hidden: { 0: 'face-down' } }))).toBe(false);
    expect(canPlaySolo({ ...line([], { hidden: { 0: 'face-down' } }), about: { alone: true } })).toBe(true);
  });
});

describe('aids', () => {
  const without = () => current().about?.withoutAids;
  const agree = () => answerConsent(true);

  it('are done without only in a game for two that says so', () => {
    const about = { withoutAids: ['odds'] as const };
    const line = { ...current(), about };
    for (const [setting, odds] of [
      [{}, false],
      [{ table: 'solo' }, true],
      [{ black: 'easy' }, true],
    ] as const) {
      begin({ ...setting, timeline: line });
      expect([hasAid('odds'), hasAid('threats')]).toEqual([odds, true]);
    }
    const { about: _, ...plain } = line;
    for (const timeline of [null, plain, { ...line, about: {} }]) {
      begin();
      useGame.setState({ timeline });
      expect(hasAid('odds')).toBe(true);
    }
  });

  it('are changed where the other player agrees', () => {
    begin({ played: ['a'] });
    useGame.setState({ timeline: { ...current(), about: { id: 'x' } } });
    proposeAid('odds', false);
    expect(useConsent.getState().question).toMatchObject({
      kind: 'aid',
      side: 'white',
      aid: 'odds',
      allowed: false,
    });
    expect(without()).toBeUndefined();
    useUi.setState({ mode: { mode: 'unit' }, notice: { kind: 'text', text: 'x' } });
    agree();
    expect([without(), hasAid('odds'), wasSaved()]).toEqual([['odds'], false, true]);
    // What one had in hand was chosen with the aid.
    expect(useUi.getState()).toMatchObject({ mode: { mode: 'idle' }, notice: null });
    proposeAid('threats', false);
    agree();
    expect(without()).toEqual(['threats', 'odds']);
    proposeAid('threats', true);
    answerConsent(false);
    expect(without()).toEqual(['threats', 'odds']);
    for (const aid of ['threats', 'odds'] as const) {
      proposeAid(aid, true);
      agree();
    }
    expect(current().about).toEqual({ id: 'x' });
    begin();
    proposeAid('odds', false);
    expect(useConsent.getState().question!.side).toBe('black');
    answerConsent(false);
    expect(without()).toBeUndefined();
  });

  it('nothing is agreed to where nothing was asked', () => {
    const before = now();
    agree();
    expect(now()).toBe(before);
  });
});

describe('the list of what has not moved', () => {
  it('is a setting of each of two people, and of one alone', () => {
    expect(idleListsBySide()).toEqual([
      ['white', 'listIdleFirst'],
      ['black', 'listIdleSecond'],
    ]);
    expect(idleListNow()).toBe('listIdleFirst');
    play('a');
    expect(idleListNow()).toBe('listIdleSecond');
    begin({ table: 'solo' });
    expect([idleListsBySide(), idleListNow()]).toEqual([null, 'listIdle']);
  });
});
