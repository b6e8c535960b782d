import {
  board,
  check,
  odds,
  retreaters,
  zoneOfControl,
  type Action,
  type PositionSpec,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import {
  end,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  unitAt,
  unitsAt,
  stacks,
} from './helpers.ts';

const MANNERHEIM = ['1405', '1406', '1506', '1606'];
const LADOGA = ['1910', '2011', '2012', '2113'];
const card = (state: State, from: string, at: string) =>
  odds(state, { attackers: unitsAt(state, from), targets: hexes(at) });

/** A hex next to each Fortification from which it can be attacked over land. */
const BESIDE: Record<string, string> = {
  '1405': '1505',
  '1406': '1505',
  '1506': '1605',
  '1606': '1605',
  '1910': '2010',
  '2011': '2111',
  '2012': '2111',
  '2113': '2213',
};

describe('Fortifications: the eight hexes', () => {
  it('are those of the two lines', () => {
    const all = Array.from({ length: board.columns * board.rows }, (_, at) => at);
    expect(names(all.filter(board.isFortification))).toEqual([...MANNERHEIM, ...LADOGA]);
  });

  it.each([...MANNERHEIM, ...LADOGA])('double Finnish units: %s', (fort) => {
    const state = position('soviet', 'attack', stacks(`f${fort} 4-4-2, s${BESIDE[fort]!} 2-1-2`));
    expect(card(state, BESIDE[fort]!, fort)).toMatchObject({
      defence: 8,
      fortified: true,
      defenders: [{ printed: 4, counted: 8, reasons: [{ rule: 'Fortifications.B', key: 'fortification' }] }],
    });
  });
});

describe('Fortifications.A: Finns only', () => {
  it.each([...MANNERHEIM, ...LADOGA])('Soviets gain nothing in %s', (fort) => {
    const state = position(
      'finn',
      'attack',
      stacks(`s${fort} 2-1-2, s${fort} 0-1-2, f${BESIDE[fort]!} 4-4-2`),
    );
    const report = card(state, BESIDE[fort]!, fort);
    expect(report.fortified).toBe(false);
    expect(report.defenders.flatMap((d) => d.reasons.map((r) => r.key))).not.toContain('fortification');
    expect(report.defence).toBeLessThanOrEqual(2);
  });

  it('Allied units are on the Finnish side', () => {
    const state = position('soviet', 'attack', stacks('f1405 3-2-2, s1505 2-1-2'));
    expect(card(state, '1505', '1405')).toMatchObject({ defence: 4, fortified: true });
  });
});

describe('Fortifications.B: doubling and the parentheses', () => {
  const state = (fort: string, from: string): State =>
    position('soviet', 'attack', stacks(`s1603 0-1-2, s${from} 12-8-2, f${fort} 2-2-3`));

  it('uses the result in parentheses: 3-1 and a 5 is an exchange, not a rout', () => {
    const fort = state('1405', '1505');
    const attack: Action = { type: 'attack', attackers: unitsAt(fort, '1505'), targets: hexes('1405') };
    expect(played(fort, attack, [5]).events[0]).toMatchObject({ defence: 4, column: '3-1', result: 'Ex' });
    expect(played(fort, attack, [3]).events[0]).toMatchObject({ result: 'Ne' });
    const open = state('1404', '1505');
    const plain: Action = { type: 'attack', attackers: unitsAt(open, '1505'), targets: hexes('1404') };
    expect(played(open, plain, [5]).events[0]).toMatchObject({ defence: 2, column: '6-1', result: 'De' });
  });

  it('uses the plain result where nothing stands in parentheses', () => {
    const fort = position('soviet', 'attack', stacks('s1603 0-1-2, s1505 2-1-2 2-1-2, f1405 2-2-3'));
    const attack: Action = { type: 'attack', attackers: unitsAt(fort, '1505'), targets: hexes('1405') };
    expect(played(fort, attack, [4]).events[0]).toMatchObject({ column: '1-1', result: 'Ex' });
    expect(played(fort, attack, [2]).events[0]).toMatchObject({ result: 'Ar' });
  });
});

describe('Fortifications.C: no Soviet ZOC inside', () => {
  const scene = (units: UnitSpec[], owners: PositionSpec['owners'] = {}): State =>
    position('soviet', 'movement', [...stacks('s1603 0-1-2, s1505 2-1-2'), ...units], {
      owners,
    });

  it('while Finns are there, and while they were the last to be', () => {
    const held = zoneOfControl(scene(stacks('f1405 1-1-3')), 'soviet');
    expect([held[hex('1405')], held[hex('1406')], held[hex('1404')]]).toEqual([0, 0, 1]);
    const empty = zoneOfControl(scene([]), 'soviet');
    expect([empty[hex('1405')], empty[hex('1406')]]).toEqual([0, 0]);
  });

  it('but where the Soviets were last', () => {
    const zone = zoneOfControl(scene([], { '1405': 'soviet' }), 'soviet');
    expect([zone[hex('1405')], zone[hex('1406')]]).toEqual([1, 0]);
  });

  it('and Finnish ZOCs are as anywhere', () => {
    const zone = zoneOfControl(scene(stacks('f1306 2-2-3'), { '1405': 'soviet' }), 'finn');
    expect([zone[hex('1405')], zone[hex('1406')]]).toEqual([1, 1]);
  });
});

describe('Fortifications.D: empty Fortifications', () => {
  it('may be entered and cost one Movement Point, swamp or not', () => {
    const state = position('soviet', 'movement', stacks('s1603 0-1-2, s1505 2-1-2'));
    // 1406 is swamp.
    expect(board.terrainOf(hex('1406'))).toBe('swamp');
    const unit = unitAt(state, '1505');
    expect(check(state, { type: 'move', unit, path: hexes('1406', '1306') })).toBeNull();
    const into = must(state, { type: 'move', unit, path: hexes('1405') });
    expect(unitsAt(into, '1405')).toEqual([unit]);
  });

  it('have no strength: there is nothing to attack', () => {
    const state = position('soviet', 'attack', stacks('s1603 0-1-2, s1505 2-1-2, f1404 1-1-3'));
    const attack: Action = { type: 'attack', attackers: unitsAt(state, '1505'), targets: hexes('1405') };
    expect(refusal(state, attack).key).toBe('attack-no-enemy');
  });
});

describe('Fortifications.E: Fortifications last', () => {
  it('serve the Finns again when they win one back', () => {
    const lost = position('finn', 'movement', stacks('s1505 2-1-2, s1603 0-1-2, f1306 2-2-3'), {
      owners: { '1405': 'soviet' },
    });
    expect(zoneOfControl(lost, 'soviet')[hex('1405')]).toBe(1);
    const back = must(lost, { type: 'move', unit: unitAt(lost, '1306'), path: hexes('1405') });
    expect(zoneOfControl(back, 'soviet')[hex('1405')]).toBe(0);
    const now = position('soviet', 'attack', stacks('s1505 2-1-2, s1603 0-1-2, f1405 2-2-3'));
    expect(card(now, '1505', '1405')).toMatchObject({ defence: 4, fortified: true });
  });
});

describe('Fortifications.F, C17: loss of the Mannerheim Line', () => {
  /** An HQ that gives all four hexes their line of communication. */
  const LINES = stacks('s1603 0-1-2');
  const scene = (lost: readonly string[], more: UnitSpec[] = []): State =>
    position(
      'soviet',
      'retreat-before',
      [...stacks('s1743 0-1-2, s1543 2-1-2, f1443 1-1-3 0-0-3'), ...(more.length ? more : LINES)],
      { owners: Object.fromEntries(lost.map((name) => [name, 'soviet' as const])) },
    );
  const retreat = (state: State): Action => ({
    type: 'retreat',
    unit: unitAt(state, '1443', '1-1-3'),
    to: hex('1343'),
  });

  it('ends retreats before combat when all four hexes are captured, garrison or not', () => {
    const state = scene(MANNERHEIM);
    expect(retreaters(state)).toEqual([]);
    expect(refusal(state, retreat(state))).toMatchObject({
      rule: 'C17',
      key: 'retreat-line-lost',
    });
  });

  it('asks for a line of communication from each of the four', () => {
    expect(retreaters(scene(MANNERHEIM, stacks('s2413 0-1-2')))).toHaveLength(2);
    // The Finn at 1306 has two of them in his ZOC.
    const watched = (...garrison: UnitSpec[][]): State =>
      scene(MANNERHEIM, [...LINES, ...stacks('f1306 2-2-3'), ...garrison.flat()]);
    expect(retreaters(watched())).toHaveLength(2);
    expect(retreaters(watched(stacks('s1405 2-1-2'), stacks('s1406 2-1-2')))).toEqual([]);
  });

  it('is judged when the segment begins, for the whole of it', () => {
    const state = scene(MANNERHEIM);
    const lapsed = { ...state, owner: state.owner.map((o, at) => (at === hex('1405') ? 1 : o)) };
    expect(retreaters(lapsed)).toEqual([]);
    const free = scene(MANNERHEIM.slice(1));
    const late = { ...free, owner: free.owner.map((o, at) => (at === hex('1405') ? 2 : o)) };
    expect(retreaters(late)).toHaveLength(2);
  });

  it('leaves doubling and ZOC to the last who was there, line or no line', () => {
    const units = [...LINES, ...stacks('s1505 2-1-2, f1306 2-2-3')];
    const shielded = position('soviet', 'movement', units);
    const lost = position('soviet', 'movement', units, { owners: { '1405': 'soviet' } });
    expect([shielded, lost].map((state) => zoneOfControl(state, 'soviet')[hex('1405')])).toEqual([0, 1]);
  });

  it.each(MANNERHEIM)('not while %s is Finnish', (kept) => {
    const state = scene(MANNERHEIM.filter((name) => name !== kept));
    expect(retreaters(state)).toHaveLength(2);
    expect(check(state, retreat(state))).toBeNull();
  });

  it('gives the right back when a Finnish unit is in one of them again', () => {
    const finnish = position(
      'finn',
      'movement',
      [...stacks('s1743 0-1-2, s1543 2-1-2'), ...LINES, ...stacks('f1443 1-1-3, f1307 2-2-3')],
      { owners: Object.fromEntries(MANNERHEIM.map((name) => [name, 'soviet' as const])) },
    );
    const retreatersNext = (start: State): number[] => {
      let now = must(start, end);
      while (
        now.phase !== 'retreat-before' &&
        now.phase !== 'over' &&
        !(now.turn > 5 && now.phase === 'attack')
      )
        now = must(now, end);
      expect(now.phasing).toBe('soviet');
      return retreaters(now).map((id) => now.units[id]!.at);
    };
    // It only passes through 1405.
    const there = must(finnish, {
      type: 'move',
      unit: unitAt(finnish, '1307'),
      path: hexes('1306', '1405', '1305'),
    });
    expect(retreatersNext(there)).toEqual(hexes('1443'));
    expect(retreatersNext(finnish)).toEqual([]);
  });

  it('does not touch the HQs of the Soviets', () => {
    const state = position('finn', 'retreat-before', stacks('s1743 0-1-2, f1643 2-2-3'), {
      owners: Object.fromEntries(MANNERHEIM.map((name) => [name, 'soviet' as const])),
    });
    expect(retreaters(state)).toEqual([unitAt(state, '1743')]);
  });

  it('does not depend on the Ladoga Line', () => {
    expect(retreaters(scene(LADOGA))).toHaveLength(2);
  });
});
