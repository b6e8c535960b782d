/** A game of a few lines (store/counting.ts) with a few problems, whose answers the test judges. */
import type { GameProblems, Problem } from '#table/game';
import { activeGame } from '#table/game/registry.ts';
import { clearProblem } from '#table/features/problems/problem-store.ts';
import { useGame } from '#table/store/game.ts';
import { begin, REFUSAL, tellStory } from '../store/counting.ts';

export const problem = (
  id: string,
  kind = 'attack',
  more: Partial<Problem<string>> = {},
): Problem<string> => ({
  id,
  kind,
  side: 'finn',
  theme: 'river',
  level: 1,
  source: { players: 'hard v easy', seed: 1, turn: '3F' },
  position: 'counting usual',
  best: ['b', 'end'],
  second: ['c', 'end'],
  lost: 5,
  ...more,
});

export const FILE = [
  problem('one'),
  problem('two', 'move', { theme: 'wood' }),
  problem('three', 'move', { level: 2 }),
  problem('bad', 'attack', { level: 4, position: 'counting wrong' }),
];

interface Judgement {
  readonly answer: readonly string[];
  /** How much the answer loses, give or take the error; `null`: it cannot be judged. */
  settle(lost: number | null, error?: number): void;
}
/** What has been asked to be judged since the game was begun, in order. */
export const judged: Judgement[] = [];

const named = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The side that decides is the Finns' throughout. */
export function beginWithProblems(more: Partial<GameProblems<unknown, string>> = {}): GameProblems {
  judged.length = 0;
  clearProblem();
  begin();
  const game = activeGame();
  const line = useGame.getState().timeline!;
  const problems: Partial<GameProblems<unknown, string>> = {
    sides: ['finn', 'soviet'],
    kinds: ['attack', 'move'],
    themes: ['river', 'wood'],
    isAction: (value): value is string => typeof value === 'string',
    readPosition: (text) =>
      (text === 'counting usual'
        ? { ok: true, timeline: line }
        : { ok: false, refusal: { line: 2, column: 5, text: 'No hex' } }) as never,
    file: () => Promise.resolve([...FILE, { id: 'damaged' }]),
    take(_, on, action) {
      if (action === 'end') return { ok: true, line: null };
      const played = game.rules.play(on, action, []);
      return played.ok
        ? { ok: true, line: played.timeline }
        : { ok: false, refusal: { ...REFUSAL, text: 'Not here.' } };
    },
    judge: (_, answer) =>
      new Promise((found, fail) => {
        const settle = (lost: number | null, error = 0): void =>
          lost === null ? fail(new Error('No worker')) : found({ lost, error });
        judged.push({ answer, settle });
      }),
    bestLine: (_, start) => ({ ...start, about: { id: 'best' } }),
    kindsAt: () => ['attack', 'move'],
    kindName: named,
    place: () => 'Kemi',
    Picture: () => null,
    themeName: named,
    task: ({ kind }) => `Find the ${kind}.`,
    reason: () => 'It wins the river.',
    places: () => [],
    amount: (points) => `${points} points`,
    actionsText: (_, actions) => actions.filter((action) => action !== 'end').join(', '),
    whyNone: ({ reason }) => `None: ${reason}.`,
    ...more,
  };
  tellStory({
    meta: {
      level: (name: string) => ({ name: named(name) }),
      side: (name: string) => ({ name: named(name), player: `${named(name)} player` }),
    },
    rules: { decider: () => 'finn', turn: () => 7 },
    refusalText: ({ text }: { readonly text: string }) => text,
    problems: () => Promise.resolve(problems),
  });
  return problems as unknown as GameProblems;
}
