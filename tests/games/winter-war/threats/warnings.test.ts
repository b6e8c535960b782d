import { RECOMMENDED, type State } from '#engine/winter-war';
import { findWarnings, type Warning } from '#games/winter-war/analysis/threats/index.ts';
import {
  end,
  hexes,
  must,
  names,
  position,
  unitAt,
  stacks,
} from '../../../engine/winter-war/rules/helpers.ts';
import { randomPositions } from '../../../engine/winter-war/rules/random-positions.ts';

const of = <K extends Warning['kind']>(state: State, kind: K): Extract<Warning, { kind: K }>[] =>
  findWarnings(state).filter((w): w is Extract<Warning, { kind: K }> => w.kind === kind);

const rules = { options: RECOMMENDED };

describe('before the Soviet movement ends', () => {
  it('names the units that the next judgement would isolate', () => {
    const state = position(
      'soviet',
      'movement',
      stacks('s1602 0-1-2, s1603 6-4-2, s1611 2-1-2, f1405 6-6-2'),
      rules,
    );
    // Isolated already: it stays so.
    const lost = unitAt(state, '1611');
    expect(of(state, 'isolated')).toMatchObject([{ units: [lost], already: true, hexes: hexes('1611') }]);
    expect(must(state, end).units[lost]!.cut).toBe(1);
  });

  it('tells what a march out of reach of the HQ will bring', () => {
    let state = position('soviet', 'movement', stacks('s2112 0-1-2, s2107 2-1-2, f1405 6-6-2'), rules);
    expect(of(state, 'isolated')).toEqual([]);
    const unit = unitAt(state, '2107');
    state = must(state, { type: 'move', unit, path: hexes('2106') });
    expect(of(state, 'isolated')).toMatchObject([{ units: [unit], already: false, rule: 'Supply.F' }]);
  });

  it('counts what a city cannot feed', () => {
    const state = position(
      'soviet',
      'movement',
      stacks('s2112 0-1-2, s2012 20-12-2, s2011 20-12-2, s2010 20-12-2'),
      rules,
    );
    const [warning] = of(state, 'overload');
    expect(warning).toMatchObject({ points: 20, rule: 'U3' });
    expect(warning!.units).toHaveLength(1);
  });

  it('watches over Murmansk from Game-Turn 4 on, unless events are in play', () => {
    const units = stacks('s1602 0-1-2, s1603 6-4-2');
    expect(of(position('soviet', 'movement', units), 'murmansk')).toMatchObject([{ count: 0, needed: 7 }]);
    expect(of(position('soviet', 'movement', units, { turn: 3 }), 'murmansk')).toEqual([]);
    expect(of(position('soviet', 'movement', units, { options: { events: true } }), 'murmansk')).toEqual([]);
    expect(of(position('finn', 'movement', units), 'murmansk')).toEqual([]);
  });

  it('warns of hexes that will have to be attacked at bad odds', () => {
    const weak = position('soviet', 'movement', stacks('s1602 0-1-2, s1505 2-1-2, f1405 6-6-2'));
    const [warning] = of(weak, 'bad-odds');
    expect(warning).toMatchObject({ column: '1-4', units: [unitAt(weak, '1505')] });
    expect(names(warning!.hexes)).toEqual(['1405', '1505']);
    const strong = position('soviet', 'movement', stacks('s1602 0-1-2, s1505 20-12-2, f1405 6-6-2'));
    expect(of(strong, 'bad-odds')).toEqual([]);
  });

  it('says nothing where the phase may not end', () => {
    const state = position('soviet', 'movement', stacks('s1602 0-1-2, s1604 6-4-2 6-4-2 6-4-2'));
    expect(findWarnings(state)).toEqual([]);
  });
});

describe('before the Finnish movement ends', () => {
  it('lists Fortifications without anybody in them, but not those that are lost', () => {
    const state = position('finn', 'movement', stacks('f1405 6-6-2, s1602 0-1-2'), {
      owners: { '1606': 'soviet' },
    });
    expect(names(of(state, 'empty-forts')[0]!.hexes)).toEqual([
      '1406',
      '1506',
      '1910',
      '2011',
      '2012',
      '2113',
    ]);
  });

  it('names Finns abroad without a way home', () => {
    const state = position('finn', 'movement', [
      ...stacks('f2120 2-2-3'),
      ...['2119', '2121', '2019', '2020', '2021', '2220'].flatMap((at) => stacks(`s${at} 2-1-2`)),
      ...stacks('s2218 0-1-2'),
    ]);
    const unit = unitAt(state, '2120');
    expect(of(state, 'isolated')).toMatchObject([{ units: [unit], rule: 'Supply.G' }]);
  });
});

describe('before the reinforcements end', () => {
  it('lists those that could come on', () => {
    const state = position('finn', 'reinforcement', stacks('s1602 0-1-2'), {
      turn: 2,
      waiting: [{ type: '2-2-3', name: '40', side: 'finn' }],
    });
    const [warning] = of(state, 'unused');
    expect(warning!.units).toHaveLength(1);
    expect(warning!.hexes.length).toBeGreaterThan(1);
  });
});

it('foretells isolation as it comes to pass, in any position', () => {
  for (const state of randomPositions(9, (s) => s.phase === 'movement', 25, RECOMMENDED)) {
    const warned = of(state, 'isolated').flatMap(({ units }) => units);
    const then = warned.length ? must(state, end) : state;
    expect(warned.filter((unit) => then.units[unit]!.cut !== 1)).toEqual([]);
  }
});
