/** The end of a turn: isolated units, the price of waiting, victory (1.2, 3.1, 6.2, N39, N43, N46). */
import { boardOf, isFinnish, SPACES, type Side, type Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import {
  changeMorale,
  popDecision,
  pushDecision,
  removeUnits,
  setFinnish,
  setSoviet,
  type Draft,
} from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { LAST_TURN, type Outcome, type State } from '../state/state.ts';
import { plus, size, soviets, STARVATION, type SovietUnit } from '../units/forces.ts';
import { SLOTS } from '../units/strategies.ts';
import { chainsOf } from './control.ts';

type StarveAction = ActionOf<'starve'>;

/** Finnish spaces with Soviet units that no chain reaches. */
export function isolatedSpaces(state: State): Space[] {
  const chains = chainsOf(state);
  return boardOf(state.options).spaces.filter(
    (space) => isFinnish(space) && chains[space] === null && size(state.soviet.map[space]!) > 0,
  );
}

/** The kind of isolated unit to be lost in this turn, and the possible spaces; null when none is isolated (N43). */
export function starving(state: State): { unit: SovietUnit; spaces: Space[] } | null {
  const isolated = isolatedSpaces(state);
  for (const unit of STARVATION) {
    const spaces = isolated.filter((space) => state.soviet.map[space]![unit] > 0);
    if (spaces.length) return { unit, spaces };
  }
  return null;
}

/** One isolated unit in all is lost; the Soviet player chooses the space if there are several. */
export function owedStarvation(draft: Draft): void {
  const owed = starving(draft.state);
  if (!owed) return;
  if (owed.spaces.length === 1) starve(draft, owed.spaces[0]!, owed.unit);
  else pushDecision(draft, { kind: 'starve', side: 'soviet', ...owed });
}

function starve(draft: Draft, space: Space, unit: SovietUnit): void {
  const one = soviets({ [unit]: 1 });
  removeUnits(draft, space, one);
  setSoviet(draft, { losses: plus(draft.state.soviet.losses, one) });
  draft.events.push({ type: 'starved', space, unit });
}

export function checkStarve(state: State, { space }: StarveAction): Refusal | null {
  const decision = state.decisions.at(-1)!;
  return decision.kind === 'starve' && decision.spaces.includes(space) ? null : refuse('starve-space');
}

export function applyStarve(draft: Draft, { space }: StarveAction): void {
  const decision = draft.state.decisions.at(-1)!;
  popDecision(draft);
  if (decision.kind === 'starve') starve(draft, space, decision.unit);
}

export function starveActions(state: State): StarveAction[] {
  const decision = state.decisions.at(-1)!;
  return decision.kind === 'starve' ? decision.spaces.map((space) => ({ type: 'starve', space })) : [];
}

const higher = ({ soviet, finn }: Readonly<Record<Side, number>>): Outcome['winner'] => {
  if (soviet === finn) return 'draw';
  return soviet > finn ? 'soviet' : 'finn';
};

/** The result when a turn ends; null while the game continues (N39). */
export function judgeTurn({ morale, turn }: Pick<State, 'morale' | 'turn'>): Outcome | null {
  const broken = (['soviet', 'finn'] as const).filter((side) => morale[side] <= 0);
  if (broken.length === 2) return { reason: 'morale', winner: higher(morale) };
  if (broken.length === 1) return { reason: 'morale', winner: broken[0] === 'soviet' ? 'finn' : 'soviet' };
  return turn >= LAST_TURN ? { reason: 'turns', winner: higher(morale) } : null;
}

/** The highest price of a turn of waiting. */
const MOST_WAITING = 3;

/** Price of a turn without an attack: 1, then 2 and 3 in a row, or always 1 with the switch (N46). */
export const waitingCost = ({ waited, options }: Pick<State, 'waited' | 'options'>): number =>
  options.flatWaiting ? 1 : Math.min(waited + 1, MOST_WAITING);

/** Charges for waiting, checks morale, and clears the turn's plans from both sheets. */
export function closeTurn(draft: Draft): void {
  const { state } = draft;
  if (state.attacked) state.waited = 0;
  else {
    if (!state.options.moscowWaits) changeMorale(draft, 'soviet', -waitingCost(state), 'waiting');
    state.waited++;
  }
  state.outcome = judgeTurn(state);
  setSoviet(draft, {
    used: SPACES.map(() => soviets()),
    posts: {},
    plans: SLOTS.map(() => null),
  });
  setFinnish(draft, { posts: {}, plans: SLOTS.map(() => null) });
  state.attacked = false;
}
