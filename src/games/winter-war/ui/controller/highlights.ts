/** Highlights of the map for the open choice. */
import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import { checkRoom, type Hex, type State } from '#engine/winter-war';
import type { Coach } from '#table';
import type { Mode, Position } from '../../table-adapter.ts';
import type { Bound, HexHighlight, MapLine } from '../board/map-props.ts';
import { markAll, type UnitMode } from './decision.ts';
import { getDecisionContext, handlerOf } from './decisions/index.ts';
import { goalsIn, marchTo, openHexes, reachOf } from './destinations.ts';
import { faceOf } from './faces.ts';
import { selectedUnits } from './mode.ts';
import * as ask from './queries.ts';

function forUnit(state: State, mode: UnitMode): HexHighlight[] {
  const { at } = state.units[mode.unit]!;
  const here: HexHighlight[] = at >= 0 ? [{ hex: at, kind: 'unit' }] : [];
  const units = selectedUnits(mode);
  const reachable = reachOf(state, mode).map(({ hex, cost, mode: way, mustStop }): HexHighlight => ({
    hex,
    kind: mustStop ? 'stop' : way === 'march' ? 'reach' : 'reach-rail',
    // In parentheses: a press on a full hex does not move the unit.
    label: checkRoom(state, hex, units) ? `(${halves(cost)})` : halves(cost),
  }));
  const { openMark } = handlerOf(getDecisionContext(state));
  return [
    ...here,
    ...reachable,
    ...(openMark
      ? openHexes(state, mode).map((hex): HexHighlight => ({
          hex,
          kind: openMark,
          ...(openMark === 'advance' && { from: at }),
        }))
      : []),
  ];
}

/** All highlights of the map for the open choice. */
export function highlightsOf(
  shown: Position,
  mode: Mode,
  pointed: readonly Hex[],
  refused: boolean,
): HexHighlight[] {
  const marks: HexHighlight[] = [];
  if (mode.mode === 'look') marks.push({ hex: mode.hex, kind: 'selected' });
  if (mode.mode === 'unit') marks.push(...forUnit(shown.state, mode));
  marks.push(...handlerOf(shown).marks(shown, mode));
  // The landing hex being chosen, or the planned one while it is shown.
  const { plan } = shown.seen.course;
  if (mode.mode === 'aim' && mode.hex !== null) marks.push({ hex: mode.hex, kind: 'landing' });
  if (mode.mode === 'peek' && plan) marks.push({ hex: plan.hex, kind: 'landing' });
  marks.push(...markAll(pointed, refused ? 'refused' : 'pointed'));
  return marks;
}

/** Highlights for a lesson's request, without units already selected or others beside a selected one. */
export function coachHighlights(state: State, mode: Mode, { pieces, places }: Coach): HexHighlight[] {
  const selected = selectedUnits(mode);
  const chosen = mode.mode === 'attack' ? mode.targets : [];
  const isSelected = mode.mode === 'unit' && pieces.includes(mode.unit);
  const units = isSelected ? [] : pieces.filter((unit) => !selected.includes(unit));
  const hexes = [
    ...units.map((unit) => state.units[unit]!.at).filter((at) => at >= 0),
    ...places.filter((hex) => !chosen.includes(hex)),
  ];
  return markAll([...new Set(hexes)], 'asked');
}

/** Preview of the selected units at a destination; null when the pointer is on none. */
export function boundOf({ state, seen }: Position, mode: Mode, hover: Hex | null): Bound | null {
  if (mode.mode !== 'unit') return null;
  const hex = mode.preview ?? hover;
  if (hex === null || state.units[mode.unit]!.at === hex) return null;
  const found = reachOf(state, mode).find((r) => r.hex === hex);
  if (!found && !openHexes(state, mode).includes(hex)) return null;
  const counters = selectedUnits(mode).map((unit) => faceOf(seen, unit));
  return { hex, counters, label: found ? playMessages().move.cost({ cost: halves(found.cost) }) : null };
}

/** The path to the hex under the pointer, or the arrows of the current attack. */
export function linesOf({ state }: Position, mode: Mode, hover: Hex | null): MapLine[] {
  if (mode.mode === 'attack') return attackLines(state, mode);
  if (mode.mode === 'idle') return goalLines(state);
  if (mode.mode !== 'unit') return [];
  const { at } = state.units[mode.unit]!;
  const target = mode.preview ?? hover;
  const found = reachOf(state, mode).find(({ hex }) => hex === target);
  if (found) return [{ kind: found.mode === 'march' ? 'march' : 'rail', hexes: [at, ...found.path] }];
  if (mode.prefix.length) return [{ kind: 'trail', hexes: [at, ...mode.prefix] }];
  if (target !== null && openHexes(state, mode).includes(target)) {
    const { openMark } = handlerOf(getDecisionContext(state));
    if (openMark === 'retreat') return [{ kind: 'retreat', hexes: [at, target] }];
    if (openMark === 'advance') return [{ kind: 'march', hexes: [at, target] }];
  }
  return [];
}

/** The ways that units still have to go to their goals. */
const goalLines = (state: State): MapLine[] =>
  goalsIn(state).flatMap(([unit, goal]): MapLine[] => {
    const march = marchTo(state, unit, goal);
    return march ? [{ kind: 'trail', hexes: [state.units[unit]!.at, ...march.path] }] : [];
  });

function attackLines(state: State, { attackers, targets }: Extract<Mode, { mode: 'attack' }>): MapLine[] {
  const from = [...new Set(attackers.map((unit) => state.units[unit]!.at))];
  const near = ask.attackable(state);
  return targets.flatMap((target) => {
    const able = near.find(({ hex }) => hex === target)?.attackers ?? [];
    return from
      .filter((hex) => able.some((unit) => state.units[unit]!.at === hex))
      .map((hex): MapLine => ({ kind: 'attack', hexes: [hex, target] }));
  });
}
