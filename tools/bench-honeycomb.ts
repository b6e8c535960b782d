/** Movement range and supply floods computed with honeycomb-grid's own grid, for comparison. */
import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { supplyCities } from '#engine/winter-war/board/board.ts';
import { COLUMNS, HEX_COUNT, hexside, ROWS, type Hex } from '#engine/winter-war/board/grid.ts';
import { factsOf } from '#engine/winter-war/rules/facts.ts';
import type { State } from '#engine/winter-war/state/state.ts';
import { railNext } from '#engine/winter-war/rules/rail.ts';
import type { Mover, MoveField } from '#engine/winter-war/rules/reach.ts';
import { supplyGround } from '#engine/winter-war/rules/supply-ground.ts';
import { CROSSING, crossing } from '#engine/winter-war/rules/terrain.ts';
import { IS_HQ, IS_SOVIET } from '#engine/winter-war/units/roster.ts';

// Rows count from the south here and from the top in the grid; even rows are shifted east in both.
const Cell = defineHex({ orientation: Orientation.POINTY, offset: 1 });
const grid = new Grid(Cell, rectangle({ start: { col: 0, row: 1 }, width: COLUMNS, height: ROWS }));
const DIRECTIONS = [Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE];

const idOf = (cell: { col: number; row: number }): Hex => (cell.row - 1) * COLUMNS + cell.col;

function neighboursOf(hex: Hex): Hex[] {
  const cell = grid.getHex({ col: hex % COLUMNS, row: Math.floor(hex / COLUMNS) + 1 })!;
  return DIRECTIONS.flatMap((direction) => {
    const next = grid.neighborOf(cell, direction, { allowOutside: false });
    return next ? [idOf(next)] : [];
  });
}

/** Movement Points to every hex in range, by the rules of src/engine/winter-war/rules/reach.ts. */
export function honeycombRange(mover: Mover, { enemies, zone, rail }: MoveField): Map<Hex, number> {
  const { from, allowance } = mover;
  const cost = mover.terrain.enter;
  const spent = new Map<string, number>([[`f${from}`, 0]]);
  const open: { hex: Hex; train: boolean; mp: number }[] = [{ hex: from, train: false, mp: 0 }];
  const relax = (hex: Hex, train: boolean, mp: number): void => {
    const key = `${train ? 't' : 'f'}${hex}`;
    if (mp > allowance || (spent.get(key) ?? Infinity) <= mp) return;
    spent.set(key, mp);
    open.push({ hex, train, mp });
  };
  if (rail[from] && !zone[from]) relax(from, true, 0);
  while (open.length) {
    open.sort((a, b) => b.mp - a.mp);
    const { hex, train, mp } = open.pop()!;
    if (train) {
      relax(hex, false, mp);
      for (const to of neighboursOf(hex))
        if (
          [0, 1, 2, 3, 4, 5].some((d) => railNext[hex * 6 + d] === to) &&
          rail[to] &&
          cost[to] &&
          !enemies[to]
        )
          relax(to, !zone[to], mp);
      continue;
    }
    if (hex !== from && zone[hex]) continue;
    for (const to of neighboursOf(hex)) {
      if (enemies[to] || !cost[to] || (zone[hex] && zone[to])) continue;
      const way = crossing[hexside(hex, to)];
      if (way === CROSSING.blocked) continue;
      relax(to, false, mp + (way === CROSSING.road ? 1 : cost[to]! + (way === CROSSING.water ? 1 : 0)));
    }
    if (rail[hex] && !zone[hex]) relax(hex, true, mp + 1);
  }
  const range = new Map<Hex, number>();
  for (const [key, mp] of spent) if (key.startsWith('f')) range.set(Number(key.slice(1)), mp);
  for (const to of neighboursOf(from))
    if (
      !range.has(to) &&
      cost[to] &&
      !enemies[to] &&
      !(zone[from] && zone[to]) &&
      crossing[hexside(from, to)]
    )
      range.set(to, allowance);
  return range;
}

/** The floods of supply: ten hexes around every HQ, and from every Finnish unit outside Finland. */
export function honeycombSupply(state: State): number {
  const facts = factsOf(state);
  const flood = (from: Hex, open: Uint8Array, limit: number): Map<Hex, number> => {
    const steps = new Map([[from, 0]]);
    const queue = [from];
    for (const hex of queue) {
      const far = steps.get(hex)! + 1;
      if (far > limit) break;
      for (const to of neighboursOf(hex)) {
        if (steps.has(to) || !open[to] || crossing[hexside(hex, to)] === CROSSING.blocked) continue;
        steps.set(to, far);
        queue.push(to);
      }
    }
    return steps;
  };
  const open = supplyGround('soviet', facts.occupancy, facts.zone('finn'), state.turn);
  let supplied = 0;
  state.units.forEach(({ at }, id) => {
    if (!IS_HQ[id] || at < 0) return;
    const steps = flood(at, open, 10);
    if (supplyCities.some(({ hex }) => steps.has(hex)))
      supplied += state.units.filter(
        (u, other) => IS_SOVIET[other] && (steps.get(u.at) ?? HEX_COUNT) <= 5,
      ).length;
  });
  return supplied;
}
