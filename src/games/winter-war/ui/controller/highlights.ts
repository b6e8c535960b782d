import type { Hex, State } from '#engine/winter-war';
import type { Mode, Position } from '../../table-adapter.ts';
import { moveWords } from '../words/move-words.ts';
import type { Bound, HexHighlight, MapLine } from '../board/map-props.ts';
import { openHexes, reachOf } from './actions.ts';
import { faceOf } from './faces.ts';
import { marked } from './marks.ts';
import * as ask from './queries.ts';
import type { UnitMode } from './way.ts';
import { nowOf, wayOf } from './ways.ts';
import { commonWords } from '../words/common-words.ts';

function forUnit(state: State, mode: UnitMode): HexHighlight[] {
  const { at } = state.units[mode.unit]!;
  const here: HexHighlight[] = at >= 0 ? [{ hex: at, kind: 'selected' }] : [];
  const reachable = reachOf(state, mode).map(({ hex, cost, mode: way, mustStop, mayEnd }): HexHighlight => ({
    hex,
    kind: mustStop ? 'stop' : way === 'march' ? 'reach' : 'reach-rail',
    label: mayEnd ? commonWords().halves(cost) : `(${commonWords().halves(cost)})`,
  }));
  const { openMark } = wayOf(nowOf(state));
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

/** Everything that is marked on the map for the choice at hand. */
export function highlightsOf(
  shown: Position,
  mode: Mode,
  pointed: readonly Hex[],
  refused: boolean,
): HexHighlight[] {
  const marks: HexHighlight[] = [];
  if (mode.mode === 'look') marks.push({ hex: mode.hex, kind: 'selected' });
  if (mode.mode === 'unit') marks.push(...forUnit(shown.state, mode));
  marks.push(...wayOf(shown).marks(shown, mode));
  // The place that was taken up, and the one that was written down, shown for a moment.
  const { plan } = shown.seen.course;
  if (mode.mode === 'aim' && mode.hex !== null) marks.push({ hex: mode.hex, kind: 'landing' });
  if (mode.mode === 'peek' && plan) marks.push({ hex: plan.hex, kind: 'landing' });
  marks.push(...marked(pointed, refused ? 'refused' : 'pointed'));
  return marks;
}

/** What is in hand, where it would come to; null where nothing is pointed at that it could go to. */
export function boundOf({ state, seen }: Position, mode: Mode, hover: Hex | null): Bound | null {
  const hex = mode.mode === 'unit' ? (mode.preview ?? hover) : null;
  if (hex === null || mode.mode !== 'unit' || state.units[mode.unit]!.at === hex) return null;
  const found = reachOf(state, mode).find((r) => r.hex === hex);
  if (!found && !openHexes(state, mode).includes(hex)) return null;
  const counters = [mode.unit, ...(mode.others ?? [])].map((unit) => faceOf(seen, unit));
  return { hex, counters, label: found ? moveWords().cost(found.cost) : null };
}

/** The path under the cursor, the attack being built, supply lines. */
export function linesOf({ state }: Position, mode: Mode, hover: Hex | null): MapLine[] {
  if (mode.mode === 'attack') return attackLines(state, mode);
  if (mode.mode !== 'unit') return [];
  const { at } = state.units[mode.unit]!;
  const target = mode.preview ?? hover;
  const found = reachOf(state, mode).find(({ hex }) => hex === target);
  if (found) return [{ kind: found.mode === 'march' ? 'march' : 'rail', hexes: [at, ...found.path] }];
  if (mode.prefix.length) return [{ kind: 'trail', hexes: [at, ...mode.prefix] }];
  if (target !== null && at >= 0 && openHexes(state, mode).includes(target)) {
    const { openMark } = wayOf(nowOf(state));
    if (openMark === 'retreat') return [{ kind: 'retreat', hexes: [at, target] }];
    if (openMark === 'advance') return [{ kind: 'march', hexes: [at, target] }];
  }
  return [];
}

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

/** Supply lines of a side; the same stretch is drawn once. */
export function supplyLines(state: State, side: 'finn' | 'soviet'): MapLine[] {
  const seen = new Set<string>();
  const lines: MapLine[] = [];
  const add = (kind: MapLine['kind'], hexes: readonly Hex[]): void => {
    const key = `${kind} ${hexes.join()}`;
    if (hexes.length < 2 || seen.has(key)) return;
    seen.add(key);
    lines.push({ kind, hexes });
  };
  for (const { toHq, toCity, toLeningrad } of ask.supply(state, side).units) {
    add('supply', toHq);
    add('supply', toCity);
    add('supply-rail', toLeningrad);
  }
  return lines;
}
