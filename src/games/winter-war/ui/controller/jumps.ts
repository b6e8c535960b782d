/** Jumps of the keyboard cursor to the next item of a kind on the map. */
import playMessages from '../../content/en/play.ftl';
import { board, counter, enemyOf, type Hex } from '#engine/winter-war';
import { position, useTable, positionOf } from '../../table-adapter.ts';
import { clearNotice, focusMap, goTo, speak, stepNow } from '#table';
import { destinationsOf } from './destinations.ts';
import { idleUnits, getDecisionContext, handlerOf } from './decisions/index.ts';
import { selectedUnits } from './mode.ts';
import { selectNextUnit } from './controller.ts';
import * as ask from './queries.ts';
import { occupied } from './situation.ts';

export type JumpTarget = 'obligation' | 'city' | 'threatened' | 'open';

const southFirst = (hexes: Iterable<Hex>): Hex[] =>
  [...new Set(hexes)].filter((hex) => hex >= 0).sort((a, b) => a - b);

/** Hexes with obligations to fulfil before play can continue. */
function obligations(): readonly Hex[] {
  const context = getDecisionContext(position());
  return handlerOf(context).obligatoryHexes(context) ?? stepNow().primary.refusal?.places ?? [];
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

/** Destinations of the selected unit, nearest first; hexes that may be attacked; landing hexes. */
function open(): Hex[] {
  const state = position();
  const { mode } = useTable.getState();
  const context = getDecisionContext(state);
  const targets = handlerOf(context).targetHexes(context, mode);
  if (targets) return southFirst(targets);
  if (mode.mode !== 'unit') return [];
  const { at } = state.units[mode.unit]!;
  const hexes = southFirst(destinationsOf(state, mode));
  return at < 0 ? hexes : hexes.sort((a, b) => board.distance(at, a) - board.distance(at, b));
}

const STOPS: Readonly<Record<JumpTarget, () => Hex[]>> = {
  obligation: () => southFirst(obligations()),
  city: () => southFirst(CITIES),
  threatened: () => southFirst(threatened()),
  open,
};

/** Hexes that a jump visits, in order. */
export const stopsOf = (stop: JumpTarget): Hex[] => STOPS[stop]();

/** Jumps to the next or previous hex of a kind, and announces its number and how many there are. */
export function jump(stop: JumpTarget, step: 1 | -1): void {
  const hexes = stopsOf(stop);
  if (!hexes.length) return;
  clearNotice();
  const { focus } = useTable.getState();
  const now = focus === null ? -1 : hexes.indexOf(focus);
  // From any other hex the jump continues from there, if the stops are in map order.
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
  speak(playMessages().jump[stop]({ i: index + 1, n: hexes.length }), true);
}

export function jumpToUnit(step: 1 | -1): void {
  const hex = selectNextUnit(step);
  const state = position();
  const units = idleUnits(state);
  const { mode } = useTable.getState();
  focusMap();
  if (hex !== null) goTo(hex);
  const [unit] = selectedUnits(mode);
  const index =
    unit === undefined ? units.findIndex((id) => state.units[id]!.at === hex) : units.indexOf(unit);
  // Its name is announced when it is selected.
  speak(playMessages().jump.unit({ i: index + 1, n: units.length }), hex !== null);
}
