/** Answers of the engine and of the threat analysis, cached for each position. */
import * as engine from '#engine/winter-war';
import { hasAid } from '#table';
import { faceDownFrom } from '../../rules.ts';
import type { Action, Hex, OddsReport, Refusal, Side, State, UnitId } from '#engine/winter-war';
import {
  findCuts,
  projectNextTurn,
  reachableHexes,
  findThreats,
  assessThreat,
  findZoneExceptions,
  findWeakLinks,
  type Cut,
  type NextTurnProjection,
  type Threat,
  type WeakLink,
  type ZoneException,
} from '../../analysis/threats/index.ts';

export function oncePerState<Args extends readonly unknown[], Answer>(
  ask: (state: State, ...args: Args) => Answer,
): (state: State, ...args: Args) => Answer {
  const known = new WeakMap<State, Map<string, Answer>>();
  return (state, ...args) => {
    let answers = known.get(state);
    if (!answers) known.set(state, (answers = new Map()));
    const key = JSON.stringify(args);
    if (!answers.has(key)) answers.set(key, ask(state, ...args));
    return answers.get(key)!;
  };
}

export const reach = oncePerState((state, unit: UnitId, prefix: readonly Hex[]) =>
  engine.reach(state, unit, prefix),
);
export const arrivals = oncePerState((state, unit: UnitId) => engine.arrivalHexes(state, unit));
export const placements = oncePerState((state, unit: UnitId) => engine.placements(state, unit));
export const zoneOfControl = oncePerState((state, side: Side) => engine.zoneOfControl(state, side));
export const supply = oncePerState((state, side: Side) => engine.supply(state, side));
export const supplyReach = oncePerState((state) => engine.supplyReach(state));
export const attackable = oncePerState((state) => engine.attackable(state));
export const ableTogether = oncePerState((state, targets: readonly Hex[], chosen: readonly UnitId[]) =>
  engine.ableTogether(state, targets, chosen),
);
export const wholeForce = oncePerState((state, targets: readonly Hex[], chosen: readonly UnitId[]) =>
  engine.wholeForce(state, targets, chosen),
);
export const obligations = oncePerState((state) => engine.obligations(state));
export const retreats = oncePerState((state, unit: UnitId) => engine.retreats(state, unit));
/** Units without any hex to retreat to after another one has retreated to this hex. */
export const lostByRetreat = oncePerState((state, unit: UnitId, to: Hex): readonly UnitId[] => {
  const applied = engine.apply(state, { type: 'retreat', unit, to });
  if (!applied.ok) return [];
  const { state: then } = applied;
  return engine
    .retreaters(state)
    .filter((other) => other !== unit && engine.retreats(state, other).length)
    .filter((other) => then.units[other]!.at < 0 || isStranded(then, other));
});
const isStranded = (state: State, unit: UnitId): boolean => {
  const decision = state.decisions.at(-1);
  return (
    decision?.kind === 'retreat' && decision.units.includes(unit) && !engine.retreats(state, unit).length
  );
};
export const advances = oncePerState((state, unit: UnitId) => engine.advances(state, unit));
export const retreaters = oncePerState((state) => engine.retreaters(state));
export const advancers = oncePerState((state) => engine.advancers(state));
export const forfeitable = oncePerState((state, cause: 'climate' | 'recall', points: number) =>
  engine.forfeitable(state, { cause, points }),
);
export const mayPlan = oncePerState((state) => engine.mayPlan(state));
export const planHexes = oncePerState((state) => engine.planHexes(state));
export const dropModifiers = oncePerState((state, hex: Hex) => engine.dropModifiers(state, hex));
export const exploiters = oncePerState((state) => engine.exploiters(state));
export const dropHexes = oncePerState((state) => engine.dropHexes(state));
/** Result of the game if a cease-fire were called now; null if it cannot be. */
export const ceaseFire = oncePerState((state) => {
  const called = engine.apply(state, { type: 'accept' });
  return called.ok ? called.state.outcome : null;
});
export const landingOdds = oncePerState((state) => engine.landingOdds(state));
export const score = oncePerState((state) => engine.score(state));
export const waiting = oncePerState((state, side: Side) => engine.waiting(state, side));
const hiddenFrom = oncePerState((state, side: Side) => faceDownFrom(state, side));
interface Viewed {
  readonly state: State;
  readonly viewer: Side;
  /** The position as the viewer may see it. */
  readonly seen: State;
}
/** Number of face-down counters by hex; empty when the viewer sees the whole position. */
export const faceDown = ({ state, seen, viewer }: Viewed) =>
  state === seen ? new Map<Hex, number>() : hiddenFrom(state, viewer);
export const murmanskUnits = oncePerState((state) => engine.murmanskUnits(state));
export const check = oncePerState((state, action: Action): Refusal | null => engine.check(state, action));
export const odds = oncePerState((state, attackers: readonly UnitId[], targets: readonly Hex[]) =>
  engine.odds(state, { attackers, targets }),
);
/** Odds before the roll, for display and announcements; null when the players agreed to do without them. */
export const shownOdds = (
  state: State,
  attackers: readonly UnitId[],
  targets: readonly Hex[],
): engine.OddsReport | null => (hasAid('odds') ? odds(state, attackers, targets) : null);

export const outlook = oncePerState((state, side: Side): NextTurnProjection | null =>
  projectNextTurn(state, side),
);

export const reached = oncePerState((state, side: Side): Uint8Array | null => {
  const then = outlook(state, side);
  return then && reachableHexes(then);
});

export const allThreats = oncePerState((state, side: Side): readonly Threat[] => {
  const then = outlook(state, side);
  return then ? findThreats(then) : [];
});

export const threatOn = (state: State, side: Side, hex: number): Threat | null => {
  const then = outlook(state, side);
  return then && assessThreat(then, hex);
};

export const gaps = oncePerState((state, side: Side): readonly ZoneException[] =>
  state.phase === 'set-up' ? [] : findZoneExceptions(state, side),
);

/** Hexes where the enemy could cut a side's supply with one move. */
export const weakLinks = oncePerState((state, side: Side): readonly WeakLink[] => {
  const then = outlook(state, engine.enemyOf(side));
  return then ? findWeakLinks(then) : [];
});

export const brokenLines = oncePerState((state, side: Side): readonly Cut[] => findCuts(state, side));

/** Odds column of a threatening attack; only "!" when the players do without odds. */
export const columnText = ({ column }: OddsReport): string => (hasAid('odds') ? (column ?? '×') : '!');

/** Supply capacity of Petrozavodsk once it exceeds the printed one (Event.H, Option.G); else null. */
function raisedCapacity(seen: State): number | null {
  if (!seen.course.petrozavodskRaised) return null;
  return supply(seen, 'soviet').cities.find(({ name }) => name === 'Petrozavodsk')?.capacity ?? null;
}

/** Features of the ground that change during a game. */
export const groundOf = (seen: State) => ({
  ice: engine.frozen(seen.turn),
  broken: seen.course.broken,
  petrozavodsk: raisedCapacity(seen),
  unfinished: engine.fortUnfinished(seen) ? engine.UNFINISHED_FORT : null,
});
