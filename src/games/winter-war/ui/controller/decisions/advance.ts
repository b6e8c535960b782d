/** Units that step forward, into what was left before the attacks or won by one. */
import type { Hex, Refusal, State, UnitId } from '#engine/winter-war';
import type { Mode } from '#games/winter-war/table-adapter.ts';
import { moveWords } from '../../words/move-words.ts';
import { hexText, unitText } from '../../words/words.ts';
import { act } from '../act.ts';
import { endWords } from '../end-words.ts';
import { firstAble, hexesOf, marked, steps } from '../marks.ts';
import * as ask from '../queries.ts';
import { stepFor, type PrimaryStep } from '../step.ts';
import { firstReason } from '../telling.ts';
import { todoWords } from '../todo-words.ts';
import { still, type Now, type Way } from '../way.ts';

type Advancing = 'advance-before' | 'advance';

const whyNot = (state: State, unit: UnitId, to: Hex): Refusal | null =>
  ask.check(state, { type: 'advance', unit, to });

const stepForward: Omit<Way<Advancing>, 'step' | 'todo'> = {
  ...still,
  open: ({ state }, unit) => ask.advances(state, unit),
  openMark: 'advance',
  actionTo: (_, { unit }, hex) => ({ type: 'advance', unit, to: hex }),
  whyNotTo: ({ state }, { unit }, hex) => whyNot(state, unit, hex),
};

export const advanceBefore: Way<'advance-before'> = {
  ...stepForward,
  mayTake: ({ situation }, unit) => situation.units.includes(unit),
  whyNotUnit: ({ state }, unit) => firstReason(state.combat?.vacated ?? [], (to) => whyNot(state, unit, to)),
  units: ({ situation }) => situation.units,
  marks: ({ state, situation }, mode) =>
    mode.mode === 'unit'
      ? []
      : [
          ...marked(hexesOf(state, situation.units), 'able'),
          ...steps(state, situation.units, 'advance', ask.advances),
        ],
  step: ({ state }) => stepFor(state, endWords()['advance-before'], { type: 'end' }),
  todo: () => todoWords()['advance-before'],
};

/** Going on is what one fights for: to stay is the other answer. */
function advanceStep({ state, situation }: Now<'advance'>, mode: Mode): PrimaryStep {
  const { units } = situation.decision;
  const inHand = mode.mode === 'unit' && units.includes(mode.unit) ? mode.unit : undefined;
  const unit = inHand ?? units.find((one) => ask.advances(state, one).length);
  const open = unit === undefined ? [] : ask.advances(state, unit);
  const [hex] = open;
  if (unit === undefined || hex === undefined) return stepFor(state, endWords().decline, { type: 'decline' });
  const label = open.length > 1 ? moveWords().advance(hexText(hex)) : endWords().advance(unitText(unit));
  return {
    ...stepFor(state, label, { type: 'advance', unit, to: hex }, true),
    instead: { label: endWords().decline, run: () => void act({ type: 'decline' }) },
  };
}

export const advance: Way<'advance'> = {
  ...stepForward,
  mayTake: ({ situation }, unit) => situation.decision.units.includes(unit),
  whyNotUnit: ({ state, situation }, unit) =>
    firstReason(situation.decision.hexes, (to) => whyNot(state, unit, to)),
  units: ({ situation }) => situation.decision.units,
  marks: ({ state, situation }, mode) =>
    mode.mode === 'unit' ? [] : steps(state, situation.decision.units, 'advance', ask.advances),
  begins: ({ state, situation }) => firstAble(state, situation.decision.units, ask.advances),
  step: advanceStep,
  todo: () => todoWords().advance,
};
