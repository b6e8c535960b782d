import {
  apply,
  encounterOf,
  ENTRENCHMENT,
  finns,
  forecast,
  fortPoints,
  LAST_TURN,
  MOST_MORALE,
  odds,
  placeOf,
  positionFrom,
  SOVIET_PLANS,
  SOVIET_VALUES,
  soviets,
  spaceOf,
  strengths,
  waitingCost,
  type Encounter,
  type SovietStrategy,
  type State,
} from '#engine/talvisota';
import { lessonTexts } from '#games/talvisota/content/index.ts';
import { COURSE, start, tryAction, type Lesson } from '#games/talvisota/lessons/index.ts';
import type { LessonTexts } from '#table/game/lessons.ts';

/** Before the step, and after it with what the other side does. */
interface Moment {
  readonly before: State;
  readonly after: State;
}
type Figure = readonly [figure: number, of: number | ((moment: Moment) => number)];

const END = { type: 'end' } as const;
const NOTHING = { meretskov: null, timoshenko: null, artillery: null } as const;
const encounter = (more: Partial<Encounter>): Encounter => ({
  strategy: 'MASS',
  units: soviets(),
  supports: [],
  employment: NOTHING,
  finns: finns(),
  environment: [],
  finnishSupports: [],
  entrenched: false,
  mannerheim: null,
  value: 0,
  fortified: false,
  ...more,
});
const at = (id: string) => {
  const { value, fortified } = placeOf(spaceOf(id));
  return { value, fortified };
};
const attackers = (of: Partial<Encounter>): number => strengths(encounter(of)).soviet.total;
const defenders = (of: Partial<Encounter>): number => strengths(encounter(of)).finn.total;
/** What one unit of a kind counts. */
function each(of: Partial<Encounter>, unit: string): number {
  const { soviet, finn } = strengths(encounter(of));
  return [...soviet.lines, ...finn.lines].find((line) => line.unit === unit)!.each;
}

type When = keyof Moment;
const soviet = (when: When) => (moment: Moment) => attackers(encounterOf(moment[when]));
const finnish = (when: When) => (moment: Moment) => defenders(encounterOf(moment[when]));
const column = (when: When) => (moment: Moment) => forecast(encounterOf(moment[when]), false).column;
const counts = (unit: string) => (moment: Moment) => each(encounterOf(moment.before), unit);
const lost =
  (side: 'soviet' | 'finn') =>
  ({ before, after }: Moment): number =>
    before.morale[side] - after.morale[side];
const success = (strategy: SovietStrategy): number => SOVIET_PLANS[strategy].success;
const failure = (strategy: SovietStrategy): number => SOVIET_PLANS[strategy].failure;
const value = (id: string): number => at(id).value;
const line = ({ before }: Moment): number => fortPoints(before, spaceOf('SUM'));
/** Whether a side with this morale at the end of a turn has lost. */
function losesAt(soviet: number): boolean {
  const applied = apply(
    positionFrom({
      turn: 2,
      phase: 'harassment',
      morale: { soviet, finn: 9 },
      options: { moscowWaits: true },
    }),
    END,
  );
  return applied.ok && applied.state.outcome?.winner === 'finn';
}
/** A number that is no figure of the rules, but on a button. */
const button = (figure: number): Figure => [figure, figure];

const PETSAMO = soviets({ FUS: 2, ELI: 1 });
const DIVISIONS = { finns: finns({ DIV: 3 }) };
const ARMOUR = { strategy: 'BLIN', units: soviets({ TAN: 3, MECA: 3 }) } as const;
const GUNS = { ...ARMOUR, finnishSupports: ['AT1'] } as const;
const KARELIA = {
  strategy: 'MAN',
  units: soviets({ FUS: 2, ELI: 2 }),
  supports: ['ART'],
  employment: { ...NOTHING, artillery: 'DIV' },
  finns: finns({ DIV: 4 }),
  environment: ['fog'],
} as const;
const LADOGA = {
  units: soviets({ FUS: 6 }),
  finns: finns({ DIV: 3 }),
  environment: ['forest'],
  entrenched: true,
} as const;
const employed =
  (employment: object) =>
  ({ before, after }: Moment) => {
    const now = encounterOf(before.combat ? before : after);
    return { ...now, employment: { ...NOTHING, artillery: 'DIV', ...employment } } as Encounter;
  };
const guns = employed({ meretskov: 'artillery' });
const onLine = employed({ meretskov: 'line' });
const neither = employed({});
const atKamara = ({ before }: Moment): Encounter => ({ ...encounterOf(before), ...at('KAM') });

/** Beside each lesson: every number in its texts, and what it is by the engine. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, readonly Figure[]>>>> = {
  'first-attack': {
    'goal task': [
      [0, [9, 2, 1, 0].find(losesAt)!],
      [8, LAST_TURN],
    ],
    'numbers task': [
      [1, SOVIET_PLANS.PRUD.spaces],
      [3, SOVIET_PLANS.PRUD.most],
      [1, SOVIET_PLANS.PRUD.supports],
    ],
    'numbers done': [
      [10, ({ after }) => each(encounterOf(after), 'FUS')],
      [30, soviet('after')],
      [13, finnish('after')],
    ],
    'stake task': [
      [1, success('PRUD')],
      [1, failure('PRUD')],
      [30, soviet('before')],
      [13, finnish('before')],
    ],
    'enter done': [
      [1, lost('finn')],
      [1, (moment) => -lost('soviet')(moment)],
    ],
  },
  prudent: {
    'plan done': [[1, failure('PRUD')]],
    'plan mass': [
      [19, attackers({ units: PETSAMO })],
      [31, attackers({ strategy: 'PRUD', units: PETSAMO })],
      [3, failure('MASS')],
    ],
    'plan man': [[4, failure('MAN')]],
    'support done': [[2, each(DIVISIONS, 'DIV') - each({ ...DIVISIONS, supports: ['MUNI'] }, 'DIV')]],
    'commit done': [
      [10, each({ strategy: 'PRUD', units: PETSAMO }, 'FUS')],
      [11, each({ strategy: 'PRUD', units: PETSAMO }, 'ELI')],
      [31, attackers({ strategy: 'PRUD', units: PETSAMO })],
    ],
    'deploy held': ([1, 2, 3] as const).map((nth) => [
      nth,
      ({ before }) => waitingCost({ ...before, waited: nth - 1 }),
    ]),
    'open done': [
      [1, ({ after }) => SOVIET_VALUES.FUS.strength - each(encounterOf(after), 'FUS')],
      [31, attackers({ strategy: 'PRUD', units: PETSAMO })],
      [16, soviet('after')],
      [10, finnish('after')],
    ],
    'roll task': [
      [16, soviet('before')],
      [10, finnish('before')],
      [6, column('before')],
    ],
    'roll done': [[6, column('before')]],
    'occupy done': [
      [1, success('PRUD')],
      [0, value('PTS')],
      [23, MOST_MORALE],
    ],
  },
  environment: {
    'plan hint': [button(1), button(2)],
    'guns task': [[2, each(ARMOUR, 'TAN') - each(GUNS, 'TAN')]],
    'guns done': [
      [1, attackers({ units: PETSAMO }) - attackers({ units: PETSAMO, finnishSupports: ['AT1'] })],
    ],
    'prepare done': [
      [2, each(ARMOUR, 'MECA') - each({ ...ARMOUR, environment: ['forest'] }, 'MECA')],
      [45, attackers(ARMOUR)],
      [15, attackers({ ...GUNS, environment: ['forest'] })],
    ],
    'prepare snow': [
      [3, each(ARMOUR, 'TAN') - each({ ...ARMOUR, environment: ['snow'] }, 'TAN')],
      [21, attackers({ ...GUNS, environment: ['snow'] })],
    ],
    'prepare woods': [
      [1, each(ARMOUR, 'TAN') - each({ ...ARMOUR, environment: ['woods'] }, 'TAN')],
      [1, each({ ...DIVISIONS, environment: ['woods'] }, 'DIV') - each(DIVISIONS, 'DIV')],
      [36, attackers({ ...GUNS, environment: ['woods'] })],
    ],
    'prepare swamp': [
      [1, each(ARMOUR, 'TAN') - each({ ...ARMOUR, environment: ['swamp'] }, 'TAN')],
      [33, attackers({ ...GUNS, environment: ['swamp'] })],
    ],
    'prepare fog': [
      [1, each({ ...DIVISIONS, environment: ['fog'] }, 'DIV') - each(DIVISIONS, 'DIV')],
      [39, attackers({ ...GUNS, environment: ['fog'] })],
    ],
    'answer done': [
      [3, each(DIVISIONS, 'DIV') - each({ ...DIVISIONS, supports: ['MUNI', 'AIR'] }, 'DIV')],
      [15, soviet('after')],
      [19, finnish('after')],
    ],
    'roll task': [
      [4, (moment) => finnish('before')(moment) - soviet('before')(moment)],
      [6, column('before')],
    ],
    'roll done': [[3, lost('soviet')]],
  },
  second: {
    'commit done': [
      [11, each({ strategy: 'MAN', units: soviets({ ELI: 2, TAN: 2 }) }, 'ELI')],
      [9, each({ strategy: 'MAN', units: soviets({ ELI: 2, TAN: 2 }) }, 'TAN')],
      [40, attackers({ strategy: 'MAN', units: soviets({ ELI: 2, TAN: 2 }) })],
    ],
    'open done': [
      [2, 11 - each({ strategy: 'MAN', units: soviets({ ELI: 2 }), environment: ['forest'] }, 'ELI')],
      [
        1,
        ({ after }) => strengths(encounterOf(after)).soviet.lines.find(({ unit }) => unit === 'TAN')!.bonus,
      ],
      [25, soviet('after')],
      [20, finnish('after')],
    ],
    'roll task': [[5, column('before')]],
    'lose task': [
      [9, counts('ELI')],
      [4, counts('TAN')],
    ],
    'lose elite': [
      [9, counts('ELI')],
      [4, counts('TAN')],
    ],
    'occupy done': [
      [0, value('KOL')],
      [4, success('MAN')],
    ],
    'pursue done': [[2, value('SOR')]],
    'pursue stop': [[6, success('MAN') + value('SOR')]],
    'pursue village': [
      [4, success('MAN') + value('TOL')],
      [6, success('MAN') + value('SOR')],
    ],
    'again task': [
      [22, soviet('before')],
      [20, finnish('before')],
      [2, column('before')],
    ],
    'less done': [
      [18, soviet('after')],
      [14, finnish('after')],
    ],
    'less elite': [
      [9, counts('ELI')],
      [4, counts('TAN')],
    ],
    'on task': [[4, failure('MAN')]],
    'on done': [[4, column('before')]],
    'on off': [[4, failure('MAN')]],
    'hold done': [
      [6, lost('finn')],
      [4, success('MAN')],
      [2, value('SOR')],
    ],
  },
  odds: {
    'first done': [
      [
        4,
        ({ after }) => attackers({ ...encounterOf(after), fortified: false }) - attackers(encounterOf(after)),
      ],
      [4, ENTRENCHMENT],
      [27, soviet('after')],
      [22, finnish('after')],
    ],
    'lose task': [
      [10, counts('FUS')],
      [11, counts('ELI')],
    ],
    'lose elite': [
      [10, counts('FUS')],
      [11, counts('ELI')],
    ],
    'off task': [
      [17, soviet('before')],
      [18, finnish('before')],
    ],
    'off done': [
      [1, failure('PRUD')],
      [2, line],
    ],
    'off on': [
      [17, soviet('before')],
      [18, finnish('before')],
    ],
    'open done': [
      [1, ({ after }) => SOVIET_VALUES.FUS.strength - each(encounterOf(after), 'FUS')],
      [5, ({ after }) => each(encounterOf(after), 'FUS')],
      [30, ({ after }) => attackers({ ...encounterOf(after), fortified: false })],
    ],
    'employ hint': [
      [3, (moment) => attackers(onLine(moment)) - attackers(neither(moment))],
      [2, (moment) => defenders(neither(moment)) - defenders(guns(moment))],
    ],
    'employ done': [
      [29, soviet('after')],
      [26, finnish('after')],
      [3, column('after')],
    ],
    'employ guns': [
      [26, (moment) => attackers(guns(moment))],
      [24, (moment) => defenders(guns(moment))],
      [29, (moment) => attackers(onLine(moment))],
      [26, (moment) => defenders(onLine(moment))],
    ],
    'again task': [
      [3, failure('MASS')],
      [2, line],
      [5, (moment) => success('MASS') + value('SUM') + line(moment)],
    ],
    'occupy done': [
      [2, success('MASS')],
      [1, value('SUM')],
      [2, line],
      [5, lost('finn')],
    ],
    'enough task': [
      [24, (moment) => attackers(atKamara(moment))],
      [23, (moment) => defenders(atKamara(moment))],
      [5, (moment) => success('MASS') + value('KAM') + line(moment)],
      [2, line],
    ],
    'enough on': [
      [2, line],
      [5, (moment) => success('MASS') + value('KAM') + line(moment)],
    ],
  },
  'open-sheets': {
    'target task': [
      [4, KARELIA.finns.DIV],
      [34, defenders({ ...KARELIA, ...at('TER') })],
      [42, attackers({ ...KARELIA, ...at('TER') })],
    ],
    'target done': [
      [42, attackers({ ...KARELIA, ...at('TER') })],
      [34, defenders({ ...KARELIA, ...at('TER') })],
    ],
    'target line': [
      [4, attackers(KARELIA) - attackers({ ...KARELIA, fortified: true })],
      [1, value('TAI')],
      [38, attackers({ ...KARELIA, ...at('TAI') })],
      [35, defenders({ ...KARELIA, ...at('TAI') })],
      [6, (moment) => failure('MAN') + line(moment)],
    ],
    'target mass': [
      [24, attackers(LADOGA)],
      [28, defenders(LADOGA)],
    ],
    'keep task': [
      [28, defenders(LADOGA)],
      [24, attackers(LADOGA)],
    ],
    'keep done': [[3, failure('MASS')]],
    'keep mass': [
      [24, attackers(LADOGA)],
      [28, defenders(LADOGA)],
    ],
    'open done': [
      [42, soviet('after')],
      [34, finnish('after')],
      [6, column('after')],
      [2, (moment) => soviet('after')(moment) - finnish('after')(moment) - column('after')(moment)],
    ],
    'roll done': [[6, column('before')]],
  },
};

/** The lesson as it stands before each step, and at its end. */
function standings(lesson: Lesson): State[] {
  let progress = start(lesson);
  const states = [progress.state];
  for (const { wanted } of lesson.steps) {
    const tried = tryAction(progress, wanted);
    if (!tried.ok) throw new Error(`${lesson.id} cannot be played`);
    ({ progress } = tried);
    states.push(progress.state);
  }
  return states;
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

/** Every part of a lesson's text by its name; a mistake's goes by the mistake. */
const partsOf = ({ steps, aim, end }: LessonTexts): (readonly [part: string, text: string])[] => [
  ['aim', aim],
  ['end', end],
  ...Object.entries(steps).flatMap(([step, { traps, ...parts }]) =>
    Object.entries({ ...parts, ...traps }).map(([part, text]) => [`${step} ${part}`, text] as const),
  ),
];

describe.each(['en', 'fi'])('the numbers in the lessons, %s', (language) => {
  it.each(COURSE.map((lesson) => [lesson.id, lesson as Lesson] as const))('%s', async (id, { steps }) => {
    const unknown = partsOf((await lessonTexts.load(language)).lessons[id]!).flatMap(([part, text]) => {
      const known = [
        ...(FIGURES[id]?.[part] ?? []).map(([figure]) => figure),
        // What the die of the step shows.
        ...(part.endsWith(' done') ? (steps.find((one) => part === `${one.id} done`)?.dice ?? []) : []),
      ];
      return numbersIn(text)
        .filter((one) => !known.includes(one))
        .map((one) => `${part}: ${one}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the figures beside the lessons', () => {
  it.each(COURSE.map((lesson) => [lesson.id, lesson as Lesson] as const))('%s', async (id, lesson) => {
    const states = standings(lesson);
    const texts = new Map(partsOf((await lessonTexts.load('en')).lessons[id]!));
    const parts = Object.entries(FIGURES[id]!);
    const found = parts.map(([part, figures]) => {
      const step = lesson.steps.findIndex((one) => part.startsWith(`${one.id} `));
      const moment =
        step < 0
          ? { before: states[0]!, after: states.at(-1)! }
          : { before: states[step]!, after: states[step + 1]! };
      return [part, ...figures.map(([, of]) => (typeof of === 'number' ? of : of(moment)))];
    });
    expect(found).toEqual(parts.map(([part, figures]) => [part, ...figures.map(([figure]) => figure)]));
    for (const [part, figures] of parts)
      expect(numbersIn(texts.get(part) ?? '')).toEqual(expect.arrayContaining(figures.map(([one]) => one)));
  });
});

/** Chances in words, and the step before whose action they are as the engine reckons them. */
it.each<[id: string, part: string, words: string, step: string, chance: number, of?: typeof atKamara]>([
  ['first-attack', 'stake task', 'cannot fail', 'stake', 1],
  ['odds', 'roll task', 'two in three', 'roll', 2 / 3],
  ['odds', 'off task', 'no chance at all', 'off', 0],
  ['odds', 'employ done', 'one chance in three', 'again', 1 / 3],
  ['odds', 'employ done', 'it would be one in six', 'again', 1 / 6, guns],
  ['odds', 'enough task', 'one chance in six', 'enough', 1 / 6, atKamara],
  ['second', 'roll task', 'five times in six', 'roll', 5 / 6],
  ['second', 'again task', 'one chance in three', 'again', 1 / 3],
  ['second', 'on off', 'one chance in two', 'on', 1 / 2],
  ['open-sheets', 'target done', 'cannot fail', 'roll', 1],
])(
  'the chance in the lesson %s, %s: %s',
  async (id, part, words, step, chance, of = ({ before }) => encounterOf(before)) => {
    const lesson: Lesson = COURSE.find((one) => one.id === id)!;
    const before = standings(lesson)[lesson.steps.findIndex((one) => one.id === step)]!;
    expect(new Map(partsOf((await lessonTexts.load('en')).lessons[id]!)).get(part)).toContain(words);
    const round = step === 'off' || step === 'on' ? 2 : 1;
    expect(odds(of({ before, after: before }), { round }).success).toBeCloseTo(chance, 2);
  },
);
