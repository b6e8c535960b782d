/** Plays one game of Talvisota between computer players, or against an opponent with one idea. */
import {
  apply,
  conquered,
  decider,
  newGame,
  view,
  type Action,
  type Options,
  type Side,
  type State,
} from '#engine/talvisota';
import { PLAYER_LEVELS, chooseActions, type PlayerLevel } from '#games/talvisota/ai/index.ts';
import { POOL, isPoolName, type PoolName } from './pool.ts';

/** A computer player of the app, or one of the lab's own. */
export type PlayerName = PlayerLevel | PoolName;
export type Table = Readonly<Record<Side, PlayerName>>;

const chooseAs = (name: PlayerName, state: State, side: Side, seed: number, effort = 1): readonly Action[] =>
  isPoolName(name)
    ? POOL[name].play(view(state, side), { side, seed, effort })
    : chooseActions(state, side, name, seed, effort);

export interface LabGame {
  readonly winner: Side | 'draw' | 'none';
  readonly reason: string;
  readonly turns: number;
  readonly morale: Readonly<Record<Side, number>>;
  /** Soviet strategies that fought or took a space, spaces taken, and those held at the end. */
  readonly attacks: number;
  readonly taken: number;
  readonly held: number;
  /** Attempts of SCT by result. */
  readonly harassed: Readonly<Record<'success' | 'setback' | 'failure', number>>;
  /** Processor time of the longest turn of each side, in milliseconds. */
  readonly slowest: Readonly<Record<Side, number>>;
  /** Violations of invariants. */
  readonly faults: readonly string[];
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const MOST_STEPS = 5000;

type Watch = (before: State, action: Action, dice: readonly number[], after: State) => void;

/**
 * Plays to the end; the seed determines the dice and the computer players' choices. `effort`: as for the
 * players; `watch` is called for every step.
 */
export function playGame(
  table: Table,
  seed: number,
  options: Partial<Options>,
  effort?: number,
  watch?: Watch,
): LabGame {
  let state = newGame(options, seed);
  const faults: string[] = [];
  const harassed = { success: 0, setback: 0, failure: 0 };
  const slowest = { soviet: 0, finn: 0 };
  let spent = { turn: 0, soviet: 0, finn: 0 };
  let [attacks, taken, steps] = [0, 0, 0];
  while (state.phase !== 'over' && steps < MOST_STEPS) {
    const side = decider(state);
    if (spent.turn !== state.turn) spent = { turn: state.turn, soviet: 0, finn: 0 };
    const before = cpu();
    const actions = chooseAs(table[side], state, side, seed, effort);
    spent[side] += cpu() - before;
    slowest[side] = Math.max(slowest[side], spent[side]);
    let done = 0;
    for (const action of actions) {
      const applied = apply(state, action);
      if (!applied.ok) {
        faults.push(`turn ${state.turn}, ${state.phase}: ${JSON.stringify(action)}: ${applied.refusal.text}`);
        break;
      }
      for (const event of applied.events) {
        if (event.type === 'opened') attacks++;
        if (event.type === 'conquered') taken++;
        if (event.type === 'harassed') harassed[event.result]++;
      }
      watch?.(state, action, applied.dice, applied.state);
      ({ state } = applied);
      done++;
      if (applied.dice.length) break;
    }
    steps += done;
    if (!done) {
      faults.push(`turn ${state.turn}, ${state.phase}: nothing is done`);
      break;
    }
  }
  if (!state.outcome) faults.push('the game does not end');
  return {
    winner: state.outcome?.winner ?? 'none',
    reason: state.outcome?.reason ?? 'none',
    turns: state.turn,
    morale: state.morale,
    attacks,
    taken,
    held: conquered(state).length,
    harassed,
    slowest,
    faults,
  };
}

export const isPlayer = (name: string): name is PlayerName =>
  isPoolName(name) || (PLAYER_LEVELS as readonly string[]).includes(name);
