/** Random positions of a few units close to each other, for comparison with the brute force. */
import {
  attackable,
  board,
  MARK,
  positionFrom,
  RECOMMENDED,
  ROSTER,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
  type UnitState,
} from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { findObligations } from '#engine/winter-war/rules/obligations.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

/** Counters of each side, about as often as they stand at the front. */
const POOLS: Readonly<Record<Side, readonly string[]>> = {
  soviet: '20-12-2 20-12-2 6-4-2 6-4-2 6-4-2 8-3-2 5-3-3 2-1-2 2-1-2 2-1-2 2-1-2 2-1-3 1-1-4'.split(' '),
  finn: '6-6-2 6-6-2 4-4-2 2-2-3 2-2-3 1-1-3 1-1-3 1-1-3 0-0-3 0-0-3'.split(' '),
};

/** Beside the two that stand behind the front; they make sure that some units in front are in supply. */
const HEADQUARTERS: readonly string[] = Array.from({ length: 4 }, () => '0-1-2');

/** Parts of the Isthmus and of the north of the lake, from the Leningrad side. */
const REGIONS: readonly (readonly string[])[] = [
  '1404 1405 1406 1505 1506 1605 1606 1705 1504 1304 1305 1306'.split(' '),
  '1910 1911 1912 1913 2010 2011 2012 2013 1810 1811 1812 2014'.split(' '),
  '1407 1408 1307 1308 1207 1208 1507 1508 1306 1406 1206 1107'.split(' '),
];

/** Makes a few units disordered, left out by their city, or just retreated, and judges obligations anew. */
function troubled(state: State, pick: (count: number) => number): State {
  const trouble = pick(3);
  const halved: UnitId[] = [];
  const units = state.units.map((unit, id): UnitState => {
    if (unit.at < 0 || !trouble || pick(5)) return unit;
    if (ROSTER[id]!.side !== state.phasing) return { ...unit, marks: MARK.fled };
    if (state.phasing === 'finn') return unit;
    if (trouble === 1) return { ...unit, marks: MARK.disrupted };
    halved.push(id);
    return { ...unit, cut: 2 };
  });
  const after: State = { ...state, units, combat: { ...state.combat!, halved } };
  const owed = findObligations(after);
  return { ...after, combat: { ...after.combat!, obligedUnits: owed.units, obligedHexes: owed.hexes } };
}

/** A position at the start of an Attack Segment with up to so many units and attacked hexes, or null. */
export function crowd(seed: number, phasing: Side, most: number): State | null {
  const pick = randomSource(seed);
  const region = [...REGIONS[pick(REGIONS.length)]!].filter(() => pick(3) > 0);
  const pools = { soviet: [...POOLS.soviet, ...HEADQUARTERS], finn: [...POOLS.finn] };
  const units: UnitSpec[] = stacks('s1602 0-1-2, s2112 0-1-2');
  for (const hex of region) {
    const side: Side = pick(2) ? 'soviet' : 'finn';
    for (let n = 1 + pick(2); n > 0 && pools[side].length; n--) {
      const [type] = pools[side].splice(pick(pools[side].length), 1);
      units.push({ type: type!, hex, side });
    }
  }
  const state = troubled(
    positionFrom({ turn: 5, phasing, phase: 'attack', units, options: RECOMMENDED }),
    pick,
  );
  const open = attackable(state);
  const size = open.length + new Set(open.flatMap(({ attackers }) => attackers)).size;
  return open.length && size <= most && !state.decisions.length ? state : null;
}

/** The position in words, for a failing test. */
export const words = (state: State): string =>
  state.units
    .flatMap(({ at, cut }, id) =>
      at < 0 ? [] : [`${ROSTER[id]!.type.label} ${board.hexName(at)}${cut ? ' cut' : ''}`],
    )
    .join(', ');
