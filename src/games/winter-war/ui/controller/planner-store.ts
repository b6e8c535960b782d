/** State of the attack planner: plans are suggested, changed by the player, and carried out step by step. */
import analysisMessages from '../../content/en/analysis.ftl';
import * as ask from './queries.ts';
import { create } from 'zustand';
import type { Hex, State, UnitId } from '#engine/winter-war';
import {
  attackPlans,
  completePlan,
  type Completion,
  type Plan,
  type Wish,
} from '../../analysis/planning/index.ts';
import { position, refuse, setMode, useGame, useTable } from '../../table-adapter.ts';
import { defineCommand, frameOnMap, hasAid, isSolving, say } from '#table';
import { situationOf, unitsAt } from './situation.ts';
import { addAttack, aimAt, assign, draftsOf, isWhole, remaining, whyNotJoin, type Draft } from './draft.ts';
import { decimal } from '../text/numbers.ts';

export const planAttacks = defineCommand({
  id: 'attackPlan',
  aid: 'odds',
  group: 'play',
  label: () => analysisMessages().planner.command,
  keys: 'j',
  keyText: 'J',
  enabled: () => situationOf(position()).kind === 'attack' && !isSolving(),
  why: () => analysisMessages().planner.onlyInAttack,
  run: togglePlanner,
});

interface Planner {
  readonly open: boolean;
  readonly wish: Wish;
  readonly drafts: readonly Draft[];
  /** Unit to be moved to another attack; null for none. */
  readonly selectedUnit: UnitId | null;
  /** Number of attacks done in the plan being carried out; null when none is. */
  readonly done: number | null;
  /** The position that the plan was last adjusted to. */
  readonly state: State | null;
}

const CLOSED: Planner = {
  open: false,
  wish: 'losses',
  drafts: [],
  selectedUnit: null,
  done: null,
  state: null,
};

export const usePlanner = create<Planner>(() => CLOSED);

const set = usePlanner.setState;

/** Number of suggestions, and of plans examined to find as many different ones. */
const SUGGESTED = 3;
const LOOKED_AT = 12;

const suggested = new WeakMap<State, Map<Wish, readonly Plan[]>>();

/** Drops plans with the same displayed figures as an earlier one. */
function different(plans: readonly Plan[]): Plan[] {
  const known = new Set<string>();
  return plans.filter(({ attacks, ownLoss, enemyLoss, allCleared }) => {
    const figures = [attacks.length, decimal(ownLoss), decimal(enemyLoss), Math.round(100 * allCleared)].join(
      ' ',
    );
    return !known.has(figures) && known.add(figures);
  });
}

/** The best plans for a position by a wish, without duplicates; cached. */
export function suggestions(state: State, wish: Wish): readonly Plan[] {
  const known = suggested.get(state) ?? new Map<Wish, readonly Plan[]>();
  suggested.set(state, known);
  if (!known.has(wish)) known.set(wish, different(attackPlans(state, wish, LOOKED_AT)).slice(0, SUGGESTED));
  return known.get(wish)!;
}

const isPlannable = (state: State): boolean => situationOf(state).kind === 'attack';

/** Opens the planner with the best plan, or closes it. */
export function togglePlanner(): void {
  if (usePlanner.getState().open) return closePlanner();
  const state = position();
  if (!isPlannable(state)) return;
  useTable.setState({ leftOpen: true });
  setMode({ mode: 'idle' });
  const { wish, drafts, state: fitted } = usePlanner.getState();
  const kept = fitted === state ? drafts : draftsOf(suggestions(state, wish)[0]?.attacks ?? []);
  set({ open: true, drafts: kept, selectedUnit: null, done: null, state });
  const owed = ask.obligations(state);
  const hexes = [...owed.hexes, ...owed.units.map((unit) => state.units[unit]!.at)];
  if (hexes.length) frameOnMap(hexes);
}

useGame.subscribe(() => {
  const { open, done } = usePlanner.getState();
  if ((open || done !== null) && !hasAid('odds')) set(CLOSED);
});

/** Clears the plan between games. */
export const resetPlanner = (): void => set(CLOSED);

export const closePlanner = (): void => set({ open: false, selectedUnit: null, done: null });

export const choosePlan = (plan: Plan): void => set({ drafts: draftsOf(plan.attacks), selectedUnit: null });

export function chooseWish(wish: Wish): void {
  const [best] = suggestions(position(), wish);
  set({ wish, drafts: draftsOf(best?.attacks ?? []), selectedUnit: null });
}

export const changeDrafts = (drafts: readonly Draft[]): void => set({ drafts, selectedUnit: null });

export const togglePlanUnit = (unit: UnitId | null): void =>
  set(({ selectedUnit }) => ({ selectedUnit: selectedUnit === unit ? null : unit }));

/** Puts a unit into an attack, or shows why it cannot join. */
export function assignUnit(unit: UnitId, to: number | null): void {
  const { drafts } = usePlanner.getState();
  const refusal =
    to === null ? null : whyNotJoin(position(), unit, drafts[to] ?? { attackers: [], targets: [] });
  if (refusal) {
    refuse(refusal);
    set({ selectedUnit: null });
  } else changeDrafts(assign(drafts, unit, to));
}

/** Finds the best plan around the player's own attacks; if there is none, shows what would be left over. */
export function fillRest(): void {
  const { drafts, wish } = usePlanner.getState();
  const fixed = drafts.filter((draft) => draft.pinned && isWhole(draft));
  const completion = completePlan(position(), fixed, wish);
  if (!completion.ok) return tell(completion);
  const isFixed = (attack: Draft): boolean =>
    fixed.some(({ targets }) => targets.some((hex) => attack.targets.includes(hex)));
  changeDrafts(draftsOf(completion.plan.attacks).map((draft) => ({ ...draft, pinned: isFixed(draft) })));
}

const tell = ({ refusal }: Extract<Completion, { ok: false }>): void => refuse(refusal);

/** Starts carrying out the attacks in a legal order; the player rolls each die. */
export function carryOutPlan(): void {
  const { drafts, wish } = usePlanner.getState();
  const attacks = drafts.filter(isWhole);
  const completion = completePlan(position(), attacks, wish);
  if (!completion.ok) return tell(completion);
  const wanted = new Set(attacks.flatMap(({ targets }) => targets));
  const inOrder = completion.plan.attacks.filter(({ targets }) => targets.some((hex) => wanted.has(hex)));
  set({ drafts: draftsOf(inOrder), done: 0, selectedUnit: null });
  loadNextAttack();
}

export const stopPlan = (): void => set({ done: null, open: true });

/** Loads the next attack of the plan, as far as the battles so far leave it possible. */
export function loadNextAttack(): void {
  const state = position();
  const { drafts, done, wish } = usePlanner.getState();
  if (done === null || !isPlannable(state)) return;
  const left = remaining(state, drafts);
  const gone = drafts.length - left.length;
  const [next] = left;
  if (!next) {
    set({ drafts: [], done: null, open: false, state });
    return say(analysisMessages().planner.finished);
  }
  set({ drafts: left, done: done + gone, state });
  const refusal = ask.check(state, { type: 'attack', attackers: next.attackers, targets: next.targets });
  if (refusal) {
    // Losses or retreats made it illegal: the player decides again.
    const completion = completePlan(state, [], wish);
    set({ drafts: completion.ok ? draftsOf(completion.plan.attacks) : left, done: null, open: true });
    return refuse(refusal);
  }
  setMode({ mode: 'attack', attackers: next.attackers, targets: next.targets });
  frameOnMap([...next.targets, ...next.attackers.map((unit) => state.units[unit]!.at)]);
}

/** Recomputes the plan in a position it does not know: after an undo, or attacks made by hand. */
export function recomputePlan(): void {
  const state = position();
  const planner = usePlanner.getState();
  if (planner.state === state) return;
  if (!isPlannable(state)) {
    if (state.phase !== 'attack') set(CLOSED);
    return;
  }
  if (planner.done !== null) return loadNextAttack();
  if (planner.open) set({ drafts: remaining(state, planner.drafts), selectedUnit: null, state });
}

/** True while presses on the map go to the planner. */
export function isPlanning(): boolean {
  const { open, done } = usePlanner.getState();
  return open && done === null && isPlannable(position());
}

/** Selects a unit, or assigns the selected one to the attack on a hex; false for other presses. */
export function pressInPlan(hex: Hex, unit: UnitId | null): boolean {
  const { drafts, selectedUnit } = usePlanner.getState();
  const state = position();
  const near = ask.attackable(state);
  if (near.some((target) => target.hex === hex)) {
    const at = drafts.findIndex(({ targets }) => targets.includes(hex));
    if (selectedUnit === null && at < 0) changeDrafts(addAttack(drafts, hex));
    else if (selectedUnit !== null && at >= 0) assignUnit(selectedUnit, at);
    else if (selectedUnit !== null) {
      const more = addAttack(drafts, hex);
      set({ drafts: more });
      assignUnit(selectedUnit, more.length - 1);
    } else frameOnMap(drafts[at]!.targets);
    return true;
  }
  const able = unitsAt(state, hex).filter((id) => near.some(({ attackers }) => attackers.includes(id)));
  if (!able.length) return false;
  const next = able[(able.indexOf(selectedUnit ?? -1) + 1) % able.length]!;
  togglePlanUnit(unit !== null && able.includes(unit) ? unit : next);
  return true;
}

/** Takes a hex out of the plan (null), or moves it into an attack. */
export const retarget = (hex: Hex, to: number | null): void =>
  changeDrafts(aimAt(usePlanner.getState().drafts, hex, to));
