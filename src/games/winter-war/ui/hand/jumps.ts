/** Ways to go from one thing on the map to the next of its kind by a key. */
import { board, counter, enemyOf, type Hex } from '../../../../engine/winter-war/index.ts';
import { position, useTable, positionOf } from '../../here.ts';
import { clearNotice, setFocus, setHover } from '../../../../table/store/table.ts';
import { jumpWords } from './jump-words.ts';
import { speak } from '../../../../table/seen/voice.ts';
import { idleUnits, losable, openHexes, reachOf, takeNext } from './actions.ts';
import { focusMap, showOnMap } from '../../../../table/seen/map-handle.ts';
import { stepNow } from '../../../../table/sheet/step.ts';
import * as ask from './queries.ts';
import { occupied, situationOf } from './situation.ts';

export type Stop = 'obligation' | 'city' | 'threatened' | 'open';

const southFirst = (hexes: Iterable<Hex>): Hex[] =>
  [...new Set(hexes)].filter((hex) => hex >= 0).sort((a, b) => a - b);

/** What has to be done before the game can go on, by hexes. */
function obligations(): Hex[] {
  const state = position();
  const situation = situationOf(state);
  const at = (units: readonly number[]): Hex[] => units.map((unit) => state.units[unit]!.at);
  switch (situation.kind) {
    case 'attack': {
      const { units, hexes } = ask.obligations(state);
      return [...hexes, ...at(units)];
    }
    case 'retreat':
    case 'withdraw':
      return at(situation.decision.units);
    case 'exchange':
    case 'overstack':
    case 'forfeit':
      return at(losable(state));
    case 'muster':
      return [...situation.decision.hexes];
    case 'place':
    case 'arrive':
    case 'move':
    case 'retreat-before':
    case 'advance-before':
    case 'advance':
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'roll':
    case 'over':
      // What stands in the way of the end of the phase.
      return [...(stepNow().primary.refusal?.places ?? [])];
  }
}

const CITIES = board.places
  .filter(({ kind }) => kind === 'finnish-city' || kind === 'supply-city')
  .map(({ hex }) => hex);

/** Own stacks in an enemy zone of control. */
function threatened(): Hex[] {
  const { seen, viewer } = positionOf(position());
  const zone = ask.zoneOfControl(seen, enemyOf(viewer));
  return [...occupied(seen)]
    .filter(([hex, units]) => zone[hex] && units.some((unit) => counter(unit).side === viewer))
    .map(([hex]) => hex);
}

/** Where the unit in hand may go, nearest first; what may be attacked; where paratroops may land. */
function open(): Hex[] {
  const state = position();
  const { mode } = useTable.getState();
  const situation = situationOf(state);
  if (mode.mode === 'aim') return southFirst(ask.planHexes(state));
  if (situation.kind === 'drop') return southFirst(situation.hexes);
  if (situation.kind === 'muster') return southFirst(situation.decision.hexes);
  if (situation.kind === 'attack') return southFirst(ask.attackable(state).map(({ hex }) => hex));
  if (mode.mode !== 'unit') return [];
  const { at } = state.units[mode.unit]!;
  const hexes =
    situation.kind === 'move' ? reachOf(state, mode).map(({ hex }) => hex) : openHexes(state, mode.unit);
  return at < 0
    ? southFirst(hexes)
    : southFirst(hexes).sort((a, b) => board.distance(at, a) - board.distance(at, b));
}

const STOPS: Readonly<Record<Stop, () => Hex[]>> = {
  obligation: () => southFirst(obligations()),
  city: () => southFirst(CITIES),
  threatened: () => southFirst(threatened()),
  open,
};

/** The hexes that a jump leads to, in its order. */
export const stopsOf = (stop: Stop): Hex[] => STOPS[stop]();

/** Puts the keyboard's cursor on a hex, wherever it was. */
export function goTo(hex: Hex): void {
  setHover(null);
  focusMap();
  setFocus(hex);
  showOnMap(hex);
}

/** Goes to the next hex of a kind, or to the one before, and says how many there are. */
export function jump(stop: Stop, step: 1 | -1): void {
  const hexes = stopsOf(stop);
  if (!hexes.length) return;
  clearNotice();
  const { focus } = useTable.getState();
  const now = focus === null ? -1 : hexes.indexOf(focus);
  // From elsewhere on the map it goes on where one is, for what lies in the order of the map.
  const after =
    stop === 'open' || focus === null
      ? 0
      : Math.max(
          0,
          hexes.findIndex((hex) => hex > focus),
        );
  const index =
    now >= 0 ? (now + step + hexes.length) % hexes.length : step > 0 ? after : (after || hexes.length) - 1;
  const hex = hexes[index]!;
  goTo(hex);
  speak(jumpWords()[stop](index + 1, hexes.length), true);
}

/** Takes the next unit that can act in hand, or the one before. */
export function jumpToUnit(step: 1 | -1): void {
  const hex = takeNext(step);
  const state = position();
  const units = idleUnits(state);
  const { mode } = useTable.getState();
  focusMap();
  if (hex !== null) goTo(hex);
  const unit =
    mode.mode === 'unit'
      ? mode.unit
      : mode.mode === 'attack'
        ? mode.attackers[0]
        : mode.mode === 'lose'
          ? mode.units[0]
          : undefined;
  const index =
    unit === undefined ? units.findIndex((id) => state.units[id]!.at === hex) : units.indexOf(unit);
  // Which one it is, is said as it is taken in hand.
  speak(jumpWords().unit(index + 1, units.length), hex !== null);
}
