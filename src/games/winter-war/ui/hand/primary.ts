/** The one primary button: what it says, what it does, and why it may not. */
import type { Action, Decision, Hex, InterphaseStep, Refusal } from '../../../../engine/winter-war/index.ts';
import type { PrimaryStep as StepOf } from '../../../../table/contract.ts';
import { useTable, type Mode } from '../../here.ts';
import { openDialog } from '../../../../table/store/table.ts';
import { hexText, unitText } from '../words/words.ts';
import { act, confirm } from './actions.ts';
import { holdEnd } from './hold-end.ts';
import { nextLabel, rollLabel } from './interphase.ts';
import { showOnMap } from '../../../../table/seen/map-handle.ts';
import * as ask from './queries.ts';
import { situationOf } from './situation.ts';
import type { State } from '../../../../engine/winter-war/index.ts';
import { variantWords } from '../words/variant-words.ts';
import { endWords } from './end-words.ts';
import { moveWords } from '../words/move-words.ts';
import { interphaseWords } from '../words/interphase-words.ts';
import type { VariantWords } from '../words/variant-words.ts';

export type PrimaryStep = StepOf<Refusal | null>;

const step = (state: State, label: string, action: Action, urgent = false): PrimaryStep => ({
  shown: true,
  label,
  urgent,
  refusal: ask.check(state, action),
  run: () => {
    if (action.type === 'end' && holdEnd(state)) return;
    if (act(action)) return;
    // The notice names the hexes; the first of them comes up by itself.
    const [hex] = useTable.getState().pointed;
    if (hex !== undefined) showOnMap(hex);
  },
});

const words = (): VariantWords['drop'] => variantWords().drop;

const NONE: PrimaryStep = { shown: false, label: '', urgent: false, refusal: null, run: () => undefined };

function attackStep(state: State, mode: Mode): PrimaryStep {
  if (mode.mode !== 'attack' || !mode.attackers.length || !mode.targets.length)
    return step(state, endWords().attack, { type: 'end' }, !ask.obligations(state).units.length);
  const { attackers, targets } = mode;
  const report = ask.odds(state, attackers, targets);
  const label =
    report.column === null ? endWords().takeHexes : report.soakOff ? endWords().soakOff : endWords().roll;
  return step(state, label, { type: 'attack', attackers, targets }, true);
}

const landStep = (state: State, hex: Hex | null, type: 'plan' | 'drop'): PrimaryStep =>
  hex === null
    ? NONE
    : step(state, (type === 'plan' ? words().put : words().at)(hexText(hex)), { type, hex }, true);

function dropStep(state: State, mode: Mode, hexes: readonly Hex[]): PrimaryStep {
  // They are down: the phase holds nothing more.
  if (!hexes.length) return step(state, words().goOn, { type: 'end' }, true);
  if (state.phase === 'planned-drop') return landStep(state, hexes[0]!, 'drop');
  return mode.mode === 'aim' && mode.hex !== null
    ? landStep(state, mode.hex, 'drop')
    : step(state, words().notNow, { type: 'end' });
}

/** The panel shows what the die brings: it opens with it. */
const rollStep = (state: State, which: InterphaseStep): PrimaryStep => {
  const rolling = step(state, rollLabel(state, which), { type: 'roll' }, true);
  const run = (): void => {
    rolling.run();
    useTable.setState({ leftOpen: true });
  };
  return { ...rolling, run };
};

/** A hex that was tapped once: the button is the second tap. */
function confirmStep(mode: Mode): PrimaryStep | null {
  if (mode.mode !== 'unit' || mode.preview === null) return null;
  const { preview } = mode;
  return {
    shown: true,
    label: endWords().confirm(hexText(preview)),
    urgent: true,
    refusal: null,
    run: () => confirm(mode, preview),
  };
}

/** Going on is what one fights for: to stay is the other answer. */
function advanceStep(state: State, { units }: Decision & { kind: 'advance' }, mode: Mode): PrimaryStep {
  const inHand = mode.mode === 'unit' && units.includes(mode.unit) ? mode.unit : undefined;
  const unit = inHand ?? units.find((one) => ask.advances(state, one).length);
  const open = unit === undefined ? [] : ask.advances(state, unit);
  const [hex] = open;
  if (unit === undefined || hex === undefined) return step(state, endWords().decline, { type: 'decline' });
  const label = open.length > 1 ? moveWords().advance(hexText(hex)) : endWords().advance(unitText(unit));
  return {
    ...step(state, label, { type: 'advance', unit, to: hex }, true),
    instead: { label: endWords().decline, run: () => void act({ type: 'decline' }) },
  };
}

export function primaryOf(state: State, mode: Mode): PrimaryStep {
  const situation = situationOf(state);
  const confirming = confirmStep(mode);
  if (confirming) return confirming;
  switch (situation.kind) {
    case 'place':
    case 'arrive':
      if (mode.mode === 'aim') return landStep(state, mode.hex, 'plan');
      // What an earlier start keeps back stays in the tray.
      return step(
        state,
        endWords()[situation.kind],
        { type: 'end' },
        situation.tray.length === 0 || (situation.kind === 'place' && state.options.earlierStart),
      );
    case 'move':
      return step(state, state.phase === 'exploitation' ? variantWords().exploit.end : endWords().move, {
        type: 'end',
      });
    case 'retreat-before':
    case 'advance-before':
      return step(state, endWords()[situation.kind], { type: 'end' });
    case 'attack':
      return attackStep(state, mode);
    case 'retreat': {
      // A unit without an open hex is lost: nobody has to find that out by clicking.
      const lost = situation.decision.units.find((unit) => ask.retreats(state, unit).length === 0);
      return lost === undefined
        ? NONE
        : step(state, endWords().removed, { type: 'retreat', unit: lost, to: null }, true);
    }
    case 'withdraw':
    case 'cease-fire':
    case 'landing':
    case 'muster':
      return NONE;
    case 'drop':
      return dropStep(state, mode, situation.hexes);
    case 'roll':
      return situation.step === null
        ? step(state, nextLabel(state), { type: 'end' }, true)
        : rollStep(state, situation.step);
    case 'forfeit': {
      const units = mode.mode === 'lose' ? mode.units : [];
      return units.length
        ? step(state, interphaseWords().button.forfeit, { type: 'lose', units }, true)
        : NONE;
    }
    case 'exchange':
    case 'overstack': {
      const units = mode.mode === 'lose' ? mode.units : [];
      return units.length ? step(state, endWords().giveUp, { type: 'lose', units }, true) : NONE;
    }
    case 'advance':
      return advanceStep(state, situation.decision, mode);
    case 'over':
      return {
        shown: true,
        label: endWords().results,
        urgent: true,
        refusal: null,
        run: () => openDialog('end'),
      };
  }
}
