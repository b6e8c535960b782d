import {
  board,
  counter,
  LEVELS,
  odds,
  positionFaults,
  positionFrom,
  present,
  reach,
  score,
  startTimeline,
  waterSide,
  WORTH,
  type State,
} from '#engine/winter-war';
import {
  COUNTRY_CODES,
  countryTable,
  LAND_CODES,
  supplyCities,
  terrainTable,
} from '#engine/winter-war/board/board.ts';
import { hexsideTable, neighbourTable } from '#engine/winter-war/board/grid.ts';
import { capacities } from '#engine/winter-war/rules/soviet-supply.ts';
import { entryTable } from '#engine/winter-war/rules/terrain.ts';
import type { LessonTexts } from '#table/game/lessons.ts';
import { lessonTexts } from '#games/winter-war/content/index.ts';
import {
  actionOf,
  COURSE,
  start,
  tryAction,
  unitNamed,
  type Lesson,
} from '#games/winter-war/lessons/index.ts';
import { SOLUTIONS } from './solutions.ts';

/** An attack that a text speaks of: who attacks what; `with`: units that are by then where the text says. */
interface Attack {
  readonly by: readonly string[];
  readonly on: readonly string[];
  readonly with?: Readonly<Record<string, string>>;
}
type Part = 'task' | 'hint' | 'done' | 'short';
const attack = (on: string | readonly string[], ...by: string[]): Attack => ({ by, on: [on].flat() });

const DIVISIONS = ['6-4-2 (139)', '6-4-2 (155)'] as const;
const LINE = ['20-12-2 (XIX)', '6-4-2 (75)'] as const;
const ENCIRCLED = attack('1330', '4-4-2 (21)', '2-2-3 (16)');
const RELIEVED: Attack = { ...ENCIRCLED, with: { relieved: '' } };
const CORPS = ['20-12-2 (XIX)', '5-3-3 (10)'] as const;

/** Every part of a text in which odds are named, with the attacks that they are of. */
const NAMED: readonly (readonly [lesson: string, step: string, part: Part, ...attacks: Attack[]])[] = [
  ['first-attack', 'odds', 'task', attack('1815', '4-4-2 (21)', '2-2-3 (16)')],
  ['first-attack', 'odds', 'hint', attack('1815', '4-4-2 (21)', '2-2-3 (16)', '1-1-3 (1)')],
  ['first-attack', 'odds', 'done', attack('1815', '4-4-2 (21)', '2-2-3 (16)')],
  ['first-attack', 'odds', 'short', attack('1815', '4-4-2 (21)', '2-2-3 (16)')],
  ['first-attack', 'again', 'done', attack('1816', '1-1-3 (1)')],
  ['obligations', 'combine', 'task', attack('1718', ...DIVISIONS)],
  ['obligations', 'combine', 'short', attack('1718', DIVISIONS[0])],
  ['obligations', 'owed', 'hint', attack('1716', '2-1-2 (25)')],
  ['obligations', 'owed', 'done', attack('1716', '2-1-2 (25)')],
  ['fortifications', 'corps', 'done', { ...attack('1405', LINE[0]), with: { [LINE[0]]: '1404' } }],
  [
    'fortifications',
    'division',
    'task',
    { ...attack('1405', ...LINE), with: { [LINE[0]]: '1404', [LINE[1]]: '1404' } },
  ],
  [
    'fortifications',
    'division',
    'done',
    { ...attack('1405', ...LINE), with: { [LINE[0]]: '1404', [LINE[1]]: '1404' } },
  ],
  ['fortifications', 'storm', 'done', attack('1405', ...LINE)],
  ['isolation', 'attack', 'task', ENCIRCLED, RELIEVED],
  ['isolation', 'attack', 'short', ENCIRCLED],
  ['choosing-attacks', 'column', 'task', attack('1308', ...DIVISIONS)],
  [
    'choosing-attacks',
    'column',
    'hint',
    attack('1308', ...DIVISIONS),
    attack('1308', ...DIVISIONS, '2-1-2 (25)'),
  ],
  [
    'choosing-attacks',
    'column',
    'short',
    attack('1308', ...DIVISIONS),
    attack('1308', DIVISIONS[0]),
    attack('1308', DIVISIONS[0], '2-1-2 (25)'),
  ],
  ['choosing-attacks', 'hold', 'hint', attack(['1208', '1207'], '2-1-2 (25)')],
  ['choosing-attacks', 'hold', 'done', attack(['1208', '1207'], '2-1-2 (25)')],
  ['no-reply', 'strength', 'task', attack('1306', ...CORPS)],
  ['no-reply', 'strength', 'done', { ...attack('1306', ...CORPS), with: { '6-6-2 (4)': '1306' } }],
];

/** The lesson as it stands before a step, or at its end, by its solution. */
function standing(lesson: Lesson, step?: string): State {
  let progress = start(lesson);
  for (const scripted of (SOLUTIONS as Readonly<Record<string, readonly Parameters<typeof actionOf>[1][]>>)[
    lesson.id
  ]!) {
    if (lesson.steps[progress.done]?.id === step) break;
    const tried = tryAction(progress, actionOf(progress.state, scripted));
    if (!tried.ok) throw new Error(`${lesson.id} cannot be played`);
    progress = tried.progress;
  }
  return progress.state;
}

function oddsOf(lesson: Lesson, step: string, { by, on, with: moved = {} }: Attack) {
  const before = standing(lesson, step);
  const units = before.units.map((unit) => ({ ...unit, ...('relieved' in moved && { cut: 0 as const }) }));
  for (const [name, hex] of Object.entries(moved))
    if (hex) units[unitNamed(name)] = { at: board.hexByName(hex), cut: 0, marks: 0 };
  const plan = { attackers: by.map((name) => unitNamed(name)), targets: on.map(board.hexByName) };
  return odds({ ...before, units }, plan);
}

const ODDS = /(?<![\d-])[1-9]-[1-9](?![\d-])/g;
const COMPARED = /(?<!(?:and|ja) |[\d-])(\d+) (?:to|against|vastaan) (\d+)/g;

describe.each(['en', 'fi'])('odds in the lessons, %s', (language) => {
  it.each(NAMED.map(([id, step, part, ...attacks]) => ({ id, step, part, attacks })))(
    '$id, $step, $part',
    async ({ id, step, part, attacks }) => {
      const texts = (await lessonTexts.load(language)).lessons[id]!;
      const text = String((texts.steps[step] as unknown as Record<Part, string>)[part]);
      const lesson = COURSE.find((one) => one.id === id)! as Lesson;
      const found = attacks.map((one) => oddsOf(lesson, step, one));
      expect(new Set(text.match(ODDS) ?? [])).toEqual(new Set(found.map(({ column }) => column)));
      const sums = found.map(({ attack: a, defence: d }) => `${a}:${d}`);
      for (const [, a, d] of text.matchAll(COMPARED)) expect(sums).toContain(`${a}:${d}`);
    },
  );

  it('stand in no other text', async () => {
    const { lessons } = await lessonTexts.load(language);
    const known = NAMED.map(([id, step, part]) => `${id} ${step} ${part}`);
    const named = Object.entries(lessons).flatMap(([id, { steps }]) =>
      Object.entries(steps).flatMap(([step, parts]) =>
        Object.entries(parts).flatMap(([part, text]) =>
          String(text).match(ODDS) ? [`${id} ${step} ${part}`] : [],
        ),
      ),
    );
    expect(named.filter((one) => !known.includes(one))).toEqual([]);
  });
});

/** Before the step, and after it with what the other side does. */
interface Moment {
  readonly before: State;
  readonly after: State;
}
type Figure = readonly [figure: number, of: (moment: Moment) => number];

/** Movement Points for the first hexes of a way, all of it where none are named. */
const spent =
  (unit: string, to: string, hexes?: number) =>
  ({ before }: Moment): number => {
    const way = reach(before, unitNamed(unit)).find(({ hex }) => hex === board.hexByName(to))!;
    const end = hexes === undefined ? way.hex : way.path[hexes - 1];
    return reach(before, unitNamed(unit)).find(({ hex }) => hex === end)!.cost;
  };
const less =
  (all: Figure[1], part: Figure[1]): Figure[1] =>
  (moment) =>
    all(moment) - part(moment);
/** Movement Points for a hex that a unit enters from where it stands, across this river or on no road. */
const entry =
  (unit: string, ...path: string[]) =>
  ({ before }: Moment): number => {
    let at = before.units[unitNamed(unit)]!.at;
    return path.map(board.hexByName).reduce((sum, to) => {
      const side = at * 6 + [0, 1, 2, 3, 4, 5].findIndex((d) => neighbourTable[at * 6 + d] === to);
      at = to;
      return sum + entryTable(before, unitNamed(unit)).enter[to]! + waterSide[hexsideTable[side]!]!;
    }, 0);
  };
/** What a Finn pays for any swamp of Finland. */
const finnishSwamp = ({ before }: Moment): number => {
  const { enter } = entryTable(before, unitNamed('4-4-2 (21)'));
  const costs = [...terrainTable.entries()].flatMap(([hex, land]) =>
    land === LAND_CODES.swamp && countryTable[hex] === COUNTRY_CODES.finland ? [enter[hex]!] : [],
  );
  return costs.every((cost) => cost === costs[0]) ? costs[0]! : NaN;
};
const worth = (key: keyof typeof WORTH) => () => Math.abs(WORTH[key]);
const scored =
  (...keys: string[]) =>
  ({ after }: Moment): number =>
    Math.abs(
      score(after).lines.reduce(
        (sum, { key, points }) => (!keys.length || keys.includes(key) ? sum + points : sum),
        0,
      ),
    );
const attacks =
  (...units: string[]) =>
  () =>
    units.reduce((sum, name) => sum + counter(unitNamed(name)).type.attack, 0);
const defends = (unit: string) => () => counter(unitNamed(unit)).type.defence;
const defence =
  (hex: string, ...by: string[]) =>
  ({ after }: Moment): number =>
    odds(after, { attackers: by.map(unitNamed), targets: [board.hexByName(hex)] }).defence;
const least =
  (level: string, less = 0) =>
  () =>
    LEVELS.find((one) => one.level === level)!.least - less;
/** A number that is no figure of the rules, but a name. */
const name = (figure: number): Figure => [figure, () => figure];

/** Beside each lesson: every number in its texts that is not of an attack, and what it is by the engine. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, readonly Figure[]>>>> = {
  'first-day': {
    'goal task': [
      [25, worth('viipuri')],
      [40, worth('mannerheimLine')],
      [61, least('marginal-soviet')],
    ],
    'goal done': [[31, least('draw')]],
    'numbers task': [
      [20, attacks('20-12-2 (XIX)')],
      [12, defends('20-12-2 (XIX)')],
      [2, () => counter(unitNamed('20-12-2 (XIX)')).type.movement],
    ],
  },
  moving: {
    'clear task': [[1, spent('2-1-2 (25)', '1733', 1)]],
    'river task': [
      [
        1,
        less(
          spent('2-1-3 (34)', '1730', 1),
          less(spent('2-1-3 (34)', '1730'), spent('2-1-3 (34)', '1730', 1)),
        ),
      ],
    ],
    'river hint': [
      [3, () => counter(unitNamed('2-1-3 (34)')).type.movement],
      [2, spent('2-1-3 (34)', '1730', 1)],
    ],
    'river done': [
      [2, spent('2-1-3 (34)', '1730', 1)],
      [1, less(spent('2-1-3 (34)', '1730'), spent('2-1-3 (34)', '1730', 1))],
    ],
    'swamp task': [[2, spent('2-1-2 (52)', '1931')]],
    'swamp done': [[1, finnishSwamp]],
    'one-hex task': [[3, entry('2-1-2 (54)', '1930')]],
  },
  'roads-and-rail': {
    'road task': [[1, spent('2-1-3 (34)', '1831', 1)]],
    'road hint': [[3, spent('2-1-3 (34)', '1831')]],
    'road done': [
      [
        6,
        ({ before }) =>
          entry('2-1-3 (34)', ...wayOf(before, '2-1-3 (34)', '1831'))({ before, after: before }),
      ],
    ],
    'entrain task': [[1, less(spent('2-1-2 (52)', '1943'), spent('2-1-2 (52)', '1943', 1))]],
  },
  supply: {
    'capacity task': [
      [20, ({ before }) => capacities(before.course)[supplyCities.findIndex((city) => city.name === 'Kem')]!],
      [22, attacks('2-1-2 (54)', '6-4-2 (18)', '6-4-2 (56)', '6-4-2 (75)', '2-1-2 (25)')],
    ],
  },
  'first-attack': {
    'again task': [
      [1, attacks('1-1-3 (1)')],
      [1, defends('2-1-2 (25)')],
    ],
  },
  fortifications: {
    'corps task': [[12, defence('1405', '20-12-2 (XIX)')]],
    'division task': [name(13)],
    'exchange task': [[6, defends('6-6-2 (4)')]],
    'exchange done': [[6, attacks('6-4-2 (75)')]],
  },
  'before-combat': { 'retreat task': [name(13)] },
  isolation: {
    'end done': [
      [
        4,
        ({ after }) =>
          counter(after.units.findIndex(({ at }) => at === board.hexByName('1330'))).type.defence,
      ],
      [2, defence('1330', '4-4-2 (21)', '2-2-3 (16)')],
    ],
    'attack hint': [
      [6, attacks('4-4-2 (21)', '2-2-3 (16)')],
      [2, ({ before }) => defence('1330', '4-4-2 (21)', '2-2-3 (16)')({ before, after: before })],
    ],
  },
  winning: {
    end: [
      [61, least('marginal-soviet')],
      [30, least('draw', 1)],
    ],
    'viipuri task': [[25, worth('viipuri')]],
    'row task': [[5, worth('viipuriRow')]],
    'line done': [
      [25, scored('viipuri')],
      [10, scored('viipuri-row')],
      [40, scored('mannerheim-line')],
    ],
    'end done': [
      [75, less(scored(), (moment) => -scored('murmansk-defence')(moment))],
      [10, scored('murmansk-defence')],
      [65, scored()],
    ],
  },
  'no-reply': { 'city short': [[25, worth('viipuri')]] },
  'last-march': {
    'fort task': [[40, worth('mannerheimLine')]],
    'fort done': [[40, ({ before, after }) => score(before).points - score(after).points]],
    'fort short': [[50, worth('southCleared')]],
    'row task': [[5, worth('viipuriRow')]],
    'row done': [[25, scored('viipuri')]],
    'end done': [
      [25, scored()],
      [
        70,
        () =>
          score(standing(COURSE.find(({ id }) => id === 'last-march')!)).points +
          WORTH.mannerheimLine +
          WORTH.viipuriRow,
      ],
    ],
  },
};

const wayOf = (state: State, unit: string, to: string): string[] =>
  reach(state, unitNamed(unit))
    .find(({ hex }) => hex === board.hexByName(to))!
    .path.map(board.hexName);

const COUNTERS = /\d+-\d+-\d+(?: \([^)]*\))?/g;

/** The numbers of a text beside names of counters and hexes, and odds. */
const numbersIn = (text: string): number[] =>
  [
    ...text
      .replaceAll(COUNTERS, '')
      .replaceAll(ODDS, '')
      .replaceAll(/\b\d{4}\b/g, '')
      .matchAll(/\d+/g),
  ].map(Number);

/** Every part of a lesson's text by its name, the last word of the lesson as `end`. */
const partsOf = ({ steps, aim, end }: LessonTexts): (readonly [part: string, text: string])[] => [
  ['aim', aim],
  ['end', end],
  ...Object.entries(steps).flatMap(([step, parts]) =>
    Object.entries(parts).map(([part, text]) => [`${step} ${part}`, String(text)] as const),
  ),
];

describe.each(['en', 'fi'])('the numbers in the lessons, %s', (language) => {
  it.each(COURSE.map((lesson) => [lesson.id, lesson as Lesson] as const))('%s', async (id, lesson) => {
    const texts = (await lessonTexts.load(language)).lessons[id]!;
    const unknown = partsOf(texts).flatMap(([part, text]) => {
      const [step = ''] = part.split(' ');
      const attacked = NAMED.filter(([of, at, where]) => of === id && `${at} ${where}` === part).flatMap(
        ([, , , ...plans]) => plans,
      );
      const known = [
        ...(FIGURES[id]?.[part] ?? []).map(([figure]) => figure),
        ...attacked.flatMap((plan) => {
          const { attack: a, defence: d } = oddsOf(lesson, step, plan);
          return [a, d, ...plan.by.map((unit) => counter(unitNamed(unit)).type.attack)];
        }),
        // What the die of the step shows.
        ...(part.endsWith(' done') ? (lesson.steps.find((one) => one.id === step)?.dice ?? []) : []),
      ];
      return numbersIn(text)
        .filter((one) => !known.includes(one))
        .map((one) => `${part}: ${one}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the figures beside the lessons', () => {
  const all = Object.entries(FIGURES).flatMap(([id, parts]) =>
    Object.entries(parts).flatMap(([part, figures]) =>
      figures.map((figure) => [id, part, ...figure] as const),
    ),
  );
  it.each(all)('%s, %s: %d', async (id, part, figure, of) => {
    const lesson = COURSE.find((one) => one.id === id)! as Lesson;
    const at = lesson.steps.findIndex((one) => part.startsWith(`${one.id} `));
    const before = standing(lesson, lesson.steps[at]?.id);
    expect(of({ before, after: standing(lesson, lesson.steps[at + 1]?.id) })).toBe(figure);
    // It is still in the text.
    const { lessons } = await lessonTexts.load('en');
    // oxlint-disable-next-line typescript/no-useless-default-assignment -- an entry of a list may be missing
    const [, text = ''] = partsOf(lessons[id]!).find(([name]) => name === part)!;
    expect(numbersIn(text)).toContain(figure);
  });
});

describe('the positions of the lessons', () => {
  it.each(COURSE.map((lesson) => [lesson.id, lesson as Lesson] as const))('%s', (_, lesson) => {
    expect(
      positionFaults(present(startTimeline(positionFrom(lesson.position)))).map(({ text }) => text),
    ).toEqual([]);
  });
});
