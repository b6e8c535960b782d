/** The one primary button: what it says, what it does, and why it may not. */
import type { Action, Refusal } from '../../engine/index.ts';
import { position } from '../../store/game.ts';
import { openDialog, useTable, type Mode } from '../../store/table.ts';
import { t } from '../strings.ts';
import { act } from './actions.ts';
import { showOnMap } from './map-handle.ts';
import * as ask from './queries.ts';
import { situationOf } from './situation.ts';
import type { State } from '../../engine/index.ts';

export interface PrimaryStep {
  readonly shown: boolean;
  readonly label: string;
  /** Asks for the player's eye: the choice at hand is complete. */
  readonly urgent: boolean;
  /** What stands in the way, before it is pressed. */
  readonly refusal: Refusal | null;
  run(): void;
}

const step = (state: State, label: string, action: Action, urgent = false): PrimaryStep => ({
  shown: true,
  label,
  urgent,
  refusal: ask.check(state, action),
  run: () => {
    if (act(action)) return;
    // The notice names the hexes; the first of them comes up by itself.
    const [hex] = useTable.getState().pointed;
    if (hex !== undefined) showOnMap(hex);
  },
});

const NONE: PrimaryStep = { shown: false, label: '', urgent: false, refusal: null, run: () => undefined };

function attackStep(state: State, mode: Mode): PrimaryStep {
  if (mode.mode !== 'attack' || !mode.attackers.length || !mode.targets.length)
    return step(state, t.end.attack, { type: 'end' }, !ask.obligations(state).units.length);
  const { attackers, targets } = mode;
  const report = ask.odds(state, attackers, targets);
  const label = report.column === null ? t.end.takeHexes : report.soakOff ? t.end.soakOff : t.end.roll;
  return step(state, label, { type: 'attack', attackers, targets }, true);
}

export function primaryOf(state: State, mode: Mode): PrimaryStep {
  const situation = situationOf(state);
  switch (situation.kind) {
    case 'place':
    case 'arrive':
      return step(state, t.end[situation.kind], { type: 'end' }, situation.tray.length === 0);
    case 'move':
    case 'retreat-before':
    case 'advance-before':
      return step(state, t.end[situation.kind], { type: 'end' });
    case 'attack':
      return attackStep(state, mode);
    case 'retreat': {
      // A unit without an open hex is lost: nobody has to find that out by clicking.
      const lost = situation.decision.units.find((unit) => ask.retreats(state, unit).length === 0);
      return lost === undefined
        ? NONE
        : step(state, t.end.removed, { type: 'retreat', unit: lost, to: null }, true);
    }
    case 'withdraw':
      return NONE;
    case 'exchange':
    case 'overstack': {
      const units = mode.mode === 'lose' ? mode.units : [];
      return units.length ? step(state, t.end.giveUp, { type: 'lose', units }, true) : NONE;
    }
    case 'advance':
      return step(state, t.end.decline, { type: 'decline' });
    case 'over':
      return { shown: true, label: t.end.results, urgent: true, refusal: null, run: () => openDialog('end') };
  }
}

export const primaryStep = (): PrimaryStep => primaryOf(position(), useTable.getState().mode);
