/** Makes problems of Winter War from games between computer players. */
import { apply, newGame, readPosition, writePosition, type Action, type State } from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { EQUAL, findProblem as findAny, SOLVERS } from '#games/winter-war/problems/find.ts';
import { wonAtOnce } from '#games/winter-war/problems/find-march.ts';
import { kindsAt, type Found as FoundAtTable, type ProblemKind } from '#games/winter-war/problems/judge.ts';
import { isLastTurn } from '#games/winter-war/ai/endgame.ts';
import { LEAST_LOST, type NewProblem, type Problem } from '#table/game';
import { optionsOf, type Game } from './games.ts';

/** A problem with its difficulty, by which problems are sorted. */
interface Found extends NewProblem<Action> {
  readonly hardness: number;
}

/** Added difficulty for each level that misses it. */
const MISSED = 6;

/** Adds the difficulty: doublings of the number of answers, and more if weaker players miss answers as good as the best. */
function withHardness({ choices, lostBy, ...problem }: FoundAtTable): Found {
  const missed = SOLVERS.filter((level) => lostBy(level) > EQUAL).length;
  const hardness = choices.reduce((sum, count) => sum + Math.log2(count), 0) + MISSED * missed;
  return { ...problem, hardness };
}

/** The problem of a kind in a position; null if there is none. */
function problemOf(state: State, kind: ProblemKind): Found | null {
  if (!kindsAt(state).includes(kind)) return null;
  const found = runToEnd(findAny(state, kind));
  return 'reason' in found ? null : withHardness(found);
}

/** The problem in a position, except for the last moves of a march; null if there is none. */
export const findProblem = (state: State): Found | null =>
  problemOf(state, state.phase === 'attack' ? 'attack' : 'lastMarch');

/** A problem whose level is unknown until all are made. */
export type MadeProblem = Omit<Problem<Action>, 'level'> & Pick<Found, 'hardness'>;

const ID_OF: Readonly<Record<string, string>> = { attack: 'attack', lastMarch: 'march', march: 'reply' };

/** Earlier in a game, losses of a march are hardly ever certain. */
const FIRST_DOOR = 6;

/** The problem of a march about to end; points won at once do not count. */
function findDoor(state: State): Found | null {
  if (state.turn < FIRST_DOOR) return null;
  const found = problemOf(state, 'march');
  return found && found.lost - wonAtOnce(state, found.best, found.second) >= LEAST_LOST ? found : null;
}

type Finder = (start: State) => Found | null;

/** Searches for a position, by the wanted kinds: at the start of a phase, and before a march ends. */
function findersOf(state: State, { type }: Action, isFirst: boolean, kinds: ReadonlySet<string>): Finder[] {
  const { phase } = state;
  const isAsked =
    phase === 'attack'
      ? kinds.has('attack')
      : phase === 'movement' && kinds.has('lastMarch') && isLastTurn(state);
  return [
    ...(isFirst && isAsked ? [findProblem] : []),
    ...(phase === 'movement' && type === 'end' && kinds.has('march') ? [findDoor] : []),
  ];
}

export function problemsOf(
  { soviet, finn, rules, seed, record }: Game,
  kinds: ReadonlySet<string>,
): MadeProblem[] {
  const found: MadeProblem[] = [];
  let state: State = newGame(optionsOf(rules, seed), seed);
  let last = '';
  for (const { action, dice } of record!) {
    const { phase, turn, phasing, decisions } = state;
    const turnName = `${turn}${phasing === 'soviet' ? 'S' : 'F'}`;
    const name = `${turnName} ${phase}`;
    const finders = decisions.length ? [] : findersOf(state, action as Action, name !== last, kinds);
    if (!decisions.length) last = name;
    for (const find of finders) {
      // A problem starts from the position as the notation can express it.
      const position = writePosition(state);
      const read = position ? readPosition(position) : null;
      const problem = read?.ok ? find(present(read.timeline)) : null;
      if (!problem) continue;
      found.push({
        id: `${ID_OF[problem.kind]}-${seed}-${soviet[0]}${finn[0]}-${turn}${phasing[0]}`,
        ...problem,
        lost: Math.round(problem.lost * 100) / 100,
        source: { players: `${soviet} v ${finn}`, seed, turn: turnName },
        position: position!.trim(),
      });
    }
    const applied = apply(state, action as Action, dice);
    if (!applied.ok) break;
    ({ state } = applied);
  }
  return found;
}
