/** Recorded games of random players, as files that the game loads. */
import { randomSource } from '#engine/core/random.ts';
import { distance } from '#engine/winter-war/board/grid.ts';
import {
  board,
  mayMove,
  newGame,
  play,
  positionFrom,
  present,
  reach,
  ROSTER,
  readySetUp,
  serialise,
  startTimeline,
  type Action,
  type State,
  type Timeline,
  type UnitId,
} from '#engine/winter-war';
import * as talvisota from '#engine/talvisota';
import { sampleAction } from '../random-play.ts';
import { sampleAction as sampleOfTalvisota } from '../talvisota/random-play.ts';

const act = (line: Timeline, action: Action): Timeline => {
  const played = play(line, action);
  if (!played.ok) throw new Error(played.refusal.text);
  return played.timeline;
};

/** Timeline after both set-ups. */
function opening(seed: number, kind: 'historical' | 'random' = 'random'): Timeline {
  let line = startTimeline(newGame({}, seed));
  for (const side of [0, 1]) {
    for (const action of readySetUp(present(line), kind, seed * 2 + side)) line = act(line, action);
    line = act(line, { type: 'end' });
  }
  return line;
}

/** How often a player about to end a phase chooses again. */
const SECOND_THOUGHTS = 3;

/** Plays until `done` is true; null if the game ends before. */
function playUntil(seed: number, done: (line: Timeline) => boolean): Timeline | null {
  const pick = randomSource(seed);
  let line = opening(seed);
  while (!done(line)) {
    const state = present(line);
    if (state.phase === 'over') return null;
    let action = sampleAction(state, pick);
    for (let i = 0; i < SECOND_THOUGHTS && action.type === 'end'; i++) action = sampleAction(state, pick);
    line = act(line, action);
  }
  return line;
}

export interface HeavyCounter {
  readonly unit: UnitId;
  readonly hex: string;
  /** Number of hexes that it can reach. */
  readonly reach: number;
}

export interface MidGame {
  readonly file: string;
  readonly counters: readonly HeavyCounter[];
}

/** Counters that are alone in their hex, those with the widest reach first. */
function heavyCounters(state: State): HeavyCounter[] {
  const alone = ({ at }: { at: number }) => state.units.filter((other) => other.at === at).length === 1;
  return state.units
    .flatMap((unit, id) =>
      unit.at >= 0 && alone(unit) && mayMove(state, id)
        ? [{ unit: id, hex: board.hexName(unit.at), reach: reach(state, id).length }]
        : [],
    )
    .toSorted((a, b) => b.reach - a.reach);
}

export interface SuppliedGame {
  readonly file: string;
  /** Headquarters, each with hexes near it that it can reach. */
  readonly headquarters: readonly { readonly hex: string; readonly near: readonly string[] }[];
}

/** The first Soviet Movement Phase after the historical set-up, when most units are in supply. */
function firstMarch(): Timeline {
  let line = opening(1, 'historical');
  while (present(line).phase !== 'movement') line = act(line, { type: 'end' });
  return line;
}

export interface PlainMove {
  readonly file: string;
  readonly from: string;
  /** An empty hex next to it. */
  readonly to: string;
}

/** A unit alone in its hex, in the first Soviet Movement Phase, and an empty hex that it can enter. */
export function plainMove(): PlainMove {
  const line = firstMarch();
  const state = present(line);
  const isEmpty = (hex: number): boolean => state.units.every(({ at }) => at !== hex);
  for (const { unit, hex: from } of heavyCounters(state)) {
    const { at } = state.units[unit]!;
    const to = reach(state, unit).find(({ hex }) => distance(at, hex) === 1 && isEmpty(hex));
    if (to) return { file: serialise(line), from, to: board.hexName(to.hex) };
  }
  throw new Error('No unit can move.');
}

export function suppliedGame(): SuppliedGame {
  const line = firstMarch();
  const state = present(line);
  const isNear = (from: number) => (to: { hex: number }) => distance(from, to.hex) <= 2;
  return {
    file: serialise(line),
    headquarters: state.units.flatMap(({ at }, id) =>
      at >= 0 && ROSTER[id]!.type.arm === 'headquarters' && mayMove(state, id)
        ? [
            {
              hex: board.hexName(at),
              near: reach(state, id)
                .filter(isNear(at))
                .map(({ hex }) => board.hexName(hex)),
            },
          ]
        : [],
    ),
  };
}

/** The start of a Soviet Movement Phase in the middle of a game. */
export function midGame(): MidGame {
  for (let seed = 1; ; seed++) {
    const line = playUntil(seed, (l) => present(l).turn === 4 && present(l).phase === 'movement');
    if (line && present(line).phasing === 'soviet')
      return {
        file: serialise(line),
        counters: heavyCounters(present(line)),
      };
  }
}

export interface LongGame {
  readonly file: string;
  readonly steps: number;
  /** The unit moved by the last step. */
  readonly unit: UnitId;
}

/** A game with this number of steps, the last of which is a move. */
export function longGame(steps: number): LongGame {
  for (let seed = 1; ; seed++) {
    const line = playUntil(seed, (l) => l.cursor === steps);
    const last = line?.steps.at(-1)?.action;
    if (line && last?.type === 'move') return { file: serialise(line), steps, unit: last.unit };
  }
}

/** Talvisota in its third turn, right after a move of the Soviet player. */
export function talvisotaGame(): string {
  for (let seed = 1; ; seed++) {
    const pick = randomSource(seed);
    let line = talvisota.startTimeline(talvisota.newGame({}, seed));
    for (;;) {
      const state = talvisota.present(line);
      if (state.phase === 'over' || state.turn > 3) break;
      const action = sampleOfTalvisota(state, pick);
      const played = talvisota.play(line, action);
      if (!played.ok) throw new Error(played.refusal.text);
      line = played.timeline;
      if (state.turn === 3 && action.type === 'march') return talvisota.serialise(line);
    }
  }
}

export interface AttackGame {
  readonly file: string;
  readonly target: string;
}

/** A Combat Phase of the Soviet player with one attack, at 12 points to 4. */
export function attackGame(): string {
  const state = positionFrom({
    turn: 2,
    phasing: 'soviet',
    phase: 'attack',
    units: [
      { type: '0-1-2', hex: '1602' },
      { type: '6-4-2', hex: '1604' },
      { type: '6-4-2', hex: '1604' },
      { type: '4-4-2', hex: '1504' },
    ],
  });
  return serialise(startTimeline(state));
}

/** Talvisota before the Soviet player's first allotment of strategies. */
export function talvisotaAllotment(): string {
  let line = talvisota.startTimeline(talvisota.newGame({}, 1));
  while (talvisota.present(line).phase !== 'soviet-allotment') {
    const played = talvisota.play(line, sampleOfTalvisota(talvisota.present(line), randomSource(1)));
    if (!played.ok) throw new Error(played.refusal.text);
    line = played.timeline;
  }
  return talvisota.serialise(line);
}
