import { useGame, type Referee } from '#table/store/game.ts';
import {
  backLimit,
  backTo,
  mayRedo,
  mayRestartPhase,
  mayRestartTurn,
  mayUndo,
  redo,
  restartPhase,
  restartTurn,
  rewind,
  undo,
  whyNotBackTo,
} from '#table/store/history.ts';
import { play, playAll } from '#table/store/play.ts';
import { answerConsent, useConsent } from '#table/store/shared-screen.ts';
import { useUi } from '#table/store/ui.ts';
import { begin, cursor, REFUSAL, wasSaved } from './counting.ts';

const happening = () => useGame.getState().happening;

describe('one press of undo against the computer', () => {
  beforeEach(() => begin({ black: 'easy' }));

  it('takes back all that the computer did, and the action of the person before it', () => {
    for (const action of ['a', 'b', 'c', 'd']) play(action);
    expect(mayUndo()).toBe(true);
    undo();
    expect(cursor()).toBe(0);
    expect(mayRedo()).toBe(true);
    redo();
    expect(cursor()).toBe(4);
  });

  it('goes to the last decision of the person, not further', () => {
    for (const action of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) play(action);
    undo();
    expect(cursor()).toBe(4);
    redo();
    expect(cursor()).toBe(8);
  });

  it('is barred where the computer has rolled a die, however far the person would have to go back', () => {
    for (const action of ['a', 'roll', 'c', 'd']) play(action);
    expect(mayUndo()).toBe(false);
    undo();
    expect(cursor()).toBe(4);
    expect([0, 2, 4].map((step) => whyNotBackTo(step))).toEqual(['die', 'ai', null]);
    expect([mayRestartPhase(), mayRestartTurn()]).toEqual([false, false]);
  });

  it('does not begin anew at a decision of the computer', () => {
    for (const action of ['a', 'b', 'c', 'd', 'e', 'f']) play(action);
    // The phase of the last two began with the white player, the phase before it with the computer.
    expect([mayRestartPhase(), mayRestartTurn()]).toEqual([false, true]);
    restartPhase();
    backTo(3);
    expect(cursor()).toBe(6);
    backTo(4);
    expect([cursor(), happening().kind]).toEqual([4, 'undo']);
    begin({ black: 'easy', played: ['a', 'roll', 'c'] });
    expect(mayRestartTurn()).toBe(false);
    restartTurn();
    expect(cursor()).toBe(3);
    expect(whyNotBackTo(3)).toBe('ai');
  });
});

describe('one press of undo', () => {
  it('takes back one action, or what one press did', () => {
    // Nobody is asked.
    begin({ table: 'solo' });
    play('a');
    playAll(['b', 'c']);
    undo();
    expect(cursor()).toBe(1);
    redo();
    expect(cursor()).toBe(3);
    play('d');
    undo();
    expect(cursor()).toBe(3);
    redo();
    expect(cursor()).toBe(4);
  });

  it('tells what happened, and saves it', () => {
    begin();
    play('a');
    play('b');
    expect([happening(), wasSaved()]).toEqual([{ count: 2, kind: 'play', events: ['b'] }, true]);
    undo();
    expect([happening(), wasSaved()]).toEqual([{ count: 3, kind: 'undo', events: [] }, true]);
    redo();
    expect([happening(), wasSaved()]).toEqual([{ count: 4, kind: 'redo', events: [] }, true]);
  });

  it('does nothing where nothing was done', () => {
    begin();
    const before = useGame.getState();
    expect([mayUndo(), mayRedo(), mayRestartPhase(), mayRestartTurn()]).toEqual(Array(4).fill(false));
    for (const press of [undo, redo, restartPhase, restartTurn, () => backTo(0), () => backTo(1)]) press();
    expect(useGame.getState()).toBe(before);
    expect(wasSaved()).toBe(false);
  });

  it('goes as far as a die within one press allows, and forward again', () => {
    begin();
    play('a');
    playAll(['roll', 'c']);
    undo();
    expect([cursor(), mayUndo()]).toEqual([2, false]);
    redo();
    expect([cursor(), mayRedo()]).toEqual([3, false]);
  });

  it('forgets what one press did once something else is done there', () => {
    begin();
    play('a');
    playAll(['b', 'c']);
    undo();
    playAll(['d']);
    play('e');
    expect(useGame.getState().batches).toEqual([{ from: 1, to: 2 }]);
    undo();
    expect(cursor()).toBe(2);
    playAll(['f', 'g']);
    expect(useGame.getState().batches).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 4 },
    ]);
  });
});

describe('where a way back would reopen a decision of the other person', () => {
  const asked = () => useConsent.getState().question;

  it.each<[string, () => void, number, number]>([
    ['undo', undo, 1, 0],
    ['a step of the log', () => backTo(0), 3, 0],
    ['the turn anew', restartTurn, 3, 0],
    ['the phase anew', restartPhase, 1, 0],
  ])('%s asks that person first', (_, press, from, to) => {
    for (const agrees of [false, true]) {
      begin({ played: ['a', 'b', 'c'].slice(0, from) });
      press();
      expect(asked()).toMatchObject({ kind: 'back', side: 'white' });
      expect([cursor(), useUi.getState().dialog, wasSaved()]).toEqual([from, 'consent', false]);
      answerConsent(agrees);
      expect([cursor(), wasSaved()]).toEqual([agrees ? to : from, agrees]);
      expect([asked(), useUi.getState().dialog]).toEqual([null, null]);
    }
  });

  it('nobody is asked about decisions of one’s own, in solo practice, or against the computer', () => {
    begin({ played: ['a', 'b', 'c'] });
    undo();
    expect([asked(), cursor()]).toEqual([null, 2]);
    restartPhase();
    begin({ played: ['a'], table: 'solo' });
    undo();
    expect([asked(), cursor()]).toEqual([null, 0]);
    begin({ played: ['a', 'b', 'c', 'd'], black: 'easy' });
    backTo(0);
    expect([asked(), cursor()]).toEqual([null, 0]);
  });
});

describe('solo practice', () => {
  it('goes back over dice and over what is hidden', () => {
    begin({
      table: 'solo',
      played: ['a', 'roll', 'c', 'd', 'e'],
      hidden: { 0: 'face-down', 5: 'face-down' },
    });
    expect([mayUndo(), whyNotBackTo(0)]).toEqual([true, null]);
    expect(backLimit(useGame.getState().timeline!)).toBe(0);
    backTo(3);
    restartPhase();
    expect(cursor()).toBe(2);
    undo();
    expect(cursor()).toBe(1);
    redo();
    redo();
    restartTurn();
    expect([cursor(), happening().kind]).toEqual([0, 'restart']);
    redo();
    expect(cursor()).toBe(1);
  });
});

describe('a phase or a turn', () => {
  it('is begun anew', () => {
    begin({ played: ['a', 'b', 'c'] });
    expect(mayRestartPhase()).toBe(true);
    restartPhase();
    expect([cursor(), mayRestartPhase(), mayRestartTurn()]).toEqual([2, false, true]);
    expect([happening().kind, wasSaved()]).toEqual(['restart', true]);
  });

  it('is begun anew down to the last die', () => {
    begin({ played: ['a', 'roll', 'c'] });
    restartTurn();
    expect([cursor(), mayRestartTurn()]).toEqual([2, false]);
  });
});

describe('what lies face down', () => {
  it('is not gone back to with the screen in other hands, nor forward to', () => {
    begin({ played: ['a', 'b'], hidden: { 0: 'face-down', 1: 'face-down', 2: 'face-down' } });
    expect(backLimit(useGame.getState().timeline!)).toBe(1);
    expect([0, 1, 2].map((step) => whyNotBackTo(step))).toEqual(['screen', null, null]);
    restartTurn();
    expect([cursor(), mayUndo(), mayRestartTurn()]).toEqual([1, false, false]);
    useGame.setState(({ timeline }) => ({ timeline: { ...timeline!, cursor: 0 } }));
    expect(mayRedo()).toBe(false);
    redo();
    expect(cursor()).toBe(0);
  });
});

describe('steps that the game has not', () => {
  it('bar nothing, and are not gone to', () => {
    begin({ black: 'easy', played: ['a', 'b', 'c', 'd'] });
    expect([whyNotBackTo(1), whyNotBackTo(5)]).toEqual(['ai', null]);
    backTo(5);
    expect(cursor()).toBe(4);
  });

  it('are forgotten beyond the one that is rewound to', () => {
    begin({ played: ['a', 'b', 'c'] });
    rewind(1);
    expect(useGame.getState()).toMatchObject({
      timeline: { cursor: 1, steps: [{ action: 'a' }] },
      happening: { count: 1, kind: 'undo', events: [] },
    });
    expect(useGame.getState().timeline!.steps).toHaveLength(1);
  });
});

describe('in a lesson', () => {
  it.each([true, false])('the referee says whether one may go back: %s', (mayGoBack) => {
    const referee = {
      play: vi.fn<Referee['play']>(() => REFUSAL),
      mayGoBack: () => mayGoBack,
      goBack: vi.fn<() => void>(),
      startOver: vi.fn<() => void>(),
    };
    begin({ played: ['a', 'b', 'c'], referee });
    expect([mayUndo(), mayRestartPhase(), mayRestartTurn()]).toEqual([mayGoBack, mayGoBack, false]);
    expect(whyNotBackTo(0)).toBe('lesson');
    undo();
    restartPhase();
    restartTurn();
    backTo(1);
    expect([referee.goBack, referee.startOver].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(cursor()).toBe(3);
  });
});
