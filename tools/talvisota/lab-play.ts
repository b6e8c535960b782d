/** One game of Talvisota between computer players, or against an opponent with one idea. */
import {
  apply,
  check,
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
import { playAtRandom } from '#games/talvisota/ai/random-player.ts';
import { usualSetUp } from '#games/talvisota/set-up/usual.ts';

type Policy = (state: State, side: Side, seed: number, effort?: number) => readonly Action[];

const END: Action = { type: 'end' };

/** The turn in which the sleeper begins to attack. */
const WAKES = 7;

/** Waits for the end and hopes for the events: a Soviet player who never attacks. */
const passive: Policy = (state, side, seed) => {
  if (state.phase === 'set-up') return usualSetUp(state);
  return check(view(state, side), END) ? playAtRandom(view(state, side), { side, seed, effort: 1 }) : [END];
};

/** The General, but whatever has means is sent: nothing that has been laid is withheld. */
const stormy: Policy = (state, side, seed, effort) => {
  const actions = chooseActions(state, side, 'general', seed, effort);
  if (state.phase !== 'deployment' || state.decisions.length || actions[0]?.type !== 'end') return actions;
  return playAtRandom(view(state, side), { side, seed, effort: 1 });
};

/** Rests until the seventh turn, and then plays as the General: as the Soviets, the morale that waiting costs is little. */
const sleeper: Policy = (state, side, seed, effort) =>
  state.turn < WAKES && side === 'soviet'
    ? passive(state, side, seed)
    : chooseActions(state, side, 'general', seed, effort);

/** The General, but no more than one force is sent in a turn. */
const cautious: Policy = (state, side, seed, effort) => {
  const sent = state.soviet.plans.some((plan) => plan?.stage === 'map');
  if (state.phase === 'deployment' && sent && !state.decisions.length && !check(view(state, side), END))
    return [END];
  const actions = chooseActions(state, side, 'general', seed, effort);
  // What it sends together is sent one by one.
  return state.phase === 'deployment' ? actions.slice(0, 1) : actions;
};

const POLICIES = { passive, stormy, cautious, sleeper } as const satisfies Record<string, Policy>;

/** A computer player of the app, or one of the lab's own. */
export type PlayerName = PlayerLevel | keyof typeof POLICIES;
export type Table = Readonly<Record<Side, PlayerName>>;

const policyOf = (name: PlayerName): Policy =>
  name in POLICIES
    ? POLICIES[name as keyof typeof POLICIES]
    : (state, side, seed, effort) => chooseActions(state, side, name as PlayerLevel, seed, effort);

export interface LabGame {
  readonly winner: Side | 'draw' | 'none';
  readonly reason: string;
  readonly turns: number;
  readonly morale: Readonly<Record<Side, number>>;
  /** Soviet strategies that fought or took a space, spaces they took, and how many are held at the end. */
  readonly attacks: number;
  readonly taken: number;
  readonly held: number;
  /** Successful and other attempts of SCT. */
  readonly harassed: Readonly<Record<'success' | 'setback' | 'failure', number>>;
  /** Milliseconds of the processor for the longest turn of each side. */
  readonly slowest: Readonly<Record<Side, number>>;
  /** What must never happen. */
  readonly faults: readonly string[];
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const MOST_STEPS = 5000;

type Watch = (before: State, action: Action, dice: readonly number[], after: State) => void;

/**
 * Plays to the end; the dice follow from the seed, and so do the computer players' choices. `effort`: as players have it;
 * `watch` hears of every step.
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
    const actions = policyOf(table[side])(state, side, seed, effort);
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
  name in POLICIES || (PLAYER_LEVELS as readonly string[]).includes(name);
