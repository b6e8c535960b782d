/** Commands of the map: for selected units, jumps to the next item of a kind, and reasons why not. */
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import tablePlayMessages from '#table/content/en/play.ftl';
import type { Hex, State, UnitId } from '#engine/winter-war';
import { defineCommand, pin } from '#table';
import { position, positionOf, setMode, unitMode, useGame, useTable } from '../../table-adapter.ts';
import { demolish } from './decisions/movement.ts';
import { askToPlanByKey, togglePlan, whyNotPlan } from './decisions/airborne.ts';
import { canSelect, idleUnits } from './decisions/index.ts';
import type { UnitMode } from './decision.ts';
import { confirmDestination, destinationsOf, marching, marchOn } from './destinations.ts';
import { selectStack } from './drag.ts';
import { jump, jumpToUnit, stopsOf, type JumpTarget } from './jumps.ts';
import * as ask from './queries.ts';
import { unitsAt } from './situation.ts';

const selectedUnit = (): UnitId | null => {
  const { mode } = useTable.getState();
  return mode.mode === 'unit' ? mode.unit : null;
};

/** All units, or the strongest stack, that may attack the chosen targets; none when all of them do already. */
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
  label: () => playMessages().command.waypoint,
  keys: 'shift+w',
  keyText: 'Shift W',
  enabled: () => selectedUnit() !== null && position().phase === 'movement',
  why: () => tablePlayMessages().barred.nothingInHand,
  run: () => {
    const { mode } = useTable.getState();
    if (mode.mode === 'unit') useTable.setState({ mode: { ...mode, addWaypoint: !mode.addWaypoint } });
  },
});

export const wholeStack = defineCommand({
  id: 'wholeStack',
  group: 'play',
  label: () => playMessages().move.takeAll,
  keys: 'shift+s',
  keyText: 'Shift S',
  enabled: () => selectedUnit() !== null,
  why: () => tablePlayMessages().barred.nothingInHand,
  run: () => {
    const state = position();
    selectStack(state, state.units[selectedUnit()!]!.at);
  },
});

/** The unit that can follow the last one moved, from the same hex to the same hex; null for none. */
function follower(): { readonly mode: UnitMode; readonly hex: Hex } | null {
  const { timeline } = useGame.getState();
  const moved = timeline?.steps[timeline.cursor - 1]?.events.findLast(({ type }) => type === 'moved');
  if (moved?.type !== 'moved') return null;
  const state = position();
  const hex = moved.path.at(-1)!;
  const unit = unitsAt(state, moved.from).find(
    (id) => canSelect(state, id) && destinationsOf(state, unitMode(id)).includes(hex),
  );
  return unit === undefined ? null : { mode: unitMode(unit), hex };
}

export const follow = defineCommand({
  id: 'follow',
  group: 'play',
  label: () => playMessages().command.follow,
  keys: 'shift+r',
  keyText: 'Shift R',
  enabled: () => position().phase === 'movement' && follower() !== null,
  why: () => playMessages().command.nobodyFollows,
  run: () => {
    const found = follower();
    if (found) confirmDestination(found.mode, found.hex);
  },
});

export const march = defineCommand({
  id: 'march',
  group: 'play',
  label: () => playMessages().march.on,
  keys: 'shift+g',
  keyText: 'Shift G',
  enabled: () => marching(position()).length > 0,
  why: () => playMessages().march.none,
  run: marchOn,
});

export const planDrop = defineCommand({
  id: 'plan',
  group: 'play',
  label: () => interphaseMessages().variant.command.plan,
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
  label: () => interphaseMessages().variant.command.peek,
  keys: 'shift+p',
  keyText: 'Shift P',
  offered: ({ options }: State) => options.airborne,
  // Only the Soviet player may see the plan.
  enabled: () => positionOf(position()).seen.course.plan !== null && position().phase !== 'planned-drop',
  run: togglePlan,
});

export const breakRailway = defineCommand({
  id: 'demolish',
  group: 'play',
  label: () => interphaseMessages().variant.command.demolish,
  keys: 'b',
  keyText: 'B',
  offered: ({ options }: State) => options.variableDemolition,
  enabled: () => selectedUnit() !== null && position().phase === 'movement',
  why: () => {
    const unit = selectedUnit();
    return unit === null
      ? tablePlayMessages().barred.nothingInHand
      : ask.check(position(), { type: 'demolish', unit });
  },
  run: () => {
    const unit = selectedUnit();
    if (unit !== null) demolish(unit);
  },
});

export const allAttackers = defineCommand({
  id: 'allAttackers',
  group: 'play',
  label: () => playMessages().command.allAttackers,
  short: () => playMessages().combat.addAll,
  keys: 'shift+a',
  keyText: 'Shift A',
  enabled: () => allJoining().length > 0,
  why: () => (attacking() ? playMessages().command.allAttack : playMessages().command.noTarget),
  run: () => {
    const { mode } = useTable.getState();
    if (mode.mode === 'attack') setMode({ ...mode, attackers: allJoining() });
  },
});

export const details = defineCommand({
  id: 'details',
  group: 'map',
  label: () => playMessages().command.details,
  keys: 'd',
  keyText: 'D',
  while: ['watching', 'ai'],
  enabled: () => useTable.getState().focus !== null,
  why: () => playMessages().command.noFocus,
  run: () => pin(useTable.getState().focus),
});

/* Jumps */

const toUnit = {
  group: 'jump',
  enabled: () => idleUnits(position()).length > 0,
  why: () => playMessages().command.none.unit,
} as const;

export const next = defineCommand({
  ...toUnit,
  id: 'next',
  label: () => playMessages().command.next.unit,
  gesture: 'swipeLeft',
  icon: 'next',
  keys: 'n',
  keyText: 'N',
  run: () => jumpToUnit(1),
});

export const previous = defineCommand({
  ...toUnit,
  id: 'previous',
  label: () => playMessages().command.previous.unit,
  gesture: 'swipeRight',
  keys: 'shift+n',
  keyText: 'Shift N',
  run: () => jumpToUnit(-1),
});

const to = (id: string, stop: JumpTarget, step: 1 | -1, keys: string, keyText: string) =>
  defineCommand({
    id,
    group: 'jump',
    label: () => playMessages().command[step > 0 ? 'next' : 'previous'][stop],
    keys,
    keyText,
    enabled: () => stopsOf(stop).length > 0,
    why: () => playMessages().command.none[stop],
    run: () => jump(stop, step),
  });

export const JUMPS = [
  next,
  previous,
  to('nextOpen', 'open', 1, 'x', 'X'),
  to('previousOpen', 'open', -1, 'shift+x', 'Shift X'),
  to('nextObligation', 'obligation', 1, 'o', 'O'),
  to('previousObligation', 'obligation', -1, 'shift+o', 'Shift O'),
  to('nextThreatened', 'threatened', 1, 't', 'T'),
  to('previousThreatened', 'threatened', -1, 'shift+t', 'Shift T'),
  to('nextCity', 'city', 1, 'c', 'C'),
  to('previousCity', 'city', -1, 'shift+c', 'Shift C'),
];
