import { board, type Hex, type State, type UnitId } from '#engine/winter-war';
import { fieldTo, inUssr, kind, LENINGRAD, stacks, theatreOf, touchesFinns } from './ground.ts';

/** The railway beside Petrozavodsk: Finns on it starve all north of them, and whoever comes to drive them off. */
export const GATE: readonly Hex[] = ['2311', '2312'].map(board.hexByName);

/** Two marches of a division. */
const NEAR = 6;
/** Finnish Attack Strength that calls for a strong unit there, how strong it is, and how many go at the most. */
const DIVISION = 6;
const STRONG = 6;
const MOST = 2;

/** Strong units that keep the gate while Finnish divisions could come to it in two marches: those nearest to it. */
export function keepersOfGate(state: State, units: readonly UnitId[]): Set<UnitId> {
  const field = fieldTo(GATE, state.turn);
  const toLeningrad = fieldTo([LENINGRAD], state.turn);
  const far = (id: UnitId): number => field[state.units[id]!.at]!;
  const divisions = [...stacks(state, 'finn')].flatMap(([hex, there]) => {
    const found = there.filter((id) => kind(id).attack >= DIVISION);
    // One by itself in a fort holds it; two are there for a blow.
    const comes = inUssr(hex) || found.length > 1;
    // Whoever stands nearer to Leningrad is out for something else.
    return comes && field[hex]! <= Math.min(NEAR, toLeningrad[hex]! - 1) ? found : [];
  });
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    return kind(id).attack >= STRONG && !cut && !touchesFinns(state, at) && theatreOf(at) !== 'murmansk';
  });
  able.sort((a, b) => far(a) - far(b) || a - b);
  return new Set(able.slice(0, Math.min(MOST, divisions.length)));
}
