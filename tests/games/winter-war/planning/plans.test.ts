import {
  board,
  check,
  MARK,
  obligations,
  RECOMMENDED,
  type AttackPlan,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { findObligations } from '#engine/winter-war/rules/obligations.ts';
import {
  attackPlans,
  completePlan,
  forecast,
  planValue,
  type Plan,
  type Wish,
} from '#games/winter-war/analysis/planning/index.ts';
import {
  end,
  hex,
  hexes,
  must,
  names,
  position,
  unitAt,
  stacks,
} from '../../../engine/winter-war/rules/helpers.ts';
import { randomPositions } from '../../../engine/winter-war/rules/random-positions.ts';
import { fought } from './brute-force.ts';

const WISHES: readonly Wish[] = ['losses', 'ground', 'careful'];

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Attacks in words: "1407 20-12-2, 1407 2-1-2 > 1307". */
const told = (state: State, { attacks }: Pick<Plan, 'attacks'>): string[] =>
  attacks.map(({ odds: { attackers }, targets }) => {
    const from = attackers.map(({ unit, printed }) => `${board.hexName(state.units[unit]!.at)} ${printed}`);
    return `${from.join(', ')} > ${names(targets).join(', ')}`;
  });

/** Where the two of 1407 face 1307 and 1308. */
const facing = (west: readonly string[], east: readonly string[], soakOffs = false): State =>
  position(
    'soviet',
    'attack',
    stacks(`s1507 0-1-2, s1407 20-12-2 2-1-2, f1307 ${west.join(' ')}, f1308 ${east.join(' ')}`),
    { options: { soakOffs } },
  );

/** The position with a unit in the disorder of a drop: it may attack but need not. */
function disordered(state: State, unit: UnitId): State {
  const units = state.units.map((u, id) => (id === unit ? { ...u, marks: MARK.disrupted } : u));
  const owed = findObligations({ ...state, units });
  const combat = { ...state.combat!, obligedUnits: owed.units, obligedHexes: owed.hexes };
  return { ...state, units, combat };
}

describe('Soviet plans', () => {
  it('gather the attackers where one attack is worth more than two', () => {
    const state = facing(['6-6-2'], ['1-1-3']);
    const [plan] = attackPlans(state, 'losses');
    expect(told(state, plan!)).toEqual(['1407 20, 1407 2 > 1307, 1308']);
    // 22 to 7 is 3-1: three faces of De, one of Dr against two units.
    expect(plan!.value).toBeCloseTo((3 * 7 + 2 / 4) / 6, 9);
    expect(plan!.attacks[0]!.odds.column).toBe('3-1');
    expect(plan).toMatchObject({ ownLoss: 0, enemyLoss: 3.5, exact: true });
    expect(plan!.lossChances).toEqual([{ points: 0, chance: 1 }]);
  });

  it('make no attack at 1-4 or worse that can be avoided', () => {
    const state = facing(['6-6-2', '6-6-2'], ['4-4-2']);
    for (const wish of WISHES) {
      const plans = attackPlans(state, wish, 5);
      expect(plans.length).toBeGreaterThan(0);
      for (const { attacks } of plans) expect(attacks.some(({ odds }) => odds.soakOff)).toBe(false);
    }
    expect(told(state, attackPlans(state, 'losses')[0]!)).toEqual(['1407 20, 1407 2 > 1307, 1308']);
  });

  it('never let units of several hexes attack several hexes together', () => {
    const state = position(
      'soviet',
      'attack',
      stacks('s1507 0-1-2, s1407 6-4-2 6-4-2, s1408 6-4-2 6-4-2, f1307 4-4-2, f1308 2-2-3'),
    );
    for (const wish of WISHES)
      for (const { attacks } of attackPlans(state, wish, 6))
        for (const { attackers, targets } of attacks)
          expect(targets.length === 1 || new Set(attackers.map((id) => state.units[id]!.at)).size === 1).toBe(
            true,
          );
  });

  it('sacrifice a weak unit, with soak-offs, where the strong one is worth more elsewhere', () => {
    const state = facing(['6-6-2', '6-6-2'], ['4-4-2'], true);
    const [plan] = attackPlans(state, 'losses');
    expect(told(state, plan!).sort((a, b) => a.localeCompare(b))).toEqual([
      '1407 2 > 1307',
      '1407 20 > 1308',
    ]);
    expect(plan!.attacks.find(({ targets }) => targets[0] === hex('1307'))!.odds.soakOff).toBe(true);
    expect(plan!.lossChances).toEqual([{ points: 2, chance: 1 }]);
    expect(plan!.value).toBeCloseTo((5 * 4 + 1 / 4) / 6 - 2, 9);
  });

  it('meet every obligation, each unit and hex once', () => {
    const state = position('soviet', 'attack', [
      ...stacks(
        's1602 0-1-2, s1404 20-12-2 2-1-2, s1505 20-12-2 6-4-2, s1605 20-12-2 8-3-2',
        's1705 20-12-2 5-3-3',
      ),
      ...['1405', '1406', '1506', '1606'].flatMap((fort) => stacks(`f${fort} 6-6-2 6-6-2`)),
    ]);
    for (const wish of WISHES) {
      const plans = attackPlans(state, wish, 5);
      expect(plans).toHaveLength(5);
      for (const { attacks } of plans) {
        expect(names(attacks.flatMap(({ targets }) => targets))).toEqual(['1405', '1406', '1506', '1606']);
        expect(ascending(attacks.flatMap(({ attackers }) => attackers))).toEqual(
          ascending(obligations(state).units),
        );
      }
      const values = plans.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
    const [hold] = attackPlans(state, 'careful', 1);
    const [storm] = attackPlans(state, 'ground', 1);
    expect(hold!.ownLoss).toBeLessThan(storm!.ownLoss);
    expect(hold!.value).toBeCloseTo(-hold!.ownLoss, 9);
  });

  it('may be played as they stand, one attack after another', () => {
    const state = facing(['2-2-3'], ['1-1-3']);
    for (const wish of WISHES)
      for (const { attacks } of attackPlans(state, wish)) {
        let now = state;
        for (const { attackers, targets, odds } of attacks) {
          const quiet = odds.faces.indexOf('Ne') + 1;
          now = quiet
            ? must(now, { type: 'attack', attackers, targets }, [quiet])
            : fought(now, { attackers, targets });
        }
        expect(check(now, end)).toBeNull();
      }
  });

  it('begin with the attack that only then is allowed', () => {
    const drop = position(
      'soviet',
      'attack',
      stacks('s1507 0-1-2, s1407 20-12-2, s1309 3-1-1, f1307 6-6-2, f1308 0-0-3'),
    );
    const paratroops = unitAt(drop, '1309');
    const state = disordered(drop, paratroops);
    expect(obligations(state).units).not.toContain(paratroops);
    const [plan] = attackPlans(state, 'ground');
    expect(told(state, plan!)).toEqual(['1309 3 > 1308', '1407 20 > 1307']);
    const [first, second] = plan!.attacks;
    const asAction = ({ attackers, targets }: AttackPlan) =>
      ({ type: 'attack', attackers, targets }) as const;
    expect(check(state, asAction(second!))?.key).toBe('leaves-hex');
    expect(check(state, asAction(first!))).toBeNull();
    // Chosen in the wrong order, they are put right.
    const completion = completePlan(state, [second!, first!], 'ground');
    expect(completion.ok && told(state, completion.plan)).toEqual(told(state, plan!));
  });

  it('know that a ski patrol falls without a die', () => {
    const state = facing(['0-0-3'], []);
    const [{ attacks } = { attacks: [] }] = attackPlans(state, 'ground', 1);
    expect(attacks).toHaveLength(1);
    expect(attacks[0]).toMatchObject({ cleared: 1, taken: 1, costly: 0, ownLoss: 0, enemyLoss: 0 });
    expect(attacks[0]!.odds.column).toBeNull();
  });

  it('are none outside the Attack Segment, and none without an enemy', () => {
    const units = stacks('s1507 0-1-2, s1407 6-4-2');
    expect(attackPlans(position('soviet', 'attack', units), 'losses')).toEqual([]);
    const moving = position('soviet', 'movement', [...units, ...stacks('f1307 1-1-3')]);
    expect(attackPlans(moving, 'losses')).toEqual([]);
    const undecided: State = {
      ...facing(['1-1-3'], []),
      decisions: [{ kind: 'retreat', side: 'finn', units: [] }],
    };
    expect(attackPlans(undecided, 'losses')).toEqual([]);
  });
});

describe('Finnish plans', () => {
  const counter = (...east: string[]): State =>
    position(
      'finn',
      'attack',
      stacks(`s1508 0-1-2, s1408 ${east.join(' ')}, s1406 20-12-2, f1407 4-4-2 4-4-2`),
    );

  it('attack what is worth it and nothing else', () => {
    const state = counter('2-1-2');
    for (const wish of ['losses', 'careful'] as const) {
      const [plan] = attackPlans(state, wish);
      expect(told(state, plan!)).toEqual(['1407 4, 1407 4 > 1408']);
      expect(plan!.ownLoss).toBe(0);
    }
  });

  it('are none when nothing is worth it', () => {
    expect(attackPlans(counter('20-12-2'), 'losses')).toEqual([]);
    expect(attackPlans(counter('20-12-2'), 'careful')).toEqual([]);
  });

  it('never hold a plan without an attack, or the same plan twice', () => {
    const state = counter('2-1-2');
    for (const wish of WISHES) {
      const plans = attackPlans(state, wish, 6).map((plan) =>
        told(state, plan)
          .sort((a, b) => a.localeCompare(b))
          .join('; '),
      );
      expect(plans).not.toContain('');
      expect(new Set(plans).size).toBe(plans.length);
    }
  });

  it('hold also on a front too long to be looked at in one', () => {
    const rows = [12, 13, 14, 15, 16, 17, 18];
    const cells = rows.flatMap((row) =>
      [6, 7, 8, 9, 10, 11, 12].map((column) => ({
        name: String(column).padStart(2, '0') + row,
        side: (column + row) % 3 ? ('soviet' as const) : ('finn' as const),
      })),
    );
    const land = cells.filter(({ name }) => ['clear', 'swamp'].includes(board.terrainOf(hex(name))));
    const pools = {
      soviet: [...Array.from({ length: 27 }, () => '2-1-2'), ...Array.from({ length: 9 }, () => '6-4-2')],
      finn: [...Array.from({ length: 14 }, () => '1-1-3'), ...Array.from({ length: 8 }, () => '6-6-2')],
    };
    const units = land.flatMap(({ name, side }) => {
      const type = pools[side].pop();
      return type ? (side === 'soviet' ? stacks(`s${name} ${type}`) : stacks(`f${name} ${type}`)) : [];
    });
    const state = position('finn', 'attack', units);
    const [plan] = attackPlans(state, 'losses', 1);
    expect(plan!.exact).toBe(false);
    let now = state;
    for (const { attackers, targets } of plan!.attacks) {
      expect(check(now, { type: 'attack', attackers, targets })).toBeNull();
      now = fought(now, { attackers, targets });
    }
  });
});

describe('a plan begun by the player', () => {
  const state = facing(['6-6-2', '6-6-2'], ['4-4-2']);
  const corps = unitAt(state, '1407', '20-12-2');
  const regiment = unitAt(state, '1407', '2-1-2');

  it('is completed in the best way', () => {
    const fixed = [{ attackers: [corps], targets: hexes('1307') }];
    const found = completePlan(state, fixed, 'losses');
    expect(found.ok && told(state, found.plan)).toEqual(['1407 20 > 1307', '1407 2 > 1308']);
    expect(found.ok && found.plan.value).toBeCloseTo(
      found.ok ? planValue(state, found.plan.attacks, 'losses') : NaN,
      9,
    );
  });

  it('is the best plan when nothing is chosen yet', () => {
    const found = completePlan(state, [], 'losses');
    expect(found.ok && found.plan).toEqual(attackPlans(state, 'losses', 1)[0]);
  });

  it('fails with the hex that nobody could attack any more', () => {
    const fixed = [{ attackers: [corps, regiment], targets: hexes('1308') }];
    const found = completePlan(state, fixed, 'losses');
    expect(found).toMatchObject({ ok: false, attack: fixed[0], left: { hex: hex('1307') } });
    expect(!found.ok && found.refusal.key).toBe('leaves-hex');
  });

  it('fails with the unit that could attack nobody any more', () => {
    const fixed = [{ attackers: [corps], targets: hexes('1307', '1308') }];
    const found = completePlan(state, fixed, 'losses');
    expect(found).toMatchObject({ ok: false, left: { unit: regiment } });
    expect(!found.ok && found.refusal.key).toBe('leaves-unit');
  });

  it('fails with the refusal of an attack that is none', () => {
    const far = completePlan(state, [{ attackers: [corps], targets: hexes('1208') }], 'losses');
    expect(!far.ok && far.refusal.key).toBe('attack-no-enemy');
    const twice = completePlan(
      state,
      [
        { attackers: [corps], targets: hexes('1307') },
        { attackers: [corps], targets: hexes('1308') },
      ],
      'losses',
    );
    expect(twice).toMatchObject({ ok: false, attack: { targets: hexes('1308') }, left: null });
    expect(!twice.ok && twice.refusal.key).toBe('attack-twice');
  });
});

describe('the forecast', () => {
  it('adds independent battles up', () => {
    const state = facing(['2-2-3'], ['1-1-3', '1-1-3']);
    const [corps, regiment] = [unitAt(state, '1407', '20-12-2'), unitAt(state, '1407', '2-1-2')];
    const seen = forecast(state, [
      { attackers: [corps], targets: hexes('1307') },
      { attackers: [regiment], targets: hexes('1308') },
    ]);
    // 6-1: always De. 1-1: Ae, Ar, Ne, Ex, Dr, Dr.
    expect(seen.attacks.map(({ odds }) => odds.column)).toEqual(['6-1', '1-1']);
    expect(seen.attacks[1]).toMatchObject({
      ownLoss: 4 / 6,
      enemyLoss: 2 / 6,
      cleared: 3 / 6,
      taken: 0,
      costly: 2 / 6,
    });
    expect(seen.lossChances.map(({ points }) => points)).toEqual([0, 2]);
    expect(seen.lossChances[1]!.chance).toBeCloseTo(2 / 6, 12);
    expect(seen.anyCleared).toBe(1);
    expect(seen.allCleared).toBe(0.5);
  });

  it('is exact in every plan of a game, and every plan can be played to the end', () => {
    const wanted = (state: State) => state.phase === 'attack' && !state.decisions.length;
    const states = [1, 2, 3, 4].flatMap((seed) =>
      randomPositions(seed, wanted, 20, seed % 2 ? RECOMMENDED : {}),
    );
    for (const state of states)
      for (const wish of WISHES) {
        const plans = attackPlans(state, wish, 3);
        expect(plans.length > 0 || !obligations(state).units.length).toBe(true);
        for (const { attacks, lossChances, ownLoss, value } of plans) {
          const total = lossChances.reduce((sum, { chance }) => sum + chance, 0);
          const mean = lossChances.reduce((sum, { points, chance }) => sum + points * chance, 0);
          expect(total).toBeCloseTo(1, 12);
          expect(mean).toBeCloseTo(ownLoss, 9);
          expect(planValue(state, attacks, wish)).toBeCloseTo(value, 9);
          let now = state;
          for (const { attackers, targets, odds } of attacks) {
            const chances = Object.values(odds.chances).reduce((sum, chance) => sum + chance, 0);
            expect(chances).toBeCloseTo(1, 12);
            expect(check(now, { type: 'attack', attackers, targets })).toBeNull();
            now = fought(now, { attackers, targets });
          }
          expect(check(now, end)).toBeNull();
        }
      }
  });
});
