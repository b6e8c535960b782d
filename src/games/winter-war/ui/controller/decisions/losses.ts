/** Units that are given up: for an exchange, over the stacking limit, or one by one as an event wants it. */
import type { Hex, UnitId } from '#engine/winter-war';
import { look, setMode, toggled, type Mode } from '#games/winter-war/table-adapter.ts';
import { commonWords } from '../../words/common-words.ts';
import { interphaseWords } from '../../words/interphase-words.ts';
import { endWords } from '../end-words.ts';
import { hexesOf, marked } from '../marks.ts';
import * as ask from '../queries.ts';
import { unitsAt } from '../situation.ts';
import { NO_STEP, stepFor, type PrimaryStep } from '../step.ts';
import { todoWords } from '../todo-words.ts';
import { still, type Now, type Way } from '../way.ts';

type Losing = 'exchange' | 'overstack' | 'forfeit';

const chosenOf = (mode: Mode): readonly UnitId[] => (mode.mode === 'lose' ? mode.units : []);

const loseStep = ({ state }: Now<Losing>, mode: Mode, label: string): PrimaryStep => {
  const units = chosenOf(mode);
  return units.length ? stepFor(state, label, { type: 'lose', units }, true) : NO_STEP;
};

/** What the losses have in common, with the units among which they are chosen. */
const giveUp = <K extends Losing>(
  losable: (now: Now<K>) => readonly UnitId[],
): Omit<Way<K>, 'step' | 'todo' | 'marks'> => {
  const losableAt = (now: Now<K>, hex: Hex): readonly UnitId[] =>
    losable(now).filter((id) => now.state.units[id]!.at === hex);
  return {
    ...still,
    whyNotUnit: (now, unit) =>
      losable(now).includes(unit) ? null : ask.check(now.state, { type: 'lose', units: [unit] }),
    units: losable,
    together: true,
    losable,
    press: (now, mode, hex, unit) => {
      const there = losableAt(now, hex);
      const chosen = chosenOf(mode);
      const picked =
        unit !== null && there.includes(unit) ? unit : (there.find((id) => !chosen.includes(id)) ?? there[0]);
      if (picked === undefined) look(hex);
      else setMode({ mode: 'lose', units: toggled<UnitId>(chosen, picked) });
      return true;
    },
    owed: (now) => hexesOf(now.state, losable(now)),
  };
};

export const exchange: Way<'exchange'> = {
  ...giveUp<'exchange'>(({ situation }) => situation.decision.units),
  marks: ({ state, situation }) => marked(hexesOf(state, situation.decision.units), 'attacker'),
  begins: ({ state, situation }) => ({ hex: state.units[situation.decision.units[0]!]!.at }),
  step: (now, mode) => loseStep(now, mode, endWords().giveUp),
  todo: ({ situation }) => todoWords().exchange(situation.decision.points),
};

export const overstack: Way<'overstack'> = {
  ...giveUp<'overstack'>(({ state, situation }) =>
    situation.decision.hexes.flatMap((hex) => [...unitsAt(state, hex)]),
  ),
  marks: ({ situation }) => marked(situation.decision.hexes, 'refused'),
  begins: ({ situation }) => ({ hex: situation.decision.hexes[0]! }),
  step: (now, mode) => loseStep(now, mode, endWords().giveUp),
  todo: () => todoWords().overstack,
};

const forfeitable = ({ state, situation }: Now<'forfeit'>): readonly UnitId[] => {
  const { cause, points } = situation.decision;
  return ask.forfeitable(state, cause, points);
};

export const forfeit: Way<'forfeit'> = {
  ...giveUp<'forfeit'>(forfeitable),
  take: (unit) => setMode({ mode: 'lose', units: [unit] }),
  together: false,
  // One at a time: a press goes through the stack.
  press: (now, mode, hex, unit) => {
    const there = forfeitable(now).filter((id) => now.state.units[id]!.at === hex);
    const chosen = chosenOf(mode);
    const next = there[(there.findIndex((id) => chosen.includes(id)) + 1) % there.length];
    const one = unit !== null && there.includes(unit) ? unit : next;
    if (one === undefined) look(hex);
    else setMode({ mode: 'lose', units: [one] });
    return true;
  },
  marks: (shown) => marked(hexesOf(shown.state, forfeitable(shown)), 'able'),
  step: (now, mode) => loseStep(now, mode, interphaseWords().button.forfeit),
  todo: ({ situation }) =>
    interphaseWords().todo[situation.decision.cause](commonWords().points(situation.decision.points)),
};
