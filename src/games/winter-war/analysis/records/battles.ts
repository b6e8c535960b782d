import {
  type CombatResult,
  type GameEvent,
  type Hex,
  type OddsColumn,
  type Side,
  type Timeline,
  type UnitId,
  at,
  landingOdds,
} from '#engine/winter-war';
import { type RecordedEvent, eventsBetween, sideOf, splitIntoTurns } from './events.ts';

type Eliminated = Extract<GameEvent, { type: 'eliminated' }>;

/** A counter removed from the map. */
export interface Loss {
  readonly unit: UnitId;
  readonly side: Side;
  readonly hex: Hex;
  /** Cause of elimination, or `recalled` for another front. */
  readonly cause: Eliminated['cause'] | 'recalled';
  readonly step: number;
}

/** An attack, or the sea landing at Petsamo, with its results. */
export interface Battle {
  readonly kind: 'attack' | 'landing';
  readonly step: number;
  /** The attacker. */
  readonly side: Side;
  readonly attackers: readonly UnitId[];
  /** Hexes of the attackers; empty for a landing. */
  readonly from: readonly Hex[];
  readonly targets: readonly Hex[];
  readonly attack: number;
  readonly defence: number;
  readonly column: OddsColumn | null;
  /** Null when no die was rolled. */
  readonly die: number | null;
  readonly result: CombatResult;
  readonly fortified: boolean;
  readonly losses: readonly Loss[];
  /** Retreats and the advance that followed. */
  readonly trails: readonly Trail[];
}

/** Causes that belong to the battle; other losses of the same step do not. */
const BATTLE_CAUSES: readonly Loss['cause'][] = ['attack', 'exchange', 'no-retreat', 'ski-patrol', 'landing'];

/** Decisions that follow from a battle. */
const AFTERMATH_DECISIONS: readonly string[] = ['retreat', 'exchange', 'advance'];

function toLoss({ event, step }: RecordedEvent): Loss | null {
  if (event.type !== 'eliminated' && event.type !== 'recalled') return null;
  const { unit, hex } = event;
  const cause = event.type === 'recalled' ? 'recalled' : event.cause;
  return { unit, side: sideOf(unit), hex, cause, step };
}

export const findLosses = (happened: readonly RecordedEvent[]): Loss[] =>
  happened.flatMap((happening) => toLoss(happening) ?? []);

/** The first step after a battle and its retreats, losses and advances. */
function findBattleEnd(timeline: Timeline, step: number, upTo: number): number {
  let end = step + 1;
  while (end < upTo && AFTERMATH_DECISIONS.includes(at(timeline, end).decisions.at(-1)?.kind ?? '')) end++;
  return end;
}

/** The battles of steps `from` to `to`, `to` excluded; with what followed as far as played. */
export function findBattles(timeline: Timeline, from: number, to: number): Battle[] {
  return eventsBetween(timeline, from, to).flatMap((happening): Battle | readonly [] => {
    const { event, step, before } = happening;
    if (event.type !== 'attacked' && event.type !== 'landing') return [];
    const followed = eventsBetween(
      timeline,
      step,
      findBattleEnd(timeline, step, Math.max(to, timeline.cursor)),
    );
    const { attack, defence, column, die, result } = event;
    const common = { step, attack, defence, column, die, result };
    const after = {
      losses: findLosses(followed).filter(({ cause }) => BATTLE_CAUSES.includes(cause)),
      trails: findTrails(followed).filter(({ way }) => way === 'retreat' || way === 'advance'),
    };
    if (event.type === 'attacked') {
      const { attackers, from: stood, targets, fortified } = event;
      return {
        kind: 'attack',
        side: before.phasing,
        attackers,
        from: stood,
        targets,
        fortified,
        ...common,
        ...after,
      };
    }
    const { attackers, defenders } = landingOdds(before);
    const targets = [...new Set(defenders.map((unit) => before.units[unit]!.at))];
    return {
      kind: 'landing',
      side: 'finn',
      attackers,
      from: [],
      targets,
      fortified: false,
      ...common,
      ...after,
    };
  });
}

type TrailKind =
  | 'move'
  | 'exploitation'
  | 'retreat-before'
  | 'retreat'
  | 'advance-before'
  | 'advance'
  | 'drop'
  /** Moved off melting ice. */
  | 'thaw';

export interface Trail {
  readonly unit: UnitId;
  readonly side: Side;
  readonly way: TrailKind;
  /** By train, at least in part. */
  readonly rail: boolean;
  /** Hexes from start to end; a drop has only these two. */
  readonly hexes: readonly Hex[];
  readonly step: number;
}

/** The trail of an event, or null. */
function toTrail({ event, step, before }: RecordedEvent): Trail | null {
  const trail = (unit: UnitId, way: TrailKind, hexes: readonly Hex[], rail = false): Trail => ({
    unit,
    side: sideOf(unit),
    way,
    rail,
    hexes,
    step,
  });
  if (event.type === 'moved') {
    const way = before.phase === 'exploitation' ? 'exploitation' : 'move';
    return trail(event.unit, way, [event.from, ...event.path], event.rail);
  }
  if (event.type === 'retreated')
    return trail(event.unit, event.before ? 'retreat-before' : 'retreat', [event.from, event.to]);
  if (event.type === 'advanced')
    return trail(event.unit, event.before ? 'advance-before' : 'advance', [event.from, event.to]);
  if (event.type === 'dropped') return trail(event.unit, 'drop', [before.units[event.unit]!.at, event.hex]);
  return event.type === 'thawed' ? trail(event.unit, 'thaw', [event.from, event.to]) : null;
}

export const findTrails = (happened: readonly RecordedEvent[]): Trail[] =>
  happened.flatMap((happening) => toTrail(happening) ?? []);

/**
 * The trails of the Player-Turn to which the last step belongs; at the start of a Player-Turn those of the other
 * player.
 */
export function currentTrails(timeline: Timeline, step = timeline.cursor): Trail[] {
  const turn = splitIntoTurns(timeline, step).at(-1);
  return turn ? findTrails(eventsBetween(timeline, turn.from, step)) : [];
}
