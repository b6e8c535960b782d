import fc from 'fast-check';
import {
  advancers,
  check,
  legalActions,
  obligations,
  odds,
  type Action,
  type Obligations,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { attackActions } from '#engine/winter-war/rules/attack.ts';
import {
  attack,
  end,
  eventOf,
  hex,
  hexes,
  must,
  owed,
  played,
  position,
  refusal,
  unitAt,
  unitsAt,
  stacks,
} from './helpers.ts';
import { randomPositions } from './random-positions.ts';

const south = (...units: UnitSpec[][]): State =>
  position('soviet', 'attack', [...stacks('s1407 0-1-2'), ...units.flat()]);

describe('C2: the Soviet obligation', () => {
  it('is taken when the Attack Segment begins: units that may attack, and what they are next to', () => {
    const state = south(
      stacks('s1307 8-3-2 0-1-2, s1107 1-1-4, s1306 2-1-2, f1207 2-2-3, f1308 1-1-3, f1108 0-0-3'),
    );
    // The NKVD of 1107 has enemies beside it, but in Finland; 1306 has none; so nobody may attack 1108.
    expect(owed(state)).toEqual({ units: ['1307'], hexes: ['1207', '1308'] });
    expect(obligations(state).pairs).toEqual(
      expect.arrayContaining([
        { unit: unitAt(state, '1307', '8-3-2'), hex: hex('1207') },
        { unit: unitAt(state, '1307', '8-3-2'), hex: hex('1308') },
      ]),
    );
    expect(obligations(state).pairs).toHaveLength(2);
  });

  it('includes NKVD units beside enemies in the USSR, and Allied enemies', () => {
    const state = position('soviet', 'attack', stacks('s1743 1-1-4, f1643 3-2-2, s1645 1-1-4, f1545 1-1-3'));
    expect(owed(state)).toEqual({ units: ['1743'], hexes: ['1643'] });
  });

  it('is the Soviets alone', () => {
    const state = position('finn', 'attack', stacks('s1407 0-1-2, s1307 2-1-2, f1207 4-4-2'));
    expect(owed(state)).toEqual({ units: [], hexes: [] });
    expect(check(state, end)).toBeNull();
  });

  it('is paid off attack by attack', () => {
    const state = south(stacks('s1307 8-3-2, s1206 2-1-2, f1207 4-4-2, f1308 1-1-3, s1408 2-1-2'));
    expect(owed(state)).toEqual({ units: ['1206', '1307', '1408'], hexes: ['1207', '1308'] });
    // The hex of 1308 has had its attack; 1307 still owes one on 1207.
    const half = must(state, attack(state, ['1408'], ['1308']), [3]);
    expect(owed(half)).toMatchObject({ units: ['1206', '1307'], hexes: ['1207'] });
    const gone = must(half, attack(half, ['1307', '1206'], ['1207']), [6]);
    expect(owed(gone)).toEqual({ units: [], hexes: [] });
  });

  it('does not come back to a hex once attacked, whatever the result', () => {
    const state = south(stacks('s1307 8-3-2, s1306 2-1-2, s1206 2-1-2, f1207 2-2-3, f1106 2-2-3'));
    expect(owed(state)).toEqual({ units: ['1206', '1307'], hexes: ['1106', '1207'] });
    // 1206 attacks 1106; Ae. 1307 must still meet 1207.
    const lost = must(state, attack(state, ['1206'], ['1106']), [1]);
    expect(owed(lost)).toEqual({ units: ['1307'], hexes: ['1207'] });
    // The hex of 1106 has been attacked; nothing more is owed to it.
    const won = must(lost, attack(lost, ['1307'], ['1207']), [1]);
    expect(check(won.decisions.length ? must(won, { type: 'decline' }) : won, end)).toBeNull();
  });

  it('is never created by results', () => {
    const state = south(stacks('s1307 8-3-2, s1006 0-1-2, s1306 2-1-2, f1207 4-4-2'));
    const beaten = must(state, attack(state, ['1307'], ['1207']), [4]);
    // To 1206, beside the fresh regiment in 1306? That is in Soviet ZOC; to 1107, beside nobody.
    expect(refusal(beaten, { type: 'retreat', unit: unitAt(beaten, '1207'), to: hex('1206') }).key).toBe(
      'retreat-zone',
    );
    const advanced = south(stacks('s1307 20-12-2, s1407 2-1-2, f1207 2-2-3, f1107 2-2-3'));
    const won = must(advanced, attack(advanced, ['1307'], ['1207']), [6]);
    const next = must(won, { type: 'advance', unit: unitAt(won, '1307'), to: hex('1207') });
    expect(owed(next)).toEqual({ units: [], hexes: [] });
    expect(check(next, end)).toBeNull();
  });

  it('lapses for a unit that has become isolated', () => {
    // 1443 hangs on 1543, the only hex out of Finnish ZOC, and only because a friend stands there.
    const state = position(
      'soviet',
      'attack',
      stacks('s1743 0-1-2, s1543 2-1-2, s1443 2-1-2, f1444 2-2-3, f1442 2-2-3'),
    );
    expect(owed(state)).toEqual({ units: ['1443', '1543'], hexes: ['1442', '1444'] });
    const lost = must(state, attack(state, ['1543'], ['1444']), [1]);
    expect(unitsAt(lost, '1543')).toEqual([]);
    expect(lost.units[unitAt(lost, '1443')]!.cut).toBe(1);
    expect(owed(lost)).toEqual({ units: [], hexes: [] });
    expect(refusal(lost, attack(lost, ['1443'], ['1442'])).key).toBe('attack-isolated');
    expect(check(lost, end)).toBeNull();
    // The same attack without loss leaves the duty.
    const held = must(state, attack(state, ['1543'], ['1444']), [3]);
    expect(owed(held)).toEqual({ units: ['1443'], hexes: ['1442'] });
    expect(refusal(held, end).key).toBe('must-attack');
  });
});

describe('C3: keeping the obligations open', () => {
  const chain = (): State =>
    south(stacks('s1307 8-3-2'), stacks('s1206 8-3-2'), stacks('f1207 2-2-3'), stacks('f1308 1-1-3'));

  it('refuses an attack that leaves a hex without an attacker, and names the hex', () => {
    const state = chain();
    expect(refusal(state, attack(state, ['1307', '1206'], ['1207']))).toMatchObject({
      rule: 'C3',
      key: 'leaves-hex',
      params: { hex: '1308' },
      places: hexes('1308'),
    });
  });

  it('refuses an attack that leaves a unit without a hex, and names the unit', () => {
    const state = chain();
    expect(refusal(state, attack(state, ['1307'], ['1207', '1308']))).toMatchObject({
      rule: 'C3',
      key: 'leaves-unit',
      places: hexes('1206'),
    });
    const pair = south(stacks('s1307 8-3-2 2-1-2'), stacks('f1207 2-2-3'));
    const one: Action = {
      type: 'attack',
      attackers: [unitAt(pair, '1307', '8-3-2')],
      targets: hexes('1207'),
    };
    expect(refusal(pair, one)).toMatchObject({
      rule: 'C3',
      key: 'leaves-unit',
      params: { unit: '2-1-2 (25)' },
    });
  });

  it('allows every way that leaves a way on', () => {
    const state = chain();
    expect(check(state, attack(state, ['1206'], ['1207']))).toBeNull();
    expect(check(state, attack(state, ['1307'], ['1308']))).toBeNull();
    expect([...attackActions(state)]).toHaveLength(2);
  });

  /** The graph as it was, less those who have been used up. */
  const remainder = ({ pairs }: Obligations, action: Action & { type: 'attack' }) => {
    const left = pairs.filter(
      ({ unit, hex: at }) => !action.attackers.includes(unit) && !action.targets.includes(at),
    );
    return { units: new Set(left.map((p) => p.unit)), hexes: new Set(left.map((p) => p.hex)) };
  };

  /** What C3 promises of a position that owes something; returns how many units owe it. */
  function expectOpen(state: State): number {
    const graph = obligations(state);
    // No unit and no hex stands alone in the graph.
    expect(new Set(graph.pairs.map((p) => p.unit))).toEqual(new Set(graph.units));
    expect(new Set(graph.pairs.map((p) => p.hex))).toEqual(new Set(graph.hexes));
    if (!graph.units.length) return 0;
    expect(refusal(state, end).rule).toBe('Combat.E');
    let legal = 0;
    for (const action of attackActions(state)) {
      if (legal++ >= 60) break;
      expect(check(state, action)).toBeNull();
      const left = remainder(graph, action);
      const alone = graph.units.filter((id) => !action.attackers.includes(id) && !left.units.has(id));
      const unmet = graph.hexes.filter((at) => !action.targets.includes(at) && !left.hexes.has(at));
      expect({ alone, unmet }).toEqual({ alone: [], unmet: [] });
    }
    expect(legal).toBeGreaterThan(0);
    return graph.units.length;
  }

  it('holds in random games: there is always a legal attack, and none leaves anybody over', () => {
    let graphs = 0;
    const open = (s: State): boolean =>
      s.phase === 'attack' && !s.decisions.length && obligations(s).units.length > 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        for (const state of randomPositions(seed, open, 8)) if (expectOpen(state)) graphs++;
      }),
      { numRuns: 6, seed: 3 },
    );
    expect(graphs).toBeGreaterThan(10);
  });

  it('holds in random melees, to the last attack', () => {
    const field = ['1106', '1107', '1108', '1206', '1207', '1208', '1307', '1308', '1309', '1407', '1408'];
    const hexOf = fc.constantFrom(...field);
    const unitOf = fc.record({
      at: hexOf,
      soviet: fc.boolean(),
      type: fc.integer({ min: 0, max: 3 }),
    });
    const SOVIETS = ['2-1-2', '6-4-2', '8-3-2', '1-1-4'];
    const FINNS = ['1-1-3', '2-2-3', '4-4-2', '0-0-3'];
    const MOST = [9, 3, 2, 5];
    let largest = 0;
    fc.assert(
      fc.property(
        fc.array(unitOf, { minLength: 10, maxLength: 24, size: 'max' }),
        fc.infiniteStream(fc.nat()),
        (list, numbers) => {
          const side = new Map<string, boolean>();
          const used = new Map<string, number>();
          const units = list.flatMap(({ at, soviet, type }) => {
            const label = (soviet ? SOVIETS : FINNS)[type]!;
            const count = (used.get(label) ?? 0) + 1;
            const here = (used.get(at) ?? 0) + 1;
            if ((side.get(at) ?? soviet) !== soviet || count > MOST[type]! || here > 2) return [];
            used.set(label, count).set(at, here);
            side.set(at, soviet);
            return soviet ? stacks(`s${at} ${label}`) : stacks(`f${at} ${label}`);
          });
          let state = south(units, stacks('s1306 0-1-2'));
          const pick = <T>(items: readonly T[]): T => items[numbers.next().value! % items.length]!;
          for (let i = 0; i < 60 && state.phase === 'attack' && state.phasing === 'soviet'; i++) {
            if (!state.decisions.length) {
              largest = Math.max(largest, expectOpen(state));
              if (!obligations(state).units.length) break;
            }
            const some: Action[] = [];
            for (const action of legalActions(state))
              if (action.type !== 'administer' && some.push(action) >= 30) break;
            state = must(state, pick(some));
          }
          expect(obligations(state).units).toEqual([]);
        },
      ),
      { numRuns: 120, seed: 5 },
    );
    expect(largest).toBeGreaterThan(6);
  });

  it('lists exactly the attacks that pass the test', () => {
    const state = south(
      stacks('s1307 8-3-2 2-1-2, s1206 2-1-2, s1408 6-4-2, f1207 2-2-3, f1308 1-1-3, f1208 1-1-3'),
    );
    const units = [...unitsAt(state, '1307'), ...unitsAt(state, '1206'), ...unitsAt(state, '1408')].sort(
      (a, b) => a - b,
    );
    const targets = hexes('1207', '1208', '1308');
    const subsets = <T>(items: readonly T[]): T[][] =>
      items.reduce<T[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);
    const key = (a: Action): string =>
      a.type === 'attack' ? `${a.attackers.join()} on ${a.targets.join()}` : a.type;
    const allowed = subsets(units)
      .flatMap((attackers) =>
        subsets(targets).map((at): Action => ({ type: 'attack', attackers, targets: at })),
      )
      .filter((action) => !check(state, action))
      .map(key);
    const listed = [...legalActions(state)].filter((a) => a.type === 'attack').map(key);
    expect(listed.toSorted()).toEqual(allowed.toSorted());
    expect(listed.length).toBeGreaterThan(5);
  });
});

describe('C4: hopeless attacks', () => {
  it('are forbidden to the Finns, whatever the reason of the odds', () => {
    const state = position('finn', 'attack', stacks('s1407 0-1-2, s1307 20-12-2, f1207 2-2-3 1-1-3'));
    const weak = attack(state, ['1207'], ['1307']);
    expect(refusal(state, weak)).toMatchObject({
      rule: 'C4',
      key: 'attack-odds',
      params: { attack: 3, defence: 12 },
      places: hexes('1307'),
    });
    const strong = position('finn', 'attack', stacks('s1407 0-1-2, s1307 20-12-2, f1207 2-2-3 2-2-3'));
    expect(eventOf(played(strong, attack(strong, ['1207'], ['1307']), [6]).events, 'attacked')).toMatchObject(
      {
        column: '1-3',
        result: 'Ne',
      },
    );
    expect([...attackActions(state)]).toEqual([]);
  });

  it('are allowed to obliged Soviets against obliged hexes: Ae without a die', () => {
    const state = south(stacks('s1307 2-1-2'), stacks('f1207 4-4-2 4-4-2'));
    const soak = attack(state, ['1307'], ['1207']);
    const plan = { attackers: unitsAt(state, '1307'), targets: hexes('1207') };
    expect(odds(state, plan)).toMatchObject({
      column: '1-4',
      soakOff: true,
      chances: { Ae: expect.closeTo(1, 9) },
    });
    const { state: after, events, dice } = played(state, soak);
    expect(dice).toEqual([]);
    expect(eventOf(events, 'attacked')).toMatchObject({ die: null, result: 'Ae', column: '1-4' });
    expect(unitsAt(after, '1307')).toEqual([]);
    expect(check(after, end)).toBeNull();
  });

  it('are forbidden to Soviets who need not attack', () => {
    const scene = (...types: string[]): State =>
      south(stacks('s1307 8-3-2, s1107 2-1-2, f1207 1-1-3'), stacks(`f1007 ${types.join(' ')}`));
    // 1107 is cut off by the ZOC of 1207 and owes nothing; relieved, it may attack 1007, but not hopelessly.
    const state = scene('4-4-2', '4-4-2');
    expect(state.units[unitAt(state, '1107')]!.cut).toBe(1);
    expect(owed(state)).toEqual({ units: ['1307'], hexes: ['1207'] });
    const freed = must(must(state, attack(state, ['1307'], ['1207']), [6]), { type: 'decline' });
    expect(freed.units[unitAt(freed, '1107')]!.cut).toBe(0);
    expect(owed(freed)).toEqual({ units: [], hexes: [] });
    expect(refusal(freed, attack(freed, ['1107'], ['1007']))).toMatchObject({
      rule: 'C4',
      key: 'attack-odds',
    });
    expect(check(freed, end)).toBeNull();
    const other = scene('2-2-3');
    const free = must(must(other, attack(other, ['1307'], ['1207']), [6]), { type: 'decline' });
    expect(check(free, attack(free, ['1107'], ['1007']))).toBeNull();
  });
});

describe('Combat.E, C2: advance before combat excuses', () => {
  it('frees the unit, and the hexes that only it was next to', () => {
    const state = position(
      'soviet',
      'retreat-before',
      stacks('s1743 0-1-2, s1543 2-1-2, f1443 0-0-3, f1344 2-2-3'),
    );
    const gone = must(must(state, { type: 'retreat', unit: unitAt(state, '1443'), to: hex('1343') }), end);
    expect(advancers(gone)).toEqual([unitAt(gone, '1543')]);
    const advanced = must(gone, { type: 'advance', unit: unitAt(gone, '1543'), to: hex('1443') });
    // Nobody else is near: the Attack Segment passes by.
    expect(must(advanced, end)).toMatchObject({ phasing: 'finn' });
  });
});
