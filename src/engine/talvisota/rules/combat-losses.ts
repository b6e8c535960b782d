/** The losses of a round of combat, chosen by their owner, the Soviet ones first (4.5.1, N52). */
import type { ActionOf } from '../state/actions.ts';
import {
  popDecision,
  removeUnits,
  removeUsed,
  setCombat,
  setFinnish,
  setFinnishPlan,
  setScouts,
  setSoviet,
  type Draft,
} from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { Decision, State } from '../state/state.ts';
import {
  choices,
  finns,
  holds,
  kinds,
  minus,
  plus,
  size,
  soviets,
  type FinnishForce,
  type SovietForce,
} from '../units/forces.ts';
import { defender, finnsIn } from './encounter.ts';
import { soloLosses } from './solo.ts';

type LoseAction = ActionOf<'lose'>;

const losing = (state: State): SovietForce | FinnishForce =>
  state.decisions.at(-1)!.side === 'soviet' ? state.combat!.units : finnsIn(state);

const empty = (side: 'soviet' | 'finn'): SovietForce | FinnishForce =>
  side === 'soviet' ? soviets() : finns();

/** Losses without a choice: the whole force, a single kind, or drawn Finns, the weakest first (9.1). Else null. */
function forced(
  { options }: State,
  force: SovietForce | FinnishForce,
  { side, count }: Pick<Decision & { kind: 'losses' }, 'side' | 'count'>,
): SovietForce | FinnishForce | null {
  if (size(force) === count) return force;
  if (options.solo && side === 'finn') return soloLosses(force as FinnishForce, count);
  const [only, other] = kinds(force as SovietForce);
  return other === undefined ? { ...empty(side), [only!]: count } : null;
}

/** Takes losses without a choice; true when none remain. */
export function settled(draft: Draft): boolean {
  for (;;) {
    const decision = draft.state.decisions.at(-1);
    if (decision?.kind !== 'losses') return true;
    const force = losing(draft.state);
    const only = forced(draft.state, force, decision);
    if (!only) return false;
    takeLosses(draft, only);
  }
}

export function checkLose(state: State, { units }: LoseAction): Refusal | null {
  const decision = state.decisions.at(-1)!;
  const count = decision.kind === 'losses' ? decision.count : 0;
  const force = losing(state) as Readonly<Record<string, number>>;
  const fits = Object.keys(units).every((unit) => unit in force) && size(units) === count;
  return fits && holds(force, units as Readonly<Record<string, number>>)
    ? null
    : refuse('lose-units', { count });
}

export function* loseActions(state: State): Generator<LoseAction> {
  const decision = state.decisions.at(-1)!;
  if (decision.kind === 'losses')
    for (const units of choices(losing(state) as SovietForce, decision.count)) yield { type: 'lose', units };
}

export function takeLosses(draft: Draft, units: SovietForce | FinnishForce): void {
  const { side } = draft.state.decisions.at(-1)!;
  popDecision(draft);
  if (side === 'soviet') loseSoviets(draft, units as SovietForce);
  else loseFinns(draft, units as FinnishForce);
}

function loseSoviets(draft: Draft, units: SovietForce): void {
  const { combat, soviet } = draft.state;
  const { from } = combat!;
  setCombat(draft, { units: minus(combat!.units, units) });
  setSoviet(draft, { losses: plus(soviet.losses, units) });
  removeUsed(draft, from, units);
  removeUnits(draft, from, units);
  draft.events.push({ type: 'lost', side: 'soviet', space: from, units, cause: 'combat' });
}

/** SCT of the strategy are lost before those in place. */
function loseFinns(draft: Draft, units: FinnishForce): void {
  const { combat, finnish } = draft.state;
  const { answer, target, scouts } = combat!;
  const plan = defender(draft.state);
  const own = plan?.units.SCT ?? 0;
  const inPlace = Math.max(0, units.SCT - own);
  const ofPlan: FinnishForce = { ...units, SCT: units.SCT - inPlace };
  if (plan) setFinnishPlan(draft, answer!, { ...plan, units: minus(plan.units, ofPlan) });
  setFinnish(draft, {
    pool: minus(finnish.pool, ofPlan),
    losses: plus(finnish.losses, units),
  });
  if (inPlace) {
    setScouts(draft, target, finnish.scouts[target]! - inPlace);
    setCombat(draft, { scouts: scouts - inPlace });
  }
  draft.events.push({ type: 'lost', side: 'finn', space: target, units, cause: 'combat' });
}
