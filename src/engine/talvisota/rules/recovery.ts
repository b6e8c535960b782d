/** The Events die, and the return of lost units (3.1, 4.5.4, N37). */
import { FRONTS } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { changeMorale, rollDie, setFinnish, setSoviet, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import {
  finns,
  JANUARY_ARRIVALS,
  kinds,
  minus,
  plus,
  size,
  soviets,
  type SovietUnit,
} from '../units/forces.ts';
import { JANUARY } from '../units/strategies.ts';

/** The die sets the Events marker, whose number changes Finnish morale (N38). */
export function rollEvent(draft: Draft): void {
  const die = rollDie(draft);
  const marker = [-2, 0, 2][Math.ceil(die / 2) - 1]!;
  draft.state.event = marker;
  draft.events.push({ type: 'international', die, marker });
  changeMorale(draft, 'finn', marker, 'event');
}

/**
 * Moves the Losses and Reinforcements boxes on: Soviet losses can then be bought back, Finnish ones wait one
 * more turn and return to the sheet; in Jan I the Soviet arrivals appear.
 */
export function moveBoxes(draft: Draft): void {
  const { soviet, finnish, turn } = draft.state;
  const { events } = draft;
  if (size(soviet.losses))
    events.push({ type: 'returned', side: 'soviet', units: soviet.losses, to: 'reinforcements' });
  if (size(finnish.reinforcements))
    events.push({ type: 'returned', side: 'finn', units: finnish.reinforcements, to: 'sheet' });
  if (size(finnish.losses))
    events.push({ type: 'returned', side: 'finn', units: finnish.losses, to: 'reinforcements' });
  setSoviet(draft, {
    losses: soviets(),
    reinforcements: plus(soviet.reinforcements, soviet.losses),
    bought: { FUS: 0, others: 0 },
  });
  setFinnish(draft, {
    pool: plus(finnish.pool, finnish.reinforcements),
    reinforcements: finnish.losses,
    losses: finns(),
  });
  if (turn !== JANUARY) return;
  setSoviet(draft, { waiting: JANUARY_ARRIVALS });
  events.push({ type: 'arrivals', units: JANUARY_ARRIVALS });
}

/** Price in morale of a number of FUS and others in one turn; a started lot counts in full (C19). */
function price({ FUS, others }: { FUS: number; others: number }, easier: boolean): number {
  const [fusiliers, rest] = easier ? [3, 2] : [2, 1];
  return Math.ceil(FUS / fusiliers) + Math.ceil(others / rest);
}

const boughtWith = ({ soviet }: State, unit: SovietUnit, count: number): State['soviet']['bought'] =>
  unit === 'FUS'
    ? { ...soviet.bought, FUS: soviet.bought.FUS + count }
    : { ...soviet.bought, others: soviet.bought.others + count };

/** Price in morale of buying more units of a kind now (4.5.4). */
export function recoveryCost(state: State, unit: SovietUnit, count: number): number {
  const { easierReinforcements } = state.options;
  return (
    price(boughtWith(state, unit, count), easierReinforcements) -
    price(state.soviet.bought, easierReinforcements)
  );
}

type RecoverAction = ActionOf<'recover'>;

export function checkRecover(state: State, { unit, count }: RecoverAction): Refusal | null {
  if (count < 1) return refuse('not-a-count');
  const there = state.soviet.reinforcements[unit];
  if (count > there) return refuse('recover-box', { count: there, unit });
  const cost = recoveryCost(state, unit, count);
  const morale = state.morale.soviet;
  return cost > 0 && morale - cost < 1 ? refuse('recover-morale', { cost, morale }) : null;
}

export function applyRecover(draft: Draft, { unit, front, count }: RecoverAction): void {
  const { soviet } = draft.state;
  const cost = recoveryCost(draft.state, unit, count);
  const units = soviets({ [unit]: count });
  setSoviet(draft, {
    reinforcements: minus(soviet.reinforcements, units),
    boxes: { ...soviet.boxes, [front]: plus(soviet.boxes[front], units) },
    bought: boughtWith(draft.state, unit, count),
  });
  changeMorale(draft, 'soviet', -cost, 'recovery');
}

/** One unit of a kind, and all of it; `check` accepts other counts. */
export function* recoverActions(state: State): Generator<RecoverAction> {
  const { reinforcements } = state.soviet;
  for (const unit of kinds(reinforcements))
    for (const count of new Set([1, reinforcements[unit]]))
      for (const front of FRONTS) {
        const action: RecoverAction = { type: 'recover', unit, front, count };
        if (!checkRecover(state, action)) yield action;
      }
}
