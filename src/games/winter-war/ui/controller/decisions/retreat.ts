/** Units that step back: before the attacks, after one, and out of an overloaded city. */
import { board, type Hex, type Refusal, type State, type UnitId } from '#engine/winter-war';
import { endWords } from '../end-words.ts';
import { firstAble, hexesOf, marked } from '../marks.ts';
import * as ask from '../queries.ts';
import { NO_STEP, stepFor } from '../step.ts';
import { telling } from '../telling.ts';
import { todoWords } from '../todo-words.ts';
import { still, type Now, type Way } from '../way.ts';

type Retreating = 'retreat-before' | 'retreat' | 'withdraw';

const unitsOf = ({ situation }: Now<Retreating>): readonly UnitId[] =>
  'units' in situation ? situation.units : situation.decision.units;

/** Reasons against a retreat that hold for one hex only, the most telling first. */
const KEYS = ['retreat-zone', 'retreat-stacking', 'enemy-there', 'heavy-lake', 'blocked-side'];

const neighbours = (state: State, unit: UnitId): readonly Hex[] => {
  const { at } = state.units[unit]!;
  return at < 0 ? [] : board.neighbours(at);
};

const whyNot = (state: State, unit: UnitId, to: Hex): Refusal | null =>
  ask.check(state, { type: 'retreat', unit, to });

const stepBack: Omit<Way<Retreating>, 'step' | 'todo'> = {
  ...still,
  mayTake: (now, unit) => unitsOf(now).includes(unit),
  whyNotUnit: ({ state }, unit) =>
    telling(
      neighbours(state, unit).map((to) => whyNot(state, unit, to)),
      KEYS,
    ),
  units: unitsOf,
  open: ({ state }, unit) => ask.retreats(state, unit),
  openMark: 'retreat',
  actionTo: (_, { unit }, hex) => ({ type: 'retreat', unit, to: hex }),
  whyNotTo: ({ state }, { unit }, hex) => whyNot(state, unit, hex),
  marks: (shown, mode) =>
    mode.mode === 'unit' ? [] : marked(hexesOf(shown.state, unitsOf(shown)), 'retreat'),
  begins: (now) => firstAble(now.state, unitsOf(now), ask.retreats),
  // All of them have to go.
  owed: (now) => hexesOf(now.state, unitsOf(now)),
};

export const retreatBefore: Way<'retreat-before'> = {
  ...stepBack,
  begins: () => null,
  owed: () => null,
  step: ({ state }) => stepFor(state, endWords()['retreat-before'], { type: 'end' }),
  todo: () => todoWords()['retreat-before'],
};

export const retreat: Way<'retreat'> = {
  ...stepBack,
  step: ({ state, situation }) => {
    // A unit without an open hex is lost: nobody has to find that out by clicking.
    const lost = situation.decision.units.find((unit) => ask.retreats(state, unit).length === 0);
    return lost === undefined
      ? NO_STEP
      : stepFor(state, endWords().removed, { type: 'retreat', unit: lost, to: null }, true);
  },
  todo: ({ situation }) => todoWords().retreat[situation.decision.side],
};

export const withdraw: Way<'withdraw'> = {
  ...stepBack,
  step: () => NO_STEP,
  todo: () => todoWords().withdraw,
};
