/** What somebody new is to do next, in a game that was opened for him. */
import startMessages from '../../content/en/start.ftl';
import { board, counter, enemyOf, MARK, type Hex, type State, type UnitId } from '#engine/winter-war';
import { HUMAN, type Opening, openedAs, useScreen } from '#table';
import type { Mode, Position } from '../../table-adapter.ts';
import { idleUnits } from '../controller/decisions/index.ts';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';

export type QuickStep = keyof ReturnType<typeof startMessages>['learn']['quickSteps'];

const isBesideEnemy = (state: State, unit: UnitId, hex: Hex): boolean => {
  const enemy = enemyOf(counter(unit).side);
  return board.neighbours(hex).some((next) => unitsAt(state, next).some((id) => counter(id).side === enemy));
};

/** Hexes beside the enemy that a unit can come to, those where it would stack among them. */
const approaches = (state: State, unit: UnitId): Hex[] =>
  ask
    .reach(state, unit, [])
    .filter(({ hex, mayEnd }) => mayEnd && isBesideEnemy(state, unit, hex))
    .map(({ hex }) => hex);

/** The strongest unit that can come up to the enemy into a hex of its own, and where; null when there is none. */
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

/** With a unit in hand: it stands beside the enemy already, goes up to him, or is too far away. */
function inHand(state: State, unit: UnitId): QuickStep {
  if (isBesideEnemy(state, unit, state.units[unit]!.at)) return 'stay';
  return approaches(state, unit).length ? 'go' : 'closer';
}

/** Null once the first Game-Turn is over: from there on the table says enough. */
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

/* Which games have it */

/** Games whose card was put away. */
const putAway = new WeakSet<Opening>();

export const isPutAway = (opening: Opening): boolean => putAway.has(opening);
export const putCardAway = (opening: Opening): void => void putAway.add(opening);

/** True of a game that was opened at once for one who attacks: it is coached in its first Game-Turn. */
export const isQuickStart = (opening: Opening): boolean =>
  opening.from === 'new' && opening.ready === true && (opening.seats?.['soviet'] ?? HUMAN) === HUMAN;

/** True while the card tells the player of the game on the table what to do. */
export function isCoached({ turn }: State): boolean {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  return game !== null && turn === 1 && isQuickStart(game) && !isPutAway(game);
}
