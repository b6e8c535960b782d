/** A combat from the opening of the means to its last round (4, N20 to N28, N33, N52). */
import type { Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import {
  addUsed,
  popDecision,
  pushDecision,
  rollDie,
  setCombat,
  setFinnishPlan,
  setSovietPlan,
  type Draft,
} from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { Combat, Employment, Mannerheim, State } from '../state/state.ts';
import { finns, size, type SovietForce } from '../units/forces.ts';
import { SLOTS, type Slot } from '../units/strategies.ts';
import { settled, takeLosses } from './combat-losses.ts';
import { employments, reserveSources, takeReserves } from './combat-means.ts';
import { defender, encounterOf, finnsIn, NO_EMPLOYMENT, scoutsBeside } from './encounter.ts';
import { lose, win } from './outcome.ts';
import { forecast, verdict } from './round.ts';
import { drawFor, soloMannerheim } from './solo.ts';

type FightAction = ActionOf<'fight'>;
type EmployAction = ActionOf<'employ'>;
type MannerheimAction = ActionOf<'mannerheim'>;
type LoseAction = ActionOf<'lose'>;

/** Combats still to be opened. */
export const fights = ({ soviet }: State): Slot[] =>
  [...SLOTS.keys()].filter((slot) => soviet.plans[slot]?.stage === 'map');

export const checkFight = (state: State, { slot }: FightAction): Refusal | null =>
  fights(state).includes(slot) ? null : refuse('fight-none');

/** Opens the means; the force begins its first attack. */
export function applyFight(draft: Draft, { slot }: FightAction): void {
  const { soviet, options } = draft.state;
  const plan = soviet.plans[slot]!;
  const { answer, units } = plan;
  const from = plan.from!;
  const target = plan.target!;
  setSovietPlan(draft, slot, { ...plan, stage: 'open' });
  if (answer !== null && options.solo)
    drawFor(draft, answer, { strategy: plan.strategy!, units, supports: plan.supports, target });
  const meets = answer === null ? null : draft.state.finnish.plans[answer]!;
  if (answer !== null) setFinnishPlan(draft, answer, { ...meets!, stage: 'open' });
  draft.events.push({ type: 'opened', slot, target });
  addUsed(draft, from, units);
  draft.state.combat = {
    slot,
    answer,
    from,
    target,
    attack: 1,
    round: 1,
    began: size(units),
    units,
    scouts: scoutsBeside(draft.state, target, meets?.units ?? finns()),
    taken: 0,
    employment: NO_EMPLOYMENT,
    mannerheim: null,
    result: null,
  };
  if (size(finnsIn(draft.state)) === 0) return win(draft);
  draft.state.attacked = true;
  settleMeans(draft);
}

/** Asks the Soviet player for choices, if there are any; Mannerheim or the die follows. */
function settleMeans(draft: Draft): void {
  const hands = employments(draft.state);
  if (hands.length > 1 || reserveSources(draft.state).length)
    pushDecision(draft, { kind: 'employ', side: 'soviet' });
  else employ(draft, hands[0]!);
}

/** RENF's units join the force in its starting space; Mannerheim or the die follows. */
export function applyEmploy(draft: Draft, action: EmployAction): void {
  popDecision(draft);
  const { meretskov, timoshenko, artillery, reserves } = action;
  takeReserves(draft, reserves);
  employ(draft, { meretskov, timoshenko, artillery });
}

function employ(draft: Draft, employment: Employment): void {
  setCombat(draft, { employment });
  if (!defender(draft.state)?.supports.includes('MANN')) callForDie(draft);
  else if (draft.state.options.solo) serve(draft, soloMannerheim(encounterOf(draft.state)));
  else pushDecision(draft, { kind: 'mannerheim', side: 'finn' });
}

export function applyMannerheim(draft: Draft, { use }: MannerheimAction): void {
  popDecision(draft);
  serve(draft, use);
}

function serve(draft: Draft, use: Mannerheim): void {
  setCombat(draft, { mannerheim: use });
  draft.events.push({ type: 'mannerheim', use });
  callForDie(draft);
}

/** The stronger side rolls; with equal totals, the attacker (4.2, N22). */
function callForDie(draft: Draft): void {
  const { roller } = forecast(encounterOf(draft.state), draft.state.options.literalTable);
  pushDecision(draft, { kind: 'roll', side: roller });
}

/** Rolls the die of a round; losses follow, the Soviet ones first (N52). */
export function rollRound(draft: Draft): void {
  popDecision(draft);
  const { state } = draft;
  const { attack, round, from, target } = state.combat!;
  const { soviet, finn, roller, column, results } = forecast(encounterOf(state), state.options.literalTable);
  const die = rollDie(draft);
  const { face, ...result } = results[die - 1]!;
  setCombat(draft, { result });
  draft.events.push({
    type: 'round',
    attack,
    round,
    from,
    target,
    soviet,
    finn,
    roller,
    column,
    die,
    face,
    ...result,
  });
  if (result.finnishLosses)
    pushDecision(draft, { kind: 'losses', side: 'finn', count: result.finnishLosses });
  if (result.sovietLosses)
    pushDecision(draft, { kind: 'losses', side: 'soviet', count: result.sovietLosses });
  if (settled(draft)) judge(draft);
}

export function applyLose(draft: Draft, { units }: LoseAction): void {
  takeLosses(draft, units);
  if (settled(draft)) judge(draft);
}

/** Decides how the attack continues after the losses of a round. */
function judge(draft: Draft): void {
  const combat = draft.state.combat as Combat;
  const { round, result, units } = combat;
  setCombat(draft, { result: null });
  const how = verdict(size(units), size(finnsIn(draft.state)), result!.retreat, round);
  if (how === 'won') win(draft);
  else if (how === 'lost') lose(draft);
  else pushDecision(draft, { kind: 'fight-on', side: 'soviet' });
}

/** Begins a second round with what is left, or breaks off: the Soviets are beaten (4.4, N33). */
export function applyFightOn(draft: Draft, { on }: ActionOf<'fight-on'>): void {
  popDecision(draft);
  if (!on) return lose(draft);
  setCombat(draft, { round: 2 });
  callForDie(draft);
}

/** Begins the second attack of a strategy, against the same Finnish strategy (3.2.4, N20). */
export function beginSecondAttack(draft: Draft, target: Space, units: SovietForce): void {
  const { combat } = draft.state;
  const meets = defender(draft.state);
  setCombat(draft, {
    from: combat!.target,
    target,
    attack: 2,
    round: 1,
    began: size(units),
    units,
    scouts: scoutsBeside(draft.state, target, meets?.units ?? finns()),
  });
  draft.events.push({ type: 'pursuit', from: combat!.target, target });
  if (size(finnsIn(draft.state)) === 0) return win(draft);
  // If the first space was undefended, SCT are the first defenders and the means are chosen now.
  if (combat!.answer === null && Object.values(combat!.employment).every((use) => use === null))
    settleMeans(draft);
  else callForDie(draft);
}
