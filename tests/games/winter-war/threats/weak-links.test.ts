import {
  board,
  counter,
  enemyOf,
  isolation,
  supply,
  supplyReach,
  unitWith,
  UNREACHED,
  type Side,
  type State,
} from '#engine/winter-war';
import {
  findWeakLinks,
  judgedAnew,
  projectNextTurn,
  type WeakLink,
} from '#games/winter-war/analysis/threats/index.ts';
import { hex, names, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { randomPositions } from '../../../engine/winter-war/rules/random-positions.ts';

const linksFor = (state: State, side: Side): WeakLink[] =>
  findWeakLinks(projectNextTurn(state, enemyOf(side))!);

const inMarch = ({ phase }: State): boolean => phase === 'movement';

const PETROZAVODSK = board.places.find(({ name }) => name === 'Petrozavodsk')!.hex;

describe('the reach of Soviet supply', () => {
  it('is five hexes from an HQ that has a city (Supply.F1, F2)', () => {
    const { steps } = supplyReach(position('soviet', 'movement', stacks('s1602 0-1-2')));
    expect(steps[hex('1602')]).toBe(0);
    expect(steps[hex('2102')]).toBe(5);
    expect(steps[hex('2202')]).toBe(UNREACHED);
  });

  it('does not begin at an HQ without a city in range (Supply.F2)', () => {
    const { steps } = supplyReach(position('soviet', 'movement', stacks('s1216 0-1-2')));
    expect(steps[hex('1216')]).toBe(UNREACHED);
  });

  it('ends at an enemy zone of control (Supply.K)', () => {
    const open = stacks('s1602 0-1-2');
    const barred = supplyReach(position('soviet', 'movement', [...open, ...stacks('f1404 6-6-2')]));
    expect(supplyReach(position('soviet', 'movement', open)).steps[hex('1504')]).toBeLessThan(UNREACHED);
    expect(barred.steps[hex('1404')]).toBe(UNREACHED);
    expect(barred.steps[hex('1504')]).toBe(UNREACHED);
  });

  it('leaves out a city whose railway is in Finnish hands (Supply.F3)', () => {
    const state = position('soviet', 'movement', []);
    expect(supplyReach(state).steps[PETROZAVODSK]).toBe(0);
    const [at] = names([PETROZAVODSK]);
    const taken = position('soviet', 'movement', stacks(`f${at!} 2-2-3`));
    expect(supplyReach(taken).steps[PETROZAVODSK]).toBe(UNREACHED);
  });

  it.each([1, 2, 3, 4])('agrees with the judgement of every unit, in a random game %i', (seed) => {
    for (const state of randomPositions(seed, inMarch, 40)) {
      const anew = judgedAnew(state, 'soviet');
      const { steps } = supplyReach(anew);
      // Who is left out of a city's allotment is within reach all the same.
      const judged = supply(anew, 'soviet').units.filter((unit) => !unit.exempt && unit.isolation !== 2);
      const reached = judged.filter(({ unit }) => steps[anew.units[unit]!.at]! < UNREACHED);
      expect(reached).toEqual(judged.filter((unit) => unit.isolation === 0));
    }
  });
});

describe('a weak link', () => {
  it('is a hex from where one enemy would isolate units in his next march', () => {
    const state = position('soviet', 'movement', stacks('s1602 0-1-2, s1405 6-4-2, f1506 6-6-2'));
    const links = linksFor(state, 'soviet');
    expect(links.length).toBeGreaterThan(0);
    expect(links[0]).toMatchObject({ by: unitAt(state, '1506'), units: [unitAt(state, '1405')] });
  });

  it('is none where the enemy is too far away', () => {
    const state = position('soviet', 'movement', stacks('s1602 0-1-2, s1405 6-4-2, f1056 2-2-3'));
    expect(linksFor(state, 'soviet')).toEqual([]);
  });

  // Every enemy unit is put into every hex that it can reach, and all units are judged.
  it.each(['soviet', 'finn'] as const)('is found by trying every move too, for the %s', (side) => {
    const positions = [1, 2, 3, 4].flatMap((seed) =>
      randomPositions(seed, (state) => inMarch(state) && state.turn > 2, 5),
    );
    let found = 0;
    for (const state of positions) {
      const then = projectNextTurn(state, enemyOf(side));
      if (!then) continue;
      const before = judgedAnew(then.state, side);
      const cutBefore = isolation(before, side);
      const hexes = new Set<number>();
      for (const [unit, ends] of then.ends)
        for (const end of ends) {
          if (end === before.units[unit]!.at) continue;
          const units = before.units.map((one, id) => (id === unit ? unitWith(one, { at: end }) : one));
          const cut = isolation({ ...before, units }, side);
          if (cut.some((is, id) => is && !cutBefore[id] && counter(id).side === side)) hexes.add(end);
        }
      const links = findWeakLinks(then);
      expect(names(links.map((link) => link.hex)).toSorted()).toEqual(names([...hexes]).toSorted());
      found += links.length;
    }
    expect(found).toBeGreaterThan(0);
  });
});
