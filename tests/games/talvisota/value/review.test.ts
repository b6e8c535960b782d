import '#app/languages.ts';
import { apply, newGame, RECOMMENDED, type Action, type State } from '#engine/talvisota';
import { review } from '#games/talvisota/ui/review/review.ts';
import { searchForReview } from '#games/talvisota/value/answer.ts';
import { decisionRules } from '#games/talvisota/value/decisions.ts';
import { pointsOf } from '#games/talvisota/value/features.ts';
import { readDecision, readReport } from '#table/store/review-worker.ts';
import { gradeOf, judgeDecision, spansOf, type PlayedStep } from '#table/game';
import { playGame, type Table } from '../../../../tools/talvisota/lab-play.ts';

/** Enough for plans that are sensible, and quick. */
const EFFORT = 0.03;

function played(table: Table, seed: number, effort = EFFORT) {
  const record: PlayedStep<Action>[] = [];
  playGame(table, seed, RECOMMENDED, effort, (_, action, dice) => record.push({ action, dice }));
  return record;
}

const question = (record: readonly PlayedStep<Action>[], seed: number) => ({
  kind: 'luck',
  from: 0,
  start: { ...newGame(RECOMMENDED, seed), random: [] },
  steps: record,
  players: { soviet: 'recruit', finn: 'recruit' },
});

function run<T>(task: Generator<number, T, void>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}
const ask = (message: unknown): unknown => structuredClone(run(searchForReview(structuredClone(message))!));

function endOf(record: readonly PlayedStep<Action>[], seed: number): State {
  return record.reduce<State>(
    (state, { action, dice }) => {
      const applied = apply(state, action, dice);
      if (!applied.ok) throw new Error(applied.refusal.text);
      return applied.state;
    },
    newGame(RECOMMENDED, seed),
  );
}

describe('the review of a game of Talvisota', () => {
  it.each([
    [{ soviet: 'recruit', finn: 'recruit' }, 3],
    [{ soviet: 'recruit', finn: 'recruit' }, 1004],
    [{ soviet: 'passive', finn: 'recruit' }, 5],
  ] as const)('adds up to the result, and is the same for the same record: %j', (table, seed) => {
    const record = played(table, seed);
    const report = readReport(ask(question(record, seed)))!;
    expect(report.result).toBe(pointsOf(endOf(record, seed)));
    expect(report.start + report.luck + report.rest).toBeCloseTo(report.result);
    expect(report.dice).toHaveLength(record.filter(({ dice }) => dice.length).length);
    expect(report.moments.at(-1)).toMatchObject({ value: report.result, error: 0 });
    expect(readReport(ask(question(record, seed)))).toEqual(report);
  });

  it('judges decisions as the page can read them, those of the sheets first', () => {
    const record = played({ soviet: 'recruit', finn: 'recruit' }, 3);
    const about = question(record, 3);
    const { decisions } = readReport(ask(about))!;
    const spans = spansOf(decisionRules(), about.start, record);
    const phaseAt = (from: number): string => spans.find((one) => one.from === from)!.before.phase;
    expect(phaseAt(decisions[0]!.from)).toMatch(/plans|allotment/);
    const last = decisions.findLast(({ from }) => /plans/.test(phaseAt(from)))!;
    expect(readDecision(ask({ ...about, kind: 'decision', from: last.from }))).toMatchObject(last);
  });

  it.each([
    null,
    { kind: 'luck' },
    { ...question([], 1), start: 7 },
    { ...question([{ action: { type: 'win' } as never, dice: [] }], 1) },
    { ...question([], 1), players: { soviet: 'marshal', finn: null } },
  ])('refuses what makes no sense (%#)', (message) => {
    expect(searchForReview(message)).toBeNull();
  });
});

describe('a sheet that nobody should lay', () => {
  it('costs the Finns where they meet an attack with nothing, and the General’s own costs nothing', () => {
    const rules = decisionRules();
    const record = played({ soviet: 'general', finn: 'general' }, 7, 0.25);
    const spans = spansOf(rules, newGame(RECOMMENDED, 7), record).filter(
      ({ before }) => before.phase === 'finnish-plans',
    );
    const nothing: PlayedStep<Action> = { action: { type: 'end' }, dice: [] };
    const named = spans.filter(({ before, to }) => {
      const steps = [nothing, ...record.slice(to)];
      const judged = run(judgeDecision(rules, { before, from: 0, to: 1 }, steps, -1));
      expect(judged.side).toBe('finn');
      return gradeOf(judged) !== null;
    });
    expect(named.length).toBeGreaterThan(1);
    const [{ before }] = named as [(typeof named)[0]];
    const own = rules.choose(before).map((action) => ({ action, dice: [] }));
    const judged = run(judgeDecision(rules, { before, from: 0, to: own.length }, own, -1));
    expect(judged).toMatchObject({ cost: 0, isSame: true });
    const { done, best, reasons } = review.compare({
      before,
      done: [nothing.action],
      best: rules.choose(before),
      why: rules.explain!(before, rules.choose(before), [nothing.action]),
    });
    expect(done).toEqual([]);
    expect(best.length).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('is told with the General’s purposes, and says that orders are hidden', () => {
    const figures = { start: -1.4, luck: 2.6, result: 3, costs: { soviet: 1.2, finn: 0 } };
    const worst = { soviet: 3, finn: null };
    const [first, sum, hidden] = review.summary({ ...figures, worst });
    expect(first).toBe(
      'The dice gave the Soviets about 3 points of morale (an estimate). Soviet decisions cost about 1 point of morale, most in turn 3.',
    );
    expect(sum).toContain('start: −1. Dice: +3. Decisions listed below: −1. Other: +2. Result: +3.');
    expect(hidden).toMatch(/could not see/);
  });
});
