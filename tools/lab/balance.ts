/**
 * Measures the balance of the rules: many games for each preset and level, and with each switch turned, on the same
 * seeds. Every game is written as soon as it is played, so that the work can be interrupted and resumed.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { EDITIONS, levelOf, LEVELS, OPTION_KEYS, type LedgerLine, type OptionKey } from '#engine/winter-war';
import type { Balance, FairStart, PresetBalance, SwitchBalance } from '#games/winter-war/options/balance.ts';
import type { PlayerLevel } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, PRESETS, type Preset } from '#games/winter-war/options/options-choice.ts';
import { fairStart } from './fair.ts';
import { meanOf, round, spreadOf } from './figures.ts';
import { GameFile, playAll, type Crew, type Game, type Job, type Rules } from './games.ts';

/** Default file of the games. */
const CACHE = 'node_modules/.cache/balance.jsonl';
const OUT = 'src/games/winter-war/options/balance.json';

/** Switches whose effect is measured, each with a preset in which it can take effect. */
const EFFECTS: readonly (readonly [key: OptionKey, base: Preset])[] = [
  ['clar9', 'recommended'],
  ['clar10', 'recommended'],
  ['soakOffs', 'recommended'],
  ['events', 'recommended'],
  ['ceaseFire', 'recommendedEvents'],
  ['airborne', 'recommended'],
  ['variableLength', 'recommended'],
  ['acceleratedAid', 'recommended'],
  ['sovietPreparedness', 'recommended'],
  ['earlierStart', 'recommended'],
  ['heavyTanks', 'recommended'],
  ['skiExploitation', 'recommended'],
  ['variableDemolition', 'recommended'],
  ['resoluteIntervention', 'recommendedEvents'],
];

/** Games by one set of rules before the next one's turn, so that interrupted work is even. */
const ROUND = 50;

/** Games of earlier runs in the cache of this machine; none if `begins`. */
export function cachedGames(build: string, begins: boolean): GameFile {
  if (begins) rmSync(CACHE, { force: true });
  return new GameFile(CACHE, build, true);
}

/**
 * Plays the games missing in the file and regularly writes the figures of all its games: a number of games by
 * level for each preset, and Officer games for each switch.
 */
export async function measureBalance(
  wanted: Readonly<Partial<Record<PlayerLevel, number>>>,
  perSwitch: number,
  { firstSeed, ...crew }: Crew & { readonly file: GameFile; readonly firstSeed: number },
): Promise<void> {
  const cells: { level: PlayerLevel; rules: Rules; count: number }[] = [];
  for (const [level, count] of Object.entries(wanted) as [PlayerLevel, number][])
    for (const rules of PRESET_NAMES) cells.push({ level, rules, count });
  for (const [key, base] of EFFECTS)
    cells.push({ level: 'officer', rules: `${base}/${key}`, count: perSwitch });
  const most = Math.max(...cells.map(({ count }) => count));
  // If nothing is wanted, the figures of the file are written.
  for (let from = 0; from < Math.max(most, 1); from += ROUND) {
    const jobs = cells.flatMap(({ level, rules, count }) =>
      Array.from({ length: Math.max(0, Math.min(ROUND, count - from)) }, (_, i): Job => ({
        soviet: level,
        finn: level,
        rules,
        seed: firstSeed + from + i,
      })),
    );
    await playAll(jobs, crew, (game) => {
      if (game.faults.length) throw new Error(`${game.rules}, seed ${game.seed}: ${game.faults.join()}`);
    });
    writeFileSync(OUT, balanceText([...crew.file.games.values()]));
    console.log(`${from + ROUND} games of each, as far as so many are wanted`);
  }
}

/** Figures of all these games, in the app's format. */
export function balanceText(games: readonly Game[]): string {
  const gamesOf = (level: PlayerLevel, rules: Rules): Game[] =>
    games
      .filter((game) => game.soviet === level && game.finn === level && game.rules === rules)
      .sort((a, b) => a.seed - b.seed);
  const presets: Partial<Record<Preset, Partial<Record<PlayerLevel, PresetBalance>>>> = {};
  for (const preset of PRESET_NAMES) {
    const found: Partial<Record<PlayerLevel, PresetBalance>> = {};
    for (const level of ['officer', 'general'] as const) {
      const played = gamesOf(level, preset);
      if (played.length) found[level] = presetBalance(played);
    }
    presets[preset] = found;
  }
  const switches = EFFECTS.flatMap(([key, base]): SwitchBalance[] => {
    const effect = switchBalance(key, base, gamesOf('officer', base), gamesOf('officer', `${base}/${key}`));
    return effect ? [effect] : [];
  });
  switches.sort((a, b) => OPTION_KEYS.indexOf(a.key) - OPTION_KEYS.indexOf(b.key));
  const fair: Partial<Record<Preset, FairStart>> = {};
  for (const preset of PRESET_NAMES) {
    const played = gamesOf('general', preset);
    if (played.length) fair[preset] = fairStart(played);
  }
  const balance = { editions: EDITIONS, presets, switches, fairStart: fair } as Balance;
  return `${JSON.stringify(balance, null, 2)}\n`;
}

const share = (games: readonly Game[], is: (game: Game) => boolean): number =>
  round(games.filter(is).length / games.length, 3);

/** Objectives as players name them, with their lines of the ledger. */
const OBJECTIVES: Readonly<Record<string, readonly LedgerLine['key'][]>> = {
  viipuri: ['viipuri'],
  viipuriRow: ['viipuri-row'],
  petsamo: ['petsamo'],
  oulu: ['oulu'],
  mannerheimLine: ['mannerheim-line'],
  southCleared: ['south-cleared'],
  sovietCities: ['supply-city', 'murmansk-taken', 'leningrad-taken'],
  murmanskDefence: ['murmansk-defence'],
  allies: ['allied-eliminated'],
};

function presetBalance(games: readonly Game[]): PresetBalance {
  const worthOf = ({ ledger }: Game, keys: readonly LedgerLine['key'][]): number =>
    keys.reduce((sum, key) => sum + (ledger[key] ?? 0), 0);
  const turns: Record<string, number> = {};
  for (const { breachTurn } of games) {
    const turn = breachTurn === null ? 'never' : String(breachTurn);
    turns[turn] = (turns[turn] ?? 0) + 1;
  }
  const reasons: Record<string, number> = {};
  for (const { reason } of games) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const tens: Record<string, number> = {};
  for (const { points } of games) {
    const ten = String(Math.floor(points / 10) * 10);
    tens[ten] = (tens[ten] ?? 0) + 1;
  }
  return {
    games: games.length,
    meanVP: meanOf(games.map(({ points }) => points)),
    spread: spreadOf(games.map(({ points }) => points)),
    levels: Object.fromEntries(LEVELS.map(({ level }) => [level, share(games, (n) => n.level === level)])),
    points: tens,
    breachTurn: turns,
    endReasons: reasons,
    objectives: Object.fromEntries(
      Object.entries(OBJECTIVES).map(([name, keys]) => [
        name,
        {
          counted: share(games, (game) => worthOf(game, keys) !== 0),
          decided: share(
            games,
            (game) => levelOf(game.points - worthOf(game, keys)) !== levelOf(game.points),
          ),
        },
      ]),
    ),
  } as PresetBalance;
}

const sovietsWin = ({ level }: Game): boolean => level.endsWith('soviet');
const finnsWin = ({ level }: Game): boolean => level.endsWith('finnish');

/** Effect of turning a switch on, game by game on the same seeds. */
function switchBalance(
  key: OptionKey,
  base: Preset,
  asInBase: readonly Game[],
  turned: readonly Game[],
): SwitchBalance | null {
  const before = new Map(asInBase.map((game) => [game.seed, game]));
  const pairs = turned.flatMap((game) => {
    const other = before.get(game.seed);
    return other ? [PRESETS[base][key] ? { on: other, off: game } : { on: game, off: other }] : [];
  });
  if (!pairs.length) return null;
  const on = pairs.map((pair) => pair.on);
  const off = pairs.map((pair) => pair.off);
  return {
    key,
    base,
    games: pairs.length,
    change: meanOf(pairs.map((pair) => pair.on.points - pair.off.points)),
    soviet: [share(off, sovietsWin), share(on, sovietsWin)],
    finn: [share(off, finnsWin), share(on, finnsWin)],
  };
}
