/** Next step for a new player, in a game started at once. */
import startMessages from '../../content/en/start.ftl';
import { board, counter, enemyOf, MARK, type Hex, type State, type UnitId } from '#engine/winter-war';
import { HUMAN, type Opening, openedAs, useScreen } from '#table';
import type { Mode, Position } from '../../table-adapter.ts';
import { idleUnits } from './decisions/index.ts';
import * as ask from './queries.ts';
import { unitsAt } from './situation.ts';

export type QuickStep = keyof ReturnType<typeof startMessages>['learn']['quickSteps'];

const isBesideEnemy = (state: State, unit: UnitId, hex: Hex): boolean => {
  const enemy = enemyOf(counter(unit).side);
  return board.neighbours(hex).some((next) => unitsAt(state, next).some((id) => counter(id).side === enemy));
};

/** Hexes beside the enemy that a unit can reach, including those where it would stack. */
const approaches = (state: State, unit: UnitId): Hex[] =>
  ask
    .reach(state, unit, [])
    .filter(({ hex, mayEnd }) => mayEnd && isBesideEnemy(state, unit, hex))
    .map(({ hex }) => hex);

/** The strongest unit that can reach an empty hex beside the enemy, and those hexes; null for none. */
export function unitToShow(state: State): { readonly unit: UnitId; readonly hexes: readonly Hex[] } | null {
  const able = idleUnits(state)
    .filter((unit) => !isBesideEnemy(state, unit, state.units[unit]!.at))
    .toSorted((a, b) => counter(b).type.attack - counter(a).type.attack);
  for (const unit of able) {
    const hexes = approaches(state, unit).filter((hex) => !unitsAt(state, hex).length);
    if (hexes.length) return { unit, hexes };
  }
  return null;
}

/** With a unit selected: it is beside the enemy already, can get there, or is too far away. */
function inHand(state: State, unit: UnitId): QuickStep {
  if (isBesideEnemy(state, unit, state.units[unit]!.at)) return 'stay';
  return approaches(state, unit).length ? 'go' : 'closer';
}

/** Null after the first Game-Turn: from there on the table's own prompts suffice. */
export function quickStep({ state, situation }: Position, mode: Mode): QuickStep | null {
  if (state.turn > 1 || state.phase === 'over' || state.phase === 'interphase') return null;
  if (state.phasing === 'finn') return 'watch';
  const { kind } = situation;
  if (kind === 'move') {
    if (mode.mode === 'unit') return inHand(state, mode.unit);
    return state.units.some(({ marks }) => marks & MARK.moved) ? 'more' : 'pick';
  }
  if (kind === 'retreat-before' || kind === 'advance-before') return 'follow';
  if (kind !== 'attack') return 'choose';
  const { units, hexes } = ask.obligations(state);
  return units.length || hexes.length ? 'attack' : 'finish';
}

/* Games that are coached */

/** Games whose card has been dismissed. */
const putAway = new WeakSet<Opening>();

export const isPutAway = (opening: Opening): boolean => putAway.has(opening);
export const putCardAway = (opening: Opening): void => void putAway.add(opening);

/** True for a game started at once with a person as the Soviet player; its first Game-Turn is coached. */
export const isQuickStart = (opening: Opening): boolean =>
  opening.from === 'new' && opening.ready === true && (opening.seats?.['soviet'] ?? HUMAN) === HUMAN;

/** True while the card coaches the player of the current game. */
export function isCoached({ turn }: State): boolean {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  return game !== null && turn === 1 && isQuickStart(game) && !isPutAway(game);
}
