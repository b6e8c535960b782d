import fc from 'fast-check';
import { ODDS_COLUMNS, positionFrom, RECOMMENDED } from '#engine/winter-war';
import { HEX_COUNT } from '#engine/winter-war/board/grid.ts';
import { oddsColumn } from '#engine/winter-war/rules/odds.ts';
import { columnIndex, exchangePrice, hexValueTenths } from '#games/winter-war/analysis/planning/values.ts';
import { groundOf } from './brute-force.ts';

it('odds columns are those of the engine', () => {
  for (let attack = 1; attack <= 240; attack++)
    for (let defence = 1; defence <= 100; defence++)
      expect(ODDS_COLUMNS[columnIndex(attack, defence)]).toBe(oddsColumn(attack, defence));
});

it('an exchange costs the least sum that is enough, or everything', () => {
  const strengths = fc.array(fc.constantFrom(1, 2, 3, 5, 6, 8, 12, 20), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(strengths, fc.integer({ min: 0, max: 60 }), (list, points) => {
      const sums = Array.from({ length: 2 ** list.length }, (_, bits) =>
        list.reduce((sum, n, i) => (bits & (1 << i) ? sum + n : sum), 0),
      );
      const enough = sums.filter((sum) => sum >= points);
      expect(exchangePrice(list, points)).toBe(Math.min(...enough, Math.max(...sums)));
    }),
  );
});

it('fortifications, cities and objectives are worth more ground', () => {
  const state = positionFrom({ turn: 1, phasing: 'soviet', units: [], options: RECOMMENDED });
  for (let hex = 0; hex < HEX_COUNT; hex++) expect(hexValueTenths(state, hex)).toBe(groundOf(hex) * 10);
});
