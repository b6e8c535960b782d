import {
  type Action,
  type CombatResult,
  type GameEvent,
  type Rolled,
  type Side,
  type State,
  type Timeline,
  type UnitId,
  apply,
  landingOdds,
  odds,
} from '#engine/winter-war';
import { type Battle, findBattles } from './battles.ts';
import { attackPointsOf, eventsBetween, sideOf } from './events.ts';

/** The die of a battle: its possible and actual results. */
export interface BattleDie {
  readonly battle: Battle;
  /** Results by die face 1 to 6, for the same forces. */
  readonly faces: readonly DieFace[];
  /** The average of the six faces. */
  readonly expected: Losses;
  /** Losses by the face rolled. */
  readonly rolled: Losses;
  /** Actual losses, including failed retreats and excess exchanges. */
  readonly lost: Losses;
  /** Advantage of the face over the average, for the roller. */
  readonly luck: Luck;
}

/** One roll of one die, or of two together. */
export interface Roll {
  readonly step: number;
  readonly turn: number;
  readonly side: Side;
  readonly dice: readonly number[];
  readonly what: 'attack' | 'landing' | 'drop' | Rolled['of'];
  /** For attacks and landings; else null. */
  readonly battle: BattleDie | null;
}

/** All rolls of a side. */
export interface SideDice {
  readonly dice: number;
  /** How often each face came up, 1 to 6. */
  readonly faces: readonly number[];
  /** Battles in which it rolled. */
  readonly battles: number;
  /** Expected and actual number of each result. */
  readonly results: Readonly<Record<CombatResult, { readonly expected: number; readonly actual: number }>>;
  readonly expected: Losses;
  readonly rolled: Losses;
  readonly lost: Losses;
  /** Luck by its own battle dice. */
  readonly luck: Luck;
}

export interface DiceRecord {
  readonly rolls: readonly Roll[];
  readonly sides: Readonly<Record<Side, SideDice>>;
  /** Luck by the battle dice of both sides; the two are opposite. */
  readonly luck: Readonly<Record<Side, Luck>>;
}

type ThrowInfo = Pick<Roll, 'side' | 'dice' | 'what'>;

/** The roll behind an event, or null. */
function readThrow(event: GameEvent, phasing: Side): ThrowInfo | null {
  // The Soviet player rolls for the Special Event, the Finnish player for everything else in an Interphase.
  if (event.type === 'rolled')
    return { side: event.of === 'event' ? 'soviet' : 'finn', dice: event.dice, what: event.of };
  if (event.type === 'landing') return { side: 'finn', dice: [event.die], what: 'landing' };
  if ((event.type !== 'attacked' && event.type !== 'dropped') || event.die === null) return null;
  return event.type === 'attacked'
    ? { side: phasing, dice: [event.die], what: 'attack' }
    : { side: 'soviet', dice: [event.die], what: 'drop' };
}

function analyseBattleDie(timeline: Timeline, battle: Battle, die: number): BattleDie {
  const { step, side, losses } = battle;
  const before = step ? timeline.steps[step - 1]!.state : timeline.start;
  const faces = computeFaces(before, timeline.steps[step]!.action, side);
  const rolled = faces[die - 1]!.losses;
  return {
    battle,
    faces,
    expected: averageLosses(faces),
    rolled,
    lost: countLosses(
      losses.map(({ unit }) => unit),
      side,
    ),
    luck: computeLuck([{ faces, rolled, sign: 1 }]),
  };
}

/** All rolls up to the cursor, in order. */
function findRolls(timeline: Timeline): Roll[] {
  const fought = new Map(findBattles(timeline, 0, timeline.cursor).map((battle) => [battle.step, battle]));
  return eventsBetween(timeline, 0, timeline.cursor).flatMap(({ event, step, before }) => {
    const found = readThrow(event, before.phasing);
    if (!found) return [];
    const battle = found.what === 'attack' || found.what === 'landing' ? fought.get(step) : undefined;
    return {
      step,
      turn: before.turn,
      ...found,
      battle: battle ? analyseBattleDie(timeline, battle, found.dice[0]!) : null,
    };
  });
}

const RESULTS: readonly CombatResult[] = ['Ae', 'Ar', 'Ne', 'Ex', 'Dr', 'De'];

const luckOfSide = (side: Side, dice: readonly BattleDie[]): Luck =>
  computeLuck(
    dice.map(({ battle, faces, rolled }) => ({ faces, rolled, sign: battle.side === side ? 1 : -1 })),
  );

function summariseSide(side: Side, all: readonly Roll[]): SideDice {
  const rolls = all.filter((roll) => roll.side === side);
  const dice = rolls.flatMap((roll) => roll.dice);
  const fought = rolls.flatMap(({ battle }) => battle ?? []);
  const times = (faces: readonly DieFace[], result: CombatResult): number =>
    faces.filter((face) => face.result === result).length;
  return {
    dice: dice.length,
    faces: [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length),
    battles: fought.length,
    results: Object.fromEntries(
      RESULTS.map((result) => [
        result,
        {
          expected: fought.reduce((sum, { faces }) => sum + times(faces, result), 0) / 6,
          actual: fought.filter(({ battle }) => battle.result === result).length,
        },
      ]),
    ) as SideDice['results'],
    expected: averageLosses(fought.flatMap(({ faces }) => faces)),
    rolled: sumLosses(fought.map(({ rolled }) => rolled)),
    lost: sumLosses(fought.map(({ lost }) => lost)),
    luck: luckOfSide(side, fought),
  };
}

/** Dice statistics up to the cursor: rolls, faces and luck, computed exactly. */
export function buildDiceRecord(timeline: Timeline): DiceRecord {
  const rolls = findRolls(timeline);
  const fought = rolls.flatMap(({ battle }) => battle ?? []);
  return {
    rolls,
    sides: { finn: summariseSide('finn', rolls), soviet: summariseSide('soviet', rolls) },
    luck: { finn: luckOfSide('finn', fought), soviet: luckOfSide('soviet', fought) },
  };
}

/** Attack Strength points lost, from the roller's view. */
interface Losses {
  readonly enemy: number;
  readonly own: number;
}

interface DieFace {
  readonly result: CombatResult;
  readonly losses: Losses;
}

const sumLosses = (losses: readonly Losses[]): Losses => ({
  enemy: losses.reduce((sum, { enemy }) => sum + enemy, 0),
  own: losses.reduce((sum, { own }) => sum + own, 0),
});

/**
 * Attack Strength points by which the dice beat the average. About two games of three are within one standard
 * deviation, 19 of 20 within two.
 */
export interface Luck {
  readonly points: number;
  readonly deviation: number;
}

/** Losses among some units, from a side's view. */
const countLosses = (units: readonly UnitId[], side: Side): Losses =>
  sumLosses(
    units.map((unit) =>
      sideOf(unit) === side
        ? { enemy: 0, own: attackPointsOf(unit) }
        : { enemy: attackPointsOf(unit), own: 0 },
    ),
  );

/** The least total, not below `least`, that some of the units make up. */
export function fewestPoints(units: readonly UnitId[], least: number): number {
  const sums = units.reduce(
    (found, unit) => new Set([...found, ...[...found].map((sum) => sum + attackPointsOf(unit))]),
    new Set([0]),
  );
  return Math.min(...[...sums].filter((sum) => sum >= least));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Minimum losses by die face: immediate eliminations and the cheapest exchange. Later losses depend on the
 * players.
 */
function computeFaces(before: State, action: Action, side: Side): DieFace[] {
  const results = (action.type === 'attack' ? odds(before, action) : landingOdds(before)).faces;
  return FACES.map((face) => {
    const applied = apply(before, action, () => face);
    if (!applied.ok) throw new Error(applied.refusal.text);
    const gone = applied.events.flatMap((event) => (event.type === 'eliminated' ? [event.unit] : []));
    const owed = applied.state.decisions.at(-1);
    const exchanged =
      owed?.kind === 'exchange'
        ? { enemy: 0, own: fewestPoints(owed.units, owed.points) }
        : { enemy: 0, own: 0 };
    return { result: results[face - 1]!, losses: sumLosses([countLosses(gone, side), exchanged]) };
  });
}

/** Mean losses over six faces; for several battles the sum of the means. */
export function averageLosses(faces: readonly DieFace[]): Losses {
  const { enemy, own } = sumLosses(faces.map(({ losses }) => losses));
  return { enemy: enemy / FACES.length, own: own / FACES.length };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const net = ({ enemy, own }: Losses): number => enemy - own;

/** Net gain over the mean of the faces, and its standard deviation. Summed in whole sixths to avoid rounding. */
export function computeLuck(
  dice: readonly { readonly faces: readonly DieFace[]; readonly rolled: Losses; readonly sign: 1 | -1 }[],
): Luck {
  let sixths = 0;
  let variance = 0;
  for (const { faces, rolled, sign } of dice) {
    const gains = faces.map(({ losses }) => net(losses));
    sixths += sign * (net(rolled) * FACES.length - total(gains));
    variance += total(gains.map((gain) => gain ** 2)) * FACES.length - total(gains) ** 2;
  }
  return { points: sixths / FACES.length, deviation: Math.sqrt(variance) / FACES.length };
}
