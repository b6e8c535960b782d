import playMessages from '../../content/en/play.ftl';
import { check, type Hex, type State, type UnitId } from '#engine/winter-war';
import { hasAid } from '#table';
import type { EndWarning } from '#table/game';
import { findWarnings, type Warning } from '../../analysis/threats/index.ts';
import { frontOf } from '../board/fronts.ts';
import { unmoved } from '../controller/decisions/movement.ts';
import * as ask from '../controller/queries.ts';
import { isCoached } from '../controller/quick-step.ts';
import { fewUnits, hexText } from '../text/describe.ts';

/** Most units named in a line. */
const MOST = 4;

/** A warning as a sentence. */
export function warningText(warning: Warning): string {
  const t = playMessages().warnings;
  switch (warning.kind) {
    case 'isolated':
      return t.isolated({ units: fewUnits(warning.units, MOST), already: warning.already });
    case 'overload':
      return t.overload({
        city: hexText(warning.city),
        points: warning.points,
        units: fewUnits(warning.units, MOST),
      });
    case 'murmansk':
      return t.murmansk({ count: warning.count, needed: warning.needed });
    case 'bad-odds':
      return t.badOdds({ hex: hexText(warning.hex), column: warning.column });
    case 'overstacked':
      return t.overstacked({ hex: hexText(warning.hex), excess: warning.excess });
    case 'empty-forts':
      return t.emptyForts({ hexes: warning.hexes.map((hex) => hexText(hex)).join(', ') });
    case 'unused':
      return t.unused({ units: fewUnits(warning.units, MOST) });
  }
}

/** Units that would end the phase without moving or attacking: one line, which names them if they are few. */
function idleWarning(state: State): EndWarning[] {
  const { phase } = state;
  const moves = phase === 'movement' || phase === 'exploitation';
  if (!moves && phase !== 'attack') return [];
  const all = moves
    ? unmoved(state)
    : [...new Set(ask.attackable(state).flatMap(({ attackers }) => attackers))];
  const at = (unit: UnitId): Hex => state.units[unit]!.at;
  // A coached player is told only about the Isthmus.
  const units = isCoached(state) ? all.filter((unit) => frontOf(at(unit)) === 'isthmus') : all;
  if (!units.length) return [];
  const named = units.length > MOST ? '' : `: ${fewUnits(units, MOST)}`;
  const text = (): string =>
    playMessages().warnings[moves ? 'unmoved' : 'unfought']({ count: units.length, units: named });
  return [{ text, places: [...new Set(units.map(at))], idle: true }];
}

/** Warnings before the phase ends, and units that could still act. */
export function endWarnings(state: State): EndWarning[] {
  // If the phase cannot end, the refusal gives the reason.
  const idle = check(state, { type: 'end' }) ? [] : idleWarning(state);
  const warnings = findWarnings(state).filter(({ kind }) => kind !== 'bad-odds' || hasAid('odds'));
  return [
    ...warnings.map((warning) => ({
      text: () => warningText(warning),
      places: warning.hexes,
      rule: warning.rule,
    })),
    ...idle,
  ];
}
