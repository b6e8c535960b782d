import type { CombatResult, GameEvent, Rolled, Side, Timeline } from '#engine/winter-war';
import { battles, type Battle } from './battles.ts';
import {
  averageOf,
  facesOf,
  lossesOf,
  luckOf,
  sumOf,
  type Face,
  type Losses,
  type Luck,
} from './dice-odds.ts';
import { happenings } from './happenings.ts';

/** What a battle's die could bring and brought. */
export interface BattleDie {
  readonly battle: Battle;
  /** By die face 1 to 6: the same forces in the same column. */
  readonly faces: readonly Face[];
  /** The average of the six faces. */
  readonly expected: Losses;
  /** What the face that came up demanded. */
  readonly rolled: Losses;
  /** What was lost in the end, with retreats that failed and losses beyond the need. */
  readonly lost: Losses;
  /** How much kinder the face was to the roller than the average. */
  readonly luck: Luck;
}

/** One throw: a die, or two where two are rolled together. */
export interface Roll {
  readonly step: number;
  readonly turn: number;
  /** Who rolled. */
  readonly side: Side;
  readonly dice: readonly number[];
  readonly what: 'attack' | 'landing' | 'drop' | Rolled['of'];
  /** For an attack and a landing. */
  readonly battle: BattleDie | null;
}

/** The throws of one side. */
export interface SideDice {
  readonly dice: number;
  /** How often each face came up, 1 to 6. */
  readonly faces: readonly number[];
  /** Battles in which it rolled. */
  readonly battles: number;
  /** How often each result came, and how often it comes on average. */
  readonly results: Readonly<Record<CombatResult, { readonly expected: number; readonly actual: number }>>;
  readonly expected: Losses;
  readonly rolled: Losses;
  readonly lost: Losses;
  /** Of its own battle dice alone. */
  readonly luck: Luck;
}

export interface DiceRecord {
  readonly rolls: readonly Roll[];
  readonly sides: Readonly<Record<Side, SideDice>>;
  /** By all battle dice of both sides: one side's good luck is the other's bad luck. */
  readonly luck: Readonly<Record<Side, Luck>>;
}

type Thrown = Pick<Roll, 'side' | 'dice' | 'what'>;

/** The throw that an event tells of, or null. */
function thrown(event: GameEvent, phasing: Side): Thrown | null {
  // The Soviet player rolls for the Special Event, the Finn for all else in an Interphase.
  if (event.type === 'rolled')
    return { side: event.of === 'event' ? 'soviet' : 'finn', dice: event.dice, what: event.of };
  if (event.type === 'landing') return { side: 'finn', dice: [event.die], what: 'landing' };
  if ((event.type !== 'attacked' && event.type !== 'dropped') || event.die === null) return null;
  return event.type === 'attacked'
    ? { side: phasing, dice: [event.die], what: 'attack' }
    : { side: 'soviet', dice: [event.die], what: 'drop' };
}

function battleDie(timeline: Timeline, battle: Battle, die: number): BattleDie {
  const { step, side, losses } = battle;
  const before = step ? timeline.steps[step - 1]!.state : timeline.start;
  const faces = facesOf(before, timeline.steps[step]!.action, side);
  const rolled = faces[die - 1]!.losses;
  return {
    battle,
    faces,
    expected: averageOf(faces),
    rolled,
    lost: lossesOf(
      losses.map(({ unit }) => unit),
      side,
    ),
    luck: luckOf([{ faces, rolled, sign: 1 }]),
  };
}

/** Every throw of the game as it stands, in order. */
function rollsOf(timeline: Timeline): Roll[] {
  const fought = new Map(battles(timeline, 0, timeline.cursor).map((battle) => [battle.step, battle]));
  return happenings(timeline, 0, timeline.cursor).flatMap(({ event, step, before }) => {
    const found = thrown(event, before.phasing);
    if (!found) return [];
    const battle = found.what === 'attack' || found.what === 'landing' ? fought.get(step) : undefined;
    return {
      step,
      turn: before.turn,
      ...found,
      battle: battle ? battleDie(timeline, battle, found.dice[0]!) : null,
    };
  });
}

const RESULTS: readonly CombatResult[] = ['Ae', 'Ar', 'Ne', 'Ex', 'Dr', 'De'];

const luckFor = (side: Side, dice: readonly BattleDie[]): Luck =>
  luckOf(dice.map(({ battle, faces, rolled }) => ({ faces, rolled, sign: battle.side === side ? 1 : -1 })));

function sideDice(side: Side, all: readonly Roll[]): SideDice {
  const rolls = all.filter((roll) => roll.side === side);
  const dice = rolls.flatMap((roll) => roll.dice);
  const fought = rolls.flatMap(({ battle }) => battle ?? []);
  const times = (faces: readonly Face[], result: CombatResult): number =>
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
    expected: averageOf(fought.flatMap(({ faces }) => faces)),
    rolled: sumOf(fought.map(({ rolled }) => rolled)),
    lost: sumOf(fought.map(({ lost }) => lost)),
    luck: luckFor(side, fought),
  };
}

/**
 * The dice of a game as it stands: every roll, how the faces fell, and whom they favoured. All of it exact.
 */
export function diceRecord(timeline: Timeline): DiceRecord {
  const rolls = rollsOf(timeline);
  const fought = rolls.flatMap(({ battle }) => battle ?? []);
  return {
    rolls,
    sides: { finn: sideDice('finn', rolls), soviet: sideDice('soviet', rolls) },
    luck: { finn: luckFor('finn', fought), soviet: luckFor('soviet', fought) },
  };
}
