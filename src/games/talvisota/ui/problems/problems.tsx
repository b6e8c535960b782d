import problemsMessages from '../../content/en/problems.ftl';
import startMessages from '../../content/en/start.ftl';
import { present } from '#engine/core/timeline.ts';
import {
  chanceAfter,
  check,
  FRONTS,
  size,
  SLOTS,
  SOVIET_UNITS,
  startTimeline,
  type Action,
  type FinnishPlan,
  type Front,
  type Side,
  type SovietPlan,
  type Space,
  type State,
  type Timeline,
  type Strategy,
} from '#engine/talvisota';
import { positionOf, type AnswerPart, type GameProblems, type Problem } from '#table/game';
import type { Payoffs } from '../../ai/payoffs.ts';
import {
  attackOf,
  defencesOf,
  isDeploy,
  kindsAt,
  launch,
  launchChance,
  payoffsOf,
  problemForm,
  valueOf,
  type ProblemKind,
  type Theme,
} from '../../problems/judge.ts';
import type { NoProblemReason } from '../../problems/find.ts';
import { makeReviewWorker } from '../../value/worker-client.ts';
import { meansOf } from '../controller/PlanLine.tsx';
import { actionText } from '../hints/hint-text.ts';
import { middleOf } from '../board/board-extent.ts';
import { Lands } from '../board/Ground.tsx';
import { UnitMark } from '../counters/UnitMark.tsx';
import { forceText } from '../text/force-text.ts';
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

const planText = (strategy: Strategy, plan: SovietPlan | FinnishPlan): string =>
  `${startMessages().common.strategy[strategy]} (${meansOf(plan)})`;

/** The Finnish strategies that can still answer: by front, or on one front only. */
function defencesOn(state: State, only?: Front): string[] {
  const common = startMessages().common;
  const defences = defencesOf(state);
  return (only ? [only] : FRONTS).flatMap((front) =>
    defences
      .filter(({ slot }) => SLOTS[slot] === front)
      .map(({ slot, strategy }) => {
        const plan = planText(strategy, state.finnish.plans[slot]!);
        return only ? plan : `${common.front[front]}: ${plan}`;
      }),
  );
}

function combatFacts({ combat, soviet, finnish }: State): string[] {
  const { slot, answer, units } = combat!;
  const t = problemsMessages().problem;
  const attack = soviet.plans[slot]!;
  const defence = answer === null ? null : finnish.plans[answer]!;
  return [
    t.fact.attack({ plan: planText(attack.strategy!, { ...attack, units }) }),
    t.fact.defence({ plan: defence ? planText(defence.strategy!, defence) : t.scouts }),
  ];
}

/** The attack, its possible answers, and what may still come to the front. */
function answerFacts(state: State): string[] {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'answer') return [];
  const { fact } = problemsMessages().problem;
  const front = SLOTS[decision.slot]!;
  const { plans } = state.soviet;
  const sent = plans[decision.slot]!;
  const waiting = plans.filter(
    (plan, slot) => SLOTS[slot] === front && plan?.stage === 'box' && size(plan.units) > 0,
  );
  return [
    fact.sent({ plan: `${spaceName(sent.target!)}, ${planText(sent.strategy!, sent)}` }),
    ...defencesOn(state, front).map((plan) => fact.own({ plan })),
    ...waiting.map((plan) =>
      fact.waiting({ plan: `${spaceName(plan!.from!)}, ${planText(plan!.strategy!, plan!)}` }),
    ),
  ];
}

function facts({ kind }: LaunchProblem, state: State): string[] {
  if (kind === 'answer') return answerFacts(state);
  if (kind !== 'launch') return combatFacts(state);
  const t = problemsMessages().problem;
  const defences = defencesOn(state).map((plan) => t.fact.finns({ plan }));
  return defences.length ? defences : [t.undefended];
}

/** Description of an action, and the chance that the Soviets take the space after it; null if no space is at stake. */
function chanceOf(state: State, payoffs: Payoffs, action: Action): { what: string; chance: number } | null {
  const common = startMessages().common;
  if (action.type === 'deploy')
    return { what: orderText(state, action), chance: launchChance(state, action, payoffs) };
  const decision = state.decisions.at(-1);
  if (action.type === 'answer' && decision?.kind === 'answer') {
    const { slot } = decision;
    const { target } = state.soviet.plans[slot]!;
    const attack = attackOf(state, { type: 'deploy', slot, target: target! });
    const defence = defencesOf(state).find((one) => one.slot === action.slot);
    return defence
      ? { what: common.strategy[defence.strategy], chance: payoffs.chance(attack, defence) }
      : null;
  }
  const chance = chanceAfter(state, action);
  if (chance === null) return null;
  if (action.type === 'pursue') return { what: spaceName(action.target!), chance };
  if (action.type !== 'lose') return null;
  return { what: problemsMessages().problem.lost({ units: forceText(action.units) }), chance };
}

/** The chances of the best and the next best answer, which explain the difference. */
function chancesText({ best, second }: LaunchProblem, state: State): string {
  const t = problemsMessages().problem;
  const payoffs = payoffsOf(state);
  const chances = [...best, ...second].flatMap((action) => {
    const found = chanceOf(state, payoffs, action);
    return found ? [t.chance({ what: found.what, percent: Math.round(found.chance * 100) })] : [];
  });
  return chances.length ? t.chances({ chances: [...new Set(chances)].join('; ') }) : '';
}

const placesOf = ({ soviet, combat }: State): readonly Space[] =>
  combat
    ? [combat.target, combat.from]
    : soviet.plans.flatMap((plan) => [plan?.from, plan?.target].filter((space) => space != null));

function targetOf({ decisions, soviet, combat }: State): Space | null | undefined {
  const decision = decisions.at(-1);
  return decision?.kind === 'answer' ? soviet.plans[decision.slot]?.target : combat?.target;
}

/** The front of the order to be given, or the space that is attacked: it names the area, not the answer. */
function placeName(problem: LaunchProblem): string {
  const target = targetOf(startOf(problem));
  if (target != null) return spaceName(target);
  const sent = [...problem.best, ...problem.second].find(isDeploy);
  return startMessages().common.front[SLOTS[sent?.slot ?? 0]!];
}

/** The map around the target or the first space of the task, with the Soviet units there. */
function ProblemPicture({ problem }: { readonly problem: LaunchProblem }) {
  const state = startOf(problem);
  const [x, y] = middleOf(targetOf(state) ?? placesOf(state)[0] ?? 0);
  return (
    <svg viewBox={`${x - 150} ${y - 112} 300 224`}>
      <Lands />
      {state.soviet.map.map((units, space) => {
        const [unit] = SOVIET_UNITS.filter((one) => units[one]);
        const [cx, cy] = middleOf(space);
        return unit ? (
          <g key={space} transform={`translate(${cx - 36} ${cy - 18})`}>
            <UnitMark unit={unit} side="soviet" count={size(units)} width={72} height={36} />
          </g>
        ) : null;
      })}
    </svg>
  );
}

/** An order as text; an answer by its strategy, as both sheets are open. */
function orderText(state: State, action: Action): string {
  const plan = action.type === 'answer' && action.slot !== null ? state.finnish.plans[action.slot] : null;
  return plan?.strategy ? startMessages().common.strategy[plan.strategy] : actionText(state, action);
}

const amountText = (points: number): string =>
  problemsMessages().problem.amount({
    points: Number(points.toFixed(1)).toLocaleString(language(), { useGrouping: false }),
    count: Number(points.toFixed(1)),
  });

const answerText = (start: State, actions: readonly Action[]): string =>
  actions
    .filter(({ type }) => type !== 'end')
    .map((action) => orderText(start, action))
    .join('; ');

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
  kindsAt,
  makeWorker: makeReviewWorker,
  whyNone: ({ reason, answers, lost = 0 }, state) => {
    const [best = '', other = ''] = answers.map((actions) => answerText(state, actions));
    const t = problemsMessages().problem;
    return t.whyNone({
      reason: reason as NoProblemReason | 'phase',
      best: best || t.doNothing,
      other: other || t.doNothing,
      lost: amountText(Math.max(0, lost)),
    });
  },
  kindName: (kind) => problemsMessages().problem.kind[kind as ProblemKind],
  themeName: (theme) => problemsMessages().problem.theme[theme as Theme],
  isSingle: (kind) => kind !== 'launch',
  task({ kind, side }, { decisions }) {
    const { task } = problemsMessages().problem;
    const due = decisions.at(-1);
    if (due?.kind === 'losses') return task.losses({ side: side as Side, count: due.count });
    return task[kind as Exclude<ProblemKind, 'losses'>];
  },
  facts,
  reason: (problem, start) =>
    `${problemsMessages().problem.reason[problem.theme as Theme]} ${chancesText(problem, start)}`.trim(),
  places: (_, state) => placesOf(state),
  place: placeName,
  Picture: ProblemPicture,
  amount: amountText,
  actionsText: answerText,
};
