import mapMessages from '../../content/en/map.ftl';
import playMessages from '../../content/en/play.ftl';
import { check, type Hex, type State, type UnitId } from '#engine/winter-war';
import { hasAid } from '#table';
import type { EndWarning } from '#table/game';
import { findWarnings, type Warning } from '../../analysis/threats/index.ts';
import { FRONTS, frontOf, type Front } from '../board/fronts.ts';
import { unmoved } from '../controller/decisions/movement.ts';
import * as ask from '../controller/queries.ts';
import { isCoached } from '../lessons/quick-step.ts';
import { fewUnits } from '../threats/cut-text.ts';
import { hexText } from '../text/describe.ts';

/** Units that a line names. */
const MOST = 4;

/** A warning in a sentence. */
export function warningText(warning: Warning): string {
  const w = playMessages().warnings;
  switch (warning.kind) {
    case 'isolated':
      return w.isolated({ units: fewUnits(warning.units, MOST), already: warning.already });
    case 'overload':
      return w.overload({
        city: hexText(warning.city),
        points: warning.points,
        units: fewUnits(warning.units, MOST),
      });
    case 'murmansk':
      return w.murmansk({ count: warning.count, needed: warning.needed });
    case 'bad-odds':
      return w.badOdds({ hex: hexText(warning.hex), column: warning.column });
    case 'overstacked':
      return w.overstacked({ hex: hexText(warning.hex), excess: warning.excess });
    case 'empty-forts':
      return w.emptyForts({ hexes: warning.hexes.map((hex) => hexText(hex)).join(', ') });
    case 'unused':
      return w.unused({ units: fewUnits(warning.units, MOST) });
  }
}

/** Units of a front that could still do something. */
interface Idle {
  readonly kind: 'unmoved' | 'unfought';
  readonly front: Front;
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
}

/** Units that would end the phase without having moved, or attacked, by fronts from north to south. */
function idleByFront(state: State): Idle[] {
  const { phase } = state;
  const moves = phase === 'movement' || phase === 'exploitation';
  if (!moves && phase !== 'attack') return [];
  const units = moves
    ? unmoved(state)
    : [...new Set(ask.attackable(state).flatMap(({ attackers }) => attackers))];
  const at = (unit: UnitId): Hex => state.units[unit]!.at;
  return FRONTS.map((front) => {
    const here = units.filter((unit) => frontOf(at(unit)) === front);
    return {
      kind: moves ? ('unmoved' as const) : ('unfought' as const),
      front,
      units: here,
      hexes: [...new Set(here.map(at))],
    } satisfies Idle;
  }).filter((idle) => idle.units.length);
}

const idleText = ({ kind, front, units }: Idle): string =>
  playMessages().warnings[kind]({
    front: mapMessages().fronts.names[front],
    count: units.length,
    units: fewUnits(units, MOST),
  });

/** What a player may regret if he ends the phase now, and which units could still do something. */
export function endWarnings(state: State): EndWarning[] {
  // What may not be ended says why by itself.
  const listed = check(state, { type: 'end' }) ? [] : idleByFront(state);
  // Whoever is coached was told of no other front.
  const idle = isCoached(state) ? listed.filter(({ front }) => front === 'isthmus') : listed;
  const warnings = findWarnings(state).filter(({ kind }) => kind !== 'bad-odds' || hasAid('odds'));
  return [
    ...warnings.map((warning) => ({
      text: () => warningText(warning),
      places: warning.hexes,
      rule: warning.rule,
    })),
    ...idle.map((one) => ({ text: () => idleText(one), places: one.hexes, idle: true })),
  ];
}
