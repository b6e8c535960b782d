import fc from 'fast-check';
import { present, retreats, ROSTER, startTimeline, type Side, type Timeline } from '#engine/winter-war';
import {
  type BattleDie,
  type DiceRecord,
  averageLosses,
  buildDiceRecord,
  computeLuck,
  fewestPoints,
} from '#games/winter-war/analysis/records/dice-record.ts';
import {
  accept,
  countersOf,
  decline,
  interphase,
  lose,
  roll,
} from '../../../engine/winter-war/rules/events-helpers.ts';
import { hex, hexes, position, unitAt, unitsAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { act, brawl, EVERYTHING, someOptions } from './random-game.ts';

/** A 4-4-2 in 2015 against what stands in 2115, with the die that is rolled. */
function battle(against: readonly string[], die: number, attackers: readonly string[] = ['4-4-2']): Timeline {
  const state = position(
    'finn',
    'attack',
    stacks(`f2015 ${attackers.join(' ')}, s2115 ${against.join(' ')}`),
  );
  const party = unitsAt(state, '2015');
  return act(startTimeline(state), { type: 'attack', attackers: party, targets: hexes('2115') }, [die]);
}

const only = (record: DiceRecord): BattleDie => {
  expect(record.rolls).toHaveLength(1);
  return record.rolls[0]!.battle!;
};

describe('a battle die', () => {
  it('is compared with the six faces of its column', () => {
    const record = buildDiceRecord(battle(['1-1-4'], 6));
    const die = only(record);
    expect(die.faces.map(({ result }) => result)).toEqual(['Ne', 'Dr', 'De', 'De', 'De', 'De']);
    expect(die.faces.map(({ losses }) => losses.enemy)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(die.expected).toEqual({ enemy: 4 / 6, own: 0 });
    expect(die.rolled).toEqual({ enemy: 1, own: 0 });
    expect(die.lost).toEqual({ enemy: 1, own: 0 });
    expect(die.luck.points).toBe(1 / 3);
    expect(die.luck.deviation).toBeCloseTo(Math.sqrt(2 / 9), 12);
    expect(record.rolls[0]).toMatchObject({ step: 0, turn: 5, side: 'finn', dice: [6], what: 'attack' });
    expect(record.sides.finn).toMatchObject({
      dice: 1,
      faces: [0, 0, 0, 0, 0, 1],
      battles: 1,
      luck: die.luck,
    });
    expect(record.sides.finn.results).toMatchObject({
      Ne: { expected: 1 / 6, actual: 0 },
      De: { expected: 4 / 6, actual: 1 },
      Ae: { expected: 0, actual: 0 },
    });
    expect(record.sides.soviet).toMatchObject({ dice: 0, battles: 0, luck: { points: 0, deviation: 0 } });
    expect(record.luck.soviet).toEqual({ points: -1 / 3, deviation: die.luck.deviation });
  });

  it('that brings nothing is bad luck where more was to be had', () => {
    const { luck } = buildDiceRecord(battle(['1-1-4'], 1));
    expect(luck.finn.points).toBe(-2 / 3);
    expect(luck.soviet.points).toBe(2 / 3);
  });

  it('counts own losses against the roller', () => {
    // 2 to 2, the isolated division at half strength; in the exchange both are lost.
    const die = only(buildDiceRecord(battle(['6-4-2'], 1, ['2-2-3'])));
    expect(die.faces.map(({ result }) => result)).toEqual(['Ae', 'Ar', 'Ne', 'Ex', 'Dr', 'Dr']);
    expect(die.faces.map(({ losses }) => losses.own)).toEqual([2, 0, 0, 2, 0, 0]);
    expect(die.faces.map(({ losses }) => losses.enemy)).toEqual([0, 0, 0, 6, 0, 0]);
    expect(die.luck.points).toBeCloseTo(-2 - 2 / 6, 12);
  });

  it('in an exchange asks for the cheapest choice, whatever is given in the end', () => {
    // 5 to 2 is 2-1, an exchange on a three: the attackers owe the four points that are printed.
    const line = battle(['6-4-2'], 3, ['2-2-3', '2-2-3', '1-1-3']);
    const owed = only(buildDiceRecord(line));
    expect(owed.battle.result).toBe('Ex');
    expect(owed.rolled).toEqual({ enemy: 6, own: 4 });
    expect(owed.lost).toEqual({ enemy: 6, own: 0 });
    const die = only(buildDiceRecord(act(line, { type: 'lose', units: unitsAt(line.start, '2015') })));
    expect(die.rolled).toEqual({ enemy: 6, own: 4 });
    expect(die.lost).toEqual({ enemy: 6, own: 5 });
    expect(die.luck).toEqual(owed.luck);
  });

  it('is told with the retreat that followed', () => {
    const state = position('finn', 'attack', stacks('f2015 2-2-3, s2115 6-4-2'));
    const line = act(
      startTimeline(state),
      { type: 'attack', attackers: [unitAt(state, '2015')], targets: hexes('2115') },
      [5],
    );
    const unit = unitAt(state, '2115');
    const [to] = retreats(line.steps[0]!.state, unit);
    const die = only(buildDiceRecord(act(line, { type: 'retreat', unit, to: to! })));
    expect(die.battle.trails).toMatchObject([{ unit, way: 'retreat', hexes: [hex('2115'), to] }]);
    expect(die.lost).toEqual({ enemy: 0, own: 0 });
  });

  it('is none where none is rolled', () => {
    const state = position('soviet', 'attack', stacks('s1407 0-1-2, s1307 6-4-2, f1207 0-0-3'));
    const line = act(startTimeline(state), {
      type: 'attack',
      attackers: [unitAt(state, '1307')],
      targets: hexes('1207'),
    });
    expect(line.steps[0]!.dice).toEqual([]);
    const record = buildDiceRecord(line);
    expect(record.rolls).toEqual([]);
    expect(record.sides.soviet).toMatchObject({ dice: 0, battles: 0 });
  });

  it('that was taken back does not count', () => {
    const line = battle(['1-1-4'], 6);
    expect(buildDiceRecord({ ...line, cursor: 0 }).rolls).toEqual([]);
  });
});

describe('the arithmetic of luck', () => {
  const face = (enemy: number, own = 0) => ({ result: 'Ne' as const, losses: { enemy, own } });

  it('rounds nothing on the way', () => {
    const faces = [0, 0, 0, 0, 0, 1].map((enemy) => face(enemy));
    const dice = Array.from({ length: 30 }, () => ({
      faces,
      rolled: { enemy: 0, own: 0 },
      sign: 1 as const,
    }));
    expect(computeLuck(dice)).toEqual({ points: -5, deviation: Math.sqrt((30 * 5) / 36) });
    expect(averageLosses(faces)).toEqual({ enemy: 1 / 6, own: 0 });
  });

  it('comes out even over all faces', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 6, maxLength: 6 }), (losses) => {
        const faces = losses.map(([enemy, own]) => face(enemy, own));
        const all = faces.map(({ losses: rolled }) => computeLuck([{ faces, rolled, sign: 1 }]));
        expect(all.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 9);
        const squares = all.reduce((sum, { points }) => sum + points ** 2, 0) / 6;
        expect(all[0]!.deviation).toBeCloseTo(Math.sqrt(squares), 9);
      }),
    );
    expect.hasAssertions();
  });

  it('finds the cheapest exchange', () => {
    const units = [...countersOf('6-6-2').slice(0, 1), ...countersOf('4-4-2').slice(0, 1)];
    expect([1, 4, 5, 6, 7, 10].map((least) => fewestPoints(units, least))).toEqual([4, 4, 6, 6, 10, 10]);
    expect(fewestPoints(countersOf('1-1-3').slice(0, 3), 2)).toBe(2);
  });
});

describe('other dice', () => {
  it('are told with who rolled and what for', () => {
    let line = startTimeline(interphase(stacks('s1602 20-12-2')));
    line = act(line, roll, [1]);
    line = act(line, roll, [4]);
    const record = buildDiceRecord(line);
    expect(record.rolls).toEqual([
      { step: 0, turn: 5, side: 'finn', dice: [1], what: 'scenario', battle: null },
      { step: 1, turn: 5, side: 'soviet', dice: [4], what: 'event', battle: null },
    ]);
    expect(record.sides.finn.faces).toEqual([1, 0, 0, 0, 0, 0]);
    expect(record.luck.finn).toEqual({ points: 0, deviation: 0 });
  });

  it('come in pairs where two are rolled together', () => {
    const resolute = interphase(stacks('s1602 20-12-2'), { options: { resoluteIntervention: true } });
    const line = act(startTimeline(resolute), roll, [1, 2]);
    const { rolls, sides } = buildDiceRecord(line);
    expect(rolls).toMatchObject([{ what: 'intervention', side: 'finn', dice: [1, 2] }]);
    expect(sides.finn).toMatchObject({ dice: 2, faces: [1, 1, 0, 0, 0, 0], battles: 0 });
  });
});

describe('the assault from the sea', () => {
  const petsamo = '1656';
  /** The Scenario comes, and the Allies assault the Soviets in Petsamo. */
  function assault(against: readonly string[], die: number): Timeline {
    const state = interphase(stacks(`s${petsamo} ${against.join(' ')}, f1230 1-1-3`), { turn: 4 });
    const offered = act(startTimeline(state), roll, [4]);
    return act(offered, accept, [die]);
  }

  const GARRISON = ['2-2-2', '2-1-2', '2-1-2'];

  it('is a battle of the Finnish player', () => {
    // 9 to 4: the four printed points are doubled, and halved as nobody supplies them.
    const record = buildDiceRecord(assault(GARRISON, 6));
    const die = record.rolls[1]!.battle!;
    expect(record.rolls[1]).toMatchObject({ what: 'landing', side: 'finn', dice: [6] });
    expect(die.battle).toMatchObject({
      kind: 'landing',
      column: '2-1',
      targets: [hex(petsamo)],
      from: [],
      result: 'De',
    });
    expect(die.faces.map(({ result }) => result)).toEqual(['Ar', 'Ne', 'Ex', 'Dr', 'De', 'De']);
    // All three brigades are lost unless they get ashore; in the exchange two make up for four points.
    expect(die.faces.map(({ losses }) => losses.own)).toEqual([9, 9, 6, 0, 0, 0]);
    expect(die.faces.map(({ losses }) => losses.enemy)).toEqual([0, 0, 6, 0, 6, 6]);
    expect(die.lost).toEqual({ enemy: 6, own: 0 });
  });

  it('that is declined has no die', () => {
    const state = interphase(stacks(`s${petsamo} 2-2-2`), { turn: 4 });
    const line = act(act(startTimeline(state), roll, [4]), decline);
    expect(buildDiceRecord(line).rolls).toHaveLength(1);
  });

  it('counts what is given up in an exchange as lost', () => {
    const line = assault(GARRISON, 3);
    const owed = line.steps.at(-1)!.state.decisions.at(-1);
    if (owed?.kind !== 'exchange') throw new Error('No exchange');
    const die = buildDiceRecord(act(line, lose(owed.units[0]!, owed.units[1]!))).rolls[1]!.battle!;
    expect(die.rolled).toEqual({ enemy: 6, own: 6 });
    expect(die.lost).toEqual({ enemy: 6, own: 6 });
    // One brigade goes ashore all the same.
    expect(die.battle.losses).toHaveLength(5);
  });
});

const CAUSES = new Set(['attack', 'exchange', 'no-retreat', 'ski-patrol', 'landing']);
const pointsOf = (unit: number): number => ROSTER[unit]!.type.attack;

/** What must hold of the record of any game. */
function expectSums(line: Timeline): void {
  const record = buildDiceRecord(line);
  const { rolls, sides, luck } = record;
  // Every die of the game is there, in order.
  expect(rolls.flatMap(({ dice }) => dice)).toEqual(line.steps.flatMap(({ dice }) => dice));
  for (const side of ['finn', 'soviet'] as const) {
    const { dice, faces, results, battles } = sides[side];
    const own = rolls.filter((roll) => roll.side === side);
    expect(faces.reduce((sum, count) => sum + count, 0)).toBe(dice);
    expect(dice).toBe(own.flatMap((roll) => roll.dice).length);
    const counted = Object.values(results);
    expect(counted.reduce((sum, { actual }) => sum + actual, 0)).toBe(battles);
    expect(counted.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(battles, 9);
  }
  for (const { battle, dice } of rolls) {
    if (!battle) continue;
    const { faces, rolled, lost, expected } = battle;
    expect(faces[dice[0]! - 1]!.result).toBe(battle.battle.result);
    expect(rolled).toEqual(faces[dice[0]! - 1]!.losses);
    expect(lost.enemy).toBeGreaterThanOrEqual(rolled.enemy);
    // The choice of losses of the last battle may still be open where the record ends.
    const open = present(line).decisions.length > 0 && rolls.at(-1)!.battle === battle;
    expect(open || lost.own >= rolled.own).toBe(true);
    expect(expected.enemy * 6).toBeCloseTo(
      faces.reduce((sum, face) => sum + face.losses.enemy, 0),
      9,
    );
    expect(battle.luck.points).toBeCloseTo(rolled.enemy - rolled.own - expected.enemy + expected.own, 9);
  }
  expect(luck.finn.points).toBeCloseTo(sides.finn.luck.points - sides.soviet.luck.points, 9);
  expect(luck.finn.points).toBe(-luck.soviet.points || 0);
  expect(luck.finn.deviation ** 2).toBeCloseTo(
    sides.finn.luck.deviation ** 2 + sides.soviet.luck.deviation ** 2,
    6,
  );
  // The losses of battles with a die, and of those without one, are all the losses that battles brought.
  const gone = (side: Side): number =>
    line.steps
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'eliminated' && CAUSES.has(event.cause) ? [event.unit] : []))
      .filter((unit) => ROSTER[unit]!.side === side)
      .reduce((sum, unit) => sum + pointsOf(unit), 0);
  const undiced = line.steps.flatMap(({ action, events, dice }) =>
    action.type === 'attack' && !dice.length
      ? events.flatMap((event) => (event.type === 'eliminated' ? [event.unit] : []))
      : [],
  );
  const lostWithout = (side: Side): number =>
    undiced.filter((unit) => ROSTER[unit]!.side === side).reduce((sum, unit) => sum + pointsOf(unit), 0);
  expect(sides.finn.lost.own + sides.soviet.lost.enemy + lostWithout('finn')).toBe(gone('finn'));
  expect(sides.soviet.lost.own + sides.finn.lost.enemy + lostWithout('soviet')).toBe(gone('soviet'));
}

describe('the record of any game', () => {
  it('agrees with its events', { timeout: 120_000 }, () => {
    expect.hasAssertions();
    let battles = 0;
    for (const seed of [1, 2, 3, 5, 8, 13]) {
      const line = brawl(seed, seed % 2 ? {} : EVERYTHING);
      expectSums(line);
      battles += buildDiceRecord(line).sides.soviet.battles;
    }
    expect(battles).toBeGreaterThan(30);
  });

  it('agrees with them under any rules', { timeout: 120_000 }, () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(2 ** 23 - 1), (seed, bits) =>
        expectSums(brawl(seed, someOptions(bits), 400)),
      ),
      { numRuns: 8, seed: 5 },
    );
  });
});
