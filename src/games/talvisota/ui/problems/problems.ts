/** Problems of Talvisota, as the table asks for them. */
import problemsMessages from '../../content/en/problems.ftl';
import startMessages from '../../content/en/start.ftl';
import { present } from '#engine/core/timeline.ts';
import {
  check,
  FRONTS,
  SLOTS,
  startTimeline,
  type Action,
  type State,
  type Timeline,
} from '#engine/talvisota';
import { positionOf, type AnswerPart, type GameProblems, type Problem } from '#table/game';
import {
  defencesOf,
  isDeploy,
  launch,
  payoffsOf,
  problemForm,
  valueOf,
  type ProblemKind,
  type Theme,
} from '../../problems/judge.ts';
import { meansOf } from '../controller/PlanLine.tsx';
import { actionText } from '../hints/hint-text.ts';
import { spaceName } from '../text/names.ts';
import { language } from '#kit/i18n/language.ts';

type LaunchProblem = Problem<Action>;

const startOf = (problem: LaunchProblem): State => {
  const start = positionOf(problem, problemForm);
  if (typeof start === 'string') throw new RangeError(start);
  return present(start) as State;
};

function take(line: Timeline, action: Action): AnswerPart {
  const state = present(line);
  const refusal = check(state, action);
  if (refusal) return { ok: false, refusal };
  return { ok: true, line: isDeploy(action) ? startTimeline(launch(state, action)) : null };
}

/** What the Finns have laid, front by front. */
function defencesText(state: State): string {
  const c = startMessages().common;
  const defences = defencesOf(state);
  return FRONTS.flatMap((front) =>
    defences
      .filter(({ slot }) => SLOTS[slot] === front)
      .map(
        (defence) =>
          `${c.front[front]}: ${c.strategy[defence.strategy]} (${meansOf(state.finnish.plans[defence.slot]!)})`,
      ),
  ).join('; ');
}

/** The Soviet strategy that is to be answered, with its target and means. */
function sentText({ soviet, decisions }: State): string {
  const decision = decisions.at(-1);
  const plan = decision?.kind === 'answer' ? soviet.plans[decision.slot] : null;
  if (!plan?.strategy || plan.target === null) return '';
  return `${startMessages().common.strategy[plan.strategy]}, ${spaceName(plan.target)} (${meansOf(plan)})`;
}

export const problems: GameProblems<State, Action> = {
  ...problemForm,
  file: async () => (await import('../../problems/problems.json')).default,
  take: (_, line, action) => take(line as Timeline, action),
  bestLine: ({ best }, start) =>
    startTimeline(best.filter(isDeploy).reduce(launch, present(start as Timeline))),
  async judge(problem, answer) {
    const start = startOf(problem);
    const payoffs = payoffsOf(start);
    const of = (one: readonly Action[]): number => valueOf(problem.kind as ProblemKind, start, one, payoffs);
    return { lost: of(problem.best) - of(answer), error: 0 };
  },
  kindName: (kind) => problemsMessages().problem.kind[kind as ProblemKind],
  task({ kind }, start) {
    const defences = defencesText(start);
    const w = problemsMessages().problem;
    const sent = kind === 'answer' ? ` ${w.sent({ attack: sentText(start) })}` : '';
    return `${w.task[kind as ProblemKind]}${sent} ${defences ? w.defences({ defences }) : w.undefended}`;
  },
  reason: ({ theme }) => problemsMessages().problem.reason[theme as Theme],
  places: (_, { soviet }) => soviet.plans.flatMap((plan) => (plan?.from == null ? [] : [plan.from])),
  amount: (points) =>
    problemsMessages().problem.amount({
      points: Number(points.toFixed(1)).toLocaleString(language(), { useGrouping: false }),
      count: Number(points.toFixed(1)),
    }),
  actionsText: (start, actions) =>
    actions
      .filter(({ type }) => type !== 'end')
      .map((action) => actionText(start, action))
      .join('; '),
};
