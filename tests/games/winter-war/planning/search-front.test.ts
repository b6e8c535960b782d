import { randomSource } from '#engine/core/random.ts';
import { hexAtCell, neighbours, type Hex } from '#engine/winter-war/board/grid.ts';
import {
  type Front,
  type FrontUnit,
  type Target,
  splitPart,
} from '#games/winter-war/analysis/planning/front.ts';
import { searchFront } from '#games/winter-war/analysis/planning/plans.ts';

const ascending = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

/** A front denser than any on the map: so many hexes of each side, mixed at random, two units a hex. */
function tangle(seed: number, width: number, height: number, attacked: number, attacking: number): Front {
  const pick = randomSource(seed);
  const cells: Hex[] = [];
  for (let row = 1; row <= height; row++)
    for (let column = 1; column <= width; column++) cells.push(hexAtCell(column, row));
  const take = (count: number) =>
    Array.from({ length: count }, () => cells.splice(pick(cells.length), 1)[0]!);
  const held = take(attacked);
  const units = new Map<number, FrontUnit>();
  for (const from of take(attacking)) {
    const targets = neighbours(from).filter((hex) => held.includes(hex));
    for (let i = 0; i < 2 && targets.length; i++) {
      const printed = [20, 8, 6, 5, 2, 2, 2][pick(7)]!;
      const strength = { printed, alone: printed * 2, beside: printed * 2, halved: false };
      units.set(units.size, { ...strength, from, owed: true, kind: String(printed), targets, wet: [] });
    }
  }
  const near = held.filter((hex) => [...units.values()].some(({ targets }) => targets.includes(hex)));
  const targets = new Map<Hex, Target>();
  for (const hex of near) {
    const points = [1, 2, 4, 6, 12][pick(5)]!;
    const defence = { points, dry: points * 2, wet: points * 2, fortified: pick(4) === 0 };
    targets.set(hex, { hex, ...defence, bodies: 1, ground: 10, owed: true });
  }
  return { targets, units, soakOffs: false };
}

/** Every unit and every hex fights once, in attacks in which each attacker is next to each hex. */
function expectComplete(front: Front, most: number): boolean {
  const { plans, exact } = searchFront(front, 'losses', most);
  expect(plans.length).toBeGreaterThan(0);
  for (const { attacks } of plans) {
    const spent = ascending(attacks.flatMap(({ attackers }) => attackers));
    const done = ascending(attacks.flatMap(({ targets }) => targets));
    expect(spent).toEqual([...front.units.keys()]);
    expect(done).toEqual(ascending(front.targets.keys()));
    for (const { attackers, targets } of attacks)
      for (const id of attackers)
        expect(front.units.get(id)!.targets).toEqual(expect.arrayContaining([...targets]));
  }
  return exact;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('the search of a whole front', () => {
  it('is exact on one as tangled as a game can make it', () => {
    for (const seed of SEEDS) expect(expectComplete(tangle(seed, 6, 5, 12, 14), 4)).toBe(true);
  });

  it('still meets all obligations on one that is beyond it', () => {
    const exact = SEEDS.map((seed) => expectComplete(tangle(seed, 10, 8, 44, 32), 2));
    expect(exact).toContain(false);
  });
});

it('a part that is cut in two leaves nobody alone', () => {
  for (const seed of SEEDS) {
    const front = tangle(seed, 8, 6, 22, 22);
    const halves = splitPart(front, [...front.targets.keys()]);
    expect(halves.reduce((sum, { units }) => sum + units.size, 0)).toBe(front.units.size);
    expect(halves.reduce((sum, { targets }) => sum + targets.size, 0)).toBe(front.targets.size);
    for (const { targets, units } of halves) {
      expect(targets.size).toBeGreaterThan(0);
      const struck = new Set([...units.values()].flatMap((unit) => unit.targets));
      for (const unit of units.values()) expect(unit.targets.length).toBeGreaterThan(0);
      expect(ascending(struck)).toEqual(ascending(targets.keys()));
    }
  }
});
