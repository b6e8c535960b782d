import { same } from '#engine/core/same.ts';
import { hexByName, hexName } from '../board/grid.ts';
import { markSlow } from '../rules/supply-orders.ts';
import { openCountry } from '../rules/terrain.ts';
import { ROSTER, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { draftOf, refreshSupply } from '../rules/draft.ts';
import { courseOf, firstCourse, firstOwners, newGame } from './new-game.ts';
import type { Options } from '../state/options.ts';
import { PHASES } from './sequence.ts';
import {
  OFF_MAP,
  OWNER,
  type Course,
  type Goal,
  type Owner,
  type PhaseName,
  type State,
  unitWith,
} from '../state/state.ts';

export interface UnitSpec {
  /** "20-12-2", as printed. */
  readonly type: string;
  /** CCRR. */
  readonly hex: string;
  /** Needed when both sides have such a unit (2-2-2, 2-2-3). */
  readonly side?: Side;
  /** A designation, to select this unit and no other. */
  readonly name?: string;
}

/** A hand-written position; used for tests, lessons and problems. */
export interface PositionSpec {
  readonly turn: number;
  readonly phasing: Side;
  readonly phase?: PhaseName;
  readonly units: readonly UnitSpec[];
  /** Owners that differ from the units in the hex or, in an empty hex, from its country: CCRR to side. */
  readonly owners?: Readonly<Record<string, keyof typeof OWNER>>;
  /** Units still to come, by "type" or "type (name)"; all others not on the map are out of the game. */
  readonly waiting?: readonly Omit<UnitSpec, 'hex'>[];
  readonly options?: Partial<Options>;
  /** The course of the optional rules, as far as it differs from the start of a game. */
  readonly course?: Partial<Course>;
  /** 10 unless a variable length continues, or the game is a short one. */
  readonly lastTurn?: number;
  /** How a short game is scored. */
  readonly goal?: Goal;
  readonly seed?: number;
}

function take(used: Set<UnitId>, { type, side, name }: Omit<UnitSpec, 'hex'>): UnitId {
  const found = ROSTER.find(
    (c) =>
      !used.has(c.id) &&
      c.type.label === type &&
      (side === undefined || c.side === side) &&
      (name === undefined || c.name === name),
  );
  if (!found) throw new RangeError(`No counter ${type}${name ? ` (${name})` : ''} is left for the position`);
  used.add(found.id);
  return found.id;
}

/** The owner of every hex: the units in it, or its country, apart from the exceptions. */
export function ownersOf(units: State['units'], exceptions: PositionSpec['owners'] = {}): Owner[] {
  const owner = firstOwners();
  units.forEach(({ at }, id) => {
    if (at >= 0 && openCountry(at)) owner[at] = OWNER[ROSTER[id]!.side];
  });
  for (const [name, side] of Object.entries(exceptions)) owner[hexByName(name)] = OWNER[side];
  return owner;
}

const OWNER_NAMES = ['none', 'finn', 'soviet'] as const satisfies (keyof typeof OWNER)[];

const COMBAT_SEGMENTS: readonly PhaseName[] = [
  'retreat-before',
  'advance-before',
  'attack',
  'event-drop',
  'exploitation',
];

/**
 * The state of a hand-written position, at the start of its phase, with supply judged.
 * Throws a RangeError for a hex or unit that does not exist.
 */
export function positionFrom(spec: PositionSpec): State {
  const { phase = 'movement', phasing, turn } = spec;
  const draft = draftOf(newGame(spec.options ?? {}, spec.seed ?? 1));
  const { state } = draft;
  state.units = state.units.map((u) => unitWith(u, { at: OFF_MAP.unused }));
  const used = new Set<UnitId>();
  for (const unit of spec.units)
    state.units[take(used, unit)] = { at: hexByName(unit.hex), cut: 0, marks: 0 };
  for (const unit of spec.waiting ?? [])
    state.units[take(used, unit)] = { at: OFF_MAP.waiting, cut: 0, marks: 0 };
  const owner = ownersOf(state.units, spec.owners);
  Object.assign(state, { turn, phasing, phase, owner, lastTurn: spec.lastTurn ?? state.lastTurn });
  state.course = courseOf(state.options, spec.course);
  if (spec.goal) state.goal = spec.goal;
  refreshSupply(draft);
  if (phase === 'movement') markSlow(draft);
  else if (COMBAT_SEGMENTS.includes(phase)) PHASES['retreat-before'].enter!(draft);
  if (phase === 'attack' || phase === 'interphase') PHASES[phase].enter!(draft);
  return state;
}

const differing = <T extends object>(one: T, other: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(one).filter(([key, value]) => !same(value, other[key as keyof T])),
  ) as Partial<T>;

/** The hand-written form of a position, without marks and pending decisions. */
export function specOf(state: State): PositionSpec {
  const units = state.units.flatMap(({ at }, id): UnitSpec[] => {
    const { type, side, name } = ROSTER[id]!;
    return at >= 0 ? [{ type: type.label, side, name, hex: hexName(at) }] : [];
  });
  const usual = ownersOf(state.units);
  const owners = Object.fromEntries(
    state.owner.flatMap((owner, hex) =>
      owner === usual[hex] ? [] : [[hexName(hex), OWNER_NAMES[owner]] as const],
    ),
  );
  const waiting = state.units.flatMap(({ at }, id) => {
    const { type, side, name } = ROSTER[id]!;
    return at === OFF_MAP.waiting ? [{ type: type.label, side, name }] : [];
  });
  return {
    turn: state.turn,
    phasing: state.phasing,
    phase: state.phase,
    units,
    owners,
    waiting,
    options: state.options,
    course: differing(state.course, firstCourse(state.options)),
    lastTurn: state.lastTurn,
    ...(state.goal && { goal: state.goal }),
  };
}
