import { board, type Hex, type State, type UnitId } from '#engine/winter-war';
import { distanceField, inUssr, unitType, LENINGRAD, stacksOf, theatreOf, isNextToFinns } from './ground.ts';

/** The railway beside Petrozavodsk: Finns on it starve all north of them, and whoever comes to drive them off. */
export const PETROZAVODSK_RAILWAY: readonly Hex[] = ['2311', '2312'].map(board.hexByName);

/** Two marches of a division. */
const NEAR_DISTANCE = 6;
/** Finnish Attack Strength that calls for a strong unit there, how strong it is, and how many go at the most. */
const MIN_DIVISION_ATTACK = 6;
const MIN_GUARD_ATTACK = 6;
const MAX_GUARDS = 2;

/** Strong units that keep the gate while Finnish divisions could come to it in two marches: those nearest to it. */
export function assignRailwayGuards(state: State, units: readonly UnitId[]): Set<UnitId> {
  const field = distanceField(PETROZAVODSK_RAILWAY, state.turn);
  const toLeningrad = distanceField([LENINGRAD], state.turn);
  const far = (id: UnitId): number => field[state.units[id]!.at]!;
  const divisions = [...stacksOf(state, 'finn')].flatMap(([hex, there]) => {
    const found = there.filter((id) => unitType(id).attack >= MIN_DIVISION_ATTACK);
    // One by itself in a fort holds it; two are there for a blow.
    const comes = inUssr(hex) || found.length > 1;
    // Whoever stands nearer to Leningrad is out for something else.
    return comes && field[hex]! <= Math.min(NEAR_DISTANCE, toLeningrad[hex]! - 1) ? found : [];
  });
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    return (
      unitType(id).attack >= MIN_GUARD_ATTACK &&
      !cut &&
      !isNextToFinns(state, at) &&
      theatreOf(at) !== 'murmansk'
    );
  });
  able.sort((a, b) => far(a) - far(b) || a - b);
  return new Set(able.slice(0, Math.min(MAX_GUARDS, divisions.length)));
}
