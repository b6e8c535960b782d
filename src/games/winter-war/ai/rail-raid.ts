import { board, mayMove, type Hex, type State, type UnitId } from '#engine/winter-war';
import { go, type Ways } from './assault.ts';
import {
  around,
  fieldTo,
  inUssr,
  isGuard,
  isHq,
  kind,
  LENINGRAD,
  SOVIET_CITIES,
  stacks,
  STRONGHOLDS,
  theatreOf,
  CITY_OF,
  unitsOf,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import type { Raid } from './war-plan.ts';

const HEXES = board.columns * board.rows;

/** By hex of the Soviet railway: the Supply Cities that no train reaches any more when a Finn stands there. */
const losses = (): ReadonlyMap<Hex, readonly Hex[]> =>
  (known ??= new Map(
    Array.from({ length: HEXES }, (_, hex) => hex)
      .filter((hex) => inUssr(hex) && board.isRail(hex) && hex !== LENINGRAD)
      .map((hex): [Hex, readonly Hex[]] => {
        const linked = linkedWithout(hex);
        return [hex, SOVIET_CITIES.filter((city) => !linked.has(city))];
      })
      .filter(([, cities]) => cities.length > 0),
  ));
let known: ReadonlyMap<Hex, readonly Hex[]> | null = null;

/** The rails without which some city is fed no more. */
export const vitalRails = (): Hex[] => [...losses().keys()];

function linkedWithout(gap: Hex): Set<Hex> {
  const linked = new Set([LENINGRAD]);
  for (const hex of linked)
    for (const to of board.neighbours(hex))
      if (to >= 0 && to !== gap && inUssr(to) && board.hexsideKinds(board.hexside(hex, to)).includes('rail'))
        linked.add(to);
  return linked;
}

/** Where raiders go: behind Leningrad, whoever went by the nearest way would stand before the Soviet army. */
const raidedRails = (): Hex[] => vitalRails().filter((hex) => theatreOf(hex) !== 'isthmus');

/** How far a raider looks for the railway. */
const FAR = 12;

/** Who goes on the raid: the light troops nearest to the railway that hold nothing else. */
export function raidersOf(state: State, { turn, battalions, patrols }: Raid): UnitId[] {
  if (state.turn < turn) return [];
  const rails = fieldTo(raidedRails(), state.turn);
  const able = unitsOf(state, 'finn')
    .filter((id) => !STRONGHOLDS.has(state.units[id]!.at) && !state.units[id]!.cut)
    .sort((a, b) => rails[state.units[a]!.at]! - rails[state.units[b]!.at]! || a - b);
  const near = able.filter((id) => rails[state.units[id]!.at]! <= FAR);
  return [
    ...able.filter((id) => kind(id).arm === 'ski').slice(0, patrols),
    ...near.filter((id) => kind(id).label === '1-1-3').slice(0, battalions),
  ];
}

/** Sends raiders to where a man on the rails costs the Soviets most, each to another place. */
export function raidRailway(sketch: Sketch, ways: Ways, raiders: readonly UnitId[]): void {
  const taken: Hex[] = [];
  const lost = new Map<Hex, number>();
  for (const unit of raiders) {
    const { state } = sketch;
    const stake = (hex: Hex): number =>
      (losses().get(hex) ?? []).reduce(
        (sum, city) => sum + stakeOf(state, city) * SPARE ** (lost.get(city) ?? 0),
        0,
      );
    const free = raidedRails().filter((hex) => !stacks(state, 'soviet').has(hex));
    if (!free.length || !mayMove(state, unit)) continue;
    const most = Math.max(...free.map(stake));
    const goals = free.filter(
      (hex) => stake(hex) >= most * GOOD && taken.every((one) => board.distance(one, hex) > APART),
    );
    const field = fieldTo(goals.length ? goals : free, state.turn);
    const { at } = state.units[unit]!;
    const worth = (hex: Hex): number => {
      const near = taken.some((one) => board.distance(one, hex) <= APART);
      const cut = near ? 0 : stake(hex) / 10;
      return cut - field[hex]! - danger(state, hex) - (hex === at ? 0 : 0.1);
    };
    const ends = [at, ...(ways.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) }))
      .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
    for (const { hex } of ends.slice(0, 6))
      if (go(sketch, ways, unit, hex)) {
        for (const city of losses().get(hex) ?? []) lost.set(city, (lost.get(city) ?? 0) + 1);
        if (losses().has(hex)) taken.push(hex);
        break;
      }
  }
}
const SPARE = 0.4;
const GOOD = 0.6;
const APART = 2;

/** Attack points that live on a city. */
const stakeOf = (state: State, city: Hex): number =>
  4 +
  unitsOf(state, 'soviet').reduce(
    (sum, id) =>
      sum + (CITY_OF[theatreOf(state.units[id]!.at)] === city && !isGuard(id) ? kind(id).attack : 0),
    0,
  );

/** How much the enemy can bring against a raider there: those who fight without supply count most. */
function danger(state: State, hex: Hex): number {
  let sum = 0;
  const field = fieldTo([hex], state.turn);
  const cutThere = losses().get(hex) ?? [];
  for (const id of unitsOf(state, 'soviet')) {
    if (isHq(id) || !kind(id).attack) continue;
    const { at, cut } = state.units[id]!;
    if (field[at]! > kind(id).movement + 1) continue;
    const starved = cut || cutThere.includes(CITY_OF[theatreOf(at)]);
    if (isGuard(id)) sum += inUssr(hex) ? 1 : 0;
    else sum += starved ? 0.1 : 0.5 * kind(id).attack;
  }
  const contact = around(hex).filter((next) => stacks(state, 'soviet').has(next)).length;
  return Math.min(6, sum) + contact * 0.7;
}
