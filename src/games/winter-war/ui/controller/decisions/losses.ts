/** Losses: in an exchange, over the stacking limit, or one by one for an event. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { counter, type Hex, type UnitId } from '#engine/winter-war';
import { say } from '#table';
import { look, setMode, toggled, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { unitList } from '../../text/describe.ts';
import {
  baseHandler,
  hexesOf,
  markAll,
  NO_PRIMARY,
  primaryFor,
  type DecisionContext,
  type DecisionHandler,
  type PrimaryStep,
} from '../decision.ts';
import * as ask from '../queries.ts';
import { unitsAt } from '../situation.ts';

type Losing = 'exchange' | 'overstack' | 'forfeit';

const chosenOf = (mode: Mode): readonly UnitId[] => (mode.mode === 'lose' ? mode.units : []);

/** Chosen units that could be spared, because the points of the others suffice. */
export const sparedUnits = (units: readonly UnitId[], points: number): readonly UnitId[] => {
  const worth = (unit: UnitId): number => counter(unit).type.attack;
  const sum = units.reduce((total, unit) => total + worth(unit), 0);
  return units.filter((unit) => sum - worth(unit) >= points);
};

/** The button that removes the chosen units; asks for confirmation if one of them could be spared. */
function exchangePrimary(context: DecisionContext<'exchange'>, mode: Mode): PrimaryStep {
  const primary = losePrimary(context, mode, playMessages().end.giveUp);
  const spared = sparedUnits(chosenOf(mode), context.situation.decision.points);
  if (!spared.length) return primary;
  const text = playMessages().combat.losses.asked({ units: unitList(spared) });
  return {
    ...primary,
    run: () => {
      const { notice } = useTable.getState();
      if (notice?.kind === 'text' && notice.text === text) primary.run();
      else say(text);
    },
  };
}

const losePrimary = ({ state }: DecisionContext<Losing>, mode: Mode, label: string): PrimaryStep => {
  const units = chosenOf(mode);
  return units.length ? primaryFor(state, label, { type: 'lose', units }, true) : NO_PRIMARY;
};

/** Parts common to all losses; `losable`: the units to choose from. */
const lossHandler = <K extends Losing>(
  losable: (context: DecisionContext<K>) => readonly UnitId[],
): Omit<DecisionHandler<K>, 'primary' | 'todo' | 'marks' | 'panel'> => {
  const losableAt = (context: DecisionContext<K>, hex: Hex): readonly UnitId[] =>
    losable(context).filter((id) => context.state.units[id]!.at === hex);
  return {
    ...baseHandler,
    whyNotUnit: (context, unit) =>
      losable(context).includes(unit) ? null : ask.check(context.state, { type: 'lose', units: [unit] }),
    units: losable,
    chosenTogether: true,
    losable,
    handlePress: (context, mode, hex, unit) => {
      const there = losableAt(context, hex);
      const chosen = chosenOf(mode);
      const picked =
        unit !== null && there.includes(unit) ? unit : (there.find((id) => !chosen.includes(id)) ?? there[0]);
      if (picked === undefined) look(hex);
      else setMode({ mode: 'lose', units: toggled<UnitId>(chosen, picked) });
      return true;
    },
    obligatoryHexes: (context) => hexesOf(context.state, losable(context)),
  };
};

export const exchange: DecisionHandler<'exchange'> = {
  ...lossHandler<'exchange'>(({ situation }) => situation.decision.units),
  marks: ({ state, situation }) => markAll(hexesOf(state, situation.decision.units), 'able'),
  opensWith: ({ state, situation }) => ({ hex: state.units[situation.decision.units[0]!]!.at }),
  primary: exchangePrimary,
  todo: ({ situation }) => playMessages().todo.exchange({ points: situation.decision.points }),
  panel: ({ situation }) => ({ panel: 'losses', points: situation.decision.points }),
};

export const overstack: DecisionHandler<'overstack'> = {
  ...lossHandler<'overstack'>(({ state, situation }) =>
    situation.decision.hexes.flatMap((hex) => [...unitsAt(state, hex)]),
  ),
  marks: ({ situation }) => markAll(situation.decision.hexes, 'refused'),
  opensWith: ({ situation }) => ({ hex: situation.decision.hexes[0]! }),
  primary: (context, mode) => losePrimary(context, mode, playMessages().end.giveUp),
  todo: () => playMessages().todo.overstack,
  panel: () => ({ panel: 'losses', points: null }),
};

const forfeitable = ({ state, situation }: DecisionContext<'forfeit'>): readonly UnitId[] => {
  const { cause, points } = situation.decision;
  return ask.forfeitable(state, cause, points);
};

export const forfeit: DecisionHandler<'forfeit'> = {
  ...lossHandler<'forfeit'>(forfeitable),
  select: (unit) => setMode({ mode: 'lose', units: [unit] }),
  chosenTogether: false,
  // One at a time: repeated presses go through the stack.
  handlePress: (context, mode, hex, unit) => {
    const there = forfeitable(context).filter((id) => context.state.units[id]!.at === hex);
    const chosen = chosenOf(mode);
    const next = there[(there.findIndex((id) => chosen.includes(id)) + 1) % there.length];
    const one = unit !== null && there.includes(unit) ? unit : next;
    if (one === undefined) look(hex);
    else setMode({ mode: 'lose', units: [one] });
    return true;
  },
  marks: (context) => markAll(hexesOf(context.state, forfeitable(context)), 'able'),
  primary: (context, mode) => losePrimary(context, mode, interphaseMessages().interphase.button.forfeit),
  todo: ({ situation }) =>
    interphaseMessages().interphase.todo[situation.decision.cause]({
      points: startMessages().common.points({ n: situation.decision.points }),
    }),
  panel: ({ situation }) => ({ panel: 'forfeit', decision: situation.decision }),
};
