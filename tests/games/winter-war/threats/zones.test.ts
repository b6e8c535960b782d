import { RECOMMENDED, type Side, type State } from '#engine/winter-war';
import { findZoneExceptions, type ZoneGap } from '#games/winter-war/analysis/threats/index.ts';
import { names, position, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { randomPositions } from '../../../engine/winter-war/rules/random-positions.ts';

const hexesOf = (state: State, side: Side, gap: ZoneGap): string[] =>
  names(findZoneExceptions(state, side).find((one) => one.gap === gap)?.hexes ?? []);

describe('exceptions to zones of control', () => {
  it('are the Fortifications that Finns hold, before a Soviet unit', () => {
    const state = position('soviet', 'movement', stacks('s1602 0-1-2, s1505 6-4-2, f1405 6-6-2'));
    expect(hexesOf(state, 'soviet', 'fort')).toEqual(['1405', '1406', '1506']);
    const [shield] = findZoneExceptions(state, 'soviet').filter(({ gap }) => gap === 'fort');
    expect(shield!.rule).toBe('ZoneOfControl.G');
    // One that the Soviets have taken is shielded no more.
    const taken = position('soviet', 'movement', stacks('s1602 0-1-2, s1505 6-4-2'), {
      owners: { '1406': 'soviet' },
    });
    expect(hexesOf(taken, 'soviet', 'fort')).toEqual(['1405', '1506']);
  });

  it('are headquarters, isolated units and light Finns abroad', () => {
    const state = position(
      'soviet',
      'movement',
      stacks('s1602 0-1-2, s1030 2-1-2, f2030 1-1-3, f1405 1-1-3'),
    );
    expect(hexesOf(state, 'soviet', 'headquarters')).toEqual(['1602']);
    expect(hexesOf(state, 'soviet', 'isolated')).toEqual(['1030']);
    expect(hexesOf(state, 'finn', 'light')).toEqual(['2030']);
  });

  it('are hexes of Finland beside NKVD units', () => {
    const state = position('soviet', 'movement', stacks('s1602 0-1-2, s1604 1-1-4'));
    expect(hexesOf(state, 'soviet', 'nkvd')).toEqual(['1504', '1605']);
    // A regiment with it controls them all the same.
    const helped = position('soviet', 'movement', stacks('s1602 0-1-2, s1604 1-1-4 2-1-2'));
    expect(hexesOf(helped, 'soviet', 'nkvd')).toEqual([]);
  });

  it('speak of hexes without a zone only', () => {
    for (const state of randomPositions(5, (s) => s.phase === 'movement', 20, RECOMMENDED))
      for (const side of ['finn', 'soviet'] as const)
        for (const { hexes, units } of findZoneExceptions(state, side)) {
          expect(hexes.length).toBeGreaterThan(0);
          expect(units.length).toBeGreaterThan(0);
        }
  });
});
