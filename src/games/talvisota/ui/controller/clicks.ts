import playMessages from '../../content/en/play.ftl';
import {
  boardOf,
  check,
  harassTargets,
  pursuitTargets,
  size,
  soloTargets,
  startsOf,
  soviets,
  type Action,
  type Front,
  type Refusal,
  type Space,
  type State,
} from '#engine/talvisota';
import type { Highlight, HighlightKind } from '../board/map-props.ts';
import type { Desk } from './desk.ts';
import { moveTo } from './proposal.ts';
import { kindOf, type Kind } from './situation.ts';

const sum = (units: Desk['units']): number => Object.values(units ?? {}).reduce((all, n) => all + n, 0);

const legal = (state: State, action: Action | null): boolean => action !== null && !check(state, action);

/** The units to move: the chosen ones, or all that are there by default. */
function withForce(state: State, desk: Desk): Desk {
  const { from } = desk;
  if (from === null || sum(desk.units)) return desk;
  return { ...desk, units: typeof from === 'number' ? state.soviet.map[from]! : state.soviet.boxes[from] };
}

type Spaces = (state: State, desk: Desk) => readonly Space[];

/** How one kind of decision is made on the map. */
interface MapHandler {
  /** Spaces that can be chosen as a target now. */
  readonly targets?: Spaces;
  /** Spaces from which something can be selected, and the resulting change of the desk. */
  readonly starts?: Spaces;
  take?(state: State, space: Space): Partial<Desk>;
  /** The action of a press on a space with the current selection; null if there is none. */
  meant?(state: State, desk: Desk, space: Space): Action | null;
}

const named: Spaces = (state) => {
  const decision = state.decisions.at(-1);
  return decision && 'spaces' in decision ? decision.spaces : [];
};

/** A Soviet strategy is chosen by the space that it starts from, or is on its way to. */
const strategiesAt = (stage: 'box' | 'map', key: 'from' | 'target'): Pick<MapHandler, 'starts' | 'take'> => ({
  starts: ({ soviet }) =>
    soviet.plans.flatMap((plan) => (plan?.stage === stage && plan[key] !== null ? [plan[key]] : [])),
  take: ({ soviet }, space) => ({
    slot: soviet.plans.findIndex((plan) => plan?.stage === stage && plan[key] === space),
    ...(stage === 'box' && { target: null }),
  }),
});

const HANDLERS: Readonly<Partial<Record<Kind, MapHandler>>> = {
  movement: {
    targets(state, desk) {
      const whole = withForce(state, desk);
      const starts = typeof desk.from === 'number' ? startsOn(state, desk) : [];
      return boardOf(state.options).spaces.filter(
        (space) => !starts.includes(space) && legal(state, moveTo(whole, space)),
      );
    },
    starts: (state, desk) =>
      sum(desk.units)
        ? []
        : boardOf(state.options).spaces.filter((space) => size(state.soviet.map[space]!) > 0),
    take: (_, space) => ({ from: space, units: null, target: null }),
    meant: (state, desk, space) => moveTo(withForce(state, desk), space),
  },
  'soviet-allotment': {
    starts: (state, { slot }) => (slot !== null && state.soviet.plans[slot] ? startsOf(state, slot) : []),
    take: (_, space) => ({ from: space, units: {} }),
  },
  combat: strategiesAt('map', 'target'),
  deployment: {
    ...strategiesAt('box', 'from'),
    targets: (state, { slot }) =>
      slot === null
        ? []
        : boardOf(state.options).spaces.filter((target) => legal(state, { type: 'deploy', slot, target })),
    meant: (_, { slot }, target) => (slot === null ? null : { type: 'deploy', slot, target }),
  },
  pursue: {
    targets: pursuitTargets,
    meant: (_, __, target) => ({ type: 'pursue', target, leave: soviets() }),
  },
  retreat: { targets: named },
  starve: { targets: named },
  harassment: { targets: (state) => (state.options.solo ? soloTargets(state) : harassTargets(state)) },
};

const handlerOf = (state: State): MapHandler => HANDLERS[kindOf(state)] ?? {};

export const targetsOf: Spaces = (state, desk) => handlerOf(state).targets?.(state, desk) ?? [];

export const startsOn: Spaces = (state, desk) => [...new Set(handlerOf(state).starts?.(state, desk))];

/** Selects a target, with all units if none were chosen; or deselects it. */
export const targeted = (state: State, desk: Desk, space: Space): Partial<Desk> =>
  desk.target === space
    ? { target: null }
    : kindOf(state) === 'movement' && !sum(desk.units)
      ? { target: space, units: withForce(state, desk).units }
      : { target: space };

/** Result of a press; null if it only inspects. */
export function pressed(state: State, desk: Desk, space: Space): Partial<Desk> | null {
  if (targetsOf(state, desk).includes(space)) return targeted(state, desk, space);
  return startsOn(state, desk).includes(space) ? (handlerOf(state).take?.(state, space) ?? null) : null;
}

/** Why the selection cannot go to a space; null if it can, or the press has no meaning. */
export function whyNot(state: State, desk: Desk, space: Space): Refusal | null {
  const action = handlerOf(state).meant?.(state, desk, space) ?? null;
  return action && check(state, action);
}

/** Marks of a kind on spaces, but for some. */
export const marked = (
  kind: HighlightKind,
  spaces: readonly (Space | null)[],
  ...others: readonly (Front | Space | null)[]
): Highlight[] =>
  spaces.flatMap((space) => (space === null || others.includes(space) ? [] : [{ space, kind }]));

export function highlightsOf(state: State, desk: Desk): readonly Highlight[] {
  const targets = targetsOf(state, desk);
  const starts = startsOn(state, desk);
  const from = typeof desk.from === 'number' ? desk.from : null;
  const chosen = desk.target ?? from;
  return [
    ...marked('choice', starts, chosen),
    ...marked('target', targets, desk.target),
    ...marked('selected', [from, desk.target]),
  ];
}

/** The highlights of a space as text; "" if there are none. */
export function markText(highlights: readonly Highlight[], space: Space): string {
  const t: Readonly<Partial<Record<HighlightKind, string>>> = playMessages().voice.mark;
  const texts = highlights.flatMap(({ space: marked, kind }) => (marked === space ? (t[kind] ?? []) : []));
  return [...new Set(texts)].join(' ');
}
