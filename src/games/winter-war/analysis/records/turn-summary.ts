import {
  type GameEvent,
  type Hex,
  type LedgerLine,
  OFF_MAP,
  type PhaseName,
  type Side,
  type State,
  type Timeline,
  type UnitId,
  at,
  score,
} from '#engine/winter-war';
import { victoryPoints } from '../../options/game-summary.ts';
import { type Battle, type Loss, type Trail, findBattles, findLosses, findTrails } from './battles.ts';
import { attackPointsOf, eventsBetween, sideOf } from './events.ts';

export interface ArrivalMark {
  readonly unit: UnitId;
  readonly hex: Hex;
  /** True if an event brought it, false in a Reinforcement Phase. */
  readonly joined: boolean;
  readonly step: number;
}

export interface Capture {
  readonly hex: Hex;
  readonly side: Side;
  readonly step: number;
}

/** A counter on the map whose supply changed. */
export interface SupplyChange {
  readonly unit: UnitId;
  readonly hex: Hex;
  readonly before: State['units'][number]['cut'];
  readonly after: State['units'][number]['cut'];
}

export interface RailChange {
  readonly hex: Hex;
  readonly broken: boolean;
}

/** Events that are listed one by one. */
const OTHER_EVENTS = [
  'rolled',
  'scenario',
  'special-event',
  'returned',
  'declined',
  'landing-delayed',
  'murmansk',
  'ended',
] as const satisfies readonly GameEvent['type'][];
export type OtherEvent = Extract<GameEvent, { type: (typeof OTHER_EVENTS)[number] }>;

const isOther = (event: GameEvent): event is OtherEvent => OTHER_EVENTS.some((type) => type === event.type);

/** Summary of a segment of a game, for the map and the list beside it. */
export interface TurnSummary {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  /** All trails, including those of battles. */
  readonly trails: readonly Trail[];
  readonly battles: readonly Battle[];
  readonly arrivals: readonly ArrivalMark[];
  readonly losses: readonly Loss[];
  readonly captures: readonly Capture[];
  /** Net changes from beginning to end. */
  readonly supply: readonly SupplyChange[];
  readonly railways: readonly RailChange[];
  readonly others: readonly OtherEvent[];
  /** Victory Points if scored then; null during set-up. */
  readonly points: { readonly before: number | null; readonly after: number | null };
}

/** Units that arrived and stayed. Derived from positions, since not every arrival has an event. */
function findArrivals(timeline: Timeline, from: number, to: number): ArrivalMark[] {
  const found = new Map<UnitId, ArrivalMark>();
  for (let step = from; step < to; step++) {
    const [before, after] = [at(timeline, step), at(timeline, step + 1)];
    after.units.forEach(({ at: hex }, unit) => {
      const was = before.units[unit]!.at;
      if (was < 0 && hex >= 0) found.set(unit, { unit, hex, joined: before.phase !== 'reinforcement', step });
      else if (was >= 0 && hex === OFF_MAP.waiting) found.delete(unit);
    });
  }
  return [...found.values()];
}

const supplyChanges = (before: State, after: State): SupplyChange[] =>
  after.units.flatMap(({ at: hex, cut }, unit) => {
    const was = before.units[unit]!;
    // Units that arrive count as supplied before.
    const cutBefore = was.at >= 0 ? was.cut : 0;
    return hex >= 0 && cut !== cutBefore ? [{ unit, hex, before: cutBefore, after: cut }] : [];
  });

function railChanges(before: State, after: State): RailChange[] {
  const [was, is] = [before.course.broken, after.course.broken];
  return [
    ...is.filter((hex) => !was.includes(hex)).map((hex) => ({ hex, broken: true })),
    ...was.filter((hex) => !is.includes(hex)).map((hex) => ({ hex, broken: false })),
  ];
}

/** Summary of steps `from` to `to`, `to` excluded. Set-ups are left out: they may be hidden. */
export function summariseTurn(timeline: Timeline, from: number, to: number): TurnSummary {
  const [before, after] = [at(timeline, from), at(timeline, to)];
  const happened = eventsBetween(timeline, from, to);
  return {
    turn: before.turn,
    phase: before.phase,
    side: before.phasing,
    trails: findTrails(happened),
    battles: findBattles(timeline, from, to),
    arrivals: before.phase === 'set-up' ? [] : findArrivals(timeline, from, to),
    losses: findLosses(happened),
    captures: happened.flatMap(({ event, step }) =>
      event.type === 'captured' ? [{ hex: event.hex, side: event.side, step }] : [],
    ),
    supply: before.phase === 'set-up' ? [] : supplyChanges(before, after),
    railways: railChanges(before, after),
    others: happened.map(({ event }) => event).filter(isOther),
    points: { before: victoryPoints(before), after: victoryPoints(after) },
  };
}

export interface TurnEnd {
  readonly turn: number;
  readonly points: number | null;
  /** Attack Strength points lost in it. */
  readonly lost: Readonly<Record<Side, number>>;
}

/** A step that changed the score. */
export interface Swing {
  /** Number of steps done, including this one. */
  readonly step: number;
  readonly turn: number;
  /** Change in points, positive for the Soviets. */
  readonly by: number;
  /** Lines of the score that changed, as they are now. */
  readonly lines: readonly LedgerLine[];
}

export interface WarCourse {
  readonly turns: readonly TurnEnd[];
  /** The largest swings, in the order in which they happened. */
  readonly swings: readonly Swing[];
}

const MAX_SWINGS = 5;

/** Lines of the score whose points differ between two positions. */
function changedLines(before: State, after: State): LedgerLine[] {
  const keyOf = ({ key, hexes, turn, option }: LedgerLine): string =>
    [key, key === 'south-cleared' ? '' : hexes.join(' '), turn, option].join();
  const [then, now] = [before, after].map((state) => score(state).lines) as [LedgerLine[], LedgerLine[]];
  const points = new Map(then.map((line) => [keyOf(line), line.points]));
  const held = new Set(now.map(keyOf));
  return [
    ...now.filter((line) => line.points !== (points.get(keyOf(line)) ?? 0)),
    // A city that is no longer lost has no line any more.
    ...then.filter((line) => line.points !== 0 && !held.has(keyOf(line))),
  ];
}

/** Points and losses by Game-Turn, and the largest swings, up to the cursor. */
export function computeWarCourse(timeline: Timeline): WarCourse {
  const turns = new Map<number, TurnEnd>();
  const swings: Omit<Swing, 'lines'>[] = [];
  let before: number | null = null;
  for (let step = 0; step <= timeline.cursor; step++) {
    const state = at(timeline, step);
    const points = victoryPoints(state);
    const { turn } = state;
    const lost = { ...(turns.get(turn)?.lost ?? { finn: 0, soviet: 0 }) };
    if (step > 0)
      for (const { event } of eventsBetween(timeline, step - 1, step))
        if (event.type === 'eliminated') lost[sideOf(event.unit)] += attackPointsOf(event.unit);
    if (points !== null) turns.set(turn, { turn, points, lost });
    else if (turns.has(turn)) turns.set(turn, { ...turns.get(turn)!, lost });
    if (points !== null && before !== null && points !== before)
      swings.push({ step, turn, by: points - before });
    before = points ?? before;
  }
  const largest = swings.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MAX_SWINGS);
  return {
    turns: [...turns.values()],
    swings: largest
      .toSorted((a, b) => a.step - b.step)
      .map((swing) => ({
        ...swing,
        lines: changedLines(at(timeline, swing.step - 1), at(timeline, swing.step)),
      })),
  };
}
