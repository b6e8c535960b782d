import { describe, expect, it } from 'vitest';
import {
  board,
  odds,
  positionFaults,
  positionFrom,
  present,
  startTimeline,
  type State,
} from '#engine/winter-war';
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

/** The lesson as it stands before a step, by its solution. */
function standing(lesson: Lesson, step: string): State {
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

describe('the positions of the lessons', () => {
  it.each(COURSE.map((lesson) => [lesson.id, lesson as Lesson] as const))('%s', (_, lesson) => {
    expect(
      positionFaults(present(startTimeline(positionFrom(lesson.position)))).map(({ text }) => text),
    ).toEqual([]);
  });
});
