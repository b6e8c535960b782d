import { create } from 'zustand';
import type { Hex, State, UnitId } from '../../../../engine/winter-war/index.ts';
import type { Mode } from '../../here.ts';
import type { HexHighlight } from '../map/map-props.ts';

/** What a lesson adds to the table: what to press, and that the other side is at it. */
interface Coach {
  /** A lesson is on the table. */
  readonly lesson: boolean;
  /** Units to take in hand, and hexes to go for. */
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
  /** The button that carries the game on is to be pressed. */
  readonly press: boolean;
  /** The other side carries out its reply. */
  readonly busy: boolean;
}

const SILENT: Coach = { lesson: false, units: [], hexes: [], press: false, busy: false };

export const useCoach = create<Coach>(() => SILENT);

/** What is not spoken of is no longer asked for. */
export const coach = (advice: Partial<Coach>): void => useCoach.setState({ ...SILENT, ...advice });

/** Whether the button that carries the game on asks for the player's eye; in a lesson only where the step needs it. */
export function isUrgent(
  primary: { readonly urgent: boolean },
  mode: Mode,
  { lesson, press }: Coach,
): boolean {
  if (!lesson) return primary.urgent;
  return press || (primary.urgent && (mode.mode === 'attack' || mode.mode === 'lose'));
}

/** Units and targets that are chosen already need no more asking. */
function settled(mode: Mode): { readonly units: readonly UnitId[]; readonly hexes: readonly Hex[] } {
  switch (mode.mode) {
    case 'unit':
      return { units: [mode.unit], hexes: [] };
    case 'attack':
      return { units: mode.attackers, hexes: mode.targets };
    case 'lose':
      return { units: mode.units, hexes: [] };
    case 'idle':
    case 'look':
    case 'aim':
    case 'peek':
      return { units: [], hexes: [] };
  }
}

/** What the lesson asks for, on the map. With the right unit in hand only the way is left to show. */
export function askedFor(state: State, mode: Mode, { units, hexes }: Coach): HexHighlight[] {
  const done = settled(mode);
  const inHand = mode.mode === 'unit' && units.includes(mode.unit);
  const toTake = inHand ? [] : units.filter((unit) => !done.units.includes(unit));
  const marked = [
    ...toTake.map((unit) => state.units[unit]!.at).filter((at) => at >= 0),
    ...hexes.filter((hex) => !done.hexes.includes(hex)),
  ];
  return [...new Set(marked)].map((hex) => ({ hex, kind: 'asked' }));
}
