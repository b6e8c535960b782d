/** Finds the handicap with which games are even. */
import { randomSource } from '#engine/core/random.ts';
import { levelOf } from '#engine/winter-war';
import { MOST_HANDICAP } from '#engine/winter-war/state/options.ts';
import type { FairStart } from '#games/winter-war/options/balance.ts';
import { round } from './figures.ts';
import type { Game } from './games.ts';

/** All points are multiples of five: a handicap between two of these has the effect of the higher one. */
const STEP = 5;
/** The smallest first. */
const HANDICAPS = Array.from(
  { length: (2 * MOST_HANDICAP) / STEP + 1 },
  (_, i) => i * STEP - MOST_HANDICAP,
).toSorted((a, b) => Math.abs(a) - Math.abs(b));

/** Number of bootstrap samples for the interval. */
const DRAWN = 2000;
const TAIL = 0.025;

type Results = Pick<FairStart, 'games' | 'points' | 'leningrad'>;
type Outcomes = Pick<FairStart, 'soviet' | 'draw' | 'finn'>;

function resultsOf(games: readonly Pick<Game, 'points' | 'reason'>[]): Results {
  const points: Record<string, number> = {};
  let leningrad = 0;
  for (const game of games) {
    if (game.reason === 'leningrad') leningrad++;
    else points[game.points] = (points[game.points] ?? 0) + 1;
  }
  return { games: games.length, points, leningrad };
}

/** Games that each side wins with a handicap; after Leningrad's fall, the Finns win with any (E1). */
function winsWith(handicap: number, { points, leningrad }: Omit<Results, 'games'>): Outcomes {
  const won = { soviet: 0, draw: 0, finn: leningrad };
  for (const [total, count] of Object.entries(points)) {
    const level = levelOf(Number(total) + handicap);
    won[level === 'draw' ? 'draw' : level === 'decisive-finnish' ? 'finn' : 'soviet'] += count;
  }
  return won;
}

/** The same as shares of the games, 0 to 1. */
export function sharesWith(handicap: number, results: Results): Outcomes {
  const { soviet, draw, finn } = winsWith(handicap, results);
  const share = (count: number): number => round(count / results.games, 3);
  return { soviet: share(soviet), draw: share(draw), finn: share(finn) };
}

/** Handicap with which Soviet and Finnish wins are closest in number; on a tie the smallest. */
function evenHandicap(results: Results): number {
  let [best, least] = [0, Infinity];
  for (const handicap of HANDICAPS) {
    const { soviet, finn } = winsWith(handicap, results);
    const apart = Math.abs(soviet - finn);
    if (apart < least) [best, least] = [handicap, apart];
  }
  return best;
}

/** Handicap with which both sides win these games equally often, with its 95 % bootstrap interval. */
export function fairStart(games: readonly Pick<Game, 'points' | 'reason'>[]): FairStart {
  const results = resultsOf(games);
  const pick = randomSource(1);
  const drawn = Array.from({ length: DRAWN }, () =>
    evenHandicap(resultsOf(games.map(() => games[pick(games.length)]!))),
  ).toSorted((a, b) => a - b);
  const handicap = evenHandicap(results);
  return {
    ...results,
    handicap,
    from: drawn[Math.floor(DRAWN * TAIL)]!,
    to: drawn[Math.ceil(DRAWN * (1 - TAIL)) - 1]!,
    ...sharesWith(handicap, results),
  };
}
