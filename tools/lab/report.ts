/** Writes the tables and charts of docs/balance.md from the measured figures. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LEVELS, type VictoryLevel } from '#engine/winter-war';
import { BALANCE, type PresetBalance } from '#games/winter-war/options/balance.ts';
import type { PlayerLevel } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, type Preset } from '#games/winter-war/options/options-choice.ts';
import { barChart, changeChart, columnChart } from './charts.ts';
import { sharesWith } from './fair.ts';

const DOC = 'docs/balance.md';
const IMAGES = 'docs/images';

const PRESET_TITLES: Readonly<Record<Preset, string>> = {
  printed: 'As printed',
  recommended: 'Recommended',
  recommendedEvents: 'Recommended, with events',
  tournament: 'Tournament',
  everything: 'Everything',
};
const LEVEL_TITLES: Readonly<Record<VictoryLevel, string>> = {
  'decisive-soviet': 'Soviet decisive',
  'substantive-soviet': 'Soviet substantive',
  'marginal-soviet': 'Soviet marginal',
  draw: 'Draw',
  'decisive-finnish': 'Finnish',
};
const SWITCH_TITLES: Readonly<Record<string, string>> = {
  clar9: 'Clarification 9',
  clar10: 'Clarification 10',
  soakOffs: 'Soak-offs (C4a)',
  events: 'Scenarios and Special Events',
  ceaseFire: 'Cease-fire (K)',
  airborne: 'Airborne operations',
  variableLength: 'Variable game length',
  acceleratedAid: 'Accelerated aid (+10)',
  sovietPreparedness: 'Soviet preparedness (-20)',
  earlierStart: 'Earlier start (-20)',
  heavyTanks: 'Heavy tanks',
  skiExploitation: 'Ski exploitation',
  variableDemolition: 'Variable demolition',
  resoluteIntervention: 'Resolute intervention',
};
const OBJECTIVE_TITLES: Readonly<Record<string, string>> = {
  petsamo: 'Petsamo (30)',
  oulu: 'Oulu (30)',
  viipuri: 'Viipuri (25)',
  viipuriRow: 'Row west of Viipuri (5 each)',
  mannerheimLine: 'Mannerheim Line (40)',
  southCleared: 'South cleared (50)',
  sovietCities: 'Soviet cities lost',
  murmanskDefence: 'Murmansk short of units',
  allies: 'Allied brigades (5 each)',
};

const LEVELS_PLAYED = ['officer', 'general'] as const;
const TITLES: Readonly<Record<PlayerLevel, string>> = {
  recruit: 'Recruit',
  sergeant: 'Sergeant',
  officer: 'Officer',
  general: 'General',
};

interface Row {
  readonly preset: Preset;
  readonly level: PlayerLevel;
  readonly found: PresetBalance;
}

const rows = (): Row[] =>
  LEVELS_PLAYED.flatMap((level) =>
    PRESET_NAMES.flatMap((preset): Row[] => {
      const found = BALANCE.presets[preset][level];
      return found ? [{ preset, level, found }] : [];
    }),
  );

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i ? '---:' : '---')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const levelsTable = (): string =>
  table(
    ['Rules, players', 'Games', 'Mean VP', 'Spread', ...LEVELS.map(({ level }) => LEVEL_TITLES[level])],
    rows().map(({ preset, level, found }) => [
      `${PRESET_TITLES[preset]}, ${TITLES[level]}`,
      String(found.games),
      `${found.meanVP.mean} ± ${found.meanVP.within}`,
      String(found.spread),
      ...LEVELS.map((known) => percent(found.levels[known.level])),
    ]),
  );

const NEVER = 'never';

const breachTable = (): string => {
  const turns = [...new Set(rows().flatMap(({ found }) => Object.keys(found.breachTurn)))];
  turns.sort((a, b) => (a === NEVER ? 1 : b === NEVER ? -1 : Number(a) - Number(b)));
  return table(
    ['Rules, players', ...turns],
    rows().map(({ preset, level, found }) => [
      `${PRESET_TITLES[preset]}, ${TITLES[level]}`,
      ...turns.map((turn) => percent((found.breachTurn[turn] ?? 0) / found.games)),
    ]),
  );
};

const objectivesTable = (): string =>
  table(
    ['Objective', ...rows().map(({ preset, level }) => `${PRESET_TITLES[preset]}, ${TITLES[level]}`)],
    Object.entries(OBJECTIVE_TITLES).map(([key, title]) => [
      title,
      ...rows().map(({ found }) => {
        const { counted, decided } = found.objectives[key]!;
        return `${percent(counted)} / ${percent(decided)}`;
      }),
    ]),
  );

const switchesTable = (): string =>
  table(
    ['Switch', 'Games each', 'VP more with it', 'Soviets win: without, with', 'Finns win: without, with'],
    BALANCE.switches.map(({ key, games, change, soviet, finn, base }) => [
      `${SWITCH_TITLES[key]!}${base === 'recommended' ? '' : ' (beside events)'}`,
      String(games),
      `${change.mean} ± ${change.within}`,
      soviet.map(percent).join(', '),
      finn.map(percent).join(', '),
    ]),
  );

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const shares = ({ soviet, draw, finn }: ReturnType<typeof sharesWith>): string =>
  [soviet, draw, finn].map(percent).join(', ');

const fairTable = (): string =>
  table(
    ['Rules', 'Games', 'Handicap', '95 % interval', 'Soviets, draw, Finns: without', 'with it'],
    PRESET_NAMES.flatMap((preset) => {
      const fair = BALANCE.fairStart[preset];
      if (!fair) return [];
      const { games, handicap, from, to } = fair;
      return [
        [
          PRESET_TITLES[preset],
          String(games),
          signed(handicap),
          `${signed(from)} to ${signed(to)}`,
          shares(sharesWith(0, fair)),
          shares(fair),
        ],
      ];
    }),
  );

/** Puts text between the markers of a section. */
function put(doc: string, section: string, text: string): string {
  const [from, to] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`];
  const start = doc.indexOf(from);
  const end = doc.indexOf(to);
  if (start < 0 || end < 0) throw new Error(`${DOC} has no section "${section}"`);
  return `${doc.slice(0, start + from.length)}\n${text}\n${doc.slice(end)}`;
}

export function report(): void {
  const draw = (name: string, svg: string): void => writeFileSync(`${IMAGES}/balance-${name}.svg`, svg);
  const all = rows();
  draw(
    'levels',
    barChart(
      'How games end',
      all.map(({ preset, level, found }) => ({
        title: `${PRESET_TITLES[preset]}, ${TITLES[level]}`,
        shares: LEVELS.map((known) => found.levels[known.level]),
      })),
      LEVELS.map(({ level }) => LEVEL_TITLES[level]),
    ),
  );
  for (const level of LEVELS_PLAYED) {
    const found = BALANCE.presets.recommended[level];
    if (!found) continue;
    const tens = Object.keys(found.points).map(Number);
    const [low, high] = [Math.min(...tens), Math.max(...tens)];
    const bins = Array.from({ length: (high - low) / 10 + 1 }, (_, i) => low + i * 10);
    draw(
      `points-${level}`,
      columnChart(
        `Victory Points, Recommended rules, ${TITLES[level]} against ${TITLES[level]}`,
        bins.map((bin) => ({ title: String(bin), share: (found.points[String(bin)] ?? 0) / found.games })),
      ),
    );
    const turns = [...Array.from({ length: 10 }, (_, i) => String(i + 1)), NEVER];
    draw(
      `breach-${level}`,
      columnChart(
        `Game-Turn of the breach, Recommended rules, ${TITLES[level]} against ${TITLES[level]}`,
        turns.map((turn) => ({ title: turn, share: (found.breachTurn[turn] ?? 0) / found.games })),
      ),
    );
  }
  if (BALANCE.switches.length)
    draw(
      'switches',
      changeChart(
        'Victory Points more with a switch than without, Officers on both sides',
        BALANCE.switches.map(({ key, change }) => ({ title: SWITCH_TITLES[key]!, ...change })),
      ),
    );
  const games = all.reduce((sum, { found }) => sum + found.games, 0);
  const more = BALANCE.switches.reduce((sum, effect) => sum + effect.games, 0);
  let doc = readFileSync(DOC, 'utf8');
  doc = put(doc, 'count', `${games} games by the ready sets of rules, and ${more} with one switch turned.`);
  doc = put(doc, 'levels', levelsTable());
  doc = put(doc, 'fair', fairTable());
  doc = put(doc, 'breach', breachTable());
  doc = put(doc, 'objectives', objectivesTable());
  doc = put(doc, 'switches', switchesTable());
  writeFileSync(DOC, doc);
}
