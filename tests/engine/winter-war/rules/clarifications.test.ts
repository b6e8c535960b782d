import fc from 'fast-check';
import {
  AS_PRINTED,
  check,
  enemyOf,
  legalActions,
  newGame,
  odds,
  inForce,
  OPTION_KEYS,
  OPTION_RULES,
  play,
  present,
  RECOMMENDED,
  restore,
  readySetUp,
  ROSTER,
  serialise,
  startTimeline,
  supply,
  zoneOfControl,
  type Action,
  type OptionKey,
  type Options,
  type State,
  type Timeline,
  type UnitSpec,
} from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { applyLegal } from '#engine/winter-war/game/apply.ts';
import { occupancyOf } from '#engine/winter-war/state/occupancy.ts';
import { judgeSide } from '#engine/winter-war/rules/isolation.ts';
import { overloadLasts } from '#engine/winter-war/rules/supply-times.ts';
import { playFuzzGame } from '../../../../tools/fuzz-game.ts';
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';
import {
  cut,
  end,
  endUntil,
  eventOf,
  eventsOf,
  hex,
  hexes,
  move,
  must,
  names,
  owed,
  played,
  position,
  refusal,
  refusalKey,
  retreat,
  unitAt,
  whereIs,
  stacks,
} from './helpers.ts';

/** The rules as printed with these switches on. */
const on = (...keys: OptionKey[]): { options: Partial<Options> } => ({
  options: Object.fromEntries(keys.map((key) => [key, true])),
});
const OFF = on();

const attack = (state: State, from: readonly string[], ...at: string[]): Action => ({
  type: 'attack',
  attackers: from.map((name) => unitAt(state, name)),
  targets: hexes(...at),
});
const line = (state: State, at: string) => {
  const unit = unitAt(state, at);
  return [...supply(state, 'soviet').units, ...supply(state, 'finn').units].find((u) => u.unit === unit)!;
};
/** Everything of a position but its switches. */
const sansOptions = (state: State): Omit<State, 'options'> => {
  const { options, ...rest } = state;
  expect(OPTION_KEYS.every((key) => key in options)).toBe(true);
  return rest;
};

const inAttack = (state: State): boolean => state.phase === 'attack';
const sovietMovement = (turn: number) => (s: State) =>
  s.turn === turn && s.phasing === 'soviet' && s.phase === 'movement';
const finnishMovement = (s: State): boolean => s.phasing === 'finn' && s.phase === 'movement';

/** A Soviet Attack Segment, with units that the Soviet player left out where a city had no room for all. */
function attackWith(units: readonly UnitSpec[], leftOut: readonly string[], more: typeof OFF): State {
  let state = position('soviet', 'movement', units, more);
  for (const at of leftOut) state = must(state, { type: 'administer', unit: unitAt(state, at), hq: null });
  return endUntil(state, inAttack);
}

describe('CL1: supply stands still while you move', () => {
  // A Finn near Kandalaksha, with one way home, over 1845; a regiment one hex too far from its HQ.
  const walk = (more: typeof OFF): State =>
    position(
      'soviet',
      'movement',
      stacks('f1844 2-2-3, s1743 1-1-4, s1943 1-1-4, s1851 0-1-2, s1745 2-1-2, s1848 2-1-2'),
      more,
    );

  it.each([
    ['off', OFF, 0],
    ['on', on('clar1'), 1],
  ] as const)('a unit that walks back to its HQ, switch %s', (_, more, regiment) => {
    const start = walk(more);
    expect([cut(start, '1745'), cut(start, '1844')]).toEqual([1, 0]);
    const { state, events } = played(start, move(start, '1745', '1746'));
    // Its ZOC bars the Finn's way home, but nobody becomes isolated in the midst of a march.
    expect([cut(state, '1746'), cut(state, '1844')]).toEqual([regiment, 0]);
    expect(zoneOfControl(state, 'soviet')[hex('1845')]).toBe(1 - regiment);
    expect(eventsOf(events, 'supply').length).toBe(1 - regiment);
    // When the fighting begins all are judged, the switch notwithstanding.
    const fighting = endUntil(state, (s) => s.phase !== 'movement');
    expect([cut(fighting, '1746'), cut(fighting, '1844')]).toEqual([0, 1]);
  });

  it.each([
    ['off: but only to be relieved', OFF, 0],
    ['on', on('clar1'), 1],
  ] as const)('the enemy is judged after every move, switch %s', (_, more, isolation) => {
    const start = walk(more);
    expect(cut(start, '1848')).toBe(0);
    const shut = must(start, move(start, '1848', '1847', '1846'));
    expect([cut(shut, '1844'), cut(shut, '1846')]).toEqual([isolation, 0]);
    expect(zoneOfControl(shut, 'finn')[hex('1744')]).toBe(1 - isolation);
    expect(line(shut, '1844')).toMatchObject({ isolation, rule: isolation ? 'Supply.G' : 'U5' });
  });

  const home = (more: typeof OFF): State =>
    position(
      'finn',
      'movement',
      [...stacks('f1744 2-2-3'), ...['1643', '1943', '1746'].flatMap((at) => stacks(`s${at} 1-1-4`))],
      more,
    );

  it.each([
    ['off', OFF, 0],
    ['on', on('clar1'), 1],
  ] as const)('a Finn who walks out of a ring, switch %s', (_, more, isolation) => {
    const start = home(more);
    expect(cut(start, '1744')).toBe(1);
    const out = must(start, move(start, '1744', '1644'));
    expect(cut(out, '1644')).toBe(isolation);
    expect(zoneOfControl(out, 'finn')[hex('1743')]).toBe(1 - isolation);
    expect(line(out, '1644')).toMatchObject({ isolation, rule: isolation ? 'CL1' : null });
    expect(
      cut(
        endUntil(out, (s) => s.phase !== 'movement'),
        '1644',
      ),
    ).toBe(0);
  });

  it('an isolated unit next to the enemy may stay', () => {
    const state = position('soviet', 'movement', stacks('s1243 2-1-2, f1143 4-4-2'), on('clar1'));
    expect(cut(state, '1243')).toBe(1);
    expect(check(state, end)).toBeNull();
    expect(whereIs(must(state, end), unitAt(state, '1243'))).toBe('1243');
  });

  it('agrees with a judgement of the whole board after every move of random games', () => {
    let relieved = 0;
    let missed = 0;
    let compared = 0;
    for (const seed of [31, 32, 33, 34]) {
      const pick = randomSource(seed);
      const options = {
        clar1: seed % 2 === 0,
        clar4: pick(2) === 0,
        clar6: pick(2) === 0,
        clar9: pick(2) === 0,
      };
      let state = randomOpening(seed, options);
      for (let i = 0; i < 500 && state.phase !== 'over'; i++) {
        const before = state;
        const action = sampleAction(before, pick);
        state = applyLegal(before, action).state;
        if (action.type !== 'move' || state.phase !== 'movement') continue;
        const { phasing } = state;
        const enemy = enemyOf(phasing);
        const units = state.units.map((u, id) =>
          ROSTER[id]!.side === enemy ? { ...u, cut: before.units[id]!.cut } : u,
        );
        const context = {
          ...state,
          units,
          occupancy: occupancyOf(units),
          leftOut: overloadLasts(state) ? units : undefined,
        };
        expect(judgeSide(context, enemy, options.clar1 ? 'both' : 'end')).toEqual(state.units);
        // Nor is any relief left for later.
        const now = { ...state, occupancy: occupancyOf(state.units) };
        if (!options.clar1 && judgeSide(now, phasing, 'end') !== state.units) missed++;
        compared++;
        state.units.forEach((u, id) => {
          if (ROSTER[id]!.side !== phasing || u.cut === before.units[id]!.cut) return;
          // Without the switch isolation may end in the course of movement, never begin.
          expect([options.clar1, u.cut]).toEqual([false, 0]);
          relieved++;
        });
      }
    }
    expect(compared).toBeGreaterThan(500);
    expect(relieved).toBeGreaterThan(0);
    expect(missed).toBe(0);
  });
});

describe('CL2: attackers are judged once', () => {
  // 1443 is fed through 1543, which lies in the ZOC of both Finns.
  const line43 = (more: typeof OFF): State =>
    position(
      'soviet',
      'attack',
      stacks('s1743 0-1-2, s1543 2-1-2, s1443 2-1-2, f1444 2-2-3, f1442 2-2-3'),
      more,
    );
  const afterLoss = (more: typeof OFF): State => {
    const start = line43(more);
    expect(cut(start, '1443')).toBe(0);
    expect(owed(start)).toEqual({ units: ['1443', '1543'], hexes: ['1442', '1444'] });
    const { state, events } = played(start, attack(start, ['1543'], '1444'), [1]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '1-1', result: 'Ae' });
    return state;
  };

  it('off: one cut off by an earlier battle may not attack, and its obligation lapses', () => {
    const state = afterLoss(OFF);
    expect(cut(state, '1443')).toBe(1);
    expect(line(state, '1443')).toMatchObject({ isolation: 1, rule: 'Supply.F1' });
    expect(refusal(state, attack(state, ['1443'], '1442'))).toMatchObject({
      rule: 'Combat.P',
      key: 'attack-isolated',
    });
    expect(owed(state)).toEqual({ units: [], hexes: [] });
    expect(check(state, end)).toBeNull();
  });

  it('on: it attacks all the same, and must', () => {
    const state = afterLoss(on('clar2'));
    expect(cut(state, '1443')).toBe(0);
    expect(line(state, '1443')).toMatchObject({ isolation: 0, rule: 'CL2', hq: null, city: null, toHq: [] });
    expect(owed(state)).toEqual({ units: ['1443'], hexes: ['1442'] });
    expect(refusal(state, end).key).toBe('must-attack');
    const { state: after, events } = played(state, attack(state, ['1443'], '1442'), [3]);
    expect(eventOf(events, 'attacked')).toMatchObject({ attack: 2, defence: 2, column: '1-1', result: 'Ne' });
    // It stands until the Combat Phase ends, and no longer.
    expect(cut(after, '1443')).toBe(0);
    expect(cut(must(after, end), '1443')).toBe(1);
  });

  it.each([
    ['off', OFF, 'attack-isolated'],
    ['on', on('clar2'), null],
  ] as const)('holds for Finns abroad, switch %s', (_, more, key) => {
    // 1744 has its way home through 1644 alone, where a friend lifts the Soviet ZOC.
    const start = position(
      'finn',
      'attack',
      stacks('f1644 2-2-3, f1744 2-2-3, s1643 5-3-3, s1642 0-1-2, s1843 1-1-4, s1746 1-1-4'),
      more,
    );
    expect([cut(start, '1644'), cut(start, '1744'), cut(start, '1643')]).toEqual([0, 0, 0]);
    const { state, events } = played(start, attack(start, ['1644'], '1643'), [1]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '1-2', result: 'Ae' });
    expect(cut(state, '1744')).toBe(key ? 1 : 0);
    expect(line(state, '1744')).toMatchObject({ isolation: key ? 1 : 0, rule: key ? 'Supply.G' : 'CL2' });
    expect(refusalKey(state, attack(state, ['1744'], '1843'))).toBe(key);
  });

  it.each([
    ['off', OFF],
    ['on', on('clar2')],
  ] as const)('a defender cut off by an advance is halved, switch %s', (_, more) => {
    const start = position(
      'finn',
      'attack',
      stacks('s1743 0-1-2, s1243 5-3-3, s1544 2-1-2, f1143 2-2-3, f1545 4-4-2, f1645 4-4-2'),
      more,
    );
    const plan = { attackers: [unitAt(start, '1143')], targets: hexes('1243') };
    expect(cut(start, '1243')).toBe(0);
    // Doubled by the river, and only then halved.
    expect(odds(start, plan)).toMatchObject({ defence: 6, column: '1-3' });
    const won = must(start, attack(start, ['1545', '1645'], '1544'), [3]);
    expect(cut(won, '1243')).toBe(0);
    const state = must(won, { type: 'advance', unit: unitAt(won, '1545'), to: hex('1544') });
    expect(cut(state, '1243')).toBe(1);
    expect(odds(state, plan)).toMatchObject({ defence: 3, column: '1-2' });
    expect(odds(state, plan).defenders[0]!.reasons).toContainEqual({ rule: 'Supply.B', key: 'isolated' });
  });

  it.each([
    ['off', OFF, 0],
    ['on', on('clar2'), 1],
  ] as const)('one isolated when the phase began stays so, switch %s', (_, more, isolation) => {
    // 1107 is cut off by the ZOC of 1207 until that falls.
    const start = position(
      'soviet',
      'attack',
      stacks('s1307 8-3-2 0-1-2, s1107 2-1-2, f1207 1-1-3, f1007 2-2-3'),
      more,
    );
    expect(cut(start, '1107')).toBe(1);
    const plan: Action = {
      type: 'attack',
      attackers: [unitAt(start, '1307', '8-3-2')],
      targets: hexes('1207'),
    };
    const state = must(must(start, plan, [6]), { type: 'decline' });
    expect(cut(state, '1107')).toBe(isolation);
    expect(line(state, '1107')).toMatchObject({ isolation, rule: isolation ? 'CL2' : null });
    expect(refusalKey(state, attack(state, ['1107'], '1007'))).toBe(isolation ? 'attack-isolated' : null);
  });

  it('is judged anew before the score is read', () => {
    const last = position(
      'finn',
      'attack',
      stacks('f1644 2-2-3, f1744 2-2-3, s1643 5-3-3, s1642 0-1-2, s1843 1-1-4, s1746 1-1-4'),
      { ...on('clar2'), turn: 10 } as typeof OFF,
    );
    const unit = unitAt(last, '1744');
    const lost = must(last, attack(last, ['1644'], '1643'), [1]);
    expect(lost.units[unit]!.cut).toBe(0);
    const { state, events } = played(lost, end);
    expect(state.phase).toBe('over');
    expect(whereIs(state, unit)).toBe('eliminated');
    expect(eventsOf(events, 'eliminated')).toContainEqual(
      expect.objectContaining({ unit, cause: 'isolated-at-end' }),
    );
  });
});

/** 22 points on Kandalaksha, which bears 20: the 6-4-2 in 1644 is left out. All three stand at the front. */
const CROWD = stacks('s1743 0-1-2, s1643 8-3-2, s1645 8-3-2, s1644 6-4-2');

describe('CL3: all your units are judged', () => {
  const scene = (more: typeof OFF): State =>
    position('soviet', 'attack', [...CROWD, ...stacks('f1544 4-4-2')], more);
  const wish = (state: State): Action => ({
    type: 'administer',
    unit: unitAt(state, '1644'),
    hq: unitAt(state, '1743'),
  });
  const mayAdminister = (state: State): boolean =>
    [...legalActions(state)].some((a) => a.type === 'administer');

  it('off: capacity may be shifted between battles', () => {
    const state = scene(OFF);
    expect(cut(state, '1644')).toBe(2);
    expect(mayAdminister(state)).toBe(true);
    const shifted = must(state, wish(state));
    expect(cut(shifted, '1644')).toBe(0);
    expect([cut(shifted, '1643'), cut(shifted, '1645')].toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(check(shifted, attack(shifted, ['1644'], '1544'))).not.toMatchObject({ key: 'attack-isolated' });
  });

  it.each([
    ['clar3', 'CL3', 'supply-settled'],
    ['clar2', 'CL2', 'supply-judged'],
  ] as const)('on: it is settled when the phase begins (%s)', (key, rule, why) => {
    const state = scene(on(key));
    expect(cut(state, '1644')).toBe(2);
    expect(mayAdminister(state)).toBe(false);
    expect(refusal(state, wish(state))).toMatchObject({ rule, key: why });
    expect(refusal(state, attack(state, ['1644'], '1544')).key).toBe('attack-isolated');
  });

  it('on: the Soviet player shares the capacities out while he moves', () => {
    const start = position('soviet', 'movement', [...CROWD, ...stacks('f1544 4-4-2')], on('clar3'));
    const fighting = endUntil(must(start, wish(start)), inAttack);
    expect(cut(fighting, '1644')).toBe(0);
  });

  it('counts units that attack nobody', () => {
    const state = position(
      'soviet',
      'attack',
      [...CROWD, ...stacks('s1842 2-1-2, s1841 6-4-2, f1443 4-4-2')],
      on('clar3'),
    );
    // Nobody faces the enemy: 8 + 6 + 6 fill the city, the rest is left out whether it would fight or not.
    expect(owed(state).units).toEqual([]);
    const { units, cities } = supply(state, 'soviet');
    expect(cities.find((c) => c.city === hex('1943'))).toMatchObject({ load: 20, overload: 10 });
    expect(units.filter((u) => u.isolation === 2)).toHaveLength(2);
  });
});

/** 22 points on Kandalaksha; only 1643 faces the enemy, and 1644 is left out. */
const REAR = stacks('s1743 0-1-2, s1643 8-3-2, s1642 8-3-2, s1644 6-4-2');

describe('CL4: an overload lasts', () => {
  const scene = (more: typeof OFF): State => {
    const start = position('soviet', 'attack', [...REAR, ...stacks('f1543 6-6-2')], more);
    expect(['1643', '1642', '1644'].map((at) => cut(start, at))).toEqual([0, 0, 2]);
    const { state, events } = played(start, attack(start, ['1643'], '1543'), [1]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '1-1', result: 'Ae' });
    return state;
  };

  it('off: it ends as soon as there is room', () => {
    const state = scene(OFF);
    expect(cut(state, '1644')).toBe(0);
    expect(line(state, '1644')).toMatchObject({ isolation: 0, city: hex('1943') });
  });

  it('on: it lasts until the next Movement Phase', () => {
    const state = scene(on('clar4'));
    expect(cut(state, '1644')).toBe(2);
    expect(line(state, '1644')).toMatchObject({ isolation: 2, rule: 'CL4', city: null });
    expect(supply(state, 'soviet').cities.find((c) => c.city === hex('1943'))).toMatchObject({
      load: 8,
      overload: 6,
      capacity: 20,
    });
    expect(zoneOfControl(state, 'soviet')[hex('1544')]).toBe(0);
    const finnish = endUntil(state, finnishMovement);
    expect(cut(finnish, '1644')).toBe(2);
    expect(line(finnish, '1644')).toMatchObject({ isolation: 2, rule: 'CL4' });
    const next = endUntil(finnish, sovietMovement(6));
    expect(cut(next, '1644')).toBe(0);
    expect(next.units[unitAt(next, '1644')]!.marks).toBe(0);
  });

  it('on: who was left out for movement is judged again when the fighting begins', () => {
    const start = position('soviet', 'movement', REAR, on('clar1', 'clar4'));
    expect(cut(start, '1644')).toBe(2);
    // 1642 goes out of the reach of the HQ and leaves room.
    const scattered = must(start, {
      type: 'administer',
      unit: unitAt(start, '1642'),
      hq: null,
    });
    expect([cut(scattered, '1642'), cut(scattered, '1644')]).toEqual([2, 0]);
    const moved = must(start, move(start, '1642', '1641'));
    const noted = must(moved, { type: 'administer', unit: unitAt(moved, '1641'), hq: null });
    expect(cut(noted, '1644')).toBe(2);
    const over = must(noted, end);
    expect([cut(over, '1641'), cut(over, '1644')]).toEqual([2, 0]);
  });
});

describe('CL5: a broken line may mend', () => {
  const scene = (more: typeof OFF): State =>
    position(
      'finn',
      'movement',
      stacks('s1743 0-1-2, s1443 2-1-2, f1543 2-2-3, f1342 4-4-2, f1344 4-4-2'),
      more,
    );
  const stepBack = (state: State): State => must(state, move(state, '1543', '1542', '1541'));

  it.each([
    ['as printed', OFF],
    ['with the switch', on('clar5')],
    ['with overloads that last', on('clar4', 'clar5', 'clar6')],
    ['as recommended', { options: RECOMMENDED }],
  ] as const)("in the enemy's Player-Turn, %s", (_, more) => {
    const start = scene(more);
    expect(cut(start, '1443')).toBe(1);
    const freed = stepBack(start);
    expect(cut(freed, '1443')).toBe(0);
    expect(zoneOfControl(freed, 'soviet')[hex('1343')]).toBe(1);
  });

  it('the option changes nothing by itself', () => {
    expect(sansOptions(stepBack(scene(on('clar5'))))).toEqual(sansOptions(stepBack(scene(OFF))));
    const game = (clar5: boolean): State => {
      const pick = randomSource(5);
      let state = randomOpening(5, { ...AS_PRINTED, clar5 });
      for (let i = 0; i < 300 && state.phase !== 'over'; i++)
        state = applyLegal(state, sampleAction(state, pick)).state;
      return state;
    };
    expect(sansOptions(game(true))).toEqual(sansOptions(game(false)));
  });
});

describe("CL6: capacity counts in the enemy's turn", () => {
  const raid = (more: typeof OFF): State => {
    const start = position('finn', 'attack', [...REAR, ...stacks('f1543 6-6-2, f1544 4-4-2')], more);
    expect(['1643', '1642', '1644'].map((at) => cut(start, at))).toEqual([0, 2, 0]);
    const { state, events } = played(start, attack(start, ['1543', '1544'], '1643'), [4]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '3-1', result: 'De' });
    return must(state, { type: 'decline' });
  };

  it('off: who was left out comes in as soon as there is room', () => {
    expect(cut(raid(OFF), '1642')).toBe(0);
  });

  it.each([
    ['clar6', 'CL6'],
    ['clar4', 'CL4'],
  ] as const)('on: not before the next Soviet Movement Phase (%s)', (key, rule) => {
    const state = raid(on(key));
    expect(cut(state, '1642')).toBe(2);
    expect(line(state, '1642')).toMatchObject({ isolation: 2, rule });
    const next = endUntil(state, sovietMovement(6));
    expect(cut(next, '1642')).toBe(0);
  });

  it('alone does not reach into the Soviet Combat Phase', () => {
    const start = position('soviet', 'attack', [...REAR, ...stacks('f1543 6-6-2')], on('clar6'));
    expect(cut(start, '1644')).toBe(2);
    const lost = must(start, attack(start, ['1643'], '1543'), [1]);
    expect(cut(lost, '1644')).toBe(0);
  });

  it.each([
    ['off', OFF],
    ['on', on('clar6')],
  ] as const)('overloads a city in the Finnish Player-Turn, switch %s', (_, more) => {
    // The HQ in 1949 draws on Murmansk, that in 1947 on Kandalaksha; the Finns destroy the first.
    const start = position(
      'finn',
      'attack',
      stacks('s1949 0-1-2, s1947 0-1-2, s1847 8-3-2, s1846 8-3-2, s1747 6-4-2, f1849 4-4-2'),
      more,
    );
    const all = ['1847', '1846', '1747'];
    expect(all.map((at) => cut(start, at))).toEqual([0, 0, 0]);
    const hit = must(must(start, attack(start, ['1849'], '1949'), [6]), { type: 'decline' });
    expect(all.map((at) => cut(hit, at)).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  });
});

describe('CL7: overloaded units withdraw', () => {
  const scene = (more: typeof OFF, ...units: UnitSpec[]): State =>
    attackWith([...CROWD, ...stacks('f1544 4-4-2'), ...units], [], more);
  const CL7 = on('clar7');

  it('off: an overloaded unit stays where it is and owes nothing', () => {
    const state = scene(OFF);
    expect(cut(state, '1644')).toBe(2);
    expect(state.decisions).toEqual([]);
    expect(state.combat!.halved).toEqual([]);
    expect(owed(state)).toEqual({ units: ['1643', '1645'], hexes: ['1544'] });
    expect(refusal(state, attack(state, ['1643', '1644', '1645'], '1544')).key).toBe('attack-isolated');
    expect(check(state, attack(state, ['1643', '1645'], '1544'))).toBeNull();
  });

  it('on: it steps back one hex before any battle, as in a retreat', () => {
    const state = scene(CL7);
    const unit = unitAt(state, '1644');
    expect(state.decisions).toEqual([{ kind: 'withdraw', side: 'soviet', units: [unit] }]);
    expect(refusalKey(state, attack(state, ['1643', '1645'], '1544'))).toBe('decide-withdraw');
    expect(refusalKey(state, end)).toBe('decide-withdraw');
    expect(
      names([...legalActions(state)].flatMap((a) => (a.type === 'retreat' && a.to !== null ? [a.to] : []))),
    ).toEqual(['1744', '1745']);
    expect([...legalActions(state)].every((a) => a.type === 'retreat' && a.unit === unit)).toBe(true);
    expect(refusal(state, retreat(state, '1644', null))).toMatchObject({
      key: 'withdraw-open',
      rule: 'CL7',
    });
    expect(refusal(state, retreat(state, '1644', '1643')).key).toBe('retreat-stacking');
    expect(refusal(state, retreat(state, '1644', '1544')).key).toBe('enemy-there');
    expect(refusal(state, retreat(state, '1644', '1746')).key).toBe('retreat-hex');
    expect(refusal(state, retreat(state, '1643', '1642')).key).toBe('withdraw-not-due');
    const { state: after, events } = played(state, retreat(state, '1644', '1744'));
    expect(eventOf(events, 'retreated')).toMatchObject({ unit, from: hex('1644'), to: hex('1744') });
    expect(after.decisions).toEqual([]);
    expect(after.combat!.halved).toEqual([]);
    expect(cut(after, '1744')).toBe(2);
    expect(owed(after)).toEqual({ units: ['1643', '1645'], hexes: ['1544'] });
    expect(check(after, attack(after, ['1643', '1645'], '1544'))).toBeNull();
  });

  it('on: not into an enemy ZOC', () => {
    const units = stacks('s1743 0-1-2, s1643 8-3-2, s1545 8-3-2, s1644 6-4-2, f1544 4-4-2');
    const state = attackWith(units, [], CL7);
    expect(zoneOfControl(state, 'finn')[hex('1645')]).toBe(1);
    expect(refusal(state, retreat(state, '1644', '1645'))).toMatchObject({
      rule: 'Combat.A2',
      key: 'retreat-zone',
    });
    expect(check(state, retreat(state, '1644', '1744'))).toBeNull();
  });

  it('on: what can no longer be attacked owes nothing', () => {
    // Only the overloaded unit stands next to 1545.
    const units = stacks('s1743 0-1-2, s1643 8-3-2, s1642 8-3-2, s1645 6-4-2, f1543 4-4-2, f1545 4-4-2');
    const state = attackWith(units, ['1645'], CL7);
    expect(state.decisions).toHaveLength(1);
    const after = must(state, retreat(state, '1645', '1745'));
    expect(owed(after)).toEqual({ units: ['1643'], hexes: ['1543'] });
  });

  /** Two overloaded units before a battalion without a ZOC; 1744 has no way back but through 1845. */
  const chain = (...more: UnitSpec[]): State =>
    attackWith(
      [
        ...stacks(
          's1743 0-1-2, s1843 8-3-2, s1943 8-3-2, s1744 6-4-2, s1644 1-1-4, s1745 1-1-4',
          'f1844 1-1-3',
        ),
        ...more,
      ],
      ['1744', ...more.flatMap((spec) => (spec.type === '6-4-2' ? [spec.hex] : []))],
      CL7,
    );

  it('on: one may make room for another', () => {
    const state = chain(...stacks('s1845 6-4-2'));
    expect([cut(state, '1744'), cut(state, '1845')]).toEqual([2, 2]);
    const [first, second] = [unitAt(state, '1845'), unitAt(state, '1744')];
    expect(state.decisions[0]).toMatchObject({
      kind: 'withdraw',
      units: [first, second].toSorted((a, b) => a - b),
    });
    expect(refusal(state, retreat(state, '1744', null))).toMatchObject({ rule: 'CL7', key: 'withdraw-hex' });
    expect(refusal(state, retreat(state, '1744', '1845')).key).toBe('retreat-stacking');
    expect(new Set([...legalActions(state)].map((a) => (a.type === 'retreat' ? a.unit : -1)))).toEqual(
      new Set([first]),
    );
    const room = must(state, retreat(state, '1845', '1846'));
    expect(room.decisions).toEqual([{ kind: 'withdraw', side: 'soviet', units: [second] }]);
    const done = must(room, retreat(room, '1744', '1845'));
    // Still next to the battalion, but it has done its duty.
    expect(done.decisions).toEqual([]);
    expect(done.combat!.halved).toEqual([]);
    expect(owed(done)).toEqual({ units: ['1843', '1943'], hexes: ['1844'] });
    expect(refusal(done, attack(done, ['1845'], '1844')).key).toBe('attack-isolated');
  });

  it('on: when nobody can step back, all attack at once', () => {
    const state = chain(...stacks('s1845 6-4-2, s1846 1-1-4, s1746 1-1-4'));
    expect(state.decisions).toEqual([]);
    expect(names(state.combat!.halved.map((id) => state.units[id]!.at))).toEqual(['1744', '1845']);
    expect(owed(state).units).toEqual(['1744', '1843', '1845', '1943']);
  });

  it.each([
    ['1644', '1645'],
    ['1645', '1644'],
  ] as const)('on: %s may take the only hex, and %s has to attack', (first, second) => {
    // 1745 is the only way out for both; what they leave lies in the ZOC of 1544.
    const state = attackWith(
      [
        ...stacks('s1743 0-1-2, s1643 8-3-2, s1943 8-3-2, s1644 6-4-2, s1645 6-4-2'),
        ...['1744', '1646', '1546'].flatMap((at) => stacks(`s${at} 1-1-4`)),
        ...stacks('f1544 4-4-2'),
      ],
      ['1644', '1645'],
      CL7,
    );
    expect(state.decisions[0]).toMatchObject({ kind: 'withdraw' });
    const after = must(state, retreat(state, first, '1745'));
    expect(after.decisions).toEqual([]);
    expect(after.combat!.halved).toEqual([unitAt(after, second)]);
    expect(owed(after)).toEqual({ units: ['1643', second], hexes: ['1544'] });
  });

  /** As CROWD, with every hex behind 1644 taken. */
  const boxed = (more: typeof OFF, ...units: UnitSpec[]): State =>
    attackWith([...CROWD, ...stacks('s1744 1-1-4, s1745 1-1-4'), ...units], [], more);
  const threeFinns = (front: string): UnitSpec[] => stacks(`f1544 ${front}, f1543 1-1-3, f1545 1-1-3`);

  it('on: without a hex to go to it attacks at half strength, and must', () => {
    const state = boxed(CL7, ...threeFinns('2-2-3'));
    const unit = unitAt(state, '1644');
    expect(state.decisions).toEqual([]);
    expect(state.combat!.halved).toEqual([unit]);
    expect(owed(state)).toEqual({ units: ['1643', '1644', '1645'], hexes: ['1543', '1544', '1545'] });
    const alone = { attackers: [unit], targets: hexes('1544') };
    expect(odds(state, alone)).toMatchObject({
      attack: 3,
      defence: 2,
      column: '1-1',
      harmless: true,
      soakOff: false,
      faces: ['Ae', 'Ar', 'Ne', 'Ne', 'Ne', 'Ne'],
    });
    expect(odds(state, alone).attackers).toEqual([
      {
        unit,
        hex: hex('1644'),
        printed: 6,
        counted: 3,
        reasons: [{ rule: 'CL7', key: 'overloaded' }],
      },
    ]);
    expect(odds(state, alone).chances).toEqual({
      Ae: expect.closeTo(1 / 6, 9),
      Ar: expect.closeTo(1 / 6, 9),
      Ne: expect.closeTo(4 / 6, 9),
    });
    const decline: Action = { type: 'decline' };
    const one = must(must(state, attack(state, ['1643'], '1543'), [1]), decline);
    const both = must(must(one, attack(one, ['1645'], '1545'), [1]), decline);
    expect(refusal(both, end)).toMatchObject({ key: 'must-attack' });
    expect(check(must(both, attack(both, ['1644'], '1544'), [4]), end)).toBeNull();
  });

  it('off: the same unit owes nothing and could not attack', () => {
    const state = boxed(OFF, ...threeFinns('2-2-3'));
    expect(state.combat!.halved).toEqual([]);
    expect(owed(state).units).toEqual(['1643', '1645']);
    const alone = { attackers: [unitAt(state, '1644')], targets: hexes('1544') };
    expect(odds(state, alone)).toMatchObject({ attack: 6, harmless: false });
    expect(odds(state, alone).faces).toEqual(['Ne', 'Ne', 'Dr', 'De', 'De', 'De']);
    expect(refusal(state, { type: 'attack', ...alone }).key).toBe('attack-isolated');
  });

  it.each([
    // 3 against 2 is 1-1: Ae, Ar, Ne, Ex, Dr, Dr on the table.
    ['2-2-3', 1, 'Ae'],
    ['2-2-3', 2, 'Ar'],
    ['2-2-3', 3, 'Ne'],
    ['2-2-3', 4, 'Ne'],
    ['2-2-3', 5, 'Ne'],
    ['2-2-3', 6, 'Ne'],
    // 3 against 1 is 3-1: Ne, Ne, Dr, De, De, De.
    ['1-1-3', 1, 'Ne'],
    ['1-1-3', 3, 'Ne'],
    ['1-1-3', 4, 'Ne'],
    ['1-1-3', 6, 'Ne'],
    // 3 against 4 is 1-2: Ae, Ae, Ar, Ar, Ne, Ne.
    ['4-4-2', 2, 'Ae'],
    ['4-4-2', 4, 'Ar'],
  ] as const)('on: alone against a %s, die %i: %s, and the defender is not touched', (type, die, result) => {
    const state = boxed(CL7, ...threeFinns(type));
    const [unit, enemy] = [unitAt(state, '1644'), unitAt(state, '1544')];
    const { state: after, events, dice } = played(state, attack(state, ['1644'], '1544'), [die]);
    expect(dice).toEqual([die]);
    expect(eventOf(events, 'attacked')).toMatchObject({ attack: 3, result });
    expect(whereIs(after, enemy)).toBe('1544');
    // Hemmed in, it cannot retreat either.
    expect(whereIs(after, unit)).toBe(result === 'Ne' ? '1644' : 'eliminated');
    expect(after.decisions).toEqual([]);
    expect(owed(after)).toEqual({ units: ['1643', '1645'], hexes: ['1543', '1545'] });
  });

  it('on: beside supplied units it adds nothing, and is not spared the attack', () => {
    const state = boxed(CL7, ...stacks('f1544 4-4-2'));
    const all = {
      attackers: ['1643', '1644', '1645'].map((at) => unitAt(state, at)),
      targets: hexes('1544'),
    };
    expect(owed(state)).toEqual({ units: ['1643', '1644', '1645'], hexes: ['1544'] });
    expect(odds(state, all)).toMatchObject({ attack: 16, defence: 4, column: '4-1', harmless: false });
    expect(odds(state, all).faces).toEqual(['Ne', 'Dr', 'De', 'De', 'De', 'De']);
    expect(odds(state, all).attackers.find((a) => a.unit === unitAt(state, '1644'))).toMatchObject({
      printed: 6,
      counted: 0,
      reasons: [{ rule: 'CL7', key: 'overloaded-beside' }],
    });
    expect(odds(state, all).attackers.filter((a) => a.reasons.length)).toHaveLength(1);
    expect(refusal(state, attack(state, ['1643', '1645'], '1544'))).toMatchObject({
      rule: 'C3',
      key: 'leaves-unit',
    });
    expect(refusal(state, attack(state, ['1644'], '1544')).key).toBe('leaves-unit');
    expect(check(state, { type: 'attack', ...all })).toBeNull();
  });

  describe('beside supplied units it shares the result', () => {
    const PARTY = ['1643', '1644', '1645'];
    /** 16 against 6 is 2-1: Ar, Ne, Ex, Dr, De, De. */
    const fought = (die: number) => {
      const state = boxed(CL7, ...stacks('f1544 6-6-2'));
      const { state: after, events } = played(state, attack(state, PARTY, '1544'), [die]);
      expect(eventOf(events, 'attacked')).toMatchObject({ attack: 16, column: '2-1' });
      const units = PARTY.map((at) => unitAt(state, at)).toSorted((x, y) => x - y);
      const decision = after.decisions.at(-1)!;
      const asked = 'units' in decision ? decision.units : [];
      expect(asked.toSorted((x, y) => x - y)).toEqual(units);
      return { after, decision, unit: unitAt(state, '1644') };
    };

    it('Ar: it retreats with them', () => {
      expect(fought(1).decision).toMatchObject({ kind: 'retreat', side: 'soviet' });
    });

    it('Ex: its printed six points pay for the six of the defender', () => {
      const { after, decision, unit } = fought(3);
      expect(decision).toMatchObject({ kind: 'exchange', points: 6 });
      const paid = must(after, { type: 'lose', units: [unit] });
      expect(whereIs(paid, unit)).toBe('eliminated');
      expect(paid.units.filter((u) => u.at === hex('1643') || u.at === hex('1645'))).toHaveLength(2);
    });

    it('De: it may be the one that advances', () => {
      const { after, decision, unit } = fought(5);
      expect(decision).toMatchObject({ kind: 'advance' });
      expect(whereIs(must(after, { type: 'advance', unit, to: hex('1544') }), unit)).toBe('1544');
    });
  });

  it('on: half points count as such', () => {
    const units = [
      ...stacks('s1743 0-1-2, s1643 8-3-2, s1645 8-3-2, s1644 5-3-3, s1744 1-1-4, s1745 1-1-4'),
      ...threeFinns('6-6-2'),
    ];
    const state = attackWith(units, [], CL7);
    const alone = { attackers: [unitAt(state, '1644')], targets: hexes('1544') };
    expect(odds(state, alone)).toMatchObject({ attack: 2.5, defence: 6, column: '1-3', harmless: true });
    expect(odds(state, alone).faces).toEqual(['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Ne']);
  });

  it('on: hopeless odds are a soak-off, as for everybody who must attack', () => {
    const units = [
      ...stacks(
        's1743 0-1-2, s1643 8-3-2, s1645 6-4-2, s1943 6-4-2, s1644 2-1-2, s1744 1-1-4',
        's1745 1-1-4',
      ),
      ...threeFinns('6-6-2'),
    ];
    const state = attackWith(units, ['1644'], CL7);
    const unit = unitAt(state, '1644');
    const alone = { attackers: [unit], targets: hexes('1544') };
    expect(odds(state, alone)).toMatchObject({ attack: 1, defence: 6, column: '1-4', soakOff: true });
    const { state: after, events, dice } = played(state, { type: 'attack', ...alone });
    expect(dice).toEqual([]);
    expect(eventOf(events, 'attacked')).toMatchObject({ die: null, result: 'Ae' });
    expect(whereIs(after, unit)).toBe('eliminated');
  });

  it('on: units in supply, units away from the enemy and Finns never withdraw', () => {
    const rear = attackWith([...REAR, ...stacks('f1543 4-4-2')], [], CL7);
    expect(cut(rear, '1644')).toBe(2);
    expect(rear.decisions).toEqual([]);
    expect(rear.combat!.halved).toEqual([]);
    const finnish = position('finn', 'attack', [...CROWD, ...stacks('f1544 4-4-2')], CL7);
    expect(finnish.units.some((u) => u.cut === 2)).toBe(true);
    expect(finnish.decisions).toEqual([]);
  });

  it('comes after the retreats and advances before combat', () => {
    // The ski patrol in 1544 slips away: nobody is left to attack, and nobody withdraws.
    const start = position('soviet', 'movement', [...CROWD, ...stacks('f1544 0-0-3')], CL7);
    const fighting = must(start, end);
    expect(fighting.phase).toBe('retreat-before');
    const gone = must(fighting, retreat(fighting, '1544', '1444'));
    const stayed = endUntil(fighting, inAttack);
    expect(stayed.decisions).toHaveLength(1);
    const next = endUntil(gone, (s) => s.phase !== 'retreat-before' && s.phase !== 'advance-before');
    expect(next.decisions).toEqual([]);
    expect(whereIs(next, unitAt(start, '1644'))).toBe('1644');
  });
});

describe('CL8: cut off, not overloaded', () => {
  const lost = (more: typeof OFF): State =>
    position('soviet', 'attack', stacks('s1243 6-4-2, f1143 4-4-2'), more);

  it.each([
    ['as printed', OFF],
    ['with the switch', on('clar8')],
    ['beside CL7', on('clar7', 'clar8')],
    ['with CL7 alone', on('clar7')],
  ] as const)('neither attacks nor withdraws, %s', (_, more) => {
    const state = lost(more);
    expect(cut(state, '1243')).toBe(1);
    expect(state.decisions).toEqual([]);
    expect(state.combat!.halved).toEqual([]);
    expect(owed(state)).toEqual({ units: [], hexes: [] });
    expect(refusal(state, attack(state, ['1243'], '1143')).key).toBe('attack-isolated');
    expect(check(state, end)).toBeNull();
  });

  it.each([
    ['as printed', OFF],
    ['with the switch', on('clar8')],
  ] as const)('units may move and advance out of supply, %s', (_, more) => {
    const start = position('soviet', 'movement', stacks('s1843 0-1-2, s1343 2-1-2'), more);
    const out = must(start, move(start, '1343', '1242'));
    expect(cut(out, '1242')).toBe(0);
    expect(cut(must(out, end), '1242')).toBe(1);
    const fight = position('soviet', 'attack', stacks('s1743 0-1-2, s1243 8-3-2, f1143 2-2-3'), more);
    const won = must(fight, attack(fight, ['1243'], '1143'), [5]);
    const ahead = must(won, { type: 'advance', unit: unitAt(won, '1243'), to: hex('1143') });
    expect(cut(ahead, '1143')).toBe(1);
  });

  it('the option changes nothing by itself', () => {
    expect(sansOptions(lost(on('clar8')))).toEqual(sansOptions(lost(OFF)));
    expect(sansOptions(lost(on('clar7', 'clar8')))).toEqual(sansOptions(lost(on('clar7'))));
  });
});

describe('CL9: any city within ten hexes', () => {
  // East of Ladoga: Petrozavodsk (50 points) is closer, Leningrad within ten.
  const ladoga = (more: typeof OFF): State =>
    position('soviet', 'movement', stacks('s2107 0-1-2 20-12-2, s2207 20-12-2, s2206 20-12-2 6-4-2'), more);
  const choices = (state: State) => line(state, '2207').choices.map((c) => c.city);

  it('off: the closest city alone, though it has no room', () => {
    const state = ladoga(OFF);
    expect(choices(state)).toEqual(hexes('2413'));
    expect(state.units.filter((u) => u.cut === 2)).toHaveLength(1);
    const order: Action = {
      type: 'administer',
      unit: unitAt(state, '2207'),
      hq: unitAt(state, '2107', '0-1-2'),
      city: hex('1602'),
    };
    expect(refusal(state, order)).toMatchObject({ rule: 'U2a', key: 'front-not-leningrad' });
  });

  it('on: the front can live on Leningrad', () => {
    const state = ladoga(on('clar9'));
    expect(choices(state)).toEqual(hexes('1602', '2413'));
    expect(state.units.filter((u) => u.cut)).toEqual([]);
    const hq = unitAt(state, '2107', '0-1-2');
    const unit = unitAt(state, '2207');
    for (const city of hexes('1602', '2413')) {
      const ordered = must(state, { type: 'administer', unit, hq, city });
      expect(line(ordered, '2207')).toMatchObject({ isolation: 0, hq, city });
      expect(line(ordered, '2207').toCity.at(-1)).toBe(city);
      expect(line(ordered, '2207').toCity.length).toBeLessThanOrEqual(11);
    }
    // No city beyond ten hexes.
    expect(refusal(state, { type: 'administer', unit, hq, city: hex('2231') }).key).toBe('city-not-closest');
  });

  it.each([
    ['off', OFF, 1],
    ['on', on('clar9'), 0],
  ] as const)('when the closest city is cut off, switch %s', (_, more, isolation) => {
    // 2038 is nearer to Kandalaksha, beyond the break; Kem lies within ten hexes too.
    const state = position('soviet', 'movement', stacks('s2038 0-1-2, s1938 2-1-2, f2036 0-0-3'), more);
    expect(line(state, '1938')).toMatchObject({ isolation, city: isolation ? null : hex('2231') });
  });
});

describe('CL10: the 4-4-2 stays in the south', () => {
  const setUp = (clar10: boolean): State => newGame({ clar10 }, 1);
  const field = ROSTER.find((c) => c.type.label === '4-4-2' && c.arrival === 0)!.id;
  const other = ROSTER.find((c) => c.type.label === '2-2-3' && c.side === 'finn' && c.arrival === 0)!.id;
  const place = (unit: number, at: string): Action => ({ type: 'place', unit, hex: hex(at) });

  it('is the only such counter of the initial forces', () => {
    expect(ROSTER.filter((c) => c.type.label === '4-4-2' && c.arrival === 0)).toHaveLength(1);
  });

  it('off: may guard Petsamo', () => {
    expect(check(setUp(false), place(field, '1656'))).toBeNull();
    expect(check(setUp(false), place(field, '1014'))).toBeNull();
  });

  it('on: may not be set up north of row 13', () => {
    const state = setUp(true);
    for (const at of ['1656', '1014', '0931'])
      expect(refusal(state, place(field, at))).toMatchObject({
        rule: 'CL10',
        key: 'setup-clar10',
        places: hexes(at),
      });
    for (const at of ['1013', '1306', '0604']) expect(check(state, place(field, at))).toBeNull();
    expect(check(state, place(other, '1656'))).toBeNull();
    const listed = [...legalActions(state)].flatMap((a) =>
      a.type === 'place' && a.unit === field && a.hex !== null ? [a.hex] : [],
    );
    expect(listed.length).toBeGreaterThan(50);
    expect(names(listed).every((name) => Number(name.slice(2)) <= 13)).toBe(true);
  });

  it.each(['historical', 'random'] as const)('on: the ready set-up "%s" keeps to it', (kind) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      let state = newGame({ clar10: true }, seed);
      for (const action of readySetUp(state, kind, seed)) state = must(state, action);
      expect(Number(whereIs(state, field).slice(2))).toBeLessThanOrEqual(13);
      expect(must(state, end).phasing).toBe('soviet');
    }
  });
});

describe('the switches of a game', () => {
  it('have a paragraph each', () => {
    const clarifications = OPTION_KEYS.filter((key) => key.startsWith('clar'));
    expect(clarifications.map((key) => OPTION_RULES[key])).toEqual([
      'CL1',
      'CL2',
      'CL3',
      'CL4',
      'CL5',
      'CL6',
      'CL7',
      'CL8',
      'CL9',
      'CL10',
    ]);
    expect(clarifications.map((key) => RECOMMENDED[key])).toEqual([
      ...Array.from({ length: 8 }, () => true),
      false,
      false,
    ]);
    expect(clarifications.some((key) => AS_PRINTED[key])).toBe(false);
    expect([RECOMMENDED.errata, RECOMMENDED.touchMove]).toEqual([true, false]);
    expect([AS_PRINTED.errata, AS_PRINTED.touchMove]).toEqual([true, false]);
    expect(newGame({}, 1).options).toEqual(inForce(RECOMMENDED));
  });

  /** A random game of so many steps after set-up. */
  function game(seed: number, options: Partial<Options>, steps: number): Timeline {
    let timeline = startTimeline(newGame(options, seed));
    const act = (action: Action): void => {
      const done = play(timeline, action);
      if (!done.ok) throw new Error(done.refusal.text);
      timeline = done.timeline;
    };
    for (const side of [0, 1]) {
      for (const action of readySetUp(present(timeline), 'random', seed + side)) act(action);
      act(end);
    }
    const pick = randomSource(seed);
    for (let i = 0; i < steps && present(timeline).phase !== 'over'; i++)
      act(sampleAction(present(timeline), pick));
    return timeline;
  }
  const loaded = (data: unknown): Timeline => {
    const restored = restore(typeof data === 'string' ? data : JSON.stringify(data));
    if (!restored.ok) throw new Error(restored.error.text);
    return restored.timeline;
  };
  type File = {
    start: {
      options?: Record<string, unknown>;
      state?: { options: Record<string, unknown>; combat: unknown };
    };
  };
  const fileOf = (timeline: Timeline): File => JSON.parse(serialise(timeline)) as File;

  it.each([true, false])('are off in a file that does not know them (touch-move %s)', (touchMove) => {
    // Soak-offs were the rule before they became a switch.
    const timeline = game(8, { ...AS_PRINTED, touchMove, soakOffs: true }, 250);
    const file = fileOf(timeline);
    expect(file.start.options).toMatchObject({ clar1: false, clar10: false });
    const old = { ...file, start: { ...file.start, options: { errata: true, touchMove } } };
    const again = loaded(old);
    expect(again.start.options).toEqual(inForce({ ...AS_PRINTED, touchMove, soakOffs: true }));
    expect(present(again)).toEqual(present(timeline));
    expect(serialise(again)).toBe(serialise(timeline));
  });

  it('are off in an old file of a position, in the midst of a fight', () => {
    const state = position('soviet', 'attack', [...CROWD, ...stacks('f1544 4-4-2')]);
    const file = fileOf(startTimeline(state));
    const old = structuredClone(file);
    old.start.state!.options = { errata: true, touchMove: false, soakOffs: false };
    old.start.state!.combat = {
      vacated: [],
      obligedUnits: state.combat!.obligedUnits,
      obligedHexes: state.combat!.obligedHexes,
    };
    const again = present(loaded(old));
    expect(again).toEqual(state);
    expect(check(again, attack(again, ['1643', '1645'], '1544'))).toBeNull();
    expect(legalActions(again)).toBeDefined();
  });

  it('refuses a file with a switch that is none', () => {
    const file = fileOf(startTimeline(newGame({}, 1)));
    const bad = { ...file, start: { ...file.start, options: { ...file.start.options, clar11: true } } };
    expect(restore(JSON.stringify(bad)).ok).toBe(false);
    const odd = { ...file, start: { ...file.start, options: { ...file.start.options, clar1: 1 } } };
    expect(restore(JSON.stringify(odd)).ok).toBe(false);
  });

  it('all come back from a file', () => {
    const anyOptions = fc.record(
      Object.fromEntries(OPTION_KEYS.map((key) => [key, fc.boolean()])) as Record<
        OptionKey,
        fc.Arbitrary<boolean>
      >,
    );
    fc.assert(
      fc.property(anyOptions, fc.integer({ min: 1, max: 1000 }), (options, seed) => {
        const fresh = startTimeline(newGame(options, seed));
        expect(loaded(serialise(fresh)).start).toEqual(newGame(options, seed));
        const timeline = startTimeline(position('soviet', 'movement', CROWD, { options }));
        expect(present(loaded(serialise(timeline)))).toEqual(present(timeline));
      }),
      { numRuns: 40, seed: 3 },
    );
  });

  it('come back from a file in the midst of a withdrawal', () => {
    const start = position('soviet', 'movement', [...CROWD, ...stacks('f1544 4-4-2')], on('clar7'));
    const ended = play(startTimeline(start), end);
    if (!ended.ok) throw new Error(ended.refusal.text);
    expect(present(ended.timeline).decisions[0]).toMatchObject({ kind: 'withdraw' });
    const again = loaded(serialise(ended.timeline));
    expect(present(again)).toEqual(present(ended.timeline));
    // A file may also begin there.
    const here = startTimeline(present(ended.timeline));
    expect(present(loaded(serialise(here)))).toEqual(present(here));
  });
});

describe('random games with the switches at random', () => {
  const all = (value: boolean): Partial<Options> =>
    Object.fromEntries(OPTION_KEYS.filter((k) => k.startsWith('clar')).map((k) => [k, value]));

  it.each([
    // Here Soviet units come back into supply because Finns abroad lost theirs.
    [2025, {}],
    [2045, {}],
    [104, all(true)],
    [105, all(false)],
    [106, { clar7: true, clar4: false, clar2: false }],
    [107, { clar7: true, clar4: true, clar2: true, clar9: false }],
  ] as const)('game %i breaks nothing', { timeout: 60_000 }, (seed, options) => {
    const game = playFuzzGame(seed, options);
    expect(game.violations).toEqual([]);
    expect(game.steps).toBeGreaterThan(100);
    expect(['turns', 'leningrad']).toContain(game.endReason);
  });
});
