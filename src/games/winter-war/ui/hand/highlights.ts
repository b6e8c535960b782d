import type { Hex, State, UnitId } from '../../../../engine/winter-war/index.ts';
import type { Mode, Position } from '../../here.ts';
import type { HexHighlight, HighlightKind, MapLine } from '../map/map-props.ts';
import { idleUnits, losable, openHexes, reachOf, type UnitMode } from './actions.ts';
import * as ask from './queries.ts';
import { situationOf } from './situation.ts';
import { commonWords } from '../words/common-words.ts';

const all = (hexes: readonly Hex[], kind: HighlightKind): HexHighlight[] =>
  hexes.map((hex) => ({ hex, kind }));

const OPEN_KIND: Partial<Record<ReturnType<typeof situationOf>['kind'], HighlightKind>> = {
  place: 'place',
  arrive: 'place',
  retreat: 'retreat',
  'retreat-before': 'retreat',
  withdraw: 'retreat',
  advance: 'advance',
  'advance-before': 'advance',
};

function forUnit(state: State, mode: UnitMode): HexHighlight[] {
  const { at } = state.units[mode.unit]!;
  const here: HexHighlight[] = at >= 0 ? [{ hex: at, kind: 'selected' }] : [];
  const reachable = reachOf(state, mode).map(({ hex, cost, mode: way, mustStop, mayEnd }): HexHighlight => ({
    hex,
    kind: mustStop ? 'stop' : way === 'march' ? 'reach' : 'reach-rail',
    label: mayEnd ? commonWords().halves(cost) : `(${commonWords().halves(cost)})`,
  }));
  const kind = OPEN_KIND[situationOf(state).kind];
  return [...here, ...reachable, ...(kind ? all(openHexes(state, mode.unit), kind) : [])];
}

const NO_ATTACK = { mode: 'attack', attackers: [], targets: [] } satisfies Mode as Extract<
  Mode,
  { mode: 'attack' }
>;

function forAttack(state: State, mode: Mode): HexHighlight[] {
  const chosen = mode.mode === 'attack' ? mode : NO_ATTACK;
  const { hexes } = ask.obligations(state);
  const from = chosen.attackers.map((unit) => state.units[unit]!.at);
  return [
    ...ask
      .attackable(state)
      .filter(({ hex }) => !chosen.targets.includes(hex))
      .map(({ hex }): HexHighlight => ({
        hex,
        kind: hexes.includes(hex) ? 'must-be-attacked' : 'attackable',
      })),
    ...all(chosen.targets, 'target'),
    ...all([...new Set(from)], 'attacker'),
  ];
}

/** The paratroops: where they may come down, and the place that was taken up, or is shown for a moment. */
function forLanding({ state, seen, situation }: Position, mode: Mode): HexHighlight[] {
  const marks: HexHighlight[] = [];
  if (situation.kind === 'drop' && state.phase === 'planned-drop')
    marks.push(...all(situation.hexes, 'landing'));
  else if (situation.kind === 'drop') marks.push(...all(situation.hexes, 'drop'));
  else if (mode.mode === 'aim') marks.push(...all(ask.planHexes(seen), 'drop'));
  if (mode.mode === 'aim' && mode.hex !== null) marks.push({ hex: mode.hex, kind: 'landing' });
  if (mode.mode === 'peek' && seen.course.plan) marks.push({ hex: seen.course.plan.hex, kind: 'landing' });
  return marks;
}

/** Everything that is marked on the map for the choice at hand. */
export function highlightsOf(
  shown: Position,
  mode: Mode,
  pointed: readonly Hex[],
  refused: boolean,
): HexHighlight[] {
  const { state } = shown;
  const situation = situationOf(state);
  const at = (units: readonly UnitId[], kind: HighlightKind): HexHighlight[] =>
    all(
      units
        .map((unit) => state.units[unit]!.at)
        .filter((hex, i, hexes) => hex >= 0 && hexes.indexOf(hex) === i),
      kind,
    );
  const marks: HexHighlight[] = [];
  if (mode.mode === 'look') marks.push({ hex: mode.hex, kind: 'selected' });
  if (mode.mode === 'unit') marks.push(...forUnit(state, mode));
  if (situation.kind === 'attack') marks.push(...forAttack(state, mode));
  if (mode.mode !== 'unit') {
    if (situation.kind === 'retreat-before') marks.push(...at(situation.units, 'retreat'));
    if (situation.kind === 'advance-before') marks.push(...at(situation.units, 'advance'));
    if (situation.kind === 'retreat' || situation.kind === 'withdraw')
      marks.push(...at(situation.decision.units, 'retreat'));
    if (situation.kind === 'advance') marks.push(...all(situation.decision.hexes, 'advance'));
    if (state.phase === 'exploitation') marks.push(...at(idleUnits(state), 'able'));
  }
  marks.push(...forLanding(shown, mode));
  if (situation.kind === 'muster') marks.push(...all(situation.decision.hexes, 'place'));
  if (situation.kind === 'forfeit') marks.push(...at(losable(state), 'able'));
  if (situation.kind === 'exchange') marks.push(...at(situation.decision.units, 'attacker'));
  if (situation.kind === 'overstack') marks.push(...all(situation.decision.hexes, 'refused'));
  marks.push(...all(pointed, refused ? 'refused' : 'pointed'));
  return marks;
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
  if (target !== null && at >= 0 && openHexes(state, mode.unit).includes(target)) {
    const kind = OPEN_KIND[situationOf(state).kind];
    if (kind === 'retreat') return [{ kind: 'retreat', hexes: [at, target] }];
    if (kind === 'advance') return [{ kind: 'march', hexes: [at, target] }];
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
