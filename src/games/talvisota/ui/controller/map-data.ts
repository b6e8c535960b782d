/** What the map shows of a position. */
import { boardOf, chainsOf, isFinnish, isSoviet, kinds, placeOf, size, type State } from '#engine/talvisota';
import type { Desk } from './desk.ts';
import type { Arrow, Chip, SpaceFace } from '../board/map-props.ts';

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
      marker: markers.includes(space),
    };
  });
}

/** Strategies on the map; during allotment the planned ones. */
export function arrowsOf(state: State, desk: Desk): Arrow[] {
  const { combat, soviet } = state;
  const arrows = soviet.plans.flatMap((plan, slot): Arrow[] => {
    if (!plan || plan.stage !== 'map' || plan.target === null || plan.from === null) return [];
    return [
      {
        from: plan.from,
        to: plan.target,
        label: plan.strategy ?? '?',
        state: desk.slot === slot ? 'now' : 'waiting',
      },
    ];
  });
  if (combat)
    arrows.push({
      from: combat.from,
      to: combat.target,
      label: soviet.plans[combat.slot]?.strategy ?? '?',
      state: 'now',
    });
  const planned = desk.slot === null ? null : soviet.plans[desk.slot];
  if (planned?.stage === 'box' && planned.from !== null && desk.target !== null)
    arrows.push({ from: planned.from, to: desk.target, label: planned.strategy ?? '?', state: 'planned' });
  return arrows.filter(({ from, to }) => from !== to);
}
