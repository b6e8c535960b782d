/** Units that join in an Interphase: each comes to one of the cities open to it. */
import type { Hex, State, UnitId } from '#engine/winter-war';
import { position, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { interphaseWords } from '../../words/interphase-words.ts';
import { unitList } from '../../words/words.ts';
import { act } from '../act.ts';
import { marked } from '../marks.ts';
import * as ask from '../queries.ts';
import { situationOf } from '../situation.ts';
import { NO_STEP } from '../step.ts';
import { still, type Way } from '../way.ts';

/** The unit that joins now: the one chosen, else the first. */
export function joining(state: State, mode: Mode): UnitId | null {
  const situation = situationOf(state);
  if (situation.kind !== 'muster') return null;
  const { units } = situation.decision;
  return mode.mode === 'unit' && units.includes(mode.unit) ? mode.unit : units[0]!;
}

/** Brings it to a city. */
export function bringTo(hex: Hex): void {
  const unit = joining(position(), useTable.getState().mode);
  if (unit !== null) act({ type: 'arrive', unit, hex });
}

export const muster: Way<'muster'> = {
  ...still,
  mayTake: ({ situation }, unit) => situation.decision.units.includes(unit),
  open: ({ situation }) => situation.decision.hexes,
  actionTo: (_, { unit }, hex) => ({ type: 'arrive', unit, hex }),
  whyNotTo: ({ state }, { unit }, hex) => ask.check(state, { type: 'arrive', unit, hex }),
  press: ({ situation }, _mode, hex) => {
    if (!situation.decision.hexes.includes(hex)) return false;
    bringTo(hex);
    return true;
  },
  whyNotHex: ({ state }, mode, hex) => {
    const unit = joining(state, mode);
    return unit === null ? null : ask.check(state, { type: 'arrive', unit, hex });
  },
  marks: ({ situation }) => marked(situation.decision.hexes, 'place'),
  owed: ({ situation }) => situation.decision.hexes,
  goals: ({ situation }) => situation.decision.hexes,
  home: ({ situation }) => situation.decision.hexes[0]!,
  step: () => NO_STEP,
  todo: ({ situation }) => interphaseWords().todo.muster(unitList(situation.decision.units)),
};
