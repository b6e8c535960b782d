import {
  boardOf,
  chainsOf,
  isFinnish,
  isSoviet,
  kinds,
  placeOf,
  size,
  SLOTS,
  type Slot,
  type Space,
  type State,
} from '#engine/talvisota';
import { targetsFrom } from '../../ai/hidden-odds.ts';
import type { Desk } from './desk.ts';
import type { Arrow, Chip, SpaceFace } from '../board/map-props.ts';
import type { Laid } from '../counters/UnitMark.tsx';

export function facesOf(state: State): SpaceFace[] {
  const chains = chainsOf(state);
  const { map, markers } = state.soviet;
  return boardOf(state.options).spaces.map((space): SpaceFace => {
    const force = map[space]!;
    const scouts = state.finnish.scouts[space]!;
    const chips: Chip[] = kinds(force).map((unit) => ({ side: 'soviet', unit, count: force[unit] }));
    if (scouts) chips.push({ side: 'finn', unit: 'SCT', count: scouts });
    return {
      space,
      control: isSoviet(state, space) ? 'soviet' : placeOf(space).owner,
      isolated: isFinnish(space) && size(force) > 0 && chains[space] === null,
      chips,
      marker: markers.includes(space) ? 'soviet' : scouts ? 'finn' : null,
    };
  });
}

/** Where an attack on a space may come from, by what both players see: where its units start is hidden (N51). */
const startsTowards = (state: State, slot: Slot, target: Space): Space[] =>
  boardOf(state.options).spaces.filter(
    (from) =>
      placeOf(from).front === SLOTS[slot] &&
      size(state.soviet.map[from]!) > 0 &&
      targetsFrom(state, from).includes(target),
  );

/** Attacks on the map, with the counters of both sides at the first arrow; during deployment the planned one too. */
export function arrowsOf(state: State, desk: Desk): Arrow[] {
  const { combat, soviet, finnish, phase } = state;
  const isDown = phase === 'deployment';
  const decision = state.decisions.at(-1);
  const now = decision?.kind === 'answer' ? decision.slot : desk.slot;
  return soviet.plans.flatMap((plan, slot): Arrow[] => {
    if (!plan || plan.stage === 'done') return [];
    const isPlanned = plan.stage === 'box';
    const isOpen = combat?.slot === slot;
    const to = isOpen ? combat.target : isPlanned && desk.slot === slot ? desk.target : plan.target;
    if (to === null) return [];
    const start = isOpen ? combat.from : plan.from;
    const met = plan.answer === null ? null : finnish.plans[plan.answer];
    const counters: Laid[] = [
      { side: 'soviet', strategy: plan.strategy, isDown },
      ...(met ? [{ side: 'finn' as const, strategy: met.strategy, isDown }] : []),
    ];
    const starts = start === null ? startsTowards(state, slot, to) : [start];
    const sure = isPlanned ? 'planned' : isOpen || slot === now ? 'now' : 'waiting';
    return starts
      .filter((from) => from !== to)
      .map((from, i) => ({
        from,
        to,
        counters: i ? [] : counters,
        state: starts.length > 1 ? 'possible' : sure,
      }));
  });
}
