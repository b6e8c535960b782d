import { readFileSync } from 'node:fs';
import { at, positionFaults, present, readGame, type State, type Timeline } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { branchOf } from '#table/features/replay/BranchDialog.tsx';
import { useGame } from '#table/store/game.ts';
import {
  courseOf,
  endReplay,
  firstOfPlay,
  isAimedAt,
  stopFrom,
  upToNow,
  useReplay,
  watchInAMinute,
} from '#table/store/replay.ts';
import { mustRead } from '../../engine/core/notation/helpers.ts';
import { restAfterStep } from '#games/winter-war/analysis/records/events.ts';
import { aimed, pointedSummaryAt } from '#games/winter-war/ui/summary/pointed-summary.ts';
import { scaleOf } from '#table/features/replay/TimeSlider.tsx';
import { shownAt } from '#table/features/replay/ReplayFrame.tsx';
import { stepName, toldAt } from '#table/text/log.ts';
import { plain } from '#table/text/parts.ts';
import { act, end, inSovietSetUp, setUp, shortGame } from './short-game.ts';

setActiveGame(winterWar);

describe('the slider of a replay', () => {
  const played = 40;
  const stretch = (kind: 'before' | 'turn', from: number, to: number) =>
    ({ kind, from, to, turn: 1, side: 'soviet' }) as const;
  const scale = scaleOf({
    length: 70 + played,
    segments: [stretch('before', 0, 30), stretch('before', 30, 70), stretch('turn', 70, 70 + played)],
  });
  const { places, stepAt } = scale;

  it('gives the set-up of a side a short stretch, and play the rest, step by step', () => {
    expect(places[30]).toBeCloseTo(2);
    expect(places[70]).toBeCloseTo(4);
    expect(places.at(-1)).toBeCloseTo(4 + played);
    expect(places[71]! - places[70]!).toBeCloseTo(1);
  });

  it('finds every step again', () => {
    expect(places.map(stepAt)).toEqual(places.map((_, step) => step));
    expect(stepAt(-1)).toBe(0);
    expect(stepAt(1000)).toBe(110);
  });

  it('is even where nothing but a set-up, or none, is watched', () => {
    expect(scaleOf({ length: 3, segments: [stretch('before', 0, 3)] }).places).toEqual([0, 1, 2, 3]);
    expect(scaleOf(courseOf(shortGame())).places).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(scaleOf({ length: 0, segments: [] }).places).toEqual([0]);
  });
});

describe('a finished game in a minute', () => {
  it.each(['01', '05', '10'])('game %s plays from its first turn, and lasts about that long', (name) => {
    const game = mustRead(readGame(readFileSync(`docs/games/winter-war-${name}.txt`, 'utf8')));
    useGame.setState({ ...useGame.getInitialState(), timeline: game });
    watchInAMinute();
    const { step, speed, playing } = useReplay.getState();
    expect([step, playing]).toEqual([firstOfPlay(courseOf(game)), true]);
    let wait = 0;
    for (let now = step; now < game.steps.length; now++) wait += restAfterStep(game, now) / speed;
    expect(wait).toBeGreaterThan(40_000);
    expect(wait).toBeLessThan(90_000);
    endReplay();
  });
});

describe('the course of a replay', () => {
  const game = shortGame();
  const course = courseOf(game);

  it('stops at turns and battles', () => {
    // What other tests tell of this game holds of one that can come about.
    expect(positionFaults(game.start)).toEqual([]);
    expect(game.steps).toHaveLength(6);
    expect(course.turns).toEqual([0, 6]);
    expect(course.battles).toEqual([4]);
    expect(course.labels).toEqual([{ step: 0, turn: 6 }]);
    expect(course.gameTurns).toEqual([0, 6]);
    expect(firstOfPlay(course)).toBe(0);
    const whole = courseOf(setUp());
    expect(whole.segments.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      'before finn',
      'before soviet',
    ]);
    const playing = courseOf(act(setUp(), end));
    expect(firstOfPlay(playing)).toBe(whole.length);
  });

  it('finds the next stop either way, and stays where there is none', () => {
    const stops = [0, 4, 6];
    expect(stopFrom(stops, 0, 1)).toBe(4);
    expect(stopFrom(stops, 4, 1)).toBe(6);
    expect(stopFrom(stops, 6, 1)).toBe(6);
    expect(stopFrom(stops, 5, -1)).toBe(4);
    expect(stopFrom(stops, 0, -1)).toBe(0);
  });

  it('rests longer at a battle than at a march, and hardly at all while counters are placed', () => {
    expect(restAfterStep(game, 4)).toBeGreaterThan(restAfterStep(game, 1));
    const placing = setUp();
    expect(restAfterStep(placing, 2)).toBeLessThan(100);
    expect(isAimedAt(game, 3)).toBe(true);
    expect(isAimedAt(game, 4)).toBe(false);
  });

  it('leaves out what has been taken back', () => {
    expect(upToNow({ ...game, cursor: 2 }).steps).toHaveLength(2);
  });

  it('points out ways, targets and losses', () => {
    expect(pointedSummaryAt(game, 1).lines).toMatchObject([{ kind: 'trail', side: 'soviet' }]);
    expect(aimed(at(game, 3), game.steps[3]!.action)).toMatchObject({
      lines: [{ kind: 'attack' }],
      highlights: [{ kind: 'target' }],
    });
    const fought = pointedSummaryAt(game, 4);
    expect(fought.lines).toMatchObject([{ kind: 'attack' }]);
    expect(fought.marks).toMatchObject([{ kind: 'loss' }]);
    expect(pointedSummaryAt(game, 0).lines).toEqual([]);
  });

  it('tells every moment in words', () => {
    expect(toldAt(game, 0).map(plain)).toEqual(['The game begins.']);
    expect(plain(toldAt(game, 2)[0]!)).toBe('6-4-2 (18) moves from Antrea (1408) to 1308.');
    expect(stepName(game, 4)).toBe('Turn 6 · Soviet · Attack');
    expect(toldAt(setUp(), 3).map(plain)).toEqual(['Placing counters.']);
  });
});

describe('what a replay may show', () => {
  const game = inSovietSetUp();
  const finnish = game.steps.findIndex(({ action }) => action.type === 'end');

  it('hides the Finnish set-up from the Soviets while they set up', () => {
    const { position } = shownAt(game, finnish - 1, 'hotseat');
    expect(position.viewer).toBe('soviet');
    expect((position.seen as State).units.filter(({ at: hex }) => hex >= 0)).toHaveLength(0);
    // The same game by one who plays both sides.
    const { position: open } = shownAt(game, finnish - 1, 'solo');
    expect((open.seen as State).units.filter(({ at: hex }) => hex >= 0).length).toBeGreaterThan(20);
  });

  it('shows all of it when the game is over', () => {
    const over = { ...present(game), phase: 'over' as const };
    const { position } = shownAt(
      { ...game, steps: [...game.steps.slice(0, -1), { ...game.steps.at(-1)!, state: over }] },
      finnish - 1,
      'hotseat',
    );
    expect(position.seen).toBe(at(game, finnish - 1));
    expect(position.viewer).toBe('soviet');
  });
});

describe('a game that branches off', () => {
  const game = shortGame();
  const branch = branchOf(game, 4) as Timeline;

  it('keeps what has been played, with its dice and its rules', () => {
    expect(branch.cursor).toBe(4);
    expect(branch.steps.map(({ action, dice }) => [action, dice])).toEqual(
      game.steps.slice(0, 4).map(({ action, dice }) => [action, dice]),
    );
    expect(present(branch).options).toEqual(present(game).options);
    expect({ ...present(branch), random: null }).toEqual({ ...at(game, 4), random: null });
  });

  it('draws other dice from there on', () => {
    expect(present(branch).random).toEqual([]);
  });

  it('changes nothing in the game that was watched', () => {
    expect(game.steps).toHaveLength(6);
    expect(game.cursor).toBe(6);
  });
});
