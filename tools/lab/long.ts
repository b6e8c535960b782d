/** Many games between mixed levels, by every ready set of rules and with random switches: none may come to a dead end. */
import { randomSource } from '#engine/core/random.ts';
import { PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, PRESETS } from '#games/winter-war/options/options-choice.ts';
import { randomOptions } from '../random-options.ts';
import { playAll, type Job } from './crew.ts';

/** The ready sets of rules, and one left to chance. */
const SETS = PRESET_NAMES.length + 1;

/** What went wrong, with the game in which it did; `first` is the number of the first game, from 0 on. */
export async function playLong(count: number, threads: number, first = 0): Promise<string[]> {
  const jobs: Job[] = [];
  const tables = PLAYER_LEVELS.flatMap((soviet) => PLAYER_LEVELS.map((finn) => ({ soviet, finn })));
  for (let n = first; n < first + count; n++) {
    const preset = PRESET_NAMES[n % SETS];
    const table = tables[Math.floor(n / SETS) % tables.length]!;
    const seed = 1000 + n;
    jobs.push({ table, seed, options: preset ? PRESETS[preset] : randomOptions(randomSource(seed)) });
  }
  const faults: string[] = [];
  await playAll(jobs, threads, ({ table, seed }, game) => {
    for (const fault of game.faults) faults.push(`${table.soviet} v ${table.finn}, seed ${seed}: ${fault}`);
  });
  return faults;
}
