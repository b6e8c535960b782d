/** Plays positions on with quick players and fixed dice: some effects of a die show only later. */
import { apply, decider, type Action, type Side, type State } from '#engine/winter-war';
import type { PlayerLevel } from '../ai/ai-context.ts';
import { chooseActions } from '../ai/choose.ts';
import type { Players } from './value.ts';

/** A face of the die, the same for the same event; six samples in a row show every face. */
function faceOf(event: number, sample: number): number {
  let mixed = Math.imul(event + 1, 0x9e3779b1) ^ Math.imul(Math.floor(sample / 6) + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return 1 + ((((mixed ^ (mixed >>> 13)) >>> 0) + sample) % 6);
}

/** Identifies a roll within a sample, by Player-Turn and attacked hex. */
const eventOf = ({ turn, phasing }: State, action: Action): number =>
  (turn * 2 + (phasing === 'finn' ? 1 : 0)) * 10_000 +
  (action.type === 'attack' ? Math.min(...action.targets) : 9_999);

/** Dice of an action in a sample; the same for the same event in every playout. */
export function diceOf(state: State, action: Action, sample: number): number[] {
  const event = eventOf(state, action);
  return [0, 1, 2].map((nth) => faceOf(event + nth * 1_000_000, sample));
}

export const isBeforeBattles = ({ phase }: State): boolean =>
  phase === 'reinforcement' || phase === 'movement';

/** Two parts for each Player-Turn: its march, and its battles. */
const partOf = (state: State): number =>
  4 * state.turn + (state.phasing === 'finn' ? 2 : 0) + (isBeforeBattles(state) ? 0 : 1);

/** A quick level that plays much like the given one; a person counts as an Officer. */
const quickLevel = (level: PlayerLevel | null): PlayerLevel =>
  level === null || level === 'general' ? 'officer' : level;

/** Parts of Player-Turns in a playout: the rest of these battles, the enemy's march, and its battles. */
const PARTS = 3;
/** Sets of dice; more add little. */
const SAMPLES = [0, 1];

/** A position, and those at the end of each of the next parts, one for each set of dice. */
export function positionsAhead(start: State, players: Players): State[][] {
  const lines = SAMPLES.map((sample) => playParts(start, players, sample));
  return [[start], ...Array.from({ length: PARTS }, (_, part) => lines.map((line) => line[part]!))];
}

/** More than are ever needed. */
const MOST_CHOICES = 600;

/** Positions at the ends of the next parts; the last one is repeated if the game ends before. */
function playParts(start: State, players: Players, sample: number): State[] {
  const levels: Record<Side, PlayerLevel> = {
    soviet: quickLevel(players.soviet),
    finn: quickLevel(players.finn),
  };
  const first = partOf(start);
  const found: State[] = [];
  let state = start;
  for (let n = 0; n < MOST_CHOICES && state.phase !== 'over'; n++) {
    if (!state.decisions.length)
      for (let part = found.length; part < Math.min(PARTS, partOf(state) - first); part++) found.push(state);
    if (found.length === PARTS) return found;
    const side = decider(state);
    let isMoved = false;
    for (const action of chooseActions(state, side, levels[side], sample)) {
      const applied = apply(state, action, diceOf(state, action, sample));
      if (!applied.ok) break;
      ({ state } = applied);
      isMoved = true;
      if (applied.dice.length) break;
    }
    if (!isMoved) break;
  }
  while (found.length < PARTS) found.push(state);
  return found;
}
