/** Makes problems of Winter War out of games between computer players. */
import { apply, newGame, readPosition, writePosition, type Action, type State } from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { findProblem as find } from '#games/winter-war/problems/find.ts';
import { kindsAt, type ProblemKind } from '#games/winter-war/problems/judge.ts';
import { optionsOf, type Game } from './games.ts';
import { withHardness, type Found, type WinterProblem } from './hardness.ts';
import { restOfMarch } from './make-marches.ts';

/** The problem of a kind that a position makes; null where it makes none. */
function problemOf(state: State, kind: ProblemKind): Found | null {
  if (!kindsAt(state).includes(kind)) return null;
  const found = runToEnd(find(state, kind));
  return 'reason' in found ? null : withHardness(found);
}

/** The problem that a position makes, other than by the last moves of a march; null where it makes none. */
export const findProblem = (state: State): Found | null =>
  problemOf(state, state.phase === 'attack' ? 'attack' : 'lastMarch');

/** A problem whose difficulty is not known before all are. */
export type MadeProblem = Omit<WinterProblem, 'level'> & Pick<Found, 'hardness'>;

const ID_OF: Readonly<Record<string, string>> = { attack: 'attack', lastMarch: 'march', march: 'reply' };

/** The problems of a position of a game, of the kinds that are wanted, each with the position in which it begins. */
function* problemsAt(state: State, kinds: ReadonlySet<string>): Generator<[Found, string]> {
  const rest = kinds.has('march') && state.phase === 'movement' ? restOfMarch(state) : null;
  const ways = [
    [state, findProblem],
    [rest, (start: State) => problemOf(start, 'march')],
  ] as const;
  for (const [start, find] of ways) {
    const position = start && writePosition(start);
    const read = position ? readPosition(position) : null;
    const problem = read?.ok ? find(present(read.timeline)) : null;
    if (problem && kinds.has(problem.kind)) yield [problem, position!.trim()];
  }
}

/** All problems of a game, of some kinds. */
export function problemsOf(
  { soviet, finn, rules, seed, record }: Game,
  kinds: ReadonlySet<string>,
): MadeProblem[] {
  const found: MadeProblem[] = [];
  let state: State = newGame(optionsOf(rules, seed), seed);
  let last = '';
  for (const { action, dice } of record!) {
    const { phase, turn, phasing, decisions } = state;
    const name = `${turn}${phasing === 'soviet' ? 'S' : 'F'} ${phase}`;
    if (!decisions.length && name !== last && (phase === 'attack' || phase === 'movement')) {
      last = name;
      for (const [problem, position] of problemsAt(state, kinds))
        found.push({
          id: `${ID_OF[problem.kind]}-${seed}-${soviet[0]}${finn[0]}-${turn}${phasing[0]}`,
          ...problem,
          lost: Math.round(problem.lost * 100) / 100,
          source: { players: `${soviet} v ${finn}`, seed, turn: name.split(' ')[0]! },
          position,
        });
    }
    const applied = apply(state, action as Action, dice);
    if (!applied.ok) break;
    ({ state } = applied);
  }
  return found;
}
