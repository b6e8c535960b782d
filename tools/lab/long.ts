/** Many games between mixed levels by every set of rules: none may come to a dead end. */
import { PLAYER_LEVELS } from '../../src/games/winter-war/players/index.ts';
import { PRESET_NAMES, PRESETS } from '../../src/games/winter-war/options/options-choice.ts';
import { playAll, type Job } from './crew.ts';

/** What went wrong, with the game in which it did; `first` is the number of the first game, from 0 on. */
export async function playLong(count: number, threads: number, first = 0): Promise<string[]> {
  const jobs: Job[] = [];
  const tables = PLAYER_LEVELS.flatMap((soviet) => PLAYER_LEVELS.map((finn) => ({ soviet, finn })));
  for (let n = first; n < first + count; n++) {
    const preset = PRESET_NAMES[n % PRESET_NAMES.length]!;
    const table = tables[Math.floor(n / PRESET_NAMES.length) % tables.length]!;
    jobs.push({ table, seed: 1000 + n, options: PRESETS[preset] });
  }
  const faults: string[] = [];
  await playAll(jobs, threads, ({ table, seed }, game) => {
    for (const fault of game.faults) faults.push(`${table.soviet} v ${table.finn}, seed ${seed}: ${fault}`);
  });
  return faults;
}
