import { counter, MARK, type Hex, type Side, type State, type UnitId } from '#engine/winter-war';
import type { CounterFace } from '../counters/counter-face.ts';
import type { MapStack } from '../board/map-props.ts';
import * as ask from './queries.ts';
import { occupied, situationOf } from './situation.ts';
import type { Position } from '../../table-adapter.ts';

const NOBODY: readonly UnitId[] = [];

/** Units that must still attack, during the Attack Segment; else none. */
export const obliged = (state: State): readonly UnitId[] =>
  situationOf(state).kind === 'attack' ? ask.obligations(state).units : NOBODY;

/** Units of the open decision, whether they have fought or not. */
function deciding(state: State): readonly UnitId[] {
  const situation = situationOf(state);
  return situation.kind === 'retreat' || situation.kind === 'advance' || situation.kind === 'exchange'
    ? situation.decision.units
    : NOBODY;
}

/** State of the paratroops after a drop, until their next Player-Turn; null for none. */
export function dropState(marks: number): 'dropped' | 'disrupted' | 'stunned' | null {
  if (marks & MARK.stunned) return 'stunned';
  if (marks & MARK.disrupted) return 'disrupted';
  return marks & MARK.dropped ? 'dropped' : null;
}

/** True for a unit that has fought in this segment, or a light unit that cannot exploit (any more). */
function isSpent(state: State, unit: UnitId): boolean {
  const { label } = counter(unit).type;
  if (state.phase === 'exploitation')
    return (label === '1-1-3' || label === '0-0-3') && !ask.exploiters(state).includes(unit);
  return (
    state.phase === 'attack' &&
    (state.units[unit]!.marks & MARK.fought) !== 0 &&
    !deciding(state).includes(unit)
  );
}

/** Drawing data of a counter in a position. */
export function faceOf(state: State, unit: UnitId, selected = false): CounterFace {
  const { side, type, name } = counter(unit);
  const { cut, marks } = state.units[unit]!;
  const drop = dropState(marks);
  const inCombat = state.phase === 'attack' || state.phase === 'advance-before';
  return {
    unit,
    side,
    type,
    name,
    isolated: cut === 1,
    overloaded: cut === 2,
    moved: state.phase === 'movement' && (marks & MARK.moved) !== 0,
    advanced: inCombat && (marks & MARK.advanced) !== 0,
    mustAttack: obliged(state).includes(unit),
    spent: isSpent(state, unit),
    ...(drop && { drop }),
    heavy: state.course.heavy.includes(unit),
    selected,
  };
}

/** A face-down counter; its id only distinguishes several in a hex. */
const back = (side: Side, hex: Hex, i: number): CounterFace => ({
  unit: -1 - hex * 16 - i,
  side,
  type: null,
  name: '',
});

function lying(position: Position): readonly MapStack[] {
  const { seen, viewer } = position;
  const stacks = [...occupied(seen)].map(([hex, units]): MapStack => ({
    hex,
    counters: units.map((unit) => faceOf(seen, unit)),
  }));
  for (const [hex, count] of ask.faceDown(position)) {
    const enemy = viewer === 'finn' ? 'soviet' : 'finn';
    stacks.push({ hex, counters: Array.from({ length: count }, (_, i) => back(enemy, hex, i)) });
  }
  return stacks;
}

/** Moves selected counters to the top of their stack. */
const withPicked = ({ hex, counters }: MapStack, isPicked: (face: CounterFace) => boolean): MapStack => ({
  hex,
  counters: counters
    .toSorted((a, b) => Number(isPicked(b)) - Number(isPicked(a)))
    .map((face) => (isPicked(face) ? { ...face, selected: true } : face)),
});

const known = new WeakMap<Position, readonly MapStack[]>();

/** The stacks as the viewer may see them. A stack whose selection did not change stays the same object. */
export function stacksOf(position: Position, selected: readonly UnitId[]): readonly MapStack[] {
  let stacks = known.get(position);
  if (!stacks) known.set(position, (stacks = lying(position)));
  if (!selected.length) return stacks;
  const isPicked = ({ unit }: CounterFace): boolean => selected.includes(unit);
  return stacks.map((stack) => (stack.counters.some(isPicked) ? withPicked(stack, isPicked) : stack));
}
