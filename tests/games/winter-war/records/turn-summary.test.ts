import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  at,
  board,
  OFF_MAP,
  ROSTER,
  score,
  startTimeline,
  type Action,
  type Timeline,
  type UnitId,
} from '#engine/winter-war';
import { distance } from '#engine/winter-war/board/grid.ts';
import { buildDiceRecord } from '#games/winter-war/analysis/records/dice-record.ts';
import {
  findLastPlayerTurn,
  splitIntoTurns,
  type PlayerTurn,
} from '#games/winter-war/analysis/records/events.ts';
import { currentTrails } from '#games/winter-war/analysis/records/battles.ts';
import { summariseTurn } from '#games/winter-war/analysis/records/turn-summary.ts';
import { interphase, roll } from '../../../engine/winter-war/rules/events-helpers.ts';
import { end, hex, hexes, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { act, brawl, EVERYTHING, someOptions } from './random-game.ts';

const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });

/** A Soviet Player-Turn on plain ground: two marches, a battle won, an advance. */
function soviet(): { line: Timeline; division: UnitId; regiment: UnitId; defender: UnitId } {
  const state = position(
    'soviet',
    'movement',
    stacks('s1407 0-1-2, s1307 8-3-2, s1408 6-4-2, s1507 2-1-3, f1207 2-2-3, f0620 4-4-2'),
  );
  const division = unitAt(state, '1307');
  const regiment = unitAt(state, '1507');
  const defender = unitAt(state, '1207');
  let line = startTimeline(state);
  line = act(line, move(regiment, '1506', '1406'));
  line = act(line, move(unitAt(state, '1408'), '1308'));
  line = act(line, end);
  line = act(line, { type: 'attack', attackers: [division], targets: hexes('1207') }, [6]);
  line = act(line, { type: 'advance', unit: division, to: hex('1207') });
  return { line, division, regiment, defender };
}

describe('the summary of a Player-Turn', () => {
  const { line, division, regiment, defender } = soviet();
  const summary = summariseTurn(line, 0, line.cursor);

  it('tells who went where', () => {
    expect(summary).toMatchObject({ turn: 5, phase: 'movement', side: 'soviet' });
    const common = { side: 'soviet', rail: false };
    expect(summary.trails).toEqual([
      { ...common, unit: regiment, way: 'move', hexes: hexes('1507', '1506', '1406'), step: 0 },
      { ...common, unit: unitAt(line.start, '1408'), way: 'move', hexes: hexes('1408', '1308'), step: 1 },
      { ...common, unit: division, way: 'advance', hexes: hexes('1307', '1207'), step: 4 },
    ]);
  });

  it('tells the battles with what came of them', () => {
    expect(summary.battles).toMatchObject([
      {
        kind: 'attack',
        step: 3,
        side: 'soviet',
        attackers: [division],
        from: hexes('1307'),
        targets: hexes('1207'),
        attack: 8,
        defence: 2,
        column: '4-1',
        die: 6,
        result: 'De',
        losses: [{ unit: defender, side: 'finn', hex: hex('1207'), cause: 'attack', step: 3 }],
        trails: [{ unit: division, way: 'advance' }],
      },
    ]);
    expect(summary.losses).toEqual(summary.battles[0]!.losses);
  });

  it('tells what fell, and counts points before and after', () => {
    expect(board.isFortification(hex('1406'))).toBe(true);
    expect(summary.captures).toContainEqual({ hex: hex('1406'), side: 'soviet', step: 0 });
    expect(summary.points).toEqual({
      before: score(line.start).points,
      after: score(at(line, line.cursor)).points,
    });
  });

  it('of nothing is empty', () => {
    expect(summariseTurn(line, 0, 0)).toMatchObject({
      trails: [],
      battles: [],
      arrivals: [],
      losses: [],
      captures: [],
      supply: [],
      railways: [],
      others: [],
    });
  });

  it('keeps to its steps', () => {
    expect(summariseTurn(line, 0, 1).trails.map(({ unit }) => unit)).toEqual([regiment]);
    expect(summariseTurn(line, 0, 3).battles).toEqual([]);
    // The advance belongs to the battle, wherever the summary ends; so do the losses.
    expect(summariseTurn(line, 0, 4).battles[0]!.trails).toHaveLength(1);
  });
});

describe('trails', () => {
  const { line } = soviet();

  it('grow with the steps', () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => currentTrails(line, step).length)).toEqual([0, 1, 2, 2, 2, 3]);
    expect(currentTrails(line)).toEqual(summariseTurn(line, 0, line.cursor).trails);
  });

  it("show the other player's turn until one has done something oneself", () => {
    let after = act(line, end);
    while (at(after, after.cursor).phasing === 'soviet') after = act(after, end);
    expect(currentTrails(after).map(({ unit }) => unit)).toEqual(currentTrails(line).map(({ unit }) => unit));
    const unit = unitAt(line.start, '0620');
    const moved = act(after, move(unit, '0621'));
    expect(currentTrails(moved)).toMatchObject([{ unit, hexes: hexes('0620', '0621') }]);
    const turns = splitIntoTurns(moved);
    expect(turns.map(({ kind, side, from, to }) => [kind, side, from, to])).toEqual([
      ['player-turn', 'soviet', 0, after.cursor],
      ['player-turn', 'finn', after.cursor, after.cursor + 1],
    ]);
    expect(findLastPlayerTurn(moved, 'soviet')).toEqual(turns[0]);
    expect(findLastPlayerTurn(moved, 'finn')).toEqual(turns[1]);
    expect(findLastPlayerTurn(after, 'finn')).toBeNull();
  });
});

describe('other happenings', () => {
  it('reinforcements that were not taken back', () => {
    const state = position('soviet', 'reinforcement', stacks('s1407 0-1-2'), {
      waiting: [
        { type: '20-12-2', side: 'soviet', name: 'X' },
        { type: '2-1-3', name: '40' },
      ],
    });
    const [corps, tanks] = state.units.flatMap((unit, id) => (unit.at === OFF_MAP.waiting ? [id] : []));
    let line = startTimeline(state);
    line = act(line, { type: 'arrive', unit: corps!, hex: hex('1602') });
    line = act(line, { type: 'arrive', unit: tanks!, hex: hex('1602') });
    line = act(line, { type: 'arrive', unit: tanks!, hex: null });
    expect(summariseTurn(line, 0, 3).arrivals).toEqual([
      { unit: corps, hex: hex('1602'), joined: false, step: 0 },
    ]);
  });

  it('supply that was cut or came back, by comparing the beginning with the end', () => {
    const state = position(
      'soviet',
      'movement',
      stacks('s1407 0-1-2, s0807 2-1-2, s0908 2-1-2, f0620 4-4-2'),
    );
    const [far, near] = [unitAt(state, '0807'), unitAt(state, '0908')];
    expect([state.units[far]!.cut, state.units[near]!.cut]).toEqual([1, 0]);
    let line = act(startTimeline(state), move(far, '0907'));
    line = act(line, move(near, '0808'));
    line = act(line, end);
    expect(summariseTurn(line, 0, 3).supply).toEqual([
      { unit: far, hex: hex('0907'), before: 1, after: 0 },
      { unit: near, hex: hex('0808'), before: 0, after: 1 },
    ]);
  });

  it('paratroops that fell from the sky', () => {
    const state = position('soviet', 'planned-drop', stacks('s1602 3-1-1'), {
      options: { airborne: true },
      course: { plan: { hex: hex('1408'), turn: 5 } },
    });
    const line = act(startTimeline(state), { type: 'drop', hex: hex('1408') }, [6]);
    const unit = unitAt(state, '1602');
    expect(currentTrails(line)).toMatchObject([{ unit, way: 'drop', hexes: hexes('1602', '1408') }]);
    expect(buildDiceRecord(line).rolls).toMatchObject([
      { side: 'soviet', what: 'drop', dice: [6], battle: null },
    ]);
  });

  it('railways broken', () => {
    const state = position('finn', 'movement', stacks('f1407 4-4-2'), {
      options: { variableDemolition: true },
      owners: { '1407': 'finn' },
    });
    const railway = board.hexByName('1407');
    const broken: Timeline = {
      ...startTimeline(state),
      steps: [
        {
          action: end,
          dice: [],
          events: [{ type: 'demolished', unit: unitAt(state, '1407'), hex: railway }],
          state: { ...state, course: { ...state.course, broken: [railway] } },
          barrier: null,
        },
      ],
      cursor: 1,
    };
    expect(summariseTurn(broken, 0, 1).railways).toEqual([{ hex: railway, broken: true }]);
    const mended: Timeline = { ...broken, start: at(broken, 1), steps: [{ ...broken.steps[0]!, state }] };
    expect(summariseTurn(mended, 0, 1).railways).toEqual([{ hex: railway, broken: false }]);
  });

  it('an Interphase with those who join', () => {
    const state = interphase(stacks('s1602 20-12-2'), { turn: 8 });
    let line = startTimeline(state);
    line = act(line, roll, [6]);
    const summary = summariseTurn(line, 0, 1);
    expect(summary.others.map(({ type }) => type)).toEqual(['rolled', 'scenario']);
    expect(summary.arrivals).toHaveLength(6);
    expect(summary.arrivals.every(({ joined }) => joined)).toBe(true);
    expect(splitIntoTurns(line)).toMatchObject([{ kind: 'interphase', turn: 8 }]);
  });
});

describe('the paratroops', () => {
  it('that Special Event F makes ready are among those who join', () => {
    const state = interphase(stacks('s1602 20-12-2'), { turn: 3, course: { scenarioOver: true } });
    const line = act(startTimeline(state), roll, [4]);
    const [mark] = summariseTurn(line, 0, 1).arrivals;
    expect(mark).toMatchObject({ hex: hex('1602'), joined: true, step: 0 });
    expect(ROSTER[mark!.unit]!.type.label).toBe('3-1-1');
  });
});

/** What does not agree between the summary of a stretch and the positions at its ends. */
function faultsOf(line: Timeline, { from, to, side, turn, kind }: PlayerTurn): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(`steps ${from} to ${to}: ${what}`);
  };
  const summary = summariseTurn(line, from, to);
  const [before, after] = [at(line, from), at(line, to)];
  const lost = new Set(summary.losses.map(({ unit }) => unit));
  must(summary.side === side && summary.turn === turn, 'whose turn it is');
  must(isDeepStrictEqual(currentTrails(line, to), summary.trails), 'the trails at its end');
  must(
    summary.battles.every(({ losses }) => losses.every(({ unit }) => lost.has(unit))),
    'the losses in battle',
  );
  for (const { unit, after: cut } of summary.supply)
    must(after.units[unit]!.cut === cut, `supply of ${unit}`);
  if (kind === 'set-up') {
    must(!summary.trails.length && !summary.arrivals.length && !summary.supply.length, 'the set-up is told');
    return faults;
  }
  for (const { hexes: way, way: how, unit } of summary.trails)
    if (how !== 'drop' && how !== 'thaw')
      must(
        way.length > 1 && way.slice(1).every((next, i) => distance(way[i]!, next) === 1),
        `gaps in the way of ${unit}`,
      );
  after.units.forEach(({ at: there }, unit) => {
    const was = before.units[unit]!.at;
    const ways = summary.trails.filter((trail) => trail.unit === unit);
    const arrival = summary.arrivals.find((mark) => mark.unit === unit);
    // From where it stood, or came on, the ways lead without a gap to where it stands, or was lost.
    const places = [was >= 0 ? was : arrival?.hex, ...ways.map(({ hexes: way }) => way.at(-1))];
    must(
      ways.every(({ hexes: way }, i) => way[0] === places[i]),
      `beginning of a way of ${unit}`,
    );
    if (there >= 0) must(places.at(-1) === there, `where ${unit} stands`);
    if (was >= 0) must(lost.has(unit) === there < 0, `loss of ${unit}`);
    const loss = summary.losses.find((one) => one.unit === unit);
    if (loss && was >= 0) must(loss.hex === places.at(-1), `where ${unit} was lost`);
  });
  return faults;
}

function faultsIn(line: Timeline): string[] {
  const turns = splitIntoTurns(line);
  const ends = [0, ...turns.map(({ to }) => to)];
  const gaps = turns.flatMap(({ from }, i) => (from === ends[i] ? [] : [`a gap before step ${from}`]));
  return [
    ...gaps,
    ...(ends.at(-1) === line.cursor ? [] : ['the end']),
    ...turns.flatMap((turn) => faultsOf(line, turn)),
  ];
}

describe('the summaries of any game', () => {
  it('agree with its positions', { timeout: 120_000 }, () => {
    for (const seed of [1, 3, 4]) expect(faultsIn(brawl(seed, seed % 2 ? {} : EVERYTHING))).toEqual([]);
  });

  it('agree with them under any rules', { timeout: 120_000 }, () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(2 ** 23 - 1), (seed, bits) => {
        expect(faultsIn(brawl(seed, someOptions(bits), 400))).toEqual([]);
      }),
      { numRuns: 8, seed: 5 },
    );
  });
});
