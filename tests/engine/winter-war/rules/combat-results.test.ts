import fc from 'fast-check';
import {
  advancers,
  advances,
  board,
  check,
  legalActions,
  retreaters,
  retreats,
  type Action,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import {
  attack,
  end,
  eventOf,
  eventsOf,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  unitAt,
  unitsAt,
  whereIs,
  stacks,
} from './helpers.ts';
import { randomPositions } from './random-positions.ts';

const SOUTH_HQ = stacks('s1407 0-1-2');
const south = (...units: UnitSpec[][]): State => position('soviet', 'attack', [...SOUTH_HQ, ...units.flat()]);
const retreat = (unit: number, to: string | null): Action => ({
  type: 'retreat',
  unit,
  to: to === null ? null : hex(to),
});

/** Eight against eight on plain ground: faces 1 to 6 bring Ae, Ar, Ne, Ex, Dr, Dr. */
const even = (): State => south(stacks('s1307 6-4-2 2-1-2'), stacks('f1207 4-4-2 4-4-2'));
const rolled = (die: number): { before: State; after: State; result: string } => {
  const before = even();
  const { state, events } = played(before, attack(before, ['1307'], ['1207']), [die]);
  return { before, after: state, result: eventOf(events, 'attacked')!.result };
};
/** Sixteen against eight: a 5 brings De. */
const twoToOne = (...extra: UnitSpec[][]): State =>
  south(stacks('s1307 8-3-2 8-3-2'), stacks('f1207 4-4-2 4-4-2'), ...extra);

describe('Combat.Results: what the results mean', () => {
  it('Ae removes every attacker; the defender does not advance', () => {
    const { before, after, result } = rolled(1);
    expect(result).toBe('Ae');
    expect(unitsAt(before, '1307').map((id) => whereIs(after, id))).toEqual(['eliminated', 'eliminated']);
    expect(unitsAt(after, '1207')).toHaveLength(2);
    expect(after.decisions).toEqual([]);
  });

  it('Ar makes every attacker retreat one hex, by the choice of the attacker', () => {
    const { before, after, result } = rolled(2);
    const [one, two] = unitsAt(before, '1307');
    expect(result).toBe('Ar');
    expect(after.decisions).toEqual([{ kind: 'retreat', side: 'soviet', units: [one, two] }]);
    const split = must(must(after, retreat(two!, '1407')), retreat(one!, '1308'));
    expect([whereIs(split, one!), whereIs(split, two!)]).toEqual(['1308', '1407']);
    expect(split.decisions).toEqual([]);
    expect(unitsAt(split, '1207')).toHaveLength(2);
  });

  it('Ne changes nothing', () => {
    const { before, after, result } = rolled(3);
    expect(result).toBe('Ne');
    expect(after.units.map((u) => u.at)).toEqual(before.units.map((u) => u.at));
    expect(after.decisions).toEqual([]);
  });

  it('Ex removes the defenders and as many attack points', () => {
    const { before, after, result } = rolled(4);
    expect(result).toBe('Ex');
    expect([...unitsAt(before, '1207'), ...unitsAt(before, '1307')].map((id) => whereIs(after, id))).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
      'eliminated',
    ]);
    expect(after.decisions).toEqual([]);
  });

  it.each([5, 6])('Dr makes every defender retreat one hex; the attacker does not advance: die %i', (die) => {
    const { before, after, result } = rolled(die);
    const [one, two] = unitsAt(before, '1207');
    expect(result).toBe('Dr');
    expect(after.decisions).toEqual([{ kind: 'retreat', side: 'finn', units: [one, two] }]);
    const gone = must(must(after, retreat(one!, '1107')), retreat(two!, '1106'));
    expect(gone.decisions).toEqual([]);
    expect(advancers(gone)).toEqual([]);
    expect(unitsAt(gone, '1307')).toHaveLength(2);
    const step: Action = { type: 'advance', unit: unitsAt(gone, '1307')[0]!, to: hex('1207') };
    expect(refusal(gone, step).key).toBe('when-advance');
  });

  it('De removes the defenders and lets one attacker advance', () => {
    const state = twoToOne();
    const won = must(state, attack(state, ['1307'], ['1207']), [5]);
    expect(unitsAt(state, '1207').map((id) => whereIs(won, id))).toEqual(['eliminated', 'eliminated']);
    expect(unitsAt(won, '1307')).toHaveLength(2);
    expect(won.decisions).toEqual([
      { kind: 'advance', side: 'soviet', units: unitsAt(won, '1307'), hexes: hexes('1207') },
    ]);
  });
});

describe('Combat.Retreat, C9: retreats after combat', () => {
  /** Two defenders with Soviet ZOC on every hex around but 1107. */
  const ring = (...extra: UnitSpec[][]): State =>
    south(stacks('s1307 20-12-2, s1208 2-1-2, s1206 2-1-2, f1207 4-4-2 2-2-3'), ...extra);
  const routed = (state: State): State => must(state, attack(state, ['1307', '1208', '1206'], ['1207']), [2]);

  it('lets each unit choose a hex, one unit after another', () => {
    const state = ring();
    const beaten = routed(state);
    const units = unitsAt(state, '1207');
    expect(beaten.decisions).toEqual([{ kind: 'retreat', side: 'finn', units }]);
    expect(retreaters(beaten)).toEqual(units);
    expect(names(retreats(beaten, units[0]!))).toEqual(['1107']);
    expect(refusal(beaten, retreat(units[0]!, '1108')).key).toBe('retreat-zone');
    expect(refusal(beaten, retreat(units[0]!, null))).toMatchObject({ rule: 'C9', key: 'retreat-open' });
    expect(refusal(beaten, retreat(unitAt(beaten, '1206'), '1205')).key).toBe('retreat-not-due');
    const half = must(beaten, retreat(units[1]!, '1107'));
    expect(half.decisions).toEqual([{ kind: 'retreat', side: 'finn', units: [units[0]] }]);
    const done = must(half, retreat(units[0]!, '1107'));
    expect(unitsAt(done, '1107')).toEqual(units);
  });

  it('eliminates a unit with nowhere to go: enemy ZOC all round', () => {
    const state = ring(stacks('s1006 0-1-2'), stacks('s1106 2-1-2'), stacks('s1108 2-1-2'));
    const units = unitsAt(state, '1207');
    const from = ['1307', '1208', '1206', '1106', '1108'];
    const { state: beaten, events } = played(state, attack(state, from, ['1207']), [2]);
    expect(eventOf(events, 'attacked')).toMatchObject({
      attack: 28,
      defence: 6,
      column: '4-1',
      result: 'Dr',
    });
    expect(eventsOf(events, 'eliminated').map((e) => e.cause)).toEqual(['no-retreat', 'no-retreat']);
    expect(units.map((id) => whereIs(beaten, id))).toEqual(['eliminated', 'eliminated']);
    // A result of Dr gives no advance even so.
    expect(beaten.decisions).toEqual([]);
  });

  it('eliminates the unit that finds the last hex full', () => {
    const state = ring(stacks('f1107 1-1-3'));
    const beaten = routed(state);
    const [division, regiment] = unitsAt(state, '1207');
    const { state: after, events } = played(beaten, retreat(regiment!, '1107'));
    expect(whereIs(after, regiment!)).toBe('1107');
    expect(eventOf(events, 'eliminated')).toMatchObject({ unit: division, cause: 'no-retreat' });
    expect(after.decisions).toEqual([]);
  });

  it('south of Row A opens a friendly hex in enemy ZOC, within the stacking limit', () => {
    const state = ring(stacks('s1106 2-1-2'), stacks('f1108 1-1-3'), stacks('f1107 2-2-3 2-2-3'));
    const beaten = must(state, attack(state, ['1307', '1206'], ['1207']), [3]);
    const [division] = unitsAt(state, '1207');
    expect(names(retreats(beaten, division!))).toEqual(['1108']);
    expect(refusal(beaten, retreat(division!, '1107')).key).toBe('retreat-stacking');
  });

  it('can free a way for one unit by moving another first', () => {
    // 1108 is full; from there the way is open to 1109.
    const both = position('soviet', 'attack', [
      ...SOUTH_HQ,
      ...stacks('s1208 20-12-2, s1306 2-1-2, s1007 2-1-2, s1006 0-1-2, f1207 2-2-3, f1108 4-4-2 4-4-2'),
    ]);
    const first = unitAt(both, '1207');
    const [third, fourth] = unitsAt(both, '1108');
    const beaten = must(both, attack(both, ['1208'], ['1207', '1108']), [4]);
    expect(beaten.decisions.at(-1)).toMatchObject({ kind: 'retreat', units: [first, third, fourth] });
    expect(names(retreats(beaten, first))).not.toContain('1108');
    const on = must(beaten, retreat(third!, '1109'));
    expect(names(retreats(on, first))).toContain('1108');
    const joined = must(on, retreat(first, '1108'));
    expect(whereIs(joined, first)).toBe('1108');
    expect(unitsAt(joined, '1108')).toHaveLength(2);
    const last = must(joined, retreat(fourth!, '1109'));
    expect(unitsAt(last, '1109')).toEqual([third, fourth]);
    expect(last.decisions).toEqual([]);
  });

  it('north of Row A has room only with ski patrols', () => {
    const state = (guest: string, host: string): State =>
      position('soviet', 'attack', stacks(`s1743 0-1-2, s1543 6-4-2, f1443 ${guest}, f1343 ${host}`));
    const routedNorth = (from: State): State => must(from, attack(from, ['1543'], ['1443']), [3]);
    const full = routedNorth(state('2-2-3', '1-1-3'));
    expect(names(retreats(full, unitAt(full, '1443')))).toEqual(['1342', '1344']);
    const ski = routedNorth(state('2-2-3', '0-0-3'));
    expect(names(retreats(ski, unitAt(ski, '1443')))).toEqual(['1342', '1343', '1344']);
  });

  it('goes into no closed country, over no sea, off no map, by name of the reason', () => {
    const state = position('soviet', 'attack', stacks('s1954 0-1-2, s1756 6-4-2, f1656 2-2-3'));
    // 6 to 4 in the city of Petsamo is 1-1.
    const beaten = must(state, attack(state, ['1756'], ['1656']), [5]);
    expect(names(retreats(beaten, unitAt(beaten, '1656')))).toEqual(['1655']);
    expect(refusal(beaten, retreat(unitAt(beaten, '1656'), '1556')).key).toBe('closed-country');
    expect(refusal(beaten, retreat(unitAt(beaten, '1656'), '1657')).key).toBe('closed-country');
  });

  it('spends no Movement Points and leads no defender forward', () => {
    const state = south(stacks('s1307 2-1-2'), stacks('f1207 4-4-2'));
    const { state: lost } = played(state, attack(state, ['1307'], ['1207']), [1]);
    expect(unitsAt(lost, '1307')).toEqual([]);
    expect(lost.decisions).toEqual([]);
    const over = must(lost, end);
    expect(over).toMatchObject({ phasing: 'finn', phase: 'movement' });
    expect(over.units[unitAt(over, '1207')]!.marks).toBe(0);
  });

  it('offers the very hexes that the test allows, whatever the position', () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (seed) => {
        const states = randomPositions(
          seed,
          (s) => s.phase === 'retreat-before' || s.decisions.at(-1)?.kind === 'retreat',
          6,
        );
        for (const state of states)
          for (const unit of retreaters(state)) {
            seen++;
            const open = retreats(state, unit);
            const allowed = board
              .neighbours(state.units[unit]!.at)
              .filter((to) => !check(state, { type: 'retreat', unit, to }));
            expect(names(open)).toEqual(names(allowed));
          }
      }),
      { numRuns: 8, seed: 2 },
    );
    expect(seen).toBeGreaterThan(20);
  });
});

describe('C11: exchange', () => {
  /** Twelve against six. */
  const swap = (): State =>
    south(stacks('s1307 8-3-2 2-1-2'), stacks('s1206 2-1-2'), stacks('f1207 4-4-2 2-2-3'));

  it('lets the attacker choose losses of at least the printed defence', () => {
    const state = swap();
    const big = unitAt(state, '1307', '8-3-2');
    const small = unitAt(state, '1307', '2-1-2');
    const other = unitAt(state, '1206');
    const { state: owed, events } = played(state, attack(state, ['1307', '1206'], ['1207']), [3]);
    expect(eventOf(events, 'attacked')).toMatchObject({
      attack: 12,
      defence: 6,
      column: '2-1',
      result: 'Ex',
    });
    expect(unitsAt(owed, '1207')).toEqual([]);
    expect(owed.decisions.at(-1)).toMatchObject({ kind: 'exchange', side: 'soviet', points: 6 });
    expect(refusal(owed, { type: 'lose', units: [small, other] })).toMatchObject({
      rule: 'C11',
      key: 'lose-too-few',
      params: { points: 6, given: 4 },
    });
    expect(refusal(owed, { type: 'lose', units: [] }).key).toBe('lose-too-few');
    expect(refusal(owed, { type: 'lose', units: [big, big] }).key).toBe('lose-units');
    expect(refusal(owed, { type: 'lose', units: [unitAt(owed, '1407')] }).key).toBe('lose-units');
    expect(refusal(owed, { type: 'advance', unit: big, to: hex('1207') }).key).toBe('decide-first');
    const choices = [...legalActions(owed)].map((a) => (a.type === 'lose' ? a.units : a));
    const sorted = (lists: unknown[]): string[] =>
      lists.map((list) => (list as number[]).toSorted((x, y) => x - y).join()).sort();
    expect(sorted(choices)).toEqual(sorted([[big], [big, small], [big, other], [big, small, other]]));
    const paid = must(owed, { type: 'lose', units: [big] });
    expect(whereIs(paid, big)).toBe('eliminated');
    expect(paid.decisions).toEqual([
      {
        kind: 'advance',
        side: 'soviet',
        units: expect.arrayContaining([small, other]),
        hexes: hexes('1207'),
      },
    ]);
    const all = must(owed, { type: 'lose', units: [big, small, other] });
    expect(all.decisions).toEqual([]);
  });

  it('takes all the attackers without a question when they do not reach it', () => {
    const state = south(stacks('s1307 2-1-2 2-1-2, s1206 2-1-2, f1207 4-4-2 2-2-3'));
    const { state: after, events } = played(state, attack(state, ['1307', '1206'], ['1207']), [4]);
    expect(eventOf(events, 'attacked')).toMatchObject({ attack: 6, defence: 6, column: '1-1', result: 'Ex' });
    expect(eventsOf(events, 'eliminated')).toHaveLength(5);
    expect(after.decisions).toEqual([]);
  });

  it('counts printed strengths, not doubled ones', () => {
    const state = position(
      'soviet',
      'attack',
      stacks('s1603 0-1-2, s1404 20-12-2 6-4-2, s1505 2-1-2 2-1-2, f1405 4-4-2'),
    );
    const { state: owed, events } = played(state, attack(state, ['1404', '1505'], ['1405']), [4]);
    expect(eventOf(events, 'attacked')).toMatchObject({
      attack: 30,
      defence: 8,
      column: '3-1',
      result: 'Ex',
    });
    expect(owed.decisions.at(-1)).toMatchObject({ kind: 'exchange', points: 4 });
    expect(check(owed, { type: 'lose', units: unitsAt(owed, '1505') })).toBeNull();
    expect(refusal(owed, { type: 'lose', units: unitsAt(owed, '1505').slice(1) }).key).toBe('lose-too-few');
  });

  it('counts isolated defenders as printed too', () => {
    const state = position('finn', 'attack', stacks('s0706 20-12-2, f0806 6-6-2 6-6-2, f0705 1-1-3'));
    const { state: owed, events } = played(state, attack(state, ['0806', '0705'], ['0706']), [3]);
    expect(eventOf(events, 'attacked')).toMatchObject({
      attack: 13,
      defence: 6,
      column: '2-1',
      result: 'Ex',
    });
    expect(owed.decisions.at(-1)).toMatchObject({ kind: 'exchange', side: 'finn', points: 12 });
    expect(refusal(owed, { type: 'lose', units: unitsAt(owed, '0806').slice(1) }).key).toBe('lose-too-few');
    expect(check(owed, { type: 'lose', units: unitsAt(owed, '0806') })).toBeNull();
  });
});

describe('C12: advance after combat', () => {
  const won = (): State => {
    const state = twoToOne(stacks('s1206 2-1-2'), stacks('f1108 2-2-3'));
    return must(state, attack(state, ['1307', '1206'], ['1207']), [5]);
  };

  it('is one surviving attacker into one emptied hex, at once, ZOC or not', () => {
    const state = won();
    const [one] = unitsAt(state, '1307');
    expect(advancers(state)).toHaveLength(3);
    // 1207 is in the ZOC of the Finn in 1108.
    expect(names(advances(state, one!))).toEqual(['1207']);
    const { state: after, events } = played(state, { type: 'advance', unit: one!, to: hex('1207') });
    expect(eventOf(events, 'advanced')).toMatchObject({ from: hex('1307'), to: hex('1207'), before: false });
    expect(after.decisions).toEqual([]);
    expect(unitAt(after, '1207')).toBe(one);
    // Newly beside 1108, it has no new duty.
    expect(check(after, end)).toBeNull();
  });

  it('may be declined, and only by saying so', () => {
    const state = won();
    expect(refusal(state, end).key).toBe('decide-first');
    const after = must(state, { type: 'decline' });
    expect(after.decisions).toEqual([]);
    expect(unitsAt(after, '1207')).toEqual([]);
    expect(refusal(after, { type: 'decline' })).toMatchObject({ key: 'advance-nothing', rule: 'C12' });
  });

  it('is not for bystanders, nor into other hexes', () => {
    const state = twoToOne(stacks('s1208 0-1-2'));
    const now = must(state, attack(state, ['1307'], ['1207']), [5]);
    expect(refusal(now, { type: 'advance', unit: unitAt(now, '1208'), to: hex('1207') }).key).toBe(
      'advance-hq',
    );
    const finn = position('finn', 'attack', [...SOUTH_HQ, ...stacks('s1307 2-1-2, f1207 4-4-2 2-2-3')]);
    const one: Action = {
      type: 'attack',
      attackers: [unitAt(finn, '1207', '4-4-2')],
      targets: hexes('1307'),
    };
    const beat = must(finn, one, [5]);
    expect(advancers(beat)).toEqual([unitAt(finn, '1207', '4-4-2')]);
    const idle: Action = { type: 'advance', unit: unitAt(finn, '1207', '2-2-3'), to: hex('1307') };
    expect(refusal(beat, idle)).toMatchObject({ key: 'advance-bystander', rule: 'C12' });
    const side: Action = { type: 'advance', unit: unitAt(finn, '1207', '4-4-2'), to: hex('1206') };
    expect(refusal(beat, side)).toMatchObject({ key: 'advance-hex', rule: 'C12' });
  });

  it('offers each of several emptied hexes to those who stand beside it', () => {
    const state = south(stacks('s1307 20-12-2'), stacks('f1207 2-2-3'), stacks('f1308 1-1-3'));
    const now = must(state, attack(state, ['1307'], ['1207', '1308']), [6]);
    expect(names(advances(now, unitAt(now, '1307')))).toEqual(['1207', '1308']);
    const after = must(now, { type: 'advance', unit: unitAt(now, '1307'), to: hex('1308') });
    expect(after.decisions).toEqual([]);
    expect(unitsAt(after, '1207')).toEqual([]);
  });

  it('comes after an exchange too, for those who are left', () => {
    const state = twoToOne();
    const [one, two] = unitsAt(state, '1307');
    const owed = must(state, attack(state, ['1307'], ['1207']), [3]);
    expect(owed.decisions.map((d) => d.kind)).toEqual(['advance', 'exchange']);
    const paid = must(owed, { type: 'lose', units: [one!] });
    expect(advancers(paid)).toEqual([two]);
    expect(refusal(paid, { type: 'advance', unit: one!, to: hex('1207') }).key).toBe('not-on-map');
    expect(whereIs(must(paid, { type: 'advance', unit: two!, to: hex('1207') }), two!)).toBe('1207');
  });
});
