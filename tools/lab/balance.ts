/**
 * How the rules are balanced: many games by each preset and each level, and with each switch turned, on the
 * same seeds. Every game is noted as soon as it is played, so that the work can be broken off and taken up.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  EDITIONS,
  levelOf,
  LEVELS,
  OPTION_KEYS,
  type LedgerLine,
  type OptionKey,
  type Options,
} from '#engine/winter-war';
import type { Balance, PresetBalance, SwitchBalance } from '#games/winter-war/options/balance.ts';
import type { PlayerLevel } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, PRESETS, type Preset } from '#games/winter-war/options/options-choice.ts';
import { playAll, type Job } from './crew.ts';
import { meanOf, round, spreadOf } from './figures.ts';
import type { LabGame } from './play.ts';

/** What is kept of a game. */
type Note = Pick<LabGame, 'points' | 'level' | 'reason' | 'breachTurn' | 'ledger'> & {
  readonly seed: number;
};

const NOTES = 'node_modules/.cache/balance';
const OUT = 'src/games/winter-war/options/balance.json';

const fileOf = (level: PlayerLevel, cell: string): string => `${NOTES}/${level}-${cell}.jsonl`;

function notesOf(level: PlayerLevel, cell: string): Note[] {
  const file = fileOf(level, cell);
  if (!existsSync(file)) return [];
  const notes = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Note);
  return notes.sort((a, b) => a.seed - b.seed);
}

/** The switches whose effect is measured, each against the preset that has the ground for it. */
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

/** The options with one switch turned over. */
const turned = (key: OptionKey, base: Preset): Options => ({ ...PRESETS[base], [key]: !PRESETS[base][key] });

interface Plan {
  /** Games by level for each preset, and Officer games for each switch; none where nothing is to be played. */
  readonly games: Readonly<Partial<Record<PlayerLevel, number>>>;
  readonly perSwitch: number;
  readonly threads: number;
  readonly fresh: boolean;
}

/** Plays what is still missing and writes the figures now and then. */
export async function measureBalance({ games, perSwitch, threads, fresh }: Plan): Promise<void> {
  if (fresh) rmSync(NOTES, { recursive: true, force: true });
  mkdirSync(NOTES, { recursive: true });
  const play = async (level: PlayerLevel, cell: string, options: Options, count: number): Promise<void> => {
    const known = new Set(notesOf(level, cell).map(({ seed }) => seed));
    const jobs = Array.from({ length: count }, (_, i) => i + 1)
      .filter((seed) => !known.has(seed))
      .map((seed): Job => ({ table: { soviet: level, finn: level }, seed, options }));
    await playAll(jobs, threads, ({ seed }, game) => {
      if (game.faults.length) throw new Error(`${cell}, seed ${seed}: ${game.faults.join()}`);
      const { points, level: end, reason, breachTurn, ledger } = game;
      const note: Note = { seed, points, level: end, reason, breachTurn, ledger };
      appendFileSync(fileOf(level, cell), `${JSON.stringify(note)}\n`);
    });
  };
  const cells: { level: PlayerLevel; cell: string; options: Options; wanted: number }[] = [];
  for (const [level, wanted] of Object.entries(games) as [PlayerLevel, number][])
    for (const preset of PRESET_NAMES) cells.push({ level, cell: preset, options: PRESETS[preset], wanted });
  for (const [key, base] of EFFECTS)
    cells.push({ level: 'officer', cell: `${base}-${key}`, options: turned(key, base), wanted: perSwitch });
  const most = Math.max(...cells.map(({ wanted }) => wanted));
  for (let upTo = ROUND; upTo < most + ROUND; upTo += ROUND) {
    for (const { level, cell, options, wanted } of cells)
      await play(level, cell, options, Math.min(upTo, wanted));
    write();
    console.log(`${upTo} games of each, as far as so many are wanted`);
  }
}
/** Games by one set of rules before it is the next one's turn: what is broken off is broken off evenly. */
const ROUND = 50;

function write(): void {
  const presets: Partial<Record<Preset, Partial<Record<PlayerLevel, PresetBalance>>>> = {};
  for (const preset of PRESET_NAMES) {
    const found: Partial<Record<PlayerLevel, PresetBalance>> = {};
    for (const level of ['officer', 'general'] as const) {
      const notes = notesOf(level, preset);
      if (notes.length) found[level] = presetBalance(notes);
    }
    presets[preset] = found;
  }
  const switches = EFFECTS.flatMap(([key, base]): SwitchBalance[] => {
    const effect = switchBalance(key, base);
    return effect ? [effect] : [];
  });
  switches.sort((a, b) => OPTION_KEYS.indexOf(a.key) - OPTION_KEYS.indexOf(b.key));
  const balance = { editions: EDITIONS, presets, switches } as Balance;
  writeFileSync(OUT, `${JSON.stringify(balance, null, 2)}\n`);
}

const share = (notes: readonly Note[], is: (note: Note) => boolean): number =>
  round(notes.filter(is).length / notes.length, 3);

/** Objectives as players speak of them; the lines of the ledger that belong to each. */
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

function presetBalance(notes: readonly Note[]): PresetBalance {
  const worthOf = ({ ledger }: Note, keys: readonly LedgerLine['key'][]): number =>
    keys.reduce((sum, key) => sum + (ledger[key] ?? 0), 0);
  const turns: Record<string, number> = {};
  for (const { breachTurn } of notes) {
    const turn = breachTurn === null ? 'never' : String(breachTurn);
    turns[turn] = (turns[turn] ?? 0) + 1;
  }
  const reasons: Record<string, number> = {};
  for (const { reason } of notes) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const tens: Record<string, number> = {};
  for (const { points } of notes) {
    const ten = String(Math.floor(points / 10) * 10);
    tens[ten] = (tens[ten] ?? 0) + 1;
  }
  return {
    games: notes.length,
    meanVP: meanOf(notes.map(({ points }) => points)),
    spread: spreadOf(notes.map(({ points }) => points)),
    levels: Object.fromEntries(LEVELS.map(({ level }) => [level, share(notes, (n) => n.level === level)])),
    points: tens,
    breachTurn: turns,
    endReasons: reasons,
    objectives: Object.fromEntries(
      Object.entries(OBJECTIVES).map(([name, keys]) => [
        name,
        {
          counted: share(notes, (note) => worthOf(note, keys) !== 0),
          decided: share(
            notes,
            (note) => levelOf(note.points - worthOf(note, keys)) !== levelOf(note.points),
          ),
        },
      ]),
    ),
  } as PresetBalance;
}

const sovietsWin = ({ level }: Note): boolean => level.endsWith('soviet');
const finnsWin = ({ level }: Note): boolean => level.endsWith('finnish');

/** What turning a switch on changes, game by game on the same seeds. */
function switchBalance(key: OptionKey, base: Preset): SwitchBalance | null {
  const before = new Map(notesOf('officer', base).map((note) => [note.seed, note]));
  const pairs = notesOf('officer', `${base}-${key}`).flatMap((note) => {
    const other = before.get(note.seed);
    return other ? [PRESETS[base][key] ? { on: other, off: note } : { on: note, off: other }] : [];
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
