import {
  check,
  decider,
  explainMove,
  legalActions,
  overstacked,
  reach,
  retreats,
  type Action,
  type State,
  type UnitId,
} from '#engine/winter-war';
import {
  end,
  eventsOf,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  refusalKey,
  unitAt,
  unitsAt,
  whereIs,
  stacks,
} from './helpers.ts';

const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });

describe('Stacking, K1: two units a hex on Row A and south of it, one north of it', () => {
  // Row 13 is Row A: 0913 takes two, 0914 takes one.
  it.each([
    ['0913', 2],
    ['0612', 2],
    ['0914', 1],
    ['0920', 1],
  ])('%s takes %i', (at, limit) => {
    const holding = (count: number): State =>
      position('finn', 'movement', stacks(`f${at} ${['1-1-3', '4-4-2', '2-2-3'].slice(0, count).join(' ')}`));
    expect(check(holding(limit), end)).toBeNull();
    expect(overstacked(holding(limit), 'finn')).toEqual([]);
    expect(refusal(holding(limit + 1), end)).toMatchObject({ key: 'overstacked', params: { limit } });
    expect(overstacked(holding(limit + 1), 'finn')).toEqual([hex(at)]);
    expect(overstacked(holding(limit + 1), 'soviet')).toEqual([]);
  });

  it('counts HQs as any other unit', () => {
    const units = stacks('s1602 6-4-2 6-4-2 0-1-2');
    const state = position('soviet', 'movement', units);
    expect(refusal(state, end).params).toMatchObject({ hex: '1602', limit: 2 });
    expect(refusal(state, end).text).toContain('0-1-2');
    expect(check(position('soviet', 'movement', units.slice(1)), end)).toBeNull();
    const north = position('soviet', 'movement', stacks('s2231 2-1-2 0-1-2'));
    expect(refusalKey(north, end)).toBe('overstacked');
  });
});

describe('Stacking.A: the limit holds from the end of the Movement Phase through the Combat Phase', () => {
  it('lets units pass over full hexes while they move', () => {
    const state = position('finn', 'movement', stacks('f0820 1-1-3, f0920 4-4-2'));
    expect(check(state, move(unitAt(state, '0820'), '0920', '1020'))).toBeNull();
    const south = position('finn', 'movement', stacks('f0612 1-1-3, f0611 4-4-2 2-2-3'));
    expect(check(south, move(unitAt(south, '0612'), '0611', '0610'))).toBeNull();
  });

  it('bars retreats into full hexes', () => {
    const units = stacks('s2115 2-1-2, s2215 0-1-2, f2015 1-1-3');
    const state = position('soviet', 'retreat-before', [...units, ...stacks('f1915 4-4-2')]);
    const unit = unitAt(state, '2015');
    expect(names(retreats(state, unit))).toEqual(names(hexes('1914', '1916')));
    expect(refusal(state, { type: 'retreat', unit, to: hex('1915') })).toMatchObject({
      key: 'retreat-stacking',
      rule: 'Combat.A2',
    });
  });
});

describe('Stacking.B: joining and leaving a stack costs nothing', () => {
  it('charges the terrain only', () => {
    const state = position('finn', 'movement', stacks('f0612 1-1-3 2-2-3, f0610 4-4-2'));
    const unit = unitAt(state, '0612', '1-1-3');
    const cost = (to: string): number | undefined => reach(state, unit).find((r) => r.hex === hex(to))?.cost;
    expect(cost('0611')).toBe(1);
    expect(cost('0610')).toBe(2);
    expect(check(state, move(unit, '0611', '0610'))).toBeNull();
  });
});

describe('Stacking.C: ski patrols are never counted', () => {
  const SKIS = ['0-0-3', '0-0-3', '0-0-3', '0-0-3', '0-0-3'];

  it('lets all five share any hex, with the units that the limit allows besides', () => {
    for (const [at, others] of [
      ['0920', ['4-4-2']],
      ['0612', ['4-4-2', '6-6-2']],
    ] as const) {
      const state = position('finn', 'movement', stacks(`f${at} ${SKIS.join(' ')} ${others.join(' ')}`));
      expect(check(state, end)).toBeNull();
      expect(unitsAt(state, at)).toHaveLength(5 + others.length);
    }
    const over = position('finn', 'movement', stacks(`f0920 ${SKIS.join(' ')} 4-4-2 1-1-3`));
    expect(refusal(over, end).params).toMatchObject({ limit: 1 });
    expect(refusal(over, end).text).not.toContain('0-0-3');
  });

  it('lets them join a full hex, and others join them', () => {
    const state = position('finn', 'movement', stacks('f0820 0-0-3, f0920 4-4-2, f0720 1-1-3'));
    const joined = must(state, move(unitAt(state, '0820'), '0920'));
    expect(check(joined, end)).toBeNull();
    expect(check(must(state, move(unitAt(state, '0720'), '0820')), end)).toBeNull();
    const fixed = must(state, move(unitAt(state, '0920'), '0919', '0920'));
    expect(check(fixed, move(unitAt(fixed, '0820'), '0920'))).toBeNull();
    expect(refusalKey(fixed, move(unitAt(fixed, '0720'), '0820', '0920'))).toBe('no-room');
  });
});

describe('K3: relief of an overfull hex', () => {
  const units = stacks('f0920 4-4-2, f0820 1-1-3, f0720 2-2-3');

  it('lets a unit end in a full hex while one there can still move out', () => {
    const state = position('finn', 'movement', units);
    const [first, second] = [unitAt(state, '0820'), unitAt(state, '0720')];
    const over = must(state, move(first, '0920'));
    expect(reach(over, second).find((r) => r.hex === hex('0920'))?.mayEnd).toBe(false);
    // Two are in excess then, and only one can leave.
    expect(refusal(over, move(second, '0820', '0920'))).toMatchObject({ key: 'no-room', rule: 'K3' });
    expect(explainMove(over, second, hex('0920'))?.key).toBe('no-room');
    expect(refusalKey(over, end)).toBe('overstacked');
    expect(check(must(over, move(unitAt(over, '0920', '4-4-2'), '1020')), end)).toBeNull();
  });

  it('keeps a unit out of a hex whose unit has moved already, or cannot move', () => {
    const state = position('finn', 'movement', units);
    const fixed = must(state, move(unitAt(state, '0920'), '1020'));
    expect(refusal(fixed, move(unitAt(fixed, '0820'), '0920', '1020'))).toMatchObject({ key: 'no-room' });
    const reached = reach(fixed, unitAt(fixed, '0820')).find((r) => r.hex === hex('1020'));
    expect(reached?.mayEnd).toBe(false);
    expect([...legalActions(fixed)].some((a) => a.type === 'move' && a.path.at(-1) === hex('1020'))).toBe(
      false,
    );
  });

  it('lets a unit come home to its own hex', () => {
    const state = position('finn', 'movement', stacks('f0920 1-1-3'));
    expect(check(state, move(unitAt(state, '0920'), '1020', '0920'))).toBeNull();
    const pair = position('finn', 'movement', stacks('f0612 1-1-3 4-4-2'));
    expect(check(pair, move(unitAt(pair, '0612', '1-1-3'), '0611', '0612'))).toBeNull();
    const three = position('finn', 'movement', stacks('f0920 1-1-3 4-4-2'));
    const home = must(three, move(unitAt(three, '0920', '1-1-3'), '1020', '0920'));
    expect(refusalKey(home, end)).toBe('overstacked');
    expect(check(must(home, move(unitAt(home, '0920', '4-4-2'), '1020')), end)).toBeNull();
  });

  // Petsamo shut in: every way out lies in a Soviet ZOC, as Petsamo does itself.
  const shut = (): State =>
    position('finn', 'movement', stacks('f1656 1-1-3 1-1-3 2-2-3, s1756 2-1-2, s1654 2-1-2, s1754 0-1-2'));

  it('settles what nobody can move out of by the choice of the owner', () => {
    const state = shut();
    expect(unitsAt(state, '1656').flatMap((id) => reach(state, id))).toEqual([]);
    const stuck = must(state, end);
    expect(stuck.decisions).toEqual([{ kind: 'overstack', side: 'finn', hexes: hexes('1656') }]);
    expect(stuck.phase).toBe('movement');
    expect(decider(stuck)).toBe('finn');
    const [one, two, three] = unitsAt(stuck, '1656') as [UnitId, UnitId, UnitId];
    for (const lost of [[], [one], [one, two, three], [one, one], [one, unitAt(stuck, '1756')]])
      expect(refusal(stuck, { type: 'lose', units: lost })).toMatchObject({
        key: 'lose-overstack',
        rule: 'K3',
      });
    expect(refusalKey(stuck, end)).toBe('decide-overfull');
    expect([...legalActions(stuck)]).toHaveLength(3);
    const { state: after, events } = played(stuck, { type: 'lose', units: [one, three] });
    expect(eventsOf(events, 'eliminated').map((e) => [e.unit, e.cause])).toEqual([
      [one, 'overstack'],
      [three, 'overstack'],
    ]);
    expect(whereIs(after, two)).toBe('1656');
    expect(after.decisions).toEqual([]);
    expect(after.phase).not.toBe('movement');
  });

  it('asks for one hex after another', () => {
    const state = position(
      'finn',
      'movement',
      stacks(
        'f1656 1-1-3 1-1-3, s1756 2-1-2, s1654 2-1-2, s1754 0-1-2, f1817 1-1-3 2-2-3',
        's1917 2-1-2, s1815 2-1-2, s1618 2-1-2, s2017 0-1-2',
      ),
    );
    expect(unitsAt(state, '1817').flatMap((id) => reach(state, id))).toEqual([]);
    const first = must(state, end);
    expect(names(first.decisions.flatMap((d) => (d.kind === 'overstack' ? d.hexes : [])))).toEqual(
      names(hexes('1656', '1817')),
    );
    const second = must(first, { type: 'lose', units: [unitAt(first, '1817', '1-1-3')] });
    expect(second.decisions).toHaveLength(1);
    const done = must(second, { type: 'lose', units: [unitsAt(second, '1656')[0]!] });
    expect(done.decisions).toEqual([]);
    expect(overstacked(done, 'finn')).toEqual([]);
  });

  it('does not settle anything while a unit there can still move out', () => {
    const state = position('finn', 'movement', stacks('f1656 1-1-3 1-1-3, s1756 2-1-2, s1855 0-1-2'));
    const ways = reach(state, unitsAt(state, '1656')[0]!).filter((r) => r.path.length === 1);
    expect(names(ways.map((r) => r.hex))).toEqual(['1655']);
    expect(refusal(state, end)).toMatchObject({ key: 'overstacked', rule: 'M7' });
  });
});
