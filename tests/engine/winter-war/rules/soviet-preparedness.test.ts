import {
  check,
  initialForces,
  mayPlan,
  newGame,
  OFF_MAP,
  placements,
  readySetUp,
  ROSTER,
  score,
  supply,
  type Action,
  type PositionSpec,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { dueByTurn, many, reinforcing } from './arrivals.ts';
import {
  end,
  eventOf,
  hex,
  must,
  names,
  played,
  position,
  refusal,
  refusalKey,
  settingUp,
  SOVIETS,
  stacks,
} from './helpers.ts';

const PREPARED = { sovietPreparedness: true };
const roll: Action = { type: 'roll' };
const PETROZAVODSK = '2413';

/** The Soviets about to set up against the historical Finns. */

const counterOf = (label: string, name: string): UnitId =>
  ROSTER.find((c) => c.type.label === label && c.name === name)!.id;
const CORPS_X = counterOf('20-12-2', 'X');
const NEW_REGIMENTS = ['662', '759', '760'].map((name) => counterOf('2-1-2', name));
const TANKS_40 = counterOf('2-1-3', '40');

describe('Option.G: the initial forces', () => {
  it('hold the reinforcements of Game-Turns 1 to 3', () => {
    const labels = (options: PositionSpec['options']): string[] =>
      initialForces('soviet', newGame({ ...options }, 1).options)
        .map((id) => ROSTER[id]!.type.label)
        .sort();
    expect(labels({})).toEqual(many(SOVIETS));
    expect(labels(PREPARED)).toEqual(many({ ...SOVIETS, '20-12-2': 4, '2-1-2': 21, '2-1-3': 2 }));
  });

  it('set up with the others, and under the same limits', () => {
    const state = settingUp(PREPARED);
    for (const id of NEW_REGIMENTS)
      expect(check(state, { type: 'place', unit: id, hex: hex('1704') })).toBeNull();
    expect(refusal(state, { type: 'place', unit: NEW_REGIMENTS[0]!, hex: hex('1504') })).toMatchObject({
      key: 'setup-ussr',
    });
    expect(refusal(state, { type: 'place', unit: CORPS_X, hex: hex('2110') })).toMatchObject({
      key: 'setup-leningrad',
    });
    expect(names(placements(state, CORPS_X))).toEqual(names(placements(state, counterOf('20-12-2', 'XIX'))));
    const printed = settingUp({});
    for (const unit of [...NEW_REGIMENTS, CORPS_X, TANKS_40])
      expect(refusalKey(printed, { type: 'place', unit, hex: hex('1602') })).toBe('setup-unit-soviet');
  });

  it('must all be placed, and in supply', () => {
    const state = settingUp(PREPARED);
    const actions = readySetUp(state, 'historical', 1);
    const ready = actions.reduce((now, action) => must(now, action), state);
    expect(check(ready, end)).toBeNull();
    for (const unit of [CORPS_X, TANKS_40, NEW_REGIMENTS[2]!])
      expect(refusal(must(ready, { type: 'place', unit, hex: null }), end)).toMatchObject({
        key: 'setup-unplaced-soviet',
      });
    const alone = must(ready, { type: 'place', unit: TANKS_40, hex: hex('2325') });
    expect(refusal(alone, end)).toMatchObject({ key: 'setup-unsupplied', rule: 'Supply.J' });
    // None of them is to come any more.
    const play = must(ready, end);
    expect(play).toMatchObject({ turn: 1, phase: 'reinforcement', phasing: 'soviet' });
    for (const id of initialForces('soviet', play.options))
      expect(play.units[id]!.at).toBeGreaterThanOrEqual(0);
  });
});

describe('Option.G: reinforcements', () => {
  const printed = {
    0: many(SOVIETS),
    3: many({ '20-12-2': 1, '2-1-2': 3, '2-1-3': 1 }),
    4: many({ '20-12-2': 1, '6-4-2': 1, '0-1-2': 1, '2-1-2': 3, '2-1-3': 1 }),
    6: ['8-3-2'],
    8: many({ '20-12-2': 1, '8-3-2': 1 }),
    9: many({ '12-8-2': 1, '6-4-2': 1, '2-2-3': 1 }),
    10: many({ '6-4-2': 2, '2-1-2': 3 }),
  };

  it('come three Game-Turns earlier from Game-Turn 4 on', () => {
    expect(dueByTurn({}, 'soviet')).toEqual(printed);
    expect(dueByTurn(PREPARED, 'soviet')).toEqual({
      0: [...printed[0], ...printed[3]].sort(),
      1: printed[4],
      3: printed[6],
      5: printed[8],
      6: printed[9],
      7: printed[10],
    });
  });

  it('leave the Finnish ones alone, and go by themselves when both sides come earlier', () => {
    const both = { ...PREPARED, acceleratedAid: true };
    expect(dueByTurn(PREPARED, 'finn')).toEqual(dueByTurn({}, 'finn'));
    expect(dueByTurn(both, 'soviet')).toEqual(dueByTurn(PREPARED, 'soviet'));
    expect(dueByTurn(both, 'finn')).toEqual(dueByTurn({ acceleratedAid: true }, 'finn'));
    expect(Object.keys(dueByTurn(both, 'finn'))).toEqual(['0', '2', '3', '5', '6']);
  });

  it('come on at a Supply City when they are due, and not before', () => {
    const gun = counterOf('8-3-2', '302');
    const arrive: Action = { type: 'arrive', unit: gun, hex: hex('1602') };
    expect(refusalKey(reinforcing(PREPARED, 'soviet', 2), arrive)).toBe('arrive-not-due');
    expect(check(reinforcing(PREPARED, 'soviet', 3), arrive)).toBeNull();
    expect(refusalKey(reinforcing({}, 'soviet', 5), arrive)).toBe('arrive-not-due');
  });
});

describe('Option.G: Petrozavodsk', () => {
  const army: readonly UnitSpec[] = stacks(
    `s${PETROZAVODSK} 0-1-2, s2312 20-12-2 20-12-2, s2313 20-12-2 20-12-2, s2412 6-4-2`,
  );
  const fed = (units: readonly UnitSpec[], options: PositionSpec['options']) => {
    const state = position('soviet', 'movement', units, { options: { ...options } });
    const { capacity, load, overload } = supply(state, 'soviet').cities.find(
      ({ city }) => city === hex(PETROZAVODSK),
    )!;
    return { capacity, load, overload, cut: state.units.filter((u) => u.cut).length };
  };

  it('supplies up to 90 attack points from the start', () => {
    expect(fed(army, {})).toMatchObject({ capacity: 50, overload: 40 });
    const more = [...army, ...stacks('s2411 2-1-2 2-1-2')];
    expect(fed(more, PREPARED)).toEqual({ capacity: 90, load: 90, overload: 0, cut: 0 });
    // Not one more.
    expect(fed([...more, ...stacks('s2311 2-1-2')], PREPARED)).toMatchObject({
      load: 90,
      overload: 2,
      cut: 1,
    });
  });

  it('counts for arrivals too', () => {
    const state = position('soviet', 'reinforcement', army, {
      options: PREPARED,
      waiting: [{ type: '2-1-2' }],
    });
    const unit = state.units.findIndex(({ at }) => at === OFF_MAP.waiting);
    const arrive: Action = { type: 'arrive', unit, hex: hex(PETROZAVODSK) };
    expect(check(state, arrive)).toBeNull();
    const full = position('soviet', 'reinforcement', [...army, ...stacks('s2411 2-1-2 2-1-2')], {
      options: PREPARED,
      waiting: [{ type: '2-1-2' }],
    });
    expect(
      refusal(full, { ...arrive, unit: full.units.findIndex(({ at }) => at === OFF_MAP.waiting) }),
    ).toMatchObject({ key: 'arrive-overload', rule: 'R1' });
    expect(newGame(PREPARED, 1).course.petrozavodskRaised).toBe(true);
    expect(newGame({}, 1).course.petrozavodskRaised).toBe(false);
  });

  it('makes Special Event H no event', () => {
    const after = (options: PositionSpec['options']) =>
      played(
        position('finn', 'interphase', stacks('f0604 4-4-2, s1602 0-1-2'), {
          turn: 3,
          options: { events: true, ...options },
          course: { scenario: { letter: 'E', turn: 2 }, scenarioOver: true },
        }),
        roll,
        [6],
      );
    expect(eventOf(after({}).events, 'special-event')).toMatchObject({ event: 'H', effect: true });
    const { state, events } = after(PREPARED);
    expect(eventOf(events, 'special-event')).toMatchObject({ event: 'H', effect: false });
    expect(state.course.petrozavodskRaised).toBe(true);
  });
});

describe('Option.G: airborne operations and the handicap', () => {
  it('puts the paratroops into Leningrad, with a drop to plan at the Soviet set-up', () => {
    const paratroops = counterOf('3-1-1', '201');
    const state = settingUp(PREPARED);
    expect(state.options.airborne).toBe(true);
    expect(state.units[paratroops]!.at).toBe(hex('1602'));
    expect(mayPlan(state)).toBe(true);
    const planned = must(state, { type: 'plan', hex: hex('1607') });
    expect(planned.course.plan).toEqual({ hex: hex('1607'), turn: 1 });
    expect(must(planned, { type: 'plan', hex: null }).course.plan).toBeNull();
  });

  it('takes 20 off the Soviet total', () => {
    const units = stacks('s1602 0-1-2');
    const with20 = score(position('soviet', 'movement', units, { options: PREPARED }));
    expect(with20.points - score(position('soviet', 'movement', units)).points).toBe(-20);
  });
});
