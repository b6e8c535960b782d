import {
  check,
  decider,
  legalActions,
  soviets,
  spaceOf,
  type Action,
  type ActionOf,
} from '#engine/talvisota';
import {
  COURSE,
  start,
  tryAction,
  type Lesson,
  type Progress,
  type Step,
} from '#games/talvisota/lessons/index.ts';
import { lessonTexts } from '#games/talvisota/content/index.ts';
import { type StepTexts, refusalText, stepOf, wordsOf } from '#table/game/lessons.ts';

const [en, fi] = [await lessonTexts.load('en'), await lessonTexts.load('fi')];
const LESSONS: readonly Lesson[] = COURSE;

function mustTry(progress: Progress, action: Action) {
  const tried = tryAction(progress, action);
  if (!tried.ok) throw new Error(`${stepOf(progress)?.id}: ${refusalText(en, progress, tried.refusal)}`);
  return tried;
}

/** The lesson as it stands before each step, and at its end. */
function standings(lesson: Lesson): Progress[] {
  const stops = [start(lesson)];
  for (const { wanted } of lesson.steps) stops.push(mustTry(stops.at(-1)!, wanted).progress);
  return stops;
}

const TRY_MOST = 3000;

/** What may be done in a position, as far as that can be counted. */
function legal({ state }: Progress): Action[] {
  const found: Action[] = [];
  for (const action of legalActions(state)) if (found.push(action) === TRY_MOST) break;
  return found;
}

/** What a step's likely mistakes look like, with all their parts. */
const asMistake = ({ wanted }: Step, when: object): Action => ({ ...wanted, ...when }) as Action;

/** A force that lacks its supports: the step goes on. */
const inPart = (stop: Progress, { wanted }: Step): Progress[] =>
  wanted.type === 'commit' || wanted.type === 'prepare'
    ? [mustTry(stop, { ...wanted, supports: [] }).progress]
    : [];

const trapIds = ({ traps = [] }: Step): string[] => [...new Set(traps.map(({ id }) => id))];

const textsIn = ({ task, hint, done, short, traps = {} }: StepTexts): string[] => [
  task,
  hint,
  done,
  ...(short === undefined ? [] : [short]),
  ...Object.values(traps),
];

const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;
/** Numbers, and counters by their codes: they are the same in every language. */
const marksIn = (text: string): string[] =>
  [...(text.match(/[+−]?\d+|\b(?:FUS|ELI|MECA|TAN|DIV|SCT|WD|SK|RES|PRUD)\b/g) ?? [])].toSorted();

describe('the course', () => {
  it('has a prologue and two lessons, and three for both sides with the problems', () => {
    const group = (one: Lesson): string =>
      (one.isPrologue ? '0 ' : one.withProblems ? 'problems ' : '') + one.id;
    expect(LESSONS.map(group)).toEqual([
      '0 first-attack',
      'prudent',
      'odds',
      'problems environment',
      'problems second',
      'problems open-sheets',
    ]);
    expect(new Set(LESSONS.map(({ learner }) => learner)).size).toBe(2);
  });
});

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson "%s"', (_, lesson) => {
  const stops = standings(lesson);
  const steps = stops.slice(0, -1).map((stop, i) => [stop, lesson.steps[i]!] as const);

  it('is played to its end by what it asks for, and takes nothing after that', () => {
    const end = stops.at(-1)!;
    expect(end.done).toBe(lesson.steps.length);
    expect(tryAction(end, { type: 'end' })).toMatchObject({ ok: false });
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });

  it('leaves every step to the learner', () => {
    expect(stops.slice(0, -1).map(({ state }) => decider(state))).toEqual(
      lesson.steps.map(() => lesson.learner),
    );
  });

  it('rolls no die that is not scripted', () => {
    for (const [stop, step] of steps) {
      const [own, ...replies] = mustTry(stop, step.wanted).played;
      expect(own!.dice, `step ${step.id}`).toEqual(step.dice ?? []);
      expect(replies.map(({ dice }) => dice)).toEqual((step.reply ?? []).map(({ dice = [] }) => dice));
    }
  });

  it('gives up no space that the learner holds', () => {
    const events = steps.flatMap(([stop, { wanted }]) => mustTry(stop, wanted).played[0]!.events);
    const lost = (event: (typeof events)[number]): boolean =>
      event.type === 'control' && event.side !== lesson.learner;
    expect(events.filter(lost)).toEqual([]);
  });

  it('takes what is asked for, or a part of it, and nothing else', () => {
    for (const [stop, step] of steps) {
      const taken = legal(stop).flatMap((action) => {
        const tried = tryAction(stop, action);
        return tried.ok ? [{ action, after: tried.progress }] : [];
      });
      expect(taken.filter(({ action }) => action.type !== step.wanted.type)).toEqual([]);
      const parts = taken.filter(({ after }) => after.done === stop.done);
      expect(taken.length - parts.length).toBeLessThanOrEqual(step.wanted.type === 'enter' ? 1 : 4);
      // After a part of a force the rest can still come.
      const stuck = parts.filter(
        ({ action, after }) => action.type !== 'enter' && !tryAction(after, step.wanted).ok,
      );
      expect(stuck).toEqual([]);
      for (const action of step.or ?? []) expect(mustTry(stop, action).progress.done).toBe(stop.done + 1);
    }
  });

  it('can be finished after every other way to do a step', () => {
    for (const [i, [stop, step]] of steps.entries())
      for (const other of step.or ?? []) {
        const after = mustTry(stop, other).progress;
        const rest = lesson.steps.slice(i + 1);
        const fitting = (progress: Progress, next: Step): Action =>
          [next.wanted, ...(next.or ?? [])].find((action) => !check(progress.state, action)) ?? next.wanted;
        expect(rest.reduce((now, next) => mustTry(now, fitting(now, next)).progress, after).done).toBe(
          lesson.steps.length,
        );
      }
  });

  it('knows its likely mistakes: each can be made, and is told from the rest', () => {
    for (const [stop, step] of steps) {
      const met = new Set<string>();
      const begun = [stop, ...inPart(stop, step)];
      const made = (step.traps ?? []).map(({ when }) => asMistake(step, when));
      for (const action of [...made, ...legal(stop)]) {
        for (const now of begun) {
          const tried = tryAction(now, action);
          if (!tried.ok && tried.refusal.by === 'lesson' && tried.refusal.trap) met.add(tried.refusal.trap);
        }
      }
      expect([...met].toSorted(), `step ${step.id}`).toEqual(trapIds(step).toSorted());
    }
  });

  describe.each([
    ['English', en],
    ['Finnish', fi],
  ] as const)('in %s', (language, words) => {
    const { title, aim, end, steps: told } = wordsOf(words, lesson);
    const all = [title, aim, end, ...Object.values(told).flatMap(textsIn)];

    it('has words for every step and every mistake, and none left over', () => {
      expect(Object.keys(told)).toEqual(lesson.steps.map(({ id }) => id));
      for (const step of lesson.steps)
        expect(Object.keys(told[step.id]!.traps ?? {}).toSorted(), `step ${step.id}`).toEqual(
          trapIds(step).toSorted(),
        );
    });

    it('is brief', () => {
      const most = language === 'English' ? 200 : 220;
      const shown = (text: string): string => text.replaceAll(/\{\w+\|([^}]+)\}/g, '$1');
      expect(all.filter((text) => shown(text).length > most || text.trim() === '')).toEqual([]);
      expect(sentences(aim)).toBe(1);
      expect(Object.values(told).filter(({ task }) => sentences(task) > 2)).toEqual([]);
      expect(all.filter((text) => text !== title && !/[.?]$/.test(text))).toEqual([]);
    });

    it('names spaces of the map', () => {
      const named = all.flatMap((text) => [...text.matchAll(/\{([^}|]+)/g)].map(([, id]) => id!));
      for (const id of named) expect(() => spaceOf(id), `{${id}}`).not.toThrow();
    });
  });

  it('gives the same numbers and counters in both languages', () => {
    const english = wordsOf(en, lesson).steps;
    const finnish = wordsOf(fi, lesson).steps;
    for (const { id } of lesson.steps) {
      const pairs = textsIn(english[id]!).map((text, i) => [text, textsIn(finnish[id]!)[i]!] as const);
      for (const [text, other] of pairs) {
        expect(marksIn(other), `${id}: ${other}`).toEqual(marksIn(text));
        expect(other).not.toBe(text);
      }
    }
  });
});

describe('a force that is put together counter by counter', () => {
  const stopAt = (lesson: Lesson, step: string): Progress =>
    standings(lesson)[lesson.steps.findIndex(({ id }) => id === step)]!;
  const [prudent, environment] = ['prudent', 'environment'].map((of) =>
    LESSONS.find(({ id }) => id === of)!,
  ) as [Lesson, Lesson];

  it('walks to its space one by one', () => {
    let now = stopAt(prudent, 'move');
    const one = (unit: 'FUS' | 'ELI'): void => {
      const { to } = prudent.steps[0]!.wanted as ActionOf<'enter'>;
      now = mustTry(now, { type: 'enter', front: 'LAP', to, units: soviets({ [unit]: 1 }) }).progress;
    };
    one('FUS');
    one('ELI');
    expect(now.done).toBe(0);
    one('FUS');
    expect(now.done).toBe(1);
  });

  it('is whole only with all that was asked for, and takes nothing else in', () => {
    const stop = stopAt(environment, 'prepare');
    const wanted = environment.steps[stop.done]!.wanted as ActionOf<'prepare'>;
    const bare = mustTry(stop, { ...wanted, environment: [] }).progress;
    expect(bare.done).toBe(stop.done);
    expect(tryAction(bare, { ...wanted, environment: ['snow'] })).toMatchObject({
      ok: false,
      refusal: { trap: 'snow' },
    });
    expect(mustTry(bare, wanted).progress.done).toBe(stop.done + 1);
  });
});
