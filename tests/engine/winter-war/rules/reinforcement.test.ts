import {
  check,
  legalActions,
  placements,
  reach,
  ROSTER,
  waiting,
  type Action,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { CITIES as SUPPLY_CITIES, needsNoSupply } from '#engine/winter-war/rules/soviet-supply.ts';
import { factsOf } from '#engine/winter-war/rules/facts.ts';
import { randomPositions } from './random-positions.ts';
import {
  end,
  endUntil,
  eventOf,
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

const arrive = (unit: UnitId, at: string | null): Action => ({
  type: 'arrive',
  unit,
  hex: at === null ? null : hex(at),
});
/** A due counter by its name on the track. */
const due = (state: State, type: string, name: string): UnitId => {
  const found = waiting(state, state.phasing).find(
    (id) => ROSTER[id]!.type.label === type && ROSTER[id]!.name === name,
  );
  if (found === undefined) throw new Error(`${type} (${name}) is not due`);
  return found;
};
type Waiting = [type: string, name: string];
const phase = (
  side: Side,
  turn: number,
  units: readonly UnitSpec[],
  track: readonly Waiting[],
  more: Partial<PositionSpec> = {},
): State =>
  position(side, 'reinforcement', units, {
    turn,
    waiting: track.map(([type, name]) => ({ type, name, side })),
    ...more,
  });

describe('Reinforcement.Soviet: arrivals come on at a Supply City, in supply, within its capacity', () => {
  const track: Waiting[] = [
    ['20-12-2', 'XV'],
    ['6-4-2', '11'],
    ['0-1-2', '13 A'],
    ['2-1-2', '44'],
    ['2-1-3', '35'],
  ];
  const state = phase('soviet', 4, [], track);

  it('takes the five Supply Cities and no other hex', () => {
    const unit = due(state, '6-4-2', '11');
    expect(names(placements(state, unit))).toEqual(names(hexes('1602', '2413', '2231', '1943', '2053')));
    for (const at of ['1603', '2314', '0604', '1306', '2328'])
      expect(refusal(state, arrive(unit, at))).toMatchObject({
        key: 'arrive-city-soviet',
        rule: 'Reinforcement.Soviet',
      });
    expect(refusalKey(state, { type: 'arrive', unit, hex: -5 })).toBe('off-the-map');
    expect(refusalKey(state, { type: 'arrive', unit, hex: 99_999 })).toBe('off-the-map');
  });

  it('keeps a 20-12-2 south of Row A', () => {
    const unit = due(state, '20-12-2', 'XV');
    expect(names(placements(state, unit))).toEqual(names(hexes('1602', '2413')));
    expect(refusal(state, arrive(unit, '2231'))).toMatchObject({ key: 'arrive-row-a', rule: 'Movement.K3' });
  });

  it('puts the unit on the map at no cost, entrained', () => {
    const unit = due(state, '2-1-3', '35');
    const { state: after, events } = played(state, arrive(unit, '1602'));
    expect(whereIs(after, unit)).toBe('1602');
    expect(eventOf(events, 'arrived')).toMatchObject({ unit, hex: hex('1602') });
    const moving = must(after, end);
    expect(moving.phase).toBe('movement');
    const far = reach(moving, unit).find((r) => r.hex === hex('2053'));
    expect(far).toMatchObject({ cost: 0, mode: 'rail' });
    // All three points are left at the end of the ride.
    expect(reach(moving, unit).some((r) => r.cost === 3 && r.mode === 'both')).toBe(true);
  });

  it('refuses a city in Finnish hands, or without its railway to Leningrad', () => {
    const held = phase('soviet', 4, stacks('f2053 2-2-3'), track);
    expect(refusal(held, arrive(due(held, '2-1-2', '44'), '2053'))).toMatchObject({ key: 'enemy-there' });
    const cut = phase('soviet', 4, stacks('f2325 1-1-3'), track);
    const unit = due(cut, '2-1-2', '44');
    expect(names(placements(cut, unit))).toEqual(names(hexes('1602', '2413')));
    expect(refusal(cut, arrive(unit, '2231'))).toMatchObject({
      key: 'arrive-unsupplied',
      rule: 'Reinforcement.Soviet',
    });
    // An HQ needs no supply, and so comes on where none is.
    expect(check(cut, arrive(due(cut, '0-1-2', '13 A'), '2053'))).toBeNull();
  });

  it('may exceed the stacking limit until the Movement Phase ends', () => {
    let now = state;
    for (const [type, name] of track.slice(1)) now = must(now, arrive(due(now, type, name), '1602'));
    expect(unitsAt(now, '1602')).toHaveLength(4);
    const moving = must(now, end);
    expect(refusalKey(moving, end)).toBe('overstacked');
    const [one, two] = unitsAt(moving, '1602') as [UnitId, UnitId];
    const out = must(must(moving, { type: 'move', unit: one, path: hexes('1702') }), {
      type: 'move',
      unit: two,
      path: hexes('1601'),
    });
    expect(check(out, end)).toBeNull();
  });

  it('is the business of its own Reinforcement Phase', () => {
    const finn = phase('finn', 4, [], [['1-1-3', '14']]);
    expect(refusalKey(finn, arrive(due(state, '6-4-2', '11'), '1602'))).toBe('arrive-not-yours');
    expect(refusalKey(position('soviet', 'movement', []), arrive(0, '1602'))).toBe('when-arrive');
    expect(refusalKey(state, arrive(999, '1602'))).toBe('no-such-unit');
  });
});

describe('R1: a Soviet arrival costs nobody supply', () => {
  it.each([
    ['2413', 50],
    ['2231', 20],
    ['1943', 20],
    ['2053', 30],
  ])('%s feeds %i points, arrivals included', (city, capacity) => {
    // Armour brigade, corps or divisions on the city's own points up to two short of its capacity.
    const fill = (points: number): UnitSpec[] =>
      points >= 20 && city === '2413'
        ? [...stacks(`s${city} 20-12-2`), ...fill(points - 20)]
        : points >= 6
          ? [...stacks(`s${city} 6-4-2`), ...fill(points - 6)]
          : points >= 2
            ? [...stacks(`s${city} 2-1-2`), ...fill(points - 2)]
            : [];
    const track: Waiting[] = [
      ['2-1-2', '44'],
      ['2-1-2', '146'],
    ];
    const room = phase('soviet', 4, fill(capacity - 2), track);
    const one = must(room, arrive(due(room, '2-1-2', '44'), city));
    expect(refusal(one, arrive(due(one, '2-1-2', '146'), city))).toMatchObject({
      key: 'arrive-overload',
      rule: 'R1',
    });
    expect(check(one, arrive(due(one, '2-1-2', '146'), '1602'))).toBeNull();
    const full = phase('soviet', 4, fill(capacity), track);
    expect(names(placements(full, due(full, '2-1-2', '44')))).not.toContain(city);
  });

  it('counts units that draw on the city from afar', () => {
    const track: Waiting[] = [['6-4-2', '11']];
    const afar = stacks('s2231 0-1-2, s2230 6-4-2, s2130 6-4-2');
    const roomy = phase('soviet', 4, afar, track);
    expect(check(roomy, arrive(due(roomy, '6-4-2', '11'), '2231'))).toBeNull();
    const tight = phase('soviet', 4, [...afar, ...stacks('s2229 2-1-3 2-1-2')], track);
    expect(refusalKey(tight, arrive(due(tight, '6-4-2', '11'), '2231'))).toBe('arrive-overload');
  });

  it('lets HQs in where the railway to Leningrad is cut, and nobody else', () => {
    const cut = phase('soviet', 4, stacks('f2205 2-2-3'), [
      ['0-1-2', '13 A'],
      ['2-1-2', '44'],
    ]);
    expect(check(cut, arrive(due(cut, '0-1-2', '13 A'), '2231'))).toBeNull();
    expect(refusalKey(cut, arrive(due(cut, '2-1-2', '44'), '2231'))).toBe('arrive-unsupplied');
  });

  it('lets HQs in at a full city, and never fills Leningrad', () => {
    const full = phase('soviet', 4, stacks('s2231 6-4-2 6-4-2 6-4-2 2-1-2'), [
      ['0-1-2', '13 A'],
      ['20-12-2', 'XV'],
    ]);
    expect(check(full, arrive(due(full, '0-1-2', '13 A'), '2231'))).toBeNull();
    const army = Array.from({ length: 5 }, () => '20-12-2');
    const city = phase('soviet', 4, stacks(`s1602 ${army.join(' ')} 6-4-2 6-4-2`), [['2-1-2', '44']]);
    expect(check(city, arrive(due(city, '2-1-2', '44'), '1602'))).toBeNull();
  });
});

describe('Reinforcement.Finnish: arrivals come on at a Finnish city in Finnish hands', () => {
  const track: Waiting[] = [
    ['6-6-2', '6'],
    ['2-2-3', '40'],
    ['1-1-3', '12'],
    ['0-0-3', '1'],
  ];
  const state = phase('finn', 2, [], track);

  it('takes Helsinki, Viipuri, Oulu and Petsamo and no other hex', () => {
    const unit = due(state, '2-2-3', '40');
    expect(names(placements(state, unit))).toEqual(names(hexes('0604', '1306', '0931', '1656')));
    for (const at of ['0106', '1712', '1602', '0605'])
      expect(refusal(state, arrive(unit, at))).toMatchObject({
        key: 'arrive-city-finn',
        rule: 'Reinforcement.Finnish',
      });
  });

  it('keeps a 6-6-2 south of Row A', () => {
    const unit = due(state, '6-6-2', '6');
    expect(names(placements(state, unit))).toEqual(names(hexes('0604', '1306')));
    expect(refusalKey(state, arrive(unit, '0931'))).toBe('arrive-row-a');
  });

  it('closes a city that Soviet units hold or held last', () => {
    const taken = phase('finn', 2, stacks('s1306 2-1-2'), track);
    const passed = phase('finn', 2, [], track, { owners: { '1306': 'soviet' } });
    for (const lost of [taken, passed])
      expect(refusal(lost, arrive(due(lost, '1-1-3', '12'), '1306')).key).toBe('arrive-city-finn');
    const retaken = phase('finn', 2, stacks('f1306 4-4-2'), track);
    expect(check(retaken, arrive(due(retaken, '1-1-3', '12'), '1306'))).toBeNull();
  });

  it('opens a city under Soviet ZOC, where the unit then does not count as entrained', () => {
    const near = phase('finn', 2, stacks('s1307 2-1-2, s1407 0-1-2'), track, {
      owners: { '1405': 'soviet' },
    });
    const hungry = near.units[unitAt(near, '1307')]!.cut;
    expect(hungry).toBe(0);
    const moving = must(must(near, arrive(due(near, '1-1-3', '12'), '1306')), end);
    const unit = unitAt(moving, '1306');
    expect(reach(moving, unit).find((r) => r.hex === hex('0604'))?.cost).not.toBe(0);
  });

  it('costs nothing, and the unit is entrained', () => {
    const moving = must(must(state, arrive(due(state, '2-2-3', '40'), '1306')), end);
    expect(reach(moving, unitAt(moving, '1306')).find((r) => r.hex === hex('0931'))).toMatchObject({
      cost: 0,
      mode: 'rail',
    });
  });

  it('may exceed the stacking limit until the Movement Phase ends', () => {
    const full = phase('finn', 2, stacks('f0604 4-4-2 1-1-3'), track);
    const over = must(full, arrive(due(full, '2-2-3', '40'), '0604'));
    const moving = must(over, end);
    expect(refusalKey(moving, end)).toBe('overstacked');
    const out = must(moving, { type: 'move', unit: unitAt(moving, '0604', '2-2-3'), path: hexes('0605') });
    expect(check(out, end)).toBeNull();
  });

  it('lets an arrival be taken back in the same phase', () => {
    const unit = due(state, '1-1-3', '12');
    const on = must(state, arrive(unit, '0604'));
    expect(waiting(on, 'finn')).not.toContain(unit);
    const back = must(on, arrive(unit, null));
    expect(whereIs(back, unit)).toBe('waiting');
    expect(check(back, arrive(unit, '0931'))).toBeNull();
    expect(refusalKey(state, arrive(unit, null))).toBe('arrive-not-due');
    const settled = phase('finn', 2, stacks('f0604 4-4-2'), track);
    expect(refusalKey(settled, arrive(unitAt(settled, '0604'), null))).toBe('arrive-not-due');
  });
});

describe('O4: arrivals may be delayed, never brought forward', () => {
  const track: Waiting[] = [
    ['8-3-2', '302'],
    ['8-3-2', '455'],
  ];

  it('refuses a unit before its Game-Turn', () => {
    const early = phase('soviet', 6, [], track);
    expect(waiting(early, 'soviet').map((id) => ROSTER[id]!.name)).toEqual(['302']);
    const later = ROSTER.find((c) => c.name === '455' && c.type.label === '8-3-2')!.id;
    expect(refusal(early, arrive(later, '1602'))).toMatchObject({
      key: 'arrive-not-due',
      rule: 'Sequence.A1',
    });
    expect(names(placements(early, later))).toEqual(names(hexes('1602', '2413', '2231', '1943', '2053')));
  });

  it('lets the phase end with units on the track, which wait there', () => {
    const state = phase('soviet', 6, stacks('s1602 0-1-2'), track.slice(0, 1));
    const unit = due(state, '8-3-2', '302');
    const next = endUntil(state, (s) => s.turn === 7 && s.phasing === 'soviet');
    expect(next.phase).toBe('reinforcement');
    expect(waiting(next, 'soviet')).toEqual([unit]);
    expect(check(next, arrive(unit, '1602'))).toBeNull();
  });

  it('holds for the Finns too', () => {
    const state = phase('finn', 2, stacks('f0604 4-4-2'), [
      ['1-1-3', '12'],
      ['1-1-3', '14'],
    ]);
    expect(waiting(state, 'finn').map((id) => ROSTER[id]!.name)).toEqual(['12']);
    const next = endUntil(state, (s) => s.turn === 3 && s.phasing === 'finn');
    expect(waiting(next, 'finn').map((id) => ROSTER[id]!.name)).toEqual(['12', '14']);
    expect(next.phase).toBe('reinforcement');
  });

  it('lists what may be done: every open city for every due unit, and the end', () => {
    const state = phase('finn', 3, [], [['1-1-3', '14']]);
    const unit = due(state, '1-1-3', '14');
    expect([...legalActions(state)]).toEqual([
      ...['0604', '1306', '0931', '1656']
        .toSorted((a, b) => placements(state, unit).indexOf(hex(a)) - placements(state, unit).indexOf(hex(b)))
        .map((at) => arrive(unit, at)),
      end,
    ]);
  });
});

describe('Soviet arrivals in random games', () => {
  /** What the share-out says, worked out anew for an army with the unit in the city. */
  const starvesNobody = (state: State, unit: UnitId, at: number): boolean => {
    const units = state.units.map((one, id) => (id === unit ? { at, cut: 0 as const, marks: 0 } : one));
    const now = factsOf({ ...state }).sovietSupply();
    const then = factsOf({ ...state, units }).sovietSupply();
    return then.cut.every((cut, id) => cut === 0 || (id !== unit && now.cut[id] !== 0));
  };

  const arrivals = (seed: number): { state: State; unit: UnitId; at: number; key: string | undefined }[] =>
    randomPositions(seed, ({ phase, phasing }) => phase === 'reinforcement' && phasing === 'soviet', 12)
      .flatMap((state) =>
        waiting(state, 'soviet').flatMap((unit) =>
          SUPPLY_CITIES.map((at) => ({
            state,
            unit,
            at,
            key: check(state, { type: 'arrive', unit, hex: at })?.key,
          })),
        ),
      )
      .filter(({ unit, key }) => !needsNoSupply(unit) && (!key || key === 'arrive-overload'));

  it.each([1, 2, 3, 4, 5, 6])('come on where nobody loses supply by it, and nowhere else (R1)', (seed) => {
    const all = arrivals(seed);
    expect(all.length).toBeGreaterThan(20);
    for (const { state, unit, at, key } of all) expect(starvesNobody(state, unit, at)).toBe(!key);
  });

  it('are refused in some of those games', () => {
    expect([1, 2, 3, 4, 5, 6].flatMap(arrivals).filter(({ key }) => key).length).toBeGreaterThan(10);
  });
});
