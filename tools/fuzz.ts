/**
 * Plays random games to the end and counts violations of invariants: `npm run fuzz -- --game winter-war
 * --games N --seed S --options random --json`. Options are random (each switch by chance) or a preset of
 * Winter War; Talvisota has `recommended`, and `--players careful`.
 */
import { parseArgs } from 'node:util';
import { RECOMMENDED } from '#engine/talvisota';
import { PRESETS, type Preset } from '#games/winter-war/options/options-choice.ts';
import type { FuzzGame } from './fuzz-any.ts';
import { playFuzzGame } from './fuzz-game.ts';
import { carefulAction } from './talvisota/careful-play.ts';
import { playFuzzGame as playTalvisota } from './talvisota/fuzz-game.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'winter-war' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: 'random' },
    players: { type: 'string', default: 'random' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

interface Player {
  /** Named sets of options besides `random`. */
  readonly sets: readonly string[];
  play(seed: number, chosen: string): FuzzGame & { readonly turns?: number };
}

/** Talvisota also has careful players (`--players careful`). */
const careful = values.players === 'careful' ? carefulAction : undefined;

const PLAYERS: Readonly<Record<string, Player>> = {
  'winter-war': {
    sets: Object.keys(PRESETS),
    play: (from, chosen) => playFuzzGame(from, chosen === 'random' ? {} : PRESETS[chosen as Preset]),
  },
  talvisota: {
    sets: ['recommended'],
    play: (from, chosen) => playTalvisota(from, chosen === 'random' ? {} : RECOMMENDED, careful),
  },
};

const player = PLAYERS[values.game];
if (!player) {
  console.error(`There is no game "${values.game}": ${Object.keys(PLAYERS).join(', ')}.`);
  process.exit(2);
}
if (values.options !== 'random' && !player.sets.includes(values.options)) {
  console.error(`There are no options "${values.options}": random, ${player.sets.join(', ')}.`);
  process.exit(2);
}

const count = (into: Record<string, number>, key: string | number): void => {
  into[key] = (into[key] ?? 0) + 1;
};

const endReasons: Record<string, number> = {};
const levels: Record<string, number> = {};
const turns: Record<string, number> = {};
const problems: string[] = [];
let steps = 0;
for (let i = 0; i < games; i++) {
  const game = player.play(seed + i, values.options);
  steps += game.steps;
  count(endReasons, game.endReason);
  count(levels, game.level);
  if (game.turns !== undefined) count(turns, game.turns);
  problems.push(...game.violations.map((v) => `game ${seed + i}: ${v}`));
}

const lengths = Object.keys(turns).length ? { turns } : {};
if (!values.json) {
  console.log(`${games} games, ${steps} steps, ${problems.length} violations`);
  console.log('ends:', endReasons);
  console.log('levels:', levels);
  if (lengths.turns) console.log('turns:', turns);
}
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(JSON.stringify({ games, steps, violations: problems.length, endReasons, levels, ...lengths }));
process.exitCode = problems.length ? 1 : 0;
