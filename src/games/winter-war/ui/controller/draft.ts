/** A draft of a plan: which units attack which hexes. Pure; the engine and the planner judge it. */
import {
  ableTogether,
  attackable,
  check,
  obligations,
  type AttackPlan,
  type Hex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';

export interface Draft extends AttackPlan {
  /** Fixed by the player: kept when the rest is filled in. */
  readonly pinned: boolean;
}

export const draftsOf = (attacks: readonly AttackPlan[]): Draft[] =>
  attacks.map(({ attackers, targets }) => ({ attackers, targets, pinned: false }));

/** True when both units and targets are assigned; other attacks are still to be filled. */
export const isWhole = ({ attackers, targets }: AttackPlan): boolean =>
  attackers.length > 0 && targets.length > 0;

const without = (list: readonly number[], gone: number): number[] => list.filter((one) => one !== gone);

/** Moves a unit into an attack and out of all others; null: out of all. Changed attacks become pinned. */
export const assign = (drafts: readonly Draft[], unit: UnitId, to: number | null): Draft[] =>
  drafts.map((draft, i) => {
    const there = draft.attackers.includes(unit);
    if (i === to) {
      const attackers = there ? draft.attackers : [...draft.attackers, unit];
      return { ...draft, attackers, pinned: true };
    }
    return there ? { ...draft, attackers: without(draft.attackers, unit), pinned: true } : draft;
  });

/** Moves a target hex into an attack and out of all others; null: out of all. */
export const aimAt = (drafts: readonly Draft[], hex: Hex, to: number | null): Draft[] =>
  drafts.map((draft, i) => {
    const there = draft.targets.includes(hex);
    if (i === to) return { ...draft, targets: there ? draft.targets : [...draft.targets, hex], pinned: true };
    return there ? { ...draft, targets: without(draft.targets, hex), pinned: true } : draft;
  });

export const addAttack = (drafts: readonly Draft[], hex: Hex): Draft[] => [
  ...aimAt(drafts, hex, null),
  { attackers: [], targets: [hex], pinned: true },
];

export const removeAttack = (drafts: readonly Draft[], i: number): Draft[] =>
  drafts.filter((_, k) => k !== i);

export const togglePin = (drafts: readonly Draft[], i: number): Draft[] =>
  drafts.map((draft, k) => (k === i ? { ...draft, pinned: !draft.pinned } : draft));

/** The part of a plan that is still possible after some battles. */
export function remaining(state: State, drafts: readonly Draft[]): Draft[] {
  const near = attackable(state);
  return drafts.flatMap((draft) => {
    const targets = draft.targets.filter((hex) => near.some((one) => one.hex === hex));
    const attackers = draft.attackers.filter((unit) =>
      targets.every((hex) => near.some((one) => one.hex === hex && one.attackers.includes(unit))),
    );
    return targets.length && attackers.length ? [{ ...draft, attackers, targets }] : [];
  });
}

export interface Unplanned {
  /** Units that must attack and hexes that must be attacked, without a place in the plan. */
  readonly owedUnits: readonly UnitId[];
  readonly owedHexes: readonly Hex[];
  /** Others that could still be used. */
  readonly freeUnits: readonly UnitId[];
  readonly freeHexes: readonly Hex[];
}

/** Units and hexes without a place in a plan. */
export function unplanned(state: State, drafts: readonly Draft[]): Unplanned {
  const owed = obligations(state);
  const near = attackable(state);
  const units = [...new Set(near.flatMap(({ attackers }) => attackers))].sort((a, b) => a - b);
  const spent = new Set(drafts.flatMap(({ attackers }) => attackers));
  const done = new Set(drafts.flatMap(({ targets }) => targets));
  return {
    owedUnits: owed.units.filter((unit) => !spent.has(unit)),
    owedHexes: owed.hexes.filter((hex) => !done.has(hex)),
    freeUnits: units.filter((unit) => !spent.has(unit) && !owed.units.includes(unit)),
    freeHexes: near.map(({ hex }) => hex).filter((hex) => !done.has(hex) && !owed.hexes.includes(hex)),
  };
}

/** Why a unit cannot join an attack, apart from odds and units left over; null if it can. */
export function whyNotJoin(state: State, unit: UnitId, { attackers, targets }: AttackPlan): Refusal | null {
  if (!targets.length) return null;
  const others = attackers.filter((other) => other !== unit);
  if (ableTogether(state, targets, others).includes(unit)) return null;
  const alone = ableTogether(state, targets).includes(unit);
  return check(state, { type: 'attack', attackers: alone ? [...others, unit] : [unit], targets });
}
