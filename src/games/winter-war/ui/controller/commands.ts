/** What is done with the units in hand. */
import type { State, UnitId } from '#engine/winter-war';
import { defineCommand } from '#table/commands/define.ts';
import { barredWords } from '#table/words/barred-words.ts';
import { position, positionOf, setMode, useTable } from '../../table-adapter.ts';
import { variantWords } from '../words/variant-words.ts';
import { demolish } from './decisions/move.ts';
import { combatWords } from '../words/combat-words.ts';
import { commandWords } from './command-words.ts';
import { askAbout } from './hex-info.ts';
import { askToPlanByKey, togglePlan, whyNotPlan } from './plan.ts';
import * as ask from './queries.ts';

const unitInHand = (): UnitId | null => {
  const { mode } = useTable.getState();
  return mode.mode === 'unit' ? mode.unit : null;
};

/** Everybody, or the strongest stack, that may attack the targets chosen; nobody where all of them do already. */
function allJoining(): UnitId[] {
  const { mode } = useTable.getState();
  if (mode.mode !== 'attack' || !mode.targets.length) return [];
  const all = ask.wholeForce(position(), mode.targets, mode.attackers);
  return all.every((unit) => mode.attackers.includes(unit)) ? [] : all;
}

const attacking = (): boolean => {
  const { mode } = useTable.getState();
  return mode.mode === 'attack' && mode.targets.length > 0;
};

export const waypoint = defineCommand({
  id: 'waypoint',
  group: 'play',
  label: () => commandWords().waypoint,
  keys: 'shift+w',
  keyText: 'Shift W',
  enabled: () => unitInHand() !== null && position().phase === 'movement',
  why: () => barredWords().nothingInHand,
  run: () => {
    const { mode } = useTable.getState();
    if (mode.mode === 'unit') useTable.setState({ mode: { ...mode, addWaypoint: !mode.addWaypoint } });
  },
});

export const planDrop = defineCommand({
  id: 'plan',
  group: 'play',
  label: () => variantWords().command.plan,
  keys: 'p',
  keyText: 'P',
  offered: ({ options }: State) => options.airborne,
  enabled: () => ask.mayPlan(position()),
  why: whyNotPlan,
  run: askToPlanByKey,
});

export const peekAtPlan = defineCommand({
  id: 'peek',
  group: 'play',
  label: () => variantWords().command.peek,
  keys: 'shift+p',
  keyText: 'Shift P',
  offered: ({ options }: State) => options.airborne,
  // By what the one who decides may see: the plan is for Soviet eyes.
  enabled: () => positionOf(position()).seen.course.plan !== null && position().phase !== 'planned-drop',
  run: togglePlan,
});

export const breakRailway = defineCommand({
  id: 'demolish',
  group: 'play',
  label: () => variantWords().command.demolish,
  keys: 'b',
  keyText: 'B',
  offered: ({ options }: State) => options.variableDemolition,
  enabled: () => unitInHand() !== null && position().phase === 'movement',
  why: () => {
    const unit = unitInHand();
    return unit === null ? barredWords().nothingInHand : ask.check(position(), { type: 'demolish', unit });
  },
  run: () => {
    const unit = unitInHand();
    if (unit !== null) demolish(unit);
  },
});

export const allAttackers = defineCommand({
  id: 'allAttackers',
  group: 'play',
  label: () => commandWords().allAttackers,
  short: () => combatWords().addAll,
  keys: 'shift+a',
  keyText: 'Shift A',
  enabled: () => allJoining().length > 0,
  why: () => (attacking() ? commandWords().allAttack : commandWords().noTarget),
  run: () => {
    const { mode } = useTable.getState();
    if (mode.mode === 'attack') setMode({ ...mode, attackers: allJoining() });
  },
});

export const details = defineCommand({
  id: 'details',
  group: 'map',
  label: () => commandWords().details,
  keys: 'd',
  keyText: 'D',
  while: ['watching', 'rival'],
  enabled: () => useTable.getState().focus !== null,
  why: () => commandWords().noFocus,
  run: () => askAbout(useTable.getState().focus),
});
