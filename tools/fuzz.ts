/**
 * Plays random games to the end and counts what must never happen:
 * `npm run fuzz -- --games N --seed S --options random --json`, options being random (each switch by chance) or a preset.
 */
import { parseArgs } from 'node:util';
import { PRESETS, type Preset } from '../src/store/options-choice.ts';
import { playFuzzGame, type FuzzGame } from './fuzz-game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: 'random' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const chosen = values.options;
if (chosen !== 'random' && !(chosen in PRESETS)) {
  console.error(`There are no options "${chosen}": random, ${Object.keys(PRESETS).join(', ')}.`);
  process.exit(2);
}
const fixed = chosen === 'random' ? {} : PRESETS[chosen as Preset];

const count = (into: Record<string, number>, key: string): void => {
  into[key] = (into[key] ?? 0) + 1;
};

const endReasons: Record<string, number> = {};
const levels: Record<string, number> = {};
const problems: string[] = [];
let steps = 0;
for (let i = 0; i < games; i++) {
  const game: FuzzGame = playFuzzGame(seed + i, fixed);
  steps += game.steps;
  count(endReasons, game.endReason);
  count(levels, game.level);
  problems.push(...game.violations.map((v) => `game ${seed + i}: ${v}`));
}

if (!values.json) {
  console.log(`${games} games, ${steps} steps, ${problems.length} violations`);
  console.log('ends:', endReasons);
  console.log('levels:', levels);
}
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(JSON.stringify({ games, steps, violations: problems.length, endReasons, levels }));
process.exitCode = problems.length ? 1 : 0;
