import type { State } from '../../engine/index.ts';
import type { Mode } from '../../store/table.ts';
import { t } from '../strings.ts';
import { unitText } from '../words.ts';
import * as ask from './queries.ts';
import { situationOf } from './situation.ts';

/** What to do next, in one sentence. */
export function todoOf(state: State, mode: Mode): string {
  const situation = situationOf(state);
  switch (situation.kind) {
    case 'place':
    case 'arrive':
      return mode.mode === 'unit'
        ? t.tray.placing(unitText(mode.unit))
        : t.todo[situation.kind](situation.tray.length);
    case 'move':
      return mode.mode === 'unit' ? t.todo.moveUnit : t.todo.move;
    case 'attack': {
      const { units, hexes } = ask.obligations(state);
      if (units.length || hexes.length) return t.todo.attackObliged(units.length, hexes.length);
      return ask.attackable(state).length ? t.todo.attack : t.todo.attackDone;
    }
    case 'exchange':
      return t.todo.exchange(situation.decision.points);
    case 'retreat-before':
    case 'withdraw':
    case 'advance-before':
    case 'retreat':
    case 'advance':
    case 'overstack':
    case 'over':
      return t.todo[situation.kind];
  }
}
