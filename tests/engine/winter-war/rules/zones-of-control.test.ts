import {
  AS_PRINTED,
  board,
  check,
  newGame,
  reach,
  retreats,
  ROSTER,
  supply,
  zoneOfControl,
  type Action,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { occupancyOf } from '#engine/winter-war/state/occupancy.ts';
import { sovietSupply } from '#engine/winter-war/rules/soviet-supply.ts';
import { zoneTable } from '#engine/winter-war/rules/zones-of-control.ts';
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';
import { end, endUntil, hex, hexes, must, names, position, refusal, unitAt, stacks } from './helpers.ts';

const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
const zone = (state: State, side: Side): string[] =>
  names([...zoneOfControl(state, side)].flatMap((held, at) => (held ? [at] : [])));
const zoneOf = (side: Side, units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): string[] =>
  zone(position('finn', 'movement', units, more), side);
const around = (name: string): string[] => names(board.neighbours(hex(name)));
/** From 2322, out of reach of 2213, to 2317 by rail. */
const RIDE = ['2321', '2320', '2419', '2318', '2317'];
const SOVIET_POST = stacks('s1917 2-1-2, s2017 0-1-2');

describe('ZoneOfControl: the six hexes around a unit, where the enemy stops', () => {
  it('covers the six neighbours and nothing else', () => {
    for (const type of ['1-1-3', '2-2-3', '4-4-2', '0-0-3'])
      expect(zoneOf('finn', stacks(`f0920 ${type}`))).toEqual(
        names(hexes('1020', '1021', '0921', '0820', '0919', '1019')),
      );
    expect(zoneOf('finn', stacks('f0920 1-1-3'))).toEqual(around('0920'));
    expect(zoneOf('soviet', SOVIET_POST)).toEqual(around('1917'));
  });

  it('stops a unit in the first controlled hex, with points left', () => {
    const state = position('finn', 'movement', [...SOVIET_POST, ...stacks('f1715 2-2-3')]);
    const unit = unitAt(state, '1715');
    expect(check(state, move(unit, '1716', '1817'))).toBeNull();
    expect(refusal(state, move(unit, '1815', '1816', '1916'))).toMatchObject({
      key: 'zone-stops',
      rule: 'ZoneOfControl',
    });
    expect(refusal(state, move(unit, '1716', '1817', '1718')).key).toBe('zone-stops');
    const stop = reach(state, unit).filter((r) => r.mustStop);
    expect(names(stop.map((r) => r.hex))).toEqual(names(hexes('1816', '1817', '1916')));
    expect(
      reach(state, unit).some((r) =>
        r.path.slice(0, -1).some((h) => around('1917').includes(board.hexName(h))),
      ),
    ).toBe(false);
  });
});

describe('ZoneOfControl.A: units are free in the zones of their own side', () => {
  it('lets Finns pass Finns and Soviets pass Soviets', () => {
    const state = position('finn', 'movement', stacks('f0920 1-1-3, f1021 4-4-2'));
    expect(check(state, move(unitAt(state, '0920'), '1020', '1120', '1220'))).toBeNull();
    const soviet = position('soviet', 'movement', [...SOVIET_POST, ...stacks('s1915 5-3-3')]);
    expect(check(soviet, move(unitAt(soviet, '1915'), '1916', '1816', '1817'))).toBeNull();
  });
});

describe('ZoneOfControl.B, Z4: for movement a friendly unit cancels nothing', () => {
  const units = [...SOVIET_POST, ...stacks('f1817 1-1-3, f1716 2-2-3')];
  const state = position('finn', 'movement', units);
  const unit = unitAt(state, '1716');

  it('stops a unit that joins a friend in an enemy ZOC', () => {
    expect(refusal(state, move(unit, '1817', '1718')).key).toBe('zone-stops');
    expect(reach(state, unit).find((r) => r.hex === hex('1817'))).toMatchObject({ mustStop: true, cost: 1 });
  });

  it('bars the step from one ZOC to another with friends in both', () => {
    const both = position('finn', 'movement', [...units, ...stacks('f1816 1-1-3')]);
    expect(refusal(both, move(unitAt(both, '1816'), '1817')).key).toBe('zone-to-zone');
  });
});

describe('ZoneOfControl.C, Z4: for supply a friendly unit cancels an enemy ZOC in its hex', () => {
  it('carries a path through an occupied hex, and not through an empty one', () => {
    // From the HQ at 2212 to the regiment at 2012, by 2111 or 2112; other neighbours are Finnish or controlled.
    const cut = (units: readonly UnitSpec[]): number => {
      const base = stacks('s2212 0-1-2, s2012 2-1-2, f2113 2-2-3');
      const state = position('soviet', 'movement', [...base, ...units]);
      return state.units[unitAt(state, '2012')]!.cut;
    };
    expect(cut([])).toBe(0);
    expect(cut(stacks('f2011 2-2-3'))).toBe(1);
    expect(cut(stacks('f2011 2-2-3, s2112 1-1-4'))).toBe(0);
  });

  it('works for Finns abroad as well', () => {
    const abroad = (units: readonly UnitSpec[]): number => {
      const state = position('finn', 'movement', [
        ...stacks('f2313 2-2-3, s2413 2-1-2 0-1-2, s2212 2-1-2, s2214 2-1-2'),
        ...units,
      ]);
      return state.units[unitAt(state, '2313')]!.cut;
    };
    expect(abroad([])).toBe(1);
    expect(abroad(stacks('f2113 1-1-3'))).toBe(1);
    expect(abroad(stacks('f2213 1-1-3'))).toBe(0);
  });
});

describe('ZoneOfControl.D, Z4: for a retreat a friendly unit cancels an enemy ZOC in its hex', () => {
  // A 1-1-3 at 2015, north of Row A, beside Soviet NKVD-free ground; the enemy at 2115 and 2016 controls its rear.
  const enemy = stacks('s2115 2-1-2, s2215 0-1-2');
  const retreatsOf = (units: readonly UnitSpec[]): string[] => {
    const state = position('soviet', 'retreat-before', [...enemy, ...stacks('f2015 1-1-3'), ...units]);
    return names(retreats(state, unitAt(state, '2015')));
  };

  it('keeps a unit out of an empty controlled hex', () => {
    // 2014 and 2016 are in the ZOC of 2115.
    expect(retreatsOf([])).toEqual(names(hexes('1916', '1915', '1914')));
  });

  it('lets it join a friend there, within the stacking limit', () => {
    expect(retreatsOf(stacks('f2014 0-0-3'))).toEqual(names(hexes('1916', '1915', '1914', '2014')));
    // North of Row A a counted unit leaves no room.
    expect(retreatsOf(stacks('f2014 1-1-3'))).toEqual(names(hexes('1916', '1915', '1914')));
  });
});

describe('ZoneOfControl.E, Z1: all-water hexsides stop a zone, rivers and minor lakes do not', () => {
  it('leaves out hexes across sea or major lake', () => {
    // 1005 and 1105 are neighbours across the Gulf.
    expect(zoneOf('finn', stacks('f1005 2-2-3'))).not.toContain('1105');
    expect(zoneOf('finn', stacks('f1005 2-2-3'))).toEqual(expect.arrayContaining(['1006', '0906', '0905']));
    // 1502 and 1603: the bay of Kronstadt.
    const state = position('finn', 'movement', stacks('s1502 2-1-2').concat(stacks('s1602 0-1-2')));
    expect(zone(state, 'soviet')).not.toContain('1603');
    expect(zone(state, 'soviet')).toEqual(expect.arrayContaining(['1602', '1402', '1501', '1601']));
    // Across Lake Ladoga nobody looks.
    expect(zoneOf('finn', stacks('f1911 2-2-3'))).toEqual(names(hexes('2011', '1912', '1812', '1910')));
  });

  it.each([
    ['river', '1506', '1607'],
    ['minor lake', '1506', '1507'],
    ['river in the north', '1039', '1038'],
  ])('crosses a %s', (_, at, over) => {
    expect(zoneOf('finn', stacks(`f${at} 1-1-3`))).toContain(over);
  });

  it('crosses a hexside that is partly land', () => {
    // 1405 to 1305 runs along the shore of Koivisto.
    expect(zoneOf('finn', stacks('f1405 1-1-3'))).toContain('1305');
    expect(zoneOf('finn', stacks('f1106 1-1-3'))).toContain('1105');
  });
});

describe('ZoneOfControl.F: out of a zone, but not straight into another', () => {
  const state = position('finn', 'movement', [...SOVIET_POST, ...stacks('f1817 2-2-3')]);
  const unit = unitAt(state, '1817');

  it('lets a unit leave', () => {
    expect(check(state, move(unit, '1717'))).toBeNull();
    expect(check(state, move(unit, '1717', '1616', '1516'))).toBeNull();
  });

  it('bars the direct step, into the zone of the same enemy or another', () => {
    expect(refusal(state, move(unit, '1816'))).toMatchObject({
      key: 'zone-to-zone',
      rule: 'ZoneOfControl.F',
    });
    expect(refusal(state, move(unit, '1818')).key).toBe('zone-to-zone');
    const two = position('finn', 'movement', [...SOVIET_POST, ...stacks('s1715 2-1-2, f1817 2-2-3')]);
    expect(refusal(two, move(unitAt(two, '1817'), '1716')).key).toBe('zone-to-zone');
  });

  it('allows the way round through a free hex', () => {
    expect(check(state, move(unit, '1716', '1816'))).toBeNull();
    expect(refusal(state, move(unit, '1716', '1816', '1815')).key).toBe('zone-stops');
  });
});

describe('ZoneOfControl.G, Z2: who has no full zone', () => {
  it('gives 1-1-3s and 0-0-3s none in the USSR, and a whole one in Finland', () => {
    for (const type of ['1-1-3', '0-0-3']) {
      expect(zoneOf('finn', stacks(`f2114 ${type}`))).toEqual([]);
      expect(zoneOf('finn', stacks(`f2014 ${type}`))).toEqual(around('2014'));
      expect(zoneOf('finn', stacks(`f2014 ${type}`))).toContain('2114');
    }
    for (const type of ['2-2-3', '4-4-2'])
      expect(zoneOf('finn', stacks(`f2114 ${type}`))).toEqual(around('2114'));
    expect(zoneOf('finn', stacks('f2113 6-6-2'))).toEqual(around('2113'));
  });

  it('gives HQs none, wherever they are', () => {
    for (const at of ['2313', '1602', '2013']) expect(zoneOf('soviet', stacks(`s${at} 0-1-2`))).toEqual([]);
  });

  it('keeps the zone of NKVD units out of Finland', () => {
    // 1640: 1540, 1641 and 1639 are Finnish.
    expect(zoneOf('soviet', stacks('s1640 1-1-4'))).toEqual(names(hexes('1740', '1741', '1739')));
    const other = position('finn', 'movement', stacks('s1640 2-1-2, s1741 0-1-2'));
    expect(zone(other, 'soviet')).toEqual(around('1640'));
  });

  it('gives blanks none', () => {
    let state = newGame({}, 1);
    const blank = ROSTER.find((c) => c.typeName === 'blank')!.id;
    const real = ROSTER.find((c) => c.typeName === 'finnishBattalion')!.id;
    state = must(state, { type: 'place', unit: blank, hex: hex('0604') });
    expect(zone(state, 'finn')).toEqual([]);
    state = must(state, { type: 'place', unit: real, hex: hex('0920') });
    expect(zone(state, 'finn')).toEqual(around('0920'));
  });

  it('is not lost in a Fortification by Finns, whoever holds it', () => {
    // A Finnish zone reaches into 1506 in Soviet hands.
    const units = stacks('f1507 1-1-3, s1506 2-1-2, s1505 0-1-2');
    expect(zoneOf('finn', units)).toContain('1506');
    expect(zoneOf('finn', stacks('f1507 1-1-3'))).toContain('1506');
  });
});

describe('Z3, ZoneOfControl.G: Fortification hexes are shielded while the Finns held them last', () => {
  const LINES = ['1405', '1406', '1506', '1606', '1910', '2011', '2012', '2113'];

  it('shields all eight at the start, garrisoned or not', () => {
    for (const fort of LINES)
      for (const garrison of [[], stacks(`f${fort} 1-1-3`)]) {
        const beside = board
          .neighbours(hex(fort))
          .find(
            (h) =>
              board.terrainOf(h) === 'clear' && !board.isFortification(h) && board.countryOf(h) === 'finland',
          )!;
        const enemy = stacks(`s${board.hexName(beside)} 1-1-4`).map((u) => ({ ...u, type: '8-3-2' }));
        const hq = stacks(`s${board.hexName(beside)} 0-1-2`);
        const state = position('finn', 'movement', [...enemy, ...hq, ...garrison]);
        const unit = unitAt(state, board.hexName(beside), '8-3-2');
        expect(state.units[unit]!.cut).toBe(0);
        expect(zone(state, 'soviet')).not.toContain(fort);
        expect(zone(state, 'soviet').length).toBeGreaterThan(0);
      }
  });

  it('loses the shield to a Soviet unit and regains it with a Finnish one', () => {
    const units = stacks('s1605 2-1-3, s1705 6-4-2, s1602 0-1-2, f1407 1-1-3');
    let state = position('soviet', 'movement', units);
    expect(zone(state, 'soviet')).not.toContain('1506');
    // In and out again: 1506 was last passed by a Soviet unit.
    state = must(state, move(unitAt(state, '1605'), '1506', '1605', '1604'));
    expect(zone(state, 'soviet')).not.toContain('1506');
    expect(zone(state, 'soviet')).not.toContain('1606');
    state = must(state, move(unitAt(state, '1705'), '1605'));
    expect(zone(state, 'soviet')).toContain('1506');
    expect(zone(state, 'soviet')).not.toContain('1606');
    state = endUntil(state, (s) => s.phasing === 'finn' && s.phase === 'movement');
    state = must(state, move(unitAt(state, '1407'), '1406', '1506'));
    expect(zone(state, 'soviet')).not.toContain('1506');
  });

  it('spares a garrison the zone: the Finns move from fort to fort past the enemy', () => {
    const units = stacks('s1605 2-1-2, s1602 0-1-2, f1506 1-1-3');
    const state = position('finn', 'movement', units);
    const unit = unitAt(state, '1506');
    expect(zone(state, 'soviet')).not.toContain('1606');
    expect(check(state, move(unit, '1606'))).toBeNull();
    const lost = position('finn', 'movement', units, { owners: { '1606': 'soviet' } });
    expect(check(lost, move(unitAt(lost, '1506'), '1606'))).toBeNull();
    expect(refusal(lost, move(unitAt(lost, '1506'), '1606', '1607')).key).toBe('zone-stops');
  });
});

describe('ZoneOfControl.H, Z2: isolated units have no zone until they are relieved', () => {
  it('gives an isolated Soviet unit none', () => {
    expect(zoneOf('soviet', stacks('s2213 6-4-2'))).toEqual([]);
    expect(zoneOf('soviet', SOVIET_POST)).toHaveLength(6);
  });

  it('gives an isolated Finnish unit none', () => {
    const units = stacks('f2313 2-2-3, s2413 2-1-2 0-1-2, s2212 2-1-2, s2214 2-1-2');
    const state = position('finn', 'movement', units);
    expect(state.units[unitAt(state, '2313')]!.cut).toBe(1);
    expect(zone(state, 'finn')).toEqual([]);
    expect(zoneOf('finn', stacks('f2313 2-2-3'))).toEqual(around('2313'));
  });

  it('gives the zone back at once when a Finnish move relieves the unit', () => {
    const state = position(
      'finn',
      'movement',
      stacks('f2313 2-2-3, f2113 1-1-3, s2413 2-1-2 0-1-2, s2212 2-1-2, s2214 2-1-2'),
    );
    const unit = unitAt(state, '2313');
    expect(state.units[unit]!.cut).toBe(1);
    expect(zone(state, 'finn')).not.toContain('2312');
    const free = must(state, move(unitAt(state, '2113'), '2213'));
    expect(free.units[unit]!.cut).toBe(0);
    expect(zone(free, 'finn')).toEqual(around('2313'));
  });

  it('gives the zone back when an HQ comes up, so that Finns abroad feel it at once', () => {
    const state = position('soviet', 'movement', stacks('s2213 6-4-2, s2322 0-1-2, f2114 2-2-3'));
    expect(state.units[unitAt(state, '2213')]!.cut).toBe(1);
    expect(zone(state, 'soviet')).toEqual([]);
    const relieved = must(state, move(unitAt(state, '2322'), ...RIDE));
    expect(relieved.units[unitAt(relieved, '2213')]!.cut).toBe(0);
    // The Fortification at 2113 is shielded.
    expect(zone(relieved, 'soviet')).toEqual(around('2213').filter((name) => name !== '2113'));
  });

  it('is judged anew in the Combat Phase', () => {
    const state = position('soviet', 'movement', stacks('s2213 6-4-2, s2322 0-1-2'));
    const unit = unitAt(state, '2213');
    const relieved = must(must(state, move(unitAt(state, '2322'), ...RIDE)), end);
    expect(relieved.units[unit]!.cut).toBe(0);
    // The Fortification at 2113 is shielded.
    expect(zone(relieved, 'soviet')).toEqual(around('2213').filter((name) => name !== '2113'));
    expect(supply(relieved, 'soviet').units.find((u) => u.unit === unit)?.isolation).toBe(0);
  });
});

describe('ZoneOfControl.H: what is carried from move to move stays true', () => {
  it('finds the zones of every position of a game as in a fresh copy of it', () => {
    const pick = randomSource(17);
    let state = randomOpening(17);
    for (let i = 0; i < 700 && state.phase !== 'over'; i++) {
      state = must(state, sampleAction(state, pick));
      const copy = structuredClone(state);
      for (const side of ['finn', 'soviet'] as const) expect(zone(state, side)).toEqual(zone(copy, side));
    }
  });

  it('judges Soviet supply after every Finnish move as afresh', () => {
    let cut = 0;
    for (const seed of [2, 9]) {
      const pick = randomSource(seed);
      let state = randomOpening(seed, { ...AS_PRINTED, clar1: true });
      while (state.phase !== 'over') {
        const action = sampleAction(state, pick);
        const finnishMove = state.phasing === 'finn' && action.type === 'move';
        state = must(state, action);
        if (!finnishMove || state.phase === 'over') continue;
        const fresh = structuredClone(state);
        const occupancy = occupancyOf(fresh.units);
        const judged = sovietSupply({ ...fresh, occupancy }, zoneTable(fresh, 'finn'));
        const soviets = state.units.flatMap((_, id) => (ROSTER[id]!.side === 'soviet' ? [id] : []));
        expect(soviets.filter((id) => state.units[id]!.cut !== judged.cut[id])).toEqual([]);
        cut += soviets.filter((id) => state.units[id]!.cut).length;
      }
    }
    expect(cut).toBeGreaterThan(0);
  });
});

describe('ZoneOfControl.J: a zone costs nothing to enter or leave', () => {
  it('charges the terrain only', () => {
    const state = position('finn', 'movement', [...SOVIET_POST, ...stacks('f1716 2-2-3')]);
    expect(reach(state, unitAt(state, '1716')).find((r) => r.hex === hex('1817'))?.cost).toBe(1);
    const inside = position('finn', 'movement', [...SOVIET_POST, ...stacks('f1817 2-2-3')]);
    expect(reach(inside, unitAt(inside, '1817')).find((r) => r.hex === hex('1716'))?.cost).toBe(1);
    const free = position('finn', 'movement', stacks('f1716 2-2-3'));
    expect(reach(free, unitAt(free, '1716')).find((r) => r.hex === hex('1817'))?.cost).toBe(1);
  });
});

describe('Z5: a zone reaches into hexes closed to the unit', () => {
  it('reaches north of Row A and into the marches of heavy units', () => {
    const corps = position('finn', 'movement', stacks('s2213 20-12-2, s2313 0-1-2'));
    expect(zone(corps, 'soviet')).toEqual(expect.arrayContaining(['2214', '2114']));
    expect(zoneOf('finn', stacks('f2113 6-6-2'))).toEqual(expect.arrayContaining(['2014', '2114']));
  });

  it('stops the enemy there', () => {
    const state = position('finn', 'movement', stacks('s2213 20-12-2, s2313 0-1-2, f2014 2-2-3'));
    expect(refusal(state, move(unitAt(state, '2014'), '2114', '2115')).key).toBe('zone-stops');
  });
});
