/** Random games for the tests of links, summaries and records. */
import {
  newGame,
  OPTION_KEYS,
  play,
  present,
  readySetUp,
  ROSTER,
  startTimeline,
  type Action,
  type Options,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { distance } from '#engine/winter-war/board/grid.ts';
import { randomSource } from '#engine/core/random.ts';
import { sampleAction } from '../../../../tools/random-play.ts';

/** Plays an action that must be legal; `dice` are the faces rolled. */
export function act(line: Timeline, action: Action, dice?: readonly number[]): Timeline {
  const played = play(line, action, dice);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${played.refusal.text}`);
  return played.timeline;
}

/** Every switch but touch-move. */
export const EVERYTHING = Object.fromEntries(
  OPTION_KEYS.map((key) => [key, key !== 'touchMove']),
) as unknown as Options;

/** Switches on and off by the digits of a number. */
export const someOptions = (bits: number): Options =>
  Object.fromEntries(
    OPTION_KEYS.map((key, i) => [key, Math.floor(bits / 2 ** i) % 2 === 1]),
  ) as unknown as Options;

/** How near the unit of a move comes to the enemy; any other action is better, save to end a phase. */
function reluctance(state: State, action: Action): number {
  if (action.type === 'end') return 100;
  if (action.type !== 'move') return 0;
  const enemies = state.units.flatMap(({ at }, id) =>
    at >= 0 && ROSTER[id]!.side !== state.phasing ? [at] : [],
  );
  return Math.min(100, ...enemies.map((hex) => distance(hex, action.path.at(-1)!)));
}

/** A game of players who look for a fight: of a few random actions they take the one nearest to it. */
export function brawl(seed: number, options: Partial<Options> = {}, most = Infinity): Timeline {
  return randomGame(seed, options, most, (state, pick) =>
    Array.from({ length: 4 }, () => sampleAction(state, pick)).reduce((best, action) =>
      reluctance(state, action) < reluctance(state, best) ? action : best,
    ),
  );
}

/** A random game of at most so many steps after the set-ups; to its end unless told otherwise. */
export function randomGame(
  seed: number,
  options: Partial<Options> = {},
  most = Infinity,
  choose = sampleAction,
): Timeline {
  let line = startTimeline(newGame(options, seed));
  for (const side of [0, 1]) {
    for (const action of readySetUp(present(line), 'random', seed * 2 + side)) line = act(line, action);
    line = act(line, { type: 'end' });
  }
  const pick = randomSource(seed);
  for (let i = 0; i < most && present(line).phase !== 'over'; i++)
    line = act(line, choose(present(line), pick));
  return line;
}
