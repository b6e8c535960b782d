/**
 * A second reckoning of movement, for the tests alone: written from the chart and the rulings in the slowest
 * and plainest way, so that it shares nothing with the engine but the board and the zones of control.
 */
import {
  apply,
  board,
  MARK,
  mayMove,
  ROSTER,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';

const ROW_A_LAST = 13 * 26;
const COUNTRY: Record<Side, string> = { finn: 'finland', soviet: 'ussr' };

/** Movement Points to enter a hex, river and road apart; Infinity where the unit may never go. */
function hexCost(state: State, unit: UnitId, hex: Hex): number {
  const { side, type } = ROSTER[unit]!;
  const country = board.countryOf(hex);
  const terrain = board.terrainOf(hex);
  const nkvd = type.label === '1-1-4';
  if (terrain === 'ice') return state.turn >= 8 && !nkvd ? 2 : Infinity;
  if (terrain !== 'clear' && terrain !== 'swamp') return Infinity;
  if (country !== 'finland' && country !== 'ussr') return Infinity;
  if (nkvd && country !== 'ussr') return Infinity;
  if ((type.label === '6-6-2' || type.label === '20-12-2') && hex >= ROW_A_LAST) return Infinity;
  if (terrain === 'clear' || board.isFortification(hex)) return 1;
  return side === 'finn' && country === 'finland' ? 1 : 2;
}

function stepCost(state: State, unit: UnitId, from: Hex, to: Hex): number {
  const kinds = board.hexsideKinds(board.hexside(from, to));
  const entry = hexCost(state, unit, to);
  if (kinds.includes('blocked') || entry === Infinity) return Infinity;
  if (kinds.includes('road')) return 1;
  return entry + (kinds.includes('river') || kinds.includes('lake') ? 1 : 0);
}

/** Rail hexes that the side may use: joined without enemy units to a source, all at home. */
function railways(state: State, side: Side, enemies: ReadonlySet<Hex>): Set<Hex> {
  const mine = (hex: Hex): boolean =>
    board.isRail(hex) && board.countryOf(hex) === COUNTRY[side] && !enemies.has(hex);
  const sources =
    side === 'soviet'
      ? ['1602']
      : ['0604', '1306', '0931', '1656'].filter((name) => state.owner[board.hexByName(name)] === 1);
  const linked = new Set(sources.map(board.hexByName).filter(mine));
  for (const hex of linked)
    for (const next of board.neighbours(hex))
      if (mine(next) && board.hexsideKinds(board.hexside(hex, next)).includes('rail')) linked.add(next);
  return linked;
}

/** Every hex that a unit can reach, with the least cost. */
export function costsByChart(state: State, unit: UnitId, zone: Uint8Array): Map<Hex, number> {
  const { side, type } = ROSTER[unit]!;
  const { at: start, marks } = state.units[unit]!;
  const enemies = new Set(
    state.units.flatMap((u, id) => (u.at >= 0 && ROSTER[id]!.side !== side ? [u.at] : [])),
  );
  const rail = railways(state, side, enemies);
  const held = (hex: Hex): boolean => zone[hex] === 1;
  const best = new Map<string, number>();
  const open: [hex: Hex, train: boolean, spent: number][] = [];
  const arrive = (hex: Hex, train: boolean, spent: number): void => {
    const key = `${hex} ${train}`;
    if (spent > type.movement || spent >= (best.get(key) ?? Infinity)) return;
    best.set(key, spent);
    open.push([hex, train, spent]);
  };
  const slow = (marks & MARK.slow) !== 0;
  if (!slow) {
    arrive(start, false, 0);
    if (rail.has(start) && !held(start)) arrive(start, true, 0);
  }
  while (open.length) {
    const [hex, train, spent] = open.shift()!;
    if (train) arrive(hex, false, spent);
    // Under an enemy ZOC nothing goes on, except out of the hex in which the phase began.
    if (held(hex) && (hex !== start || spent > 0 || train)) continue;
    if (!train && rail.has(hex) && !held(hex)) arrive(hex, true, spent + 1);
    for (const to of board.neighbours(hex)) {
      if (enemies.has(to) || (held(hex) && held(to))) continue;
      if (!train) arrive(to, false, spent + stepCost(state, unit, hex, to));
      else if (
        rail.has(to) &&
        hexCost(state, unit, to) < Infinity &&
        board.hexsideKinds(board.hexside(hex, to)).includes('rail')
      )
        arrive(to, !held(to), spent);
    }
  }
  const costs = new Map<Hex, number>();
  for (const [key, spent] of best) {
    const [hex, train] = key.split(' ');
    if (train === 'false' && Number(hex) !== start) costs.set(Number(hex), spent);
  }
  for (const to of board.neighbours(start))
    if (
      !costs.has(to) &&
      !enemies.has(to) &&
      !(held(start) && held(to)) &&
      stepCost(state, unit, start, to) < Infinity
    )
      costs.set(to, type.movement);
  return costs;
}

/** Positions of Movement Phases out of random games, each with some of the units that may move. */
export function movementPositions(
  seeds: readonly number[],
  each: number,
  units: number,
): [State, readonly UnitId[]][] {
  const found: [State, readonly UnitId[]][] = [];
  for (const seed of seeds) {
    const pick = randomSource(seed);
    let state = randomOpening(seed);
    let taken = 0;
    for (let step = 0; taken < each && state.phase !== 'over'; step++) {
      if (state.phase === 'movement' && !state.decisions.length && step % 23 === 0) {
        const movers = state.units.flatMap((_, id) => (mayMove(state, id) ? [id] : []));
        const some = movers.filter((_, i) => i % Math.ceil(movers.length / units) === 0);
        found.push([state, some]);
        taken++;
      }
      const applied = apply(state, sampleAction(state, pick));
      if (!applied.ok) throw new Error(applied.refusal.text);
      ({ state } = applied);
    }
  }
  return found;
}
