/** The General against each member of the pool, on the seeds on which he plays himself. */
import { enemyOf, type Options, type Side } from '#engine/winter-war';
import { playAll, type Job } from './crew.ts';
import { meanOf, type Mean } from './figures.ts';
import type { LabGame } from './play.ts';
import { POOL, POOL_NAMES, type PoolName } from './pool.ts';

/** How the General fares against one opponent. */
export interface Encounter {
  readonly opponent: PoolName;
  /** The side of the General. */
  readonly side: Side;
  readonly games: number;
  /** Victory Points, which are the Soviets', with half the width of the 95 % interval. */
  readonly meanVP: number;
  readonly ci: number;
  /** Points that the General does worse than against himself on the same seeds. */
  readonly lossAgainstSelf: Mean;
  /** Games that Leningrad's fall has ended (E1). */
  readonly leningrad: number;
}

export async function meetPool(
  seeds: readonly number[],
  options: Options,
  threads: number,
  met: (found: object) => void,
): Promise<{ pool: Encounter[]; worst: Encounter | undefined }> {
  const meet = async (soviet: Job['table']['soviet'], finn: Job['table']['finn']): Promise<LabGame[]> => {
    const games = await playAll(
      seeds.map((seed): Job => ({ table: { soviet, finn }, seed, options })),
      threads,
    );
    const faults = games.flatMap((game) => game.faults);
    if (faults.length) throw new Error(faults.join('\n'));
    return games;
  };
  const self = (await meet('general', 'general')).map(({ points }) => points);
  met({ self: meanOf(self), games: seeds.length });
  const pool: Encounter[] = [];
  for (const opponent of POOL_NAMES)
    for (const theirs of POOL[opponent].sides) {
      const side = enemyOf(theirs);
      const games = side === 'soviet' ? await meet('general', opponent) : await meet(opponent, 'general');
      const found = games.map(({ points }) => points);
      const sign = side === 'soviet' ? 1 : -1;
      const { mean, within } = meanOf(found);
      const encounter: Encounter = {
        opponent,
        side,
        games: seeds.length,
        meanVP: mean,
        ci: within,
        lossAgainstSelf: meanOf(found.map((one, i) => (self[i]! - one) * sign)),
        leningrad: games.filter(({ reason }) => reason === 'leningrad').length,
      };
      pool.push(encounter);
      met(encounter);
    }
  const [worst] = pool.toSorted((a, b) => b.lossAgainstSelf.mean - a.lossAgainstSelf.mean);
  return { pool, worst };
}
