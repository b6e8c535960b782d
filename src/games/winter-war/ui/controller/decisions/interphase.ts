/** The Interphase: its dice, and what it asks one of the players. */
import { board, LENGTH_ROLLS, type InterphaseStep, type State } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { interphaseWords, type DiceStep } from '../../words/interphase-words.ts';
import { NO_STEP, stepFor } from '../step.ts';
import { still, type Way } from '../way.ts';

/** Steps without a die happen by themselves: the player never stands before one. */
const isDice = (step: InterphaseStep): step is DiceStep => step in interphaseWords().button;

/** The words of a step: two dice take the place of the Scenario Table with Designer.C. */
const wordsOf = ({ options }: State, step: InterphaseStep): DiceStep | 'intervention' =>
  step === 'scenario' && options.resoluteIntervention ? 'intervention' : isDice(step) ? step : 'event';

/** True when the die for the length has ended the game: only the score is left. */
export const isLast = ({ turn, lastTurn, phase }: State): boolean =>
  phase === 'interphase' && turn === lastTurn && LENGTH_ROLLS[turn] !== undefined;

export const roll: Way<'roll'> = {
  ...still,
  step: ({ state, situation }) => {
    const { button } = interphaseWords();
    if (situation.step === null)
      return stepFor(
        state,
        isLast(state) ? button.count : button.next(state.turn + 1),
        { type: 'end' },
        true,
      );
    const rolling = stepFor(state, button[wordsOf(state, situation.step)], { type: 'roll' }, true);
    const run = (): void => {
      rolling.run();
      // The panel shows what the die brings: it opens with it.
      useTable.setState({ leftOpen: true });
    };
    return { ...rolling, run };
  },
  todo: ({ state, situation }) => {
    const { todo } = interphaseWords();
    if (situation.step !== null) return todo[wordsOf(state, situation.step)];
    return isLast(state) ? todo.count : todo.next(state.turn + 1);
  },
};

export const ceaseFire: Way<'cease-fire'> = {
  ...still,
  step: () => NO_STEP,
  todo: () => interphaseWords().todo['cease-fire'],
};

export const landing: Way<'landing'> = {
  ...still,
  home: () => board.places.find(({ name }) => name === 'Petsamo')!.hex,
  step: () => NO_STEP,
  todo: () => interphaseWords().todo.landing,
};
