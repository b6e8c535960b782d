/** Placing counters on the map: at set-up, and as reinforcements. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import {
  check,
  counter,
  decider,
  initialForces,
  MARK,
  play as playOn,
  present,
  readySetUp,
  restOfSetUp,
  type Action,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { playAll, position, unitMode, useGame } from '#games/winter-war/table-adapter.ts';
import { freshSeed } from '#table';
import { unitText } from '../../text/describe.ts';
import { baseHandler, primaryFor, type DecisionContext, type DecisionHandler } from '../decision.ts';
import * as ask from '../queries.ts';
import { situationOf } from '../situation.ts';
import { landingChoice, landingPrimary, VIIPURI } from './airborne.ts';

const placementHandler: Omit<
  DecisionHandler<'place' | 'arrive'>,
  'canSelect' | 'primary' | 'todo' | 'actionTo'
> = {
  ...baseHandler,
  ...landingChoice,
  units: ({ situation }) => situation.tray,
  openHexes: ({ state }, unit) => ask.placements(state, unit),
  openMark: 'place',
  whyNotUnit: ({ state, situation }, unit) =>
    ask.check(state, { type: situation.kind, unit, hex: state.units[unit]!.at }),
  whyNotTo: ({ state, situation }, { unit }, hex) => ask.check(state, { type: situation.kind, unit, hex }),
  // Selects the next counter of the same kind, so that a series needs one click each.
  modeAfter: ({ state }, unit) => {
    if (state.units[unit]!.at >= 0) return { mode: 'idle' };
    const { typeName } = counter(unit);
    const situation = situationOf(position());
    const tray = 'tray' in situation ? situation.tray : [];
    const next = tray.find((other) => counter(other).typeName === typeName);
    return next === undefined ? { mode: 'idle' } : unitMode(next);
  },
  // The tray would be in the way while the landing hex is chosen.
  panel: ({ situation }, mode) => (mode.mode === 'aim' ? null : { panel: 'tray', situation }),
};

/* Set-up */

export interface Reserve {
  /** Attack points in all and in 2-1-2s, and number of headquarters. */
  readonly points: number;
  readonly inRegiments: number;
  readonly headquarters: number;
  /** Number of Finnish 2-2-3s and 1-1-3s, and of counters that should be on the map. */
  readonly regiments: number;
  readonly battalions: number;
  readonly others: number;
}

/** The Finnish counters that an earlier start keeps for Game-Turn 0 (Option.H). */
export const FINNISH_RESERVE = { regiments: 1, battalions: 2 } as const;

/** Counts the counters that an earlier start keeps in the tray; blanks may stay there anyway. */
export function countReserve(tray: readonly UnitId[]): Reserve {
  const found = tray.map((unit) => counter(unit)).filter(({ type }) => type.arm !== 'blank');
  const points = (units: typeof found): number => units.reduce((sum, { type }) => sum + type.attack, 0);
  const labelled = (label: string): number => found.filter(({ type }) => type.label === label).length;
  const regiments = labelled('2-2-3');
  const battalions = labelled('1-1-3');
  return {
    points: points(found),
    inRegiments: points(found.filter(({ typeName }) => typeName === 'rifleRegiment')),
    headquarters: found.filter(({ type }) => type.arm === 'headquarters').length,
    regiments,
    battalions,
    others:
      found.length -
      Math.min(regiments, FINNISH_RESERVE.regiments) -
      Math.min(battalions, FINNISH_RESERVE.battalions),
  };
}

function reserveTodo({ state, situation }: DecisionContext<'place'>): string {
  const words = interphaseMessages().variant.todo;
  if (!ask.check(state, { type: 'end' })?.key.startsWith('setup-reserve')) return words.reserved;
  const { points, others } = countReserve(situation.tray);
  return state.phasing === 'soviet'
    ? words.reserveSoviet({ now: points })
    : words.reserveFinn({ left: others });
}

export const place: DecisionHandler<'place'> = {
  ...placementHandler,
  canSelect: ({ state, situation }, unit) => initialForces(situation.side, state.options).includes(unit),
  actionTo: (_, { unit }, hex) => ({ type: 'place', unit, hex }),
  primary: ({ state, situation }, mode) =>
    mode.mode === 'aim'
      ? landingPrimary(state, mode.hex, 'plan')
      : primaryFor(
          state,
          playMessages().end.place,
          { type: 'end' },
          // With an earlier start some counters stay in the tray.
          situation.tray.length === 0 || state.options.earlierStart,
        ),
  todo: (context, mode) => {
    if (mode.mode === 'unit') return playMessages().tray.placing({ label: unitText(mode.unit) });
    if (mode.mode === 'aim') return interphaseMessages().variant.todo.aim;
    return context.state.options.earlierStart
      ? reserveTodo(context)
      : playMessages().todo.place({ left: context.situation.tray.length });
  },
};

/** Actions that return every movable counter to the tray. */
const clearingActions = (state: State): Action[] =>
  state.units.flatMap(({ at }, unit): Action[] => {
    const action: Action = { type: 'place', unit, hex: null };
    return at >= 0 && !check(state, action) ? [action] : [];
  });

/** Clears the map of counters that may still be moved, as one undo step; returns the first refusal. */
export const clearSetUp = (): Refusal | null => playAll(clearingActions(position()));

/** Places the rest of the tray by the historical set-up; returns the first refusal. */
export const fillSetUp = (): Refusal | null => playAll(restOfSetUp(position()));

/** Replaces the set-up with the historical or a random one; returns the first refusal. */
export function deployReady(kind: 'historical' | 'random'): Refusal | null {
  const clear = clearingActions(position());
  let line = useGame.getState().timeline!;
  for (const action of clear) {
    const result = playOn(line, action);
    if (result.ok) line = result.timeline;
  }
  return playAll([...clear, ...readySetUp(present(line), kind, freshSeed())]);
}

/* Reinforcements */

/** True for a unit that arrived in this phase, so that it may still be placed elsewhere. */
const hasArrived = ({ state }: DecisionContext, unit: number): boolean => {
  const { at, marks } = state.units[unit]!;
  return at >= 0 && (marks & MARK.arrived) !== 0;
};

export const arrive: DecisionHandler<'arrive'> = {
  ...placementHandler,
  canSelect: (context, unit) =>
    counter(unit).side === decider(context.state) &&
    (context.situation.tray.includes(unit) || hasArrived(context, unit)),
  actionTo: (_, { unit }, hex) => ({ type: 'arrive', unit, hex }),
  firstHex: ({ state, situation }) => {
    const [first] = situation.tray;
    const open = first === undefined ? [] : ask.placements(state, first);
    // Near the fighting, if it can be.
    return open.includes(VIIPURI) ? VIIPURI : (open[0] ?? null);
  },
  primary: ({ state, situation }, mode) =>
    mode.mode === 'aim'
      ? landingPrimary(state, mode.hex, 'plan')
      : primaryFor(state, playMessages().end.arrive, { type: 'end' }, situation.tray.length === 0),
  todo: ({ state, situation: { tray } }, mode) => {
    if (mode.mode === 'unit') return playMessages().tray.placing({ label: unitText(mode.unit) });
    if (mode.mode === 'aim') return interphaseMessages().variant.todo.aim;
    const mayStillPlan = !tray.length && ask.mayPlan(state) && !state.course.plan;
    return mayStillPlan
      ? interphaseMessages().variant.todo.plan
      : playMessages().todo.arrive({ left: tray.length });
  },
};
