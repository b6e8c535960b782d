/** Format of a lesson: plain data. Its texts are in `lessons.md` of each language. */
import {
  type Action,
  type ActionType,
  type LedgerLine,
  type OddsColumn,
  type PhaseName,
  type PositionSpec,
  type RuleId,
  type Side,
  counter,
  ROSTER,
  unitLabel,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import type { Lesson as AnyLesson, LessonStep as AnyStep } from '#table/game';

/** Lessons name a unit as the log does, "6-4-2 (18)", and a hex as the map does, "1602". */
export type UnitName = string;
export type HexName = string;

const named = new Map<UnitName, UnitId[]>();
for (const { id } of ROSTER) named.set(unitLabel(id), [...(named.get(unitLabel(id)) ?? []), id]);

/** Finds the counter with a name; throws a RangeError if there is none, or more than one. */
export function unitNamed(name: UnitName): UnitId {
  const [id, another] = named.get(name) ?? [];
  if (id === undefined || another !== undefined) throw new RangeError(`No one counter is called "${name}"`);
  return id;
}

/** Counters on a hex, for a position. */
export const on = (hex: HexName, ...names: readonly UnitName[]): UnitSpec[] =>
  names.map((wanted) => {
    const { type, side, name } = counter(unitNamed(wanted));
    return { type: type.label, side, name, hex };
  });

/** A kind of action that a step allows; without units or hexes, any will do. */
export interface Allowed {
  readonly type: ActionType;
  /** The unit that acts, or those that may take part. */
  readonly units?: readonly UnitName[];
  /** Hexes where it may go, or that may be attacked. */
  readonly hexes?: readonly HexName[];
}

/** Condition that completes a step. */
export type Goal =
  | { readonly kind: 'unit-at'; readonly unit: UnitName; readonly hex: HexName }
  /** The hexes were just attacked in one attack; with `column`, at those odds. */
  | { readonly kind: 'attacked'; readonly hexes: readonly HexName[]; readonly column: OddsColumn }
  | { readonly kind: 'eliminated'; readonly unit: UnitName }
  /** At the last judgement of supply. */
  | { readonly kind: 'isolated' | 'supplied'; readonly unit: UnitName }
  /** A headquarters could supply it, if its city has the capacity. */
  | { readonly kind: 'hq-in-reach'; readonly unit: UnitName }
  /** By the last action. */
  | { readonly kind: 'retreated'; readonly unit: UnitName }
  | { readonly kind: 'phase'; readonly phase: PhaseName; readonly side: Side }
  /** If scored now, lines of this kind would give this many Victory Points. */
  | { readonly kind: 'scored'; readonly line: LedgerLine['key']; readonly points: number }
  | { readonly kind: 'all'; readonly of: readonly Goal[] };

/** An action in hand-written form. */
export type Scripted =
  | { readonly type: 'move' | 'retreat' | 'advance'; readonly unit: UnitName; readonly to: HexName }
  | { readonly type: 'attack'; readonly attackers: readonly UnitName[]; readonly targets: readonly HexName[] }
  | { readonly type: 'lose'; readonly units: readonly UnitName[] }
  | (Action & { readonly type: 'decline' | 'end' });

/** A task for the learner: a single action, which must reach the goal. */
export interface Step extends AnyStep {
  readonly allowed: readonly Allowed[];
  /** Hexes to show on the map, if different from those of the lesson. */
  readonly focus?: readonly HexName[];
  readonly goal: Goal;
  /** Reply of the other side. */
  readonly reply?: readonly Scripted[];
  readonly see: readonly RuleId[];
}

export interface Lesson extends AnyLesson {
  readonly learner: Side;
  readonly position: PositionSpec;
  /** Hexes to show on the map. */
  readonly focus: readonly HexName[];
  readonly steps: readonly Step[];
}

type Task = Pick<Step, 'allowed' | 'goal'>;

/** The task of a step: to move a unit to a hex. */
export const moveTo = (unit: UnitName, hex: HexName): Task => ({
  allowed: [{ type: 'move', units: [unit], hexes: [hex] }],
  goal: { kind: 'unit-at', unit, hex },
});

/** The task of a step: to end the phase, after which the next one begins. */
export const endTo = (phase: PhaseName, side: Side): Task => ({
  allowed: [{ type: 'end' }],
  goal: { kind: 'phase', phase, side },
});
