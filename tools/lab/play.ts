/** Plays one game between computer players. */
import {
  apply,
  board,
  check,
  decider,
  levelOf,
  newGame,
  play,
  score,
  serialise,
  startTimeline,
  type Action,
  type LedgerLine,
  type Options,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { PLAYER_LEVELS, chooseActions, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import { unitType } from '#games/winter-war/ai/ground.ts';
import { isolatedPoints } from '#games/winter-war/ai/soviet-supply.ts';
import { expectedPoints } from '#games/winter-war/value/value.ts';
import { playIdea } from './idea.ts';
import { POOL, POOL_NAMES, type PoolName } from './pool.ts';
import { chooseAsYardstick, isYardstick, YARDSTICKS, type Yardstick } from './yardsticks.ts';

interface LabStep {
  readonly action: Action;
  readonly dice: readonly number[];
}

export interface LabGame {
  readonly points: number;
  readonly level: string;
  readonly reason: string;
  /** The Game-Turn in which the first fort of the Mannerheim Line fell, or null. */
  readonly breachTurn: number | null;
  /** By Game-Turn: Soviet Attack Strength out of supply after the Finnish march. */
  readonly isolated: readonly number[];
  /** Printed Attack Strength of each Soviet unit that paid for an exchange. */
  readonly exchanged: readonly number[];
  /** Whether the score or the expected result passes from one level to another in Game-Turns 4 to 8. */
  readonly crosses: boolean;
  /** Victory Points by line of the ledger, of lines that counted. */
  readonly ledger: Readonly<Partial<Record<LedgerLine['key'], number>>>;
  /** By side: number of phases, milliseconds in all and at most, and those of each march. */
  readonly thought: Readonly<Record<Side, { phases: number; ms: number; most: number; marches: number[] }>>;
  readonly record: readonly LabStep[];
  /** Violations of invariants. */
  readonly faults: readonly string[];
}

/** A computer player of the app, or one of the lab's own. */
export type PlayerName = PlayerLevel | PoolName | Yardstick;
export const PLAYERS: readonly PlayerName[] = [...PLAYER_LEVELS, ...YARDSTICKS, ...POOL_NAMES];

export type Table = Readonly<Record<Side, PlayerName>>;

export const isLevel = (name: PlayerName): name is PlayerLevel =>
  PLAYER_LEVELS.some((level) => level === name);

/** A player's next actions; a yardstick must be loaded. */
function choose(name: PlayerName, state: State, side: Side, seed: number): Action[] {
  if (isLevel(name)) return chooseActions(state, side, name, seed);
  return isYardstick(name)
    ? chooseAsYardstick(name, state, side, seed)
    : playIdea(POOL[name], state, side, seed);
}

const MANNERHEIM = ['1405', '1406', '1506', '1606'].map(board.hexByName);

/** Milliseconds of processor time, which do not depend on other work of the machine. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const MOST_STEPS = 5000;

/** Plays a whole game; the seed determines the dice and the computer players' choices. */
export const playGame = (table: Table, seed: number, options: Partial<Options>): LabGame =>
  playFrom(table, seed, newGame(options, seed));

/** The same from a position, whose generator gives the dice. */
export function playFrom(table: Table, seed: number, start: State): LabGame {
  let state = start;
  const record: LabStep[] = [];
  const faults: string[] = [];
  const thought: LabGame['thought'] = {
    finn: { phases: 0, ms: 0, most: 0, marches: [] },
    soviet: { phases: 0, ms: 0, most: 0, marches: [] },
  };
  let breachTurn: number | null = null;
  const isolated: number[] = [];
  const exchanged: UnitId[] = [];
  const levels = { now: new Set<string>(), expected: new Set<string>() };
  let mark = '';
  let spent = 0;
  let thinker: Side = 'finn';
  const close = (): void => {
    thought[thinker].phases++;
    thought[thinker].ms += spent;
    thought[thinker].most = Math.max(thought[thinker].most, spent);
    if (mark.includes(' movement ')) thought[thinker].marches.push(spent);
    spent = 0;
  };
  while (state.phase !== 'over' && record.length < MOST_STEPS) {
    const side = decider(state);
    const now = `${state.turn} ${state.phasing} ${state.phase} ${side}`;
    if (now !== mark && mark) close();
    [mark, thinker] = [now, side];
    const before = cpu();
    const actions = choose(table[side], state, side, seed);
    spent += cpu() - before;
    let done = 0;
    for (const action of actions) {
      if (check(state, action)) break;
      const applied = apply(state, action);
      if (!applied.ok) break;
      record.push({ action, dice: applied.dice });
      for (const event of applied.events)
        if (event.type === 'eliminated' && event.cause === 'exchange') exchanged.push(event.unit);
      const isFinnishMarch = state.phase === 'movement' && state.phasing === 'finn';
      const isNewTurn = state.phasing !== applied.state.phasing;
      state = applied.state;
      if (isNewTurn && state.turn >= 4 && state.turn <= 8) {
        levels.now.add(levelOf(score(state).points));
        levels.expected.add(levelOf(expectedPoints(state, { soviet: 'general', finn: 'general' })));
      }
      if (isFinnishMarch && state.phase !== 'movement') isolated.push(isolatedPoints(state));
      done++;
      if (applied.dice.length) break;
    }
    if (!done) {
      const refusal = actions[0] ? check(state, actions[0])?.text : 'nothing';
      faults.push(`${now}: ${JSON.stringify(actions[0])}: ${refusal}`);
      break;
    }
    if (breachTurn === null && state.phase !== 'set-up' && MANNERHEIM.some((hex) => state.owner[hex] === 2))
      breachTurn = state.turn;
  }
  if (mark) close();
  const { outcome } = state;
  if (!outcome) faults.push('the game does not end');
  const ledger: Partial<Record<LedgerLine['key'], number>> = {};
  for (const { key, points } of score(state).lines) if (points) ledger[key] = (ledger[key] ?? 0) + points;
  return {
    points: outcome?.points ?? 0,
    level: outcome?.level ?? 'none',
    reason: outcome?.reason ?? 'none',
    breachTurn,
    isolated,
    exchanged: exchanged.map(unitType).flatMap(({ side, attack }) => (side === 'soviet' ? [attack] : [])),
    crosses: levels.now.size > 1 || levels.expected.size > 1,
    ledger,
    thought,
    record,
    faults,
  };
}

/** A finished game as the app saves it, with its players. */
export function fileOf(
  record: LabGame['record'],
  table: Readonly<Record<Side, PlayerLevel>>,
  seed: number,
  start: State,
): string {
  let timeline = startTimeline(start);
  for (const { action, dice } of record) {
    const played = play(timeline, action, dice);
    if (played.ok) ({ timeline } = played);
  }
  return serialise(timeline, { ...table, seed });
}
