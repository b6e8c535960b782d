import {
  AS_PRINTED,
  board,
  newGame,
  play as playLine,
  positionFrom,
  present,
  readySetUp,
  startTimeline,
  type Action,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { newTab, type Tab } from './tab.ts';
import { installFakeStorage } from './fake-storage.ts';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const PEOPLE = { finn: 'human', soviet: 'human', seed: 0 } as const;

const database = installFakeStorage();
let here: Tab;
beforeAll(async () => {
  here = await newTab();
});
beforeEach(async () => {
  await here.pendingSave();
  await database.empty();
});

const end: Action = { type: 'end' };
function act(line: Timeline, ...actions: readonly Action[]): Timeline {
  let now = line;
  for (const action of actions) {
    const played = playLine(now, action);
    if (!played.ok) throw new Error(played.refusal.text);
    now = played.timeline;
  }
  return now;
}

/** The Finns have set up, and lie face down while the Soviets do. */
const begun = startTimeline(newGame(AS_PRINTED, 4));
const finnish = act(begun, ...readySetUp(present(begun), 'historical', 1));
const faceDown = act(finnish, end);

/** A landing place is written down; the Finns move next. */
const written = act(
  startTimeline(
    positionFrom({
      turn: 2,
      phasing: 'soviet',
      phase: 'reinforcement',
      units: stacks('s1602 0-1-2 3-1-1, s1703 6-4-2, f0721 2-2-3'),
      options: { ...AS_PRINTED, airborne: true },
    }),
  ),
  { type: 'plan', hex: board.hexByName('1409') },
);

const open = (line: Timeline, table: 'hotseat' | 'solo' = 'hotseat') =>
  here.openGame({ from: 'incoming', table, timeline: line });
const now = () => here.useGame.getState();

describe('counters that lie face down', () => {
  beforeEach(async () => {
    await open(faceDown);
    here.liftCurtain();
  });

  it.each(['recruit', 'officer', 'general'] as const)(
    'are not shown by handing the Soviets to the %s',
    (level) => {
      expect(here.whyNotHandOver('soviet', level)).toBe('face-down');
      here.handOverSide('soviet', level);
      expect(now()).toMatchObject({ seats: PEOPLE, curtain: null });
      // The other side may go: the screen keeps its viewer, and the way round is closed too.
      here.handOverSide('finn', level);
      expect(now().seats.finn).toBe(level);
      here.handOverSide('soviet', level);
      expect(now().seats.soviet).toBe('human');
    },
  );

  it('are handed over once they are revealed', () => {
    expect(here.deployReady('historical')).toBeNull();
    expect(here.play(end)).toBeNull();
    here.handOverSide('soviet', 'recruit');
    expect(now()).toMatchObject({ seats: { soviet: 'recruit' }, curtain: null });
  });

  it('are not shown by a copy of the game: it comes in behind the curtain', async () => {
    const id = here.slotInPlay()!;
    await expect.poll(here.listGames).toMatchObject({ ok: true });
    expect(await here.duplicateGame(id, null)).toEqual({ ok: false, problem: 'gone' });
    for (const table of ['hotseat', 'solo'] as const) {
      expect(await open(faceDown, table)).toBeNull();
      expect(now()).toMatchObject({ table: 'hotseat', curtain: 'soviet' });
    }
  });

  it('wait behind the curtain when the game is opened again', async () => {
    const id = here.slotInPlay()!;
    await here.openGame({ from: 'new', table: 'solo', options: AS_PRINTED });
    expect(await here.openGame({ from: 'saved', id })).toBeNull();
    expect(now().curtain).toBe('soviet');
  });
});

it('a game with something face down comes in behind the curtain', async () => {
  expect(await open(faceDown)).toBeNull();
  expect(now().curtain).toBe('soviet');
});

describe('counters that the computer lays down', () => {
  it('may be taken over from it behind the curtain: it may have failed', async () => {
    await here.openGame({
      from: 'incoming',
      table: 'hotseat',
      timeline: finnish,
      seats: { ...PEOPLE, finn: 'recruit' },
    });
    expect(now().curtain).toBeNull();
    here.handOverSide('finn', 'human');
    expect(now()).toMatchObject({ seats: { finn: 'human' }, curtain: 'finn' });
  });

  it('are not for the person who plays against it, by watching', async () => {
    await here.openGame({
      from: 'incoming',
      table: 'hotseat',
      timeline: faceDown,
      seats: { ...PEOPLE, finn: 'recruit' },
    });
    here.handOverSide('soviet', 'recruit');
    expect(now().seats.soviet).toBe('human');
  });
});

it('a game with something hidden is not opened alone, by file or as it came', async () => {
  for (const line of [faceDown, written]) {
    expect(await open(line, 'solo')).toBeNull();
    expect(now().table).toBe('hotseat');
    expect(await here.openGame({ from: 'incoming', table: 'solo', timeline: line })).toBeNull();
    expect(now().table).toBe('hotseat');
  }
  expect(await open(begun, 'solo')).toBeNull();
  expect(now().table).toBe('solo');
});

describe('a plan that is written down', () => {
  /** On to where the Finns have the screen. */
  async function handOver(): Promise<void> {
    await open(written);
    do here.play(end);
    while ((here.position() as State).phasing === 'soviet');
  }

  it('bars the way back over the hand-over: undo, turn and phase anew, the log', async () => {
    await handOver();
    const { cursor } = now().timeline!;
    expect([here.mayUndo(), here.mayRestartTurn(), here.mayRestartPhase()]).toEqual([false, false, false]);
    expect(here.whyNotBackTo(cursor - 1)).toBe('screen');
    here.undo();
    here.restartTurn();
    here.backTo(0);
    expect(now().timeline!.cursor).toBe(cursor);
  });

  it('bars no way within one player’s turn', async () => {
    await open(written);
    here.play(end);
    expect(here.mayUndo()).toBe(true);
    here.undo();
    expect(now().timeline!.cursor).toBe(1);
    expect(here.mayRedo()).toBe(true);
  });

  it('is not redone into the hands of the other', async () => {
    await handOver();
    const line = now().timeline!;
    here.useGame.setState({ timeline: { ...line, cursor: line.cursor - 1 } });
    expect(here.mayRedo()).toBe(false);
    here.redo();
    expect(now().timeline!.cursor).toBe(line.cursor - 1);
  });

  it('is no bar for a person who plays the computer, which does not look', async () => {
    await here.openGame({
      from: 'incoming',
      table: 'hotseat',
      timeline: written,
      seats: { ...PEOPLE, finn: 'recruit' },
    });
    do here.carryOut(end, []);
    while ((here.position() as State).phasing === 'soviet');
    expect(here.whyNotBackTo(1)).toBeNull();
  });

  it('passes the curtain with the side that is handed over', async () => {
    await handOver();
    here.handOverSide('finn', 'recruit');
    expect(now()).toMatchObject({ seats: { finn: 'recruit' }, curtain: 'soviet' });
  });
});

describe('a second tab with the same game', () => {
  it('follows at once, so that it does not go on showing what has been laid down', async () => {
    await here.openGame({ from: 'incoming', table: 'hotseat', timeline: finnish });
    here.liftCurtain();
    const id = here.slotInPlay()!;
    const there = await newTab();
    // The lifted curtain has been saved.
    await expect.poll(() => there.readGame(id)).toMatchObject({ value: { curtain: null } });
    await there.openGame({ from: 'saved', id });
    there.liftCurtain();
    there.play(end);
    await expect.poll(now).toMatchObject({ saving: 'saved', curtain: 'soviet' });
    expect(present(now().timeline as Timeline).phasing).toBe('soviet');
  });

  it('keeps no copy of what lies face down', async () => {
    await open(faceDown);
    here.liftCurtain();
    expect(here.mayKeepBoth()).toBe(false);
    const slot = here.slotInPlay();
    await here.keepBoth();
    expect(here.slotInPlay()).toBe(slot);
  });
});
