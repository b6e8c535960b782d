import { SWEDISH_ENTRY } from '../board/board.ts';
import { popDecision, setCourse, type Draft } from './draft.ts';
import { OFF_MAP, type ScenarioLetter } from '../state/state.ts';
import { ALLIED_BRIGADES } from '../units/roster.ts';
import { askForfeit, RECALLED_POINTS } from './forfeit.ts';
import { assault, landAtPetsamo, LANDING_FORCE, turnBack } from './landing.ts';
import { join, musterSwedes } from './muster.ts';

const throughSweden = (draft: Draft, brigades: number): void =>
  join(
    draft,
    ALLIED_BRIGADES.filter((id) => draft.state.units[id]!.at === OFF_MAP.unused).slice(0, brigades),
    SWEDISH_ENTRY,
  );

/** A Scenario comes into force (Scenario.A to Scenario.E). */
export function bringScenario(draft: Draft, letter: ScenarioLetter): void {
  setCourse(draft, { scenario: { letter, turn: draft.state.turn }, scenarioOver: true });
  draft.events.push({ type: 'scenario', letter });
  switch (letter) {
    case 'A':
      return landAtPetsamo(draft);
    case 'B':
      return throughSweden(draft, ALLIED_BRIGADES.length);
    case 'C':
      throughSweden(draft, LANDING_FORCE);
      return landAtPetsamo(draft);
    case 'D':
      return musterSwedes(draft);
    case 'E':
      return askForfeit(draft, 'recall', RECALLED_POINTS);
  }
}

/** The assault is made; true when the Allies may go ashore once its result is settled. */
export function acceptLanding(draft: Draft): boolean {
  popDecision(draft);
  return assault(draft);
}

/** No assault: Scenario A has not come, and the Finnish player rolls on, unless the West had resolved to come. */
export function declineLanding(draft: Draft): void {
  popDecision(draft);
  turnBack(draft);
  draft.events.push({ type: 'declined', what: 'landing' });
  if (draft.state.course.scenario?.letter !== 'A') return;
  setCourse(draft, { scenario: null, scenarioOver: draft.state.options.resoluteIntervention });
}
