/** The Interphase: its dice and the players' choices; and the end of the game. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import {
  board,
  LENGTH_ROLLS,
  type Hex,
  type InterphaseStep,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { position, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { openDialog } from '#table';
import { unitList } from '../../text/describe.ts';
import { act, baseHandler, markAll, NO_PRIMARY, primaryFor, type DecisionHandler } from '../decision.ts';
import * as ask from '../queries.ts';
import { situationOf } from '../situation.ts';

type DiceStep = Extract<InterphaseStep, 'length' | 'scenario' | 'norway' | 'sweden' | 'event'>;

/* Dice */

/** False for steps without dice, which happen automatically. */
const isDice = (step: InterphaseStep): step is DiceStep => step in interphaseMessages().interphase.button;

/** Key of a step's texts: with Designer.C two dice replace the Scenario Table. */
const wordsOf = ({ options }: State, step: InterphaseStep): DiceStep | 'intervention' =>
  step === 'scenario' && options.resoluteIntervention ? 'intervention' : isDice(step) ? step : 'event';

/** True when the die for the length has ended the game, so that only the score is left. */
export const isLast = ({ turn, lastTurn, phase }: State): boolean =>
  phase === 'interphase' && turn === lastTurn && LENGTH_ROLLS[turn] !== undefined;

export const roll: DecisionHandler<'roll'> = {
  ...baseHandler,
  primary: ({ state, situation }) => {
    const { button } = interphaseMessages().interphase;
    if (situation.step === null)
      return primaryFor(
        state,
        isLast(state) ? button.count : button.next({ turn: state.turn + 1 }),
        { type: 'end' },
        true,
      );
    const rolling = primaryFor(state, button[wordsOf(state, situation.step)], { type: 'roll' }, true);
    const run = (): void => {
      rolling.run();
      // Opens the panel, which shows the result of the die.
      useTable.setState({ leftOpen: true });
    };
    return { ...rolling, run };
  },
  todo: ({ state, situation }) => {
    const { todo } = interphaseMessages().interphase;
    if (situation.step !== null) return todo[wordsOf(state, situation.step)];
    return isLast(state) ? todo.count : todo.next({ turn: state.turn + 1 });
  },
};

/* Choices */

export const ceaseFire: DecisionHandler<'cease-fire'> = {
  ...baseHandler,
  primary: () => NO_PRIMARY,
  todo: () => interphaseMessages().interphase.todo['cease-fire'],
  panel: () => ({ panel: 'cease-fire' }),
};

export const landing: DecisionHandler<'landing'> = {
  ...baseHandler,
  firstHex: () => board.places.find(({ name }) => name === 'Petsamo')!.hex,
  primary: () => NO_PRIMARY,
  todo: () => interphaseMessages().interphase.todo.landing,
  panel: () => ({ panel: 'landing' }),
};

/** The unit that joins next: the selected one, else the first; null if none joins. */
export function joiningUnit(state: State, mode: Mode): UnitId | null {
  const situation = situationOf(state);
  if (situation.kind !== 'muster') return null;
  const { units } = situation.decision;
  return mode.mode === 'unit' && units.includes(mode.unit) ? mode.unit : units[0]!;
}

/** Places the joining unit in a city. */
export function bringTo(hex: Hex): void {
  const unit = joiningUnit(position(), useTable.getState().mode);
  if (unit !== null) act({ type: 'arrive', unit, hex });
}

/** Units that join the game, each in one of the cities open to it. */
export const muster: DecisionHandler<'muster'> = {
  ...baseHandler,
  canSelect: ({ situation }, unit) => situation.decision.units.includes(unit),
  openHexes: ({ situation }) => situation.decision.hexes,
  actionTo: (_, { unit }, hex) => ({ type: 'arrive', unit, hex }),
  whyNotTo: ({ state }, { unit }, hex) => ask.check(state, { type: 'arrive', unit, hex }),
  handlePress: ({ situation }, _mode, hex) => {
    if (!situation.decision.hexes.includes(hex)) return false;
    bringTo(hex);
    return true;
  },
  whyNotHex: ({ state }, mode, hex) => {
    const unit = joiningUnit(state, mode);
    return unit === null ? null : ask.check(state, { type: 'arrive', unit, hex });
  },
  marks: ({ situation }) => markAll(situation.decision.hexes, 'place'),
  obligatoryHexes: ({ situation }) => situation.decision.hexes,
  targetHexes: ({ situation }) => situation.decision.hexes,
  firstHex: ({ situation }) => situation.decision.hexes[0]!,
  primary: () => NO_PRIMARY,
  todo: ({ situation }) =>
    interphaseMessages().interphase.todo.muster({ units: unitList(situation.decision.units) }),
  panel: ({ situation }) => ({ panel: 'muster', decision: situation.decision }),
};

/* The end of the game */

export const over: DecisionHandler<'over'> = {
  ...baseHandler,
  primary: () => ({
    shown: true,
    label: playMessages().end.results,
    urgent: true,
    refusal: null,
    run: () => openDialog('end'),
  }),
  todo: () => playMessages().todo.over,
};
