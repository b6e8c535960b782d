import { board, startTimeline, undo } from '#engine/winter-war';
import { reportTurn, lastTurn, newlyAtTurn } from '#games/winter-war/ui/summary/last-turn.ts';
import { turnMarks } from '#games/winter-war/ui/summary/turn-marks.ts';
import { act, end, setUp, shortGame } from '../../../../table/replay/short-game.ts';

const hex = board.hexByName;

describe('the last Player-Turn', () => {
  const game = shortGame();

  it('is the one that is over', () => {
    expect(lastTurn(game)).toMatchObject({ turn: { side: 'soviet', from: 0, to: 6 }, until: 6 });
    // While it goes on there is none before it.
    expect(lastTurn({ ...game, cursor: 5 })).toBeNull();
    expect(lastTurn(startTimeline(game.start))).toBeNull();
    expect(lastTurn(setUp())).toBeNull();
  });

  it('is new to the one who is to move next, until he does something', () => {
    expect(newlyAtTurn(game)).toBe('finn');
    expect(newlyAtTurn({ ...game, cursor: 5 })).toBeNull();
    const finn = game.steps.at(-1)!.state.units.findIndex(({ at }) => at === hex('0620'));
    const moved = act(game, { type: 'move', unit: finn, path: [hex('0621')] });
    expect(newlyAtTurn(moved)).toBeNull();
    expect(lastTurn(moved)).toMatchObject({ turn: { side: 'soviet' }, until: 6 });
    expect(newlyAtTurn(undo(moved))).toBe('finn');
  });

  it('is followed by what the Interphase brings', () => {
    let line = act(shortGame({ events: true }), end);
    while (line.steps.at(-1)!.state.phase !== 'interphase') line = act(line, end);
    const { turn } = lastTurn(line)!;
    expect(turn.side).toBe('finn');
    line = act(line, { type: 'roll' }, [1]);
    // The Interphase goes on: it is told when it is over.
    expect(lastTurn(line)).toEqual({ turn, until: turn.to });
    line = act(line, { type: 'roll' }, [1]);
    line = act(line, end);
    const last = lastTurn(line)!;
    expect(last).toEqual({ turn, until: line.cursor });
    expect(newlyAtTurn(line)).toBe('soviet');
    expect(reportTurn(line, turn.from, last.until).others.length).toBeGreaterThan(1);
  });

  it('leaves ways, battles and losses on the map', () => {
    const { lines, marks } = turnMarks(game, 0, 6);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ kind: 'trail', side: 'soviet' });
    expect(marks).toEqual([{ hex: hex('1207'), kind: 'battle', text: 'De' }]);
  });

  it('draws a way that several went only once', () => {
    const twice = {
      ...game,
      steps: [game.steps[0]!, { ...game.steps[0]! }],
      cursor: 2,
    };
    expect(turnMarks(twice, 0, 2).lines).toHaveLength(1);
  });
});
