/** Next step for a new player, in a game started at once. */
import startMessages from '../../content/en/start.ftl';
import {
  apply,
  board,
  checkRoom,
  counter,
  isolation,
  MARK,
  odds,
  ODDS_COLUMNS,
  type Hex,
  type OddsColumn,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { HUMAN, type Opening, openedAs, useScreen } from '#table';
import type { Mode, Position } from '../../table-adapter.ts';
import { idleUnits } from './decisions/index.ts';
import * as ask from './queries.ts';
import { unitsAt } from './situation.ts';

export type QuickStep = keyof ReturnType<typeof startMessages>['learn']['quickSteps'] | 'go';

/** Hexes with Finns next to a hex where a Soviet unit is, or could go. */
const finnsBeside = (state: State, hex: Hex): Hex[] =>
  board.neighbours(hex).filter((next) => unitsAt(state, next).some((id) => counter(id).side === 'finn'));

/** A hex beside the enemy, and the odds at which the unit alone would attack from it all that it must. */
interface Approach {
  readonly hex: Hex;
  readonly column: OddsColumn | null;
  /** Chance that the defenders give way, less the chance that the attacker does; from -1 to 1. */
  readonly gain: number;
}

/** The hex beside the enemy from which the unit would attack best by itself, in supply; null for none. */
export const bestApproach = ask.oncePerState((state, unit: UnitId): Approach | null => {
  let best: Approach | null = null;
  for (const { hex, mayEnd, path } of ask.reach(state, unit, [])) {
    // A hex that is full has to be left by another unit first.
    const targets = finnsBeside(state, hex);
    if (!mayEnd || !targets.length || checkRoom(state, hex, [unit])) continue;
    const moved = apply(state, { type: 'move', unit, path });
    if (!moved.ok || isolation(moved.state, 'soviet')[unit]) continue;
    const { column, chances } = odds(moved.state, { attackers: [unit], targets });
    const { De = 0, Dr = 0, Ae = 0, Ar = 0 } = chances;
    const gain = De + Dr - Ae - Ar;
    if (!best || gain > best.gain) best = { hex, column, gain };
  }
  return best;
});

/** The unit that can attack best by itself, and from where; of equals at the highest column the weakest, as the General values it. */
export function unitToShow(state: State): (Approach & { readonly unit: UnitId }) | null {
  const shown = idleUnits(state).flatMap((unit) => {
    const approach = finnsBeside(state, state.units[unit]!.at).length ? null : bestApproach(state, unit);
    return approach && approach.gain > 0 ? [{ ...approach, unit }] : [];
  });
  const strength = (unit: UnitId): number => counter(unit).type.attack;
  const rank = ({ column }: Approach): number => (column ? ODDS_COLUMNS.indexOf(column) : -1);
  shown.sort((a, b) => b.gain - a.gain || rank(b) - rank(a) || strength(a.unit) - strength(b.unit));
  return shown[0] ?? null;
}

/** With a unit selected: it is beside the enemy already, can get there with good odds or bad, or is too far away. */
function inHand(state: State, unit: UnitId): QuickStep {
  if (finnsBeside(state, state.units[unit]!.at).length) return 'stay';
  const best = bestApproach(state, unit);
  if (!best) return 'closer';
  return best.gain > 0 ? 'go' : 'poor';
}

/** Game-Turns in which a new player is told what to do. */
const COACHED_TURNS = 2;

/** Null after the second Game-Turn: from there on the table's own prompts suffice. */
export function quickStep({ state, situation }: Position, mode: Mode): QuickStep | null {
  if (state.turn > COACHED_TURNS || state.phase === 'over' || state.phase === 'interphase') return null;
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

/** True for a game started at once with a person as the Soviet player; its first Game-Turns are coached. */
export const isQuickStart = (opening: Opening): boolean =>
  opening.from === 'new' && opening.ready === true && (opening.seats?.['soviet'] ?? HUMAN) === HUMAN;

/** True while the card coaches the player of the current game. */
export function isCoached({ turn }: State): boolean {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  return game !== null && turn <= COACHED_TURNS && isQuickStart(game) && !isPutAway(game);
}
