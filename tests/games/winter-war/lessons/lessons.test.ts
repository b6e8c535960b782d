import {
  board,
  decider,
  legalActions,
  RULE_IDS,
  score,
  unitLabel,
  type Action,
  type State,
} from '#engine/winter-war';
import {
  actionOf,
  COURSE,
  highlights,
  matches,
  reached,
  start,
  tryAction,
  unitNamed,
  type Goal,
  type Lesson,
  type Progress,
  type Scripted,
  type Step,
} from '#games/winter-war/lessons/index.ts';
import { lessonTexts } from '#games/winter-war/content/index.ts';
import { type StepTexts, isDone, refusalText, stepOf, wordsOf } from '#table/game/lessons.ts';
import { SOLUTIONS } from './solutions.ts';

const en = await lessonTexts.load('en');
const LESSONS: readonly Lesson[] = COURSE;
const solutionOf = ({ id }: Lesson): readonly Scripted[] =>
  (SOLUTIONS as Readonly<Record<string, readonly Scripted[]>>)[id]!;

const mustTry = (progress: Progress, action: Action) => {
  const tried = tryAction(progress, action);
  if (!tried.ok)
    throw new Error(
      `${progress.lesson.id}, ${stepOf(progress)?.id}: ${refusalText(en, progress, tried.refusal)}`,
    );
  return tried;
};
const play = (progress: Progress, solution: readonly Scripted[]): Progress =>
  solution.reduce((now, scripted) => mustTry(now, actionOf(now.state, scripted)).progress, progress);

/** The lesson as it stands before each step. */
const standings = (lesson: Lesson): Progress[] =>
  solutionOf(lesson).map((_, step) => play(start(lesson), solutionOf(lesson).slice(0, step)));

const at = (id: keyof typeof SOLUTIONS, step: string): Progress => {
  const lesson = LESSONS.find((one) => one.id === id)!;
  return standings(lesson)[lesson.steps.findIndex((one) => one.id === step)]!;
};

/** The legal actions that the step allows; some of them may still miss its goal. */
function choices(progress: Progress): Action[] {
  const step = stepOf(progress);
  if (!step) return [];
  return [...legalActions(progress.state)].filter((action) => step.allowed.some((a) => matches(a, action)));
}

const ids = (stops: readonly Progress[]): string[] => stops.map((stop) => stepOf(stop)!.id);

const OTHER = JSON.stringify({ ok: false, refusal: { by: 'lesson', key: 'other' } });
const SHORT = JSON.stringify({ ok: false, refusal: { by: 'lesson', key: 'short' } });

const goalParts = (goal: Goal): Goal[] => (goal.kind === 'all' ? goal.of.flatMap(goalParts) : [goal]);

/** Every unit and hex that a step names. */
function namesIn({ allowed, goal, reply = [] }: Step): { units: string[]; hexes: string[] } {
  const units: string[] = [];
  const hexes: string[] = [];
  for (const one of allowed) {
    units.push(...(one.units ?? []));
    hexes.push(...(one.hexes ?? []));
  }
  for (const part of goalParts(goal)) {
    if ('unit' in part) units.push(part.unit);
    if ('hex' in part) hexes.push(part.hex);
    if ('hexes' in part) hexes.push(...part.hexes);
  }
  for (const one of reply) {
    if ('unit' in one) units.push(one.unit);
    if ('to' in one) hexes.push(one.to);
  }
  return { units, hexes };
}

/** True when a hex lies in the rectangle that holds the hexes shown. */
function isShown(name: string, shown: readonly string[]): boolean {
  const within = (cell: (one: string) => number): boolean => {
    const cells = shown.map(cell);
    return Math.min(...cells) <= cell(name) && cell(name) <= Math.max(...cells);
  };
  return within((one) => Number(one.slice(0, 2))) && within((one) => Number(one.slice(2)));
}

const labelsIn = (state: State): Set<string> =>
  new Set(state.units.flatMap(({ at: hex }, id) => (hex >= 0 ? [unitLabel(id)] : [])));

describe('the course', () => {
  it('has a prologue, ten lessons, and three with the problems, with ids of their own, and steps with ids of their own', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(14);
    expect(LESSONS.filter(({ withProblems }) => withProblems)).toHaveLength(3);
    for (const { steps } of LESSONS) {
      expect(steps.length).toBeGreaterThan(2);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    }
  });
});

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson "%s"', (_, lesson) => {
  const stops = standings(lesson);

  it('is completed by its recorded actions', () => {
    expect(solutionOf(lesson)).toHaveLength(lesson.steps.length);
    const finished = play(start(lesson), solutionOf(lesson));
    expect(isDone(finished)).toBe(true);
    expect(choices(finished)).toEqual([]);
    expect(tryAction(finished, { type: 'end' })).toMatchObject({ ok: false });
  });

  it('leaves every step to the learner, with something legal to do', () => {
    const idle = stops.filter((stop) => decider(stop.state) !== lesson.learner || !choices(stop).length);
    expect(ids(idle)).toEqual([]);
  });

  it('has no step that is done before it is begun', () => {
    expect(ids(stops.filter((stop) => reached(stepOf(stop)!.goal, stop.state, [])))).toEqual([]);
  });

  it('takes no action but those asked for', () => {
    for (const stop of stops) {
      const asked = new Set(choices(stop).map((action) => JSON.stringify(action)));
      const others = [...legalActions(stop.state)].filter((action) => !asked.has(JSON.stringify(action)));
      const answers = new Set(others.map((action) => JSON.stringify(tryAction(stop, action))));
      expect([...answers].filter((answer) => answer !== OTHER)).toEqual([]);
    }
  });

  it('refuses what misses the goal, and comes to its end after all else', () => {
    stops.forEach((stop, step) => {
      const tried = choices(stop).map((action) => tryAction(stop, action));
      const refused = tried.flatMap((one) => (one.ok ? [] : [JSON.stringify(one)]));
      expect(refused.filter((answer) => answer !== SHORT)).toEqual([]);
      const taken = tried.flatMap((one) => (one.ok ? [one.progress] : []));
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.every(({ done }) => done === step + 1)).toBe(true);
      const ends = taken.map((progress) => play(progress, solutionOf(lesson).slice(step + 1)));
      expect(ends.every(isDone)).toBe(true);
    });
  });

  it('rolls no die that is not scripted', () => {
    stops.forEach((stop, step) => {
      const { played } = mustTry(stop, actionOf(stop.state, solutionOf(lesson)[step]!));
      expect(played.flatMap(({ dice }) => dice)).toEqual(stepOf(stop)!.dice ?? []);
    });
  });

  it('changes nothing that it was given', () => {
    for (const stop of stops) {
      const before = JSON.stringify(stop);
      const action = choices(stop)[0]!;
      expect(tryAction(stop, action)).toEqual(tryAction(stop, action));
      expect(JSON.stringify(stop)).toBe(before);
    }
  });

  it('names only units that are in its position and hexes that exist', () => {
    const named = lesson.steps.map(namesIn);
    const labels = labelsIn(start(lesson).state);
    const units = named.flatMap((step) => step.units);
    expect(units.filter((name) => !labels.has(name))).toEqual([]);
    for (const name of units) expect(unitLabel(unitNamed(name))).toBe(name);
    const hexes = [lesson, ...lesson.steps].flatMap(({ focus = [] }) => focus);
    for (const name of [...hexes, ...named.flatMap((step) => step.hexes)])
      expect(board.hexName(board.hexByName(name))).toBe(name);
  });

  it('shows where things happen', () => {
    const placesOf = (state: State): string[] =>
      state.units.flatMap(({ at: hex }) => (hex >= 0 ? [board.hexName(hex)] : []));
    const unseen = (shown: readonly string[], wanted: readonly string[]): string[] =>
      wanted.filter((name) => !isShown(name, shown));
    expect(unseen(lesson.focus, placesOf(start(lesson).state))).toEqual([]);
    for (const stop of stops) {
      const step = stepOf(stop)!;
      const from = highlights(step.allowed).units.map((unit) => board.hexName(stop.state.units[unit]!.at));
      expect(unseen(step.focus ?? lesson.focus, [...namesIn(step).hexes, ...from])).toEqual([]);
    }
  });

  it('sends the learner to paragraphs that exist', () => {
    for (const { see } of lesson.steps) {
      expect(see.length).toBeGreaterThan(0);
      expect(see.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
    }
  });

  describe('in English', () => {
    const { title, aim, end, steps } = wordsOf(en, lesson);
    const parts = (words: StepTexts): string[] =>
      [words.task, words.hint, words.done, words.short].filter((text) => text !== undefined);
    const all = [title, aim, end, ...Object.values(steps).flatMap(parts)];

    it('has words for every step and none left over', () => {
      expect(Object.keys(steps)).toEqual(lesson.steps.map(({ id }) => id));
      for (const stop of stops) expect(steps[stepOf(stop)!.id]?.task).toBeTruthy();
    });

    it('is brief', () => {
      expect(all.filter((text) => text.length > 200 || text.trim() === '')).toEqual([]);
      const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;
      expect(sentences(aim)).toBe(1);
      expect(Object.values(steps).filter(({ task }) => sentences(task) > 2)).toEqual([]);
    });

    it('names units that are there and hexes of the map', () => {
      const labels = labelsIn(start(lesson).state);
      const named = all.flatMap((text) => text.match(/\d+-\d+-\d+ \([^)]*\)/g) ?? []);
      expect(named.filter((name) => !labels.has(name))).toEqual([]);
      const hexes = all.flatMap((text) => text.match(/\b\d{4}\b/g) ?? []);
      for (const name of hexes) expect(board.hexName(board.hexByName(name))).toBe(name);
    });

    it('says why an action misses the goal wherever one can', () => {
      const misses = stops.filter((stop) => choices(stop).some((action) => !tryAction(stop, action).ok));
      expect(ids(stops.filter((stop) => steps[stepOf(stop)!.id]?.short))).toEqual(ids(misses));
    });
  });
});

describe('what completes a step', () => {
  it('is one action, save where the learner has a real choice', () => {
    const ways = LESSONS.flatMap((lesson) =>
      standings(lesson).map((stop) => {
        const taken = choices(stop).filter((action) => tryAction(stop, action).ok);
        return [`${lesson.id}, ${stepOf(stop)!.id}`, taken.length] as const;
      }),
    );
    expect(Object.fromEntries(ways.filter(([, count]) => count !== 1))).toEqual({
      'supply, headquarters': 5,
      'obligations, retreat': 3,
      'before-combat, retreat': 3,
      'isolation, cut': 6,
      'isolation, choose': 3,
      'winning, line': 6,
      'last-march, fort': 2,
    });
  });

  it('brings the results that the words speak of', () => {
    const results = LESSONS.flatMap((lesson) =>
      standings(lesson).flatMap((stop, step) =>
        mustTry(stop, actionOf(stop.state, solutionOf(lesson)[step]!)).played.flatMap(({ events }) =>
          events.flatMap((event) =>
            event.type === 'attacked' ? [`${stepOf(stop)!.id} ${event.column} ${event.result}`] : [],
          ),
        ),
      ),
    );
    expect(results).toEqual([
      'odds 3-1 De',
      'again 1-1 Dr',
      'combine 3-1 De',
      'owed 1-1 Ar',
      'storm 2-1 Ex',
      'attack 3-1 De',
      'column 3-1 De',
      'hold 1-2 Ne',
    ]);
  });
});

describe('trying an action', () => {
  it('rolls what the lesson says and carries out the reply', () => {
    const stop = at('first-attack', 'again');
    const { played, progress } = mustTry(stop, actionOf(stop.state, SOLUTIONS['first-attack'].at(-1)!));
    expect(played.map(({ action, dice }) => [action.type, ...dice])).toEqual([['attack', 5], ['retreat']]);
    expect(progress.state).toBe(played.at(-1)!.state);
  });

  it('scores the last lesson as its words say', () => {
    const { state } = play(at('winning', 'end'), SOLUTIONS.winning.slice(-1));
    expect(state.outcome).toEqual({ reason: 'turns', points: 65, level: 'marginal-soviet' });
    expect(score(state).points).toBe(65);
  });

  it('tells what to light up', () => {
    const { units, hexes } = highlights(stepOf(at('first-attack', 'odds'))!.allowed);
    expect(units.map(unitLabel)).toEqual(['4-4-2 (21)', '2-2-3 (16)']);
    expect(hexes.map(board.hexName)).toEqual(['1815']);
  });
});
