/** Who is stronger: pairs of games with sides exchanged; the better Soviet total wins the pair. */
import type { Options } from '#engine/winter-war';
import { PLAYER_LEVELS, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import { playAll, type Job } from './crew.ts';
import type { PlayerName } from './play.ts';
import { meanOf, shareOf, speed } from './figures.ts';

/** Every level against every lower one. */
export const STEPS: readonly (readonly [PlayerLevel, PlayerLevel])[] = PLAYER_LEVELS.flatMap((better, i) =>
  PLAYER_LEVELS.slice(0, i).map((other) => [better, other] as const),
);

export async function climb(
  [better, other]: readonly [PlayerName, PlayerName],
  seeds: readonly number[],
  options: Options,
  threads: number,
) {
  const jobs = seeds.flatMap((seed): Job[] => [
    { table: { soviet: better, finn: other }, seed, options },
    { table: { soviet: other, finn: better }, seed, options },
  ]);
  const games = await playAll(jobs, threads);
  const asSoviet = games.filter((_, n) => n % 2 === 0);
  const asFinn = games.filter((_, n) => n % 2 === 1);
  const leads = seeds.map((_, n) => asSoviet[n]!.points - asFinn[n]!.points);
  const wins = leads.reduce((sum, lead) => sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0), 0);
  return {
    pair: [better, other],
    pairs: seeds.length,
    won: shareOf(wins, seeds.length),
    lead: meanOf(leads),
    asSoviet: meanOf(asSoviet.map(({ points }) => points)),
    asFinn: meanOf(asFinn.map(({ points }) => points)),
    msPerPhase: { soviet: speed(asSoviet, 'soviet'), finn: speed(asFinn, 'finn') },
    faults: games.flatMap(({ faults }) => faults),
  };
}
