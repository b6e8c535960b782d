/** What is to do in an Interphase, and the words of its button. */
import { LENGTH_ROLLS, type InterphaseStep, type State } from '../../../../engine/winter-war/index.ts';
import type { DiceStep } from '../words/interphase-words.ts';
import { unitList } from '../words/words.ts';
import type { Situation } from './situation.ts';
import { interphaseWords } from '../words/interphase-words.ts';
import { commonWords } from '../words/common-words.ts';

type InterphaseSituation = Extract<
  Situation,
  { kind: 'roll' | 'cease-fire' | 'landing' | 'muster' | 'forfeit' }
>;

/** Steps without a die happen by themselves: the player never stands before one. */
const isDice = (step: InterphaseStep): step is DiceStep => step in interphaseWords().button;

/** The words of a step: two dice take the place of the Scenario Table with Designer.C. */
const wordsOf = ({ options }: State, step: InterphaseStep): DiceStep | 'intervention' =>
  step === 'scenario' && options.resoluteIntervention ? 'intervention' : isDice(step) ? step : 'event';

export const rollLabel = (state: State, step: InterphaseStep): string =>
  interphaseWords().button[wordsOf(state, step)];

/** True when the die for the length has ended the game: only the score is left. */
export const isLast = ({ turn, lastTurn, phase }: State): boolean =>
  phase === 'interphase' && turn === lastTurn && LENGTH_ROLLS[turn] !== undefined;

export const nextLabel = (state: State): string =>
  isLast(state) ? interphaseWords().button.count : interphaseWords().button.next(state.turn + 1);

export function interphaseTodo(state: State, situation: InterphaseSituation): string {
  const { todo } = interphaseWords();
  switch (situation.kind) {
    case 'roll':
      if (situation.step !== null) return todo[wordsOf(state, situation.step)];
      return isLast(state) ? todo.count : todo.next(state.turn + 1);
    case 'cease-fire':
    case 'landing':
      return todo[situation.kind];
    case 'muster':
      return todo.muster(unitList(situation.decision.units));
    case 'forfeit':
      return todo[situation.decision.cause](commonWords().points(situation.decision.points));
  }
}
