import { PETSAMO } from '../board/board.ts';
import { eliminate, pushDecision, rollDie, setUnit, standIn, type Draft } from './draft.ts';
import { occupancyOf, unitsIn } from '../state/occupancy.ts';
import { OFF_MAP, type State } from '../state/state.ts';
import type { LandingOdds } from '../state/reports.ts';
import { ALLIED_BRIGADES, ATTACK, DEFENCE, type UnitId } from '../units/roster.ts';
import { combatResult, oddsColumn, defenceHalves } from './odds.ts';
import { eliminateStranded } from './retreat.ts';

/** Brigades of one landing, and of each half of Scenario C. */
export const LANDING_FORCE = 3;

/** Allied brigades at sea: the Scenario is in force, but they have not landed yet. */
export const atSea = (state: Pick<State, 'units'>): UnitId[] =>
  ALLIED_BRIGADES.filter((id) => state.units[id]!.at === OFF_MAP.waiting);

/** Three brigades arrive at Petsamo: ashore at once, or with the choice of an assault (Scenario.A). */
export function landAtPetsamo(draft: Draft): void {
  const { state } = draft;
  const force = ALLIED_BRIGADES.filter((id) => state.units[id]!.at === OFF_MAP.unused).slice(
    0,
    LANDING_FORCE,
  );
  for (const id of force) setUnit(draft, id, { at: OFF_MAP.waiting });
  if (occupancyOf(state.units).soviet[PETSAMO]) pushDecision(draft, { kind: 'landing', side: 'finn' });
  else goAshore(draft);
}

/** Lands the remaining brigades in Petsamo. */
export function goAshore(draft: Draft): void {
  const units = atSea(draft.state);
  if (!units.length) return;
  for (const id of units) standIn(draft, id, PETSAMO);
  draft.events.push({ type: 'joined', units, hex: PETSAMO });
}

export function turnBack(draft: Draft): void {
  for (const id of atSea(draft.state)) setUnit(draft, id, { at: OFF_MAP.unused });
}

const defendersOf = (state: Pick<State, 'units'>): UnitId[] => unitsIn(occupancyOf(state.units), PETSAMO);

/** Odds of the assault: strengths in points, the column, and the result of each die face. */
export function landingOdds(state: State): LandingOdds {
  const attackers = atSea(state);
  const defenders = defendersOf(state);
  const attack = attackers.reduce((sum, id) => sum + ATTACK[id]! * 2, 0);
  const defence = defenders.reduce((sum, id) => sum + defenceHalves(state, id, true), 0);
  const column = oddsColumn(attack, defence);
  return {
    attackers,
    defenders,
    attack: attack / 2,
    defence: defence / 2,
    column,
    faces: [1, 2, 3, 4, 5, 6].map((die) => combatResult(column, die, false)),
  };
}

/** The assault from the sea, before the Allies go ashore; true when they may, once retreats and losses are settled. */
export function assault(draft: Draft): boolean {
  const { attackers, defenders, attack, defence, column, faces } = landingOdds(draft.state);
  const die = rollDie(draft);
  const result = faces[die - 1]!;
  draft.events.push({ type: 'landing', attack, defence, column, die, result });
  switch (result) {
    case 'De':
      for (const id of defenders) eliminate(draft, id, 'attack');
      return true;
    case 'Dr':
      pushDecision(draft, { kind: 'retreat', side: 'soviet', units: defenders });
      eliminateStranded(draft);
      return true;
    case 'Ex': {
      for (const id of defenders) eliminate(draft, id, 'exchange');
      const points = defenders.reduce((sum, id) => sum + DEFENCE[id]!, 0);
      if (attack > points) {
        pushDecision(draft, { kind: 'exchange', side: 'finn', units: attackers, points });
        return true;
      }
      for (const id of attackers) eliminate(draft, id, 'exchange');
      return false;
    }
    case 'Ae':
    case 'Ar':
    case 'Ne':
      for (const id of attackers) eliminate(draft, id, 'landing');
      return false;
  }
}
