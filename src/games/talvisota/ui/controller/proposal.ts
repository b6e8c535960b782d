/** The action that results from the desk, for the primary button. */
import {
  answersTo,
  bestScouts,
  chanceAfter,
  check,
  decider,
  fights,
  FINNISH_PLANS,
  legalActions,
  mannerheimUses,
  mayEnter,
  minus,
  size,
  soloTargets,
  startsOf,
  type Action,
  type ActionOf,
  type Decision,
  type Front,
  type Side,
  type Slot,
  type SovietForce,
  type SovietSupport,
  type SovietUnit,
  type FinnishSupport,
  type Space,
  type State,
  type Support,
} from '#engine/talvisota';
import { hasAid, isSolving } from '#table';
import type { Desk } from './desk.ts';
import { sheetOf } from './piece.ts';
import { forceOf, kindOf, usualLosses, type Kind } from './situation.ts';

const END: Action = { type: 'end' };
const ROLL: Action = { type: 'roll' };

/** Actions by the chance that they leave, the best for who decides first; equal ones stay in order. */
export function ranked<A extends Action>(state: State, actions: readonly A[]) {
  const sign = decider(state) === 'finn' ? 1 : -1;
  return actions
    .map((action) => ({ action, chance: chanceAfter(state, action) }))
    .toSorted((a, b) => sign * ((a.chance ?? 0) - (b.chance ?? 0)));
}

/** The choices of a decision in a combat, the best first if odds are shown; the first is proposed. */
function choicesOf<A extends Action>(list: (state: State) => readonly A[]): (state: State) => readonly A[] {
  const known = new WeakMap<State, readonly A[]>();
  return (state) => {
    if (!hasAid('odds') || isSolving()) return list(state);
    const found = known.get(state) ?? ranked(state, list(state)).map(({ action }) => action);
    known.set(state, found);
    return found;
  };
}

export const mannerheimChoices = choicesOf((state) =>
  mannerheimUses(state.combat!.units).map((use) => ({ type: 'mannerheim' as const, use })),
);

export const employChoices = choicesOf((state) =>
  [...legalActions(state)].flatMap((action) =>
    action.type === 'employ' && !action.reserves.length ? [action] : [],
  ),
);

/** Of equally good ones the weakest units (N52). */
export const lossChoices = choicesOf((state) => {
  const { side, count } = state.decisions.at(-1) as Decision & { kind: 'losses' };
  const all = [...legalActions(state)].flatMap((action) => (action.type === 'lose' ? [action] : []));
  const usual = Object.entries(usualLosses(state, side, count));
  const isUsual = ({ units }: ActionOf<'lose'>): boolean =>
    usual.every(([unit, n]) => (units as Readonly<Record<string, number>>)[unit] === n);
  return [...all.filter(isUsual), ...all.filter((action) => !isUsual(action))];
});

/** The allotment on the desk, with the box's own content where nothing was changed. */
export function commitOf(state: State, desk: Desk): ActionOf<'commit'> | null {
  const { slot } = desk;
  const plan = slot === null ? null : state.soviet.plans[slot];
  if (slot === null || !plan) return null;
  const starts = startsOf(state, slot);
  const only = starts.length === 1 ? starts[0]! : null;
  const from = typeof desk.from === 'number' ? desk.from : (plan.from ?? only);
  if (from === null) return null;
  return {
    type: 'commit',
    slot,
    from,
    units: desk.units ? forceOf('soviet', desk.units) : plan.units,
    supports: (desk.supports as readonly SovietSupport[] | null) ?? plan.supports,
  };
}

export function prepareOf(state: State, desk: Desk): ActionOf<'prepare'> | null {
  const { slot } = desk;
  const plan = slot === null ? null : state.finnish.plans[slot];
  if (slot === null || !plan?.strategy) return null;
  return {
    type: 'prepare',
    slot,
    units: desk.units ? forceOf('finn', desk.units) : plan.units,
    environment: desk.environment ?? plan.environment,
    supports: (desk.supports as readonly FinnishSupport[] | null) ?? plan.supports,
    entrenched:
      desk.entrenched ??
      (plan.entrenched || (size(plan.units) === 0 && FINNISH_PLANS[plan.strategy].entrenched)),
  };
}

/** The allotment of a side to the open box. */
export const draftOf = (state: State, desk: Desk, side: Side) =>
  side === 'soviet' ? commitOf(state, desk) : prepareOf(state, desk);

/** Supports that the strategies of a side have, with those allotted to the open box. */
export function engagedSupports(state: State, desk: Desk, side: Side): readonly Support[] {
  const now = draftOf(state, desk, side);
  return sheetOf(state, side).plans.flatMap(
    (plan, slot) => (now?.slot === slot ? now : plan)?.supports ?? [],
  );
}

export const isChanged = ({ units, supports, environment, entrenched, from }: Desk): boolean =>
  units !== null ||
  supports !== null ||
  environment !== null ||
  entrenched !== null ||
  typeof from === 'number';

/** The marker that keeps control of a space: the target if no unit enters it, or the start if all leave it. */
function usualMarkers(state: State, units: SovietForce): Space[] {
  const { from, target } = state.combat!;
  const allLeave = from !== target && size(minus(state.soviet.map[from]!, units)) === 0;
  const markers = size(units) === 0 ? [target] : allLeave ? [from] : [];
  return check(state, { type: 'occupy', units, markers }) ? [] : markers;
}

export function occupyOf(state: State, desk: Desk): ActionOf<'occupy'> {
  const units = desk.units ? forceOf('soviet', desk.units) : mayEnter(state);
  return { type: 'occupy', units, markers: desk.markers ?? usualMarkers(state, units) };
}

export function employOf(state: State, desk: Desk): ActionOf<'employ'> {
  const reserves = Object.entries(desk.reserves)
    .map(([from, units]) => ({ from: Number(from), units: forceOf('soviet', units) }))
    .filter(({ units }) => size(units) > 0);
  return { ...employChoices(state)[0]!, ...desk.employment, reserves };
}

function retreatOf(state: State, desk: Desk): Action | null {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'retreat') return null;
  const to = desk.target ?? decision.spaces[0]!;
  const marked: Action = { type: 'retreat', to, marker: true };
  return desk.markers?.length === 0 || check(state, marked) ? { type: 'retreat', to, marker: false } : marked;
}

/** The next combat: the chosen or the only one. */
export const nextFight = (state: State, { slot }: Desk): Slot | null => {
  const open = fights(state);
  return slot !== null && open.includes(slot) ? slot : open.length === 1 ? open[0]! : null;
};

type Propose = (state: State, desk: Desk) => Action | null;

const roll: Propose = () => ROLL;

const losses: Propose = (state, { units }) => {
  const { side } = state.decisions.at(-1)!;
  return { type: 'lose', units: units ? forceOf(side, units) : lossChoices(state)[0]!.units };
};

function fight(state: State, desk: Desk): Action | null {
  const slot = nextFight(state, desk);
  return slot === null ? null : { type: 'fight', slot };
}

/** The chosen or the only strategy. */
function answer(state: State, { slot }: Desk): Action | null {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'answer') return null;
  const open = answersTo(state, decision.slot);
  const by = slot ?? (open.length === 1 ? open[0]! : null);
  return by === null ? null : { type: 'answer', slot: by };
}

function stay(state: State, desk: Desk): Action | null {
  const decision = state.decisions.at(-1);
  return decision?.kind === 'stay' ? { type: 'stay', scouts: desk.scouts ?? decision.scouts } : null;
}

/** All other phases are simply ended. */
const PROPOSALS: Readonly<Partial<Record<Kind, Propose>>> = {
  event: roll,
  roll,
  'soviet-allotment': (state, desk) => (isChanged(desk) ? commitOf(state, desk) : END),
  'finnish-allotment': (state, desk) => (isChanged(desk) ? prepareOf(state, desk) : END),
  movement: (_, desk) => (desk.target === null ? END : moveOf(desk)),
  deployment: (_, { slot, target }) =>
    slot !== null && target !== null ? { type: 'deploy', slot, target } : END,
  answer,
  combat: fight,
  employ: employOf,
  mannerheim: (state, { mannerheim: use }) =>
    use ? { type: 'mannerheim', use } : mannerheimChoices(state)[0]!,
  losses,
  'fight-on': () => ({ type: 'fight-on', on: true }),
  occupy: occupyOf,
  pursue: (_, { target, units }) => ({
    type: 'pursue',
    target,
    leave: forceOf('soviet', (target === null ? null : units) ?? {}),
  }),
  retreat: retreatOf,
  harassment: (state, { target, scouts }) => {
    if (!state.options.solo)
      return target === null ? END : { type: 'harass', target, scouts: scouts ?? bestScouts(state, target) };
    const open = soloTargets(state);
    const where = target ?? (open.length === 1 ? open[0]! : null);
    return where === null ? null : { type: 'harass', target: where, scouts: 0 };
  },
  stay,
  starve: (_, { target }) => (target === null ? null : { type: 'starve', space: target }),
  over: () => null,
};

/** Null if something has to be chosen first. */
export const proposalOf: Propose = (state, desk) => (PROPOSALS[kindOf(state)] ?? (() => END))(state, desk);

/** Moves a unit from its front box to a space, with all that were selected with it. */
export function enterOf(
  { from, units }: Desk,
  unit: SovietUnit,
  count: number,
  front: Front,
  to: Space,
): Action {
  const along = from === front && (units?.[unit] ?? 0) > 0 ? units! : { [unit]: count };
  return { type: 'enter', front, to, units: forceOf('soviet', along) };
}

function moveOf({ from, target, units }: Desk): Action | null {
  if (from === null || target === null) return null;
  const force = forceOf('soviet', units ?? {});
  return typeof from === 'number'
    ? { type: 'march', from, to: target, units: force }
    : { type: 'enter', front: from, to: target, units: force };
}

/** The move that a press on a space would make. */
export const moveTo = (desk: Desk, target: Space): Action | null => moveOf({ ...desk, target });
