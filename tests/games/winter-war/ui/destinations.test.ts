/** Where a selected stack may go. */
import { ROSTER, type State } from '#engine/winter-war';
import type { UnitMode } from '#games/winter-war/ui/controller/decision.ts';
import {
  destinationsOf,
  openHexes,
  reachOf,
  stackActionsTo,
  whyNotTo,
} from '#games/winter-war/ui/controller/destinations.ts';
import { unitMode } from '#games/winter-war/ui/controller/mode.ts';
import { hex, must, names, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { at, setUp, unit } from './open-decisions.ts';

/** All units of a hex, selected together, beginning with the type named. */
const stack = (state: State, where: string, first: string, ...others: string[]): UnitMode =>
  unit(state, where, first, { others: others.map((type) => unitAt(state, where, type)) }) as UnitMode;

/** The heavy corps may not go north of Row A. */
const corps = at('movement', stacks('s2412 0-1-2, s2413 2-1-2 20-12-2'));
/** The paratroops have one MP, and the right to one hex whatever it costs. */
const paratroops = at('movement', stacks('s1602 0-1-2, s1302 3-1-1 2-1-2'));
const [first, second, third] = ROSTER.flatMap(({ id, type }) => (type.label === '6-6-2' ? [id] : []));
const placed = [[first!, '1405'] as const, [second!, '1405'] as const, [third!, '1406'] as const].reduce(
  (state, [id, where]) => must(state, { type: 'place', unit: id, hex: hex(where) }),
  setUp,
);
const pair = unitMode(first!, { others: [second!] });

it('goes along a path as far as every unit of it can', () => {
  const light = unit(corps, '2413', '2-1-2') as UnitMode;
  const both = stack(corps, '2413', '2-1-2', '20-12-2');
  expect(names(destinationsOf(corps, light))).toContain('2314');
  expect(names(destinationsOf(corps, both))).toContain('2313');
  expect(names(destinationsOf(corps, both))).not.toContain('2314');
  expect(stackActionsTo(corps, light, hex('2314'))).toMatchObject({
    ok: true,
    actions: [{ unit: light.unit }],
  });
  expect(whyNotTo(corps, both, hex('2313'))).toBeNull();
  expect(whyNotTo(corps, both, hex('2314'))).toMatchObject({ rule: 'Movement.K3' });
  expect(stackActionsTo(corps, both, hex('2314'))).toMatchObject({
    ok: false,
    refusal: { rule: 'Movement.K3' },
  });
});

it('pays as much as the dearest of its units', () => {
  const costs = (types: readonly [string, ...string[]]): (number | undefined)[] => {
    const reach = reachOf(paratroops, stack(paratroops, '1302', ...types));
    return ['1301', '1402', '1502'].map((name) => reach.find((one) => one.hex === hex(name))?.cost);
  };
  expect(costs(['3-1-1'])).toEqual([1, 1, undefined]);
  expect(costs(['2-1-2'])).toEqual([2, 2, undefined]);
  expect(costs(['3-1-1', '2-1-2'])).toEqual([2, 2, undefined]);
  expect(costs(['2-1-2', '3-1-1'])).toEqual([2, 2, undefined]);
});

it('goes in one step where there is room for all of it', () => {
  expect(names(openHexes(placed, unitMode(first!)))).toContain('1406');
  expect(names(openHexes(placed, pair))).toEqual(['1405', '1506', '1606', '1910', '2011', '2012', '2113']);
  expect(whyNotTo(placed, pair, hex('1406'))).toMatchObject({ key: 'setup-full' });
  expect(whyNotTo(placed, pair, hex('1604'))).toMatchObject({ key: 'setup-country' });
  expect(stackActionsTo(placed, pair, hex('1606'))).toEqual({
    ok: true,
    actions: [first, second].map((id) => ({ type: 'place', unit: id, hex: hex('1606') })),
  });
});

it('is worked out once for a selection, and again in another position', () => {
  const both = stack(corps, '2413', '2-1-2', '20-12-2');
  const reach = reachOf(corps, both);
  expect(reachOf(corps, both)).toBe(reach);
  expect(reachOf({ ...corps }, both)).toEqual(reach);
  const later = at('attack', stacks('s2412 0-1-2, s2413 2-1-2 20-12-2'));
  expect(reachOf(later, both)).toEqual([]);
});
