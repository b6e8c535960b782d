/** Makes problems of mistakes in the player's own games: decisions with an exact value once both sheets are known. */
import { decider, legalActions, writePosition, type Action, type State } from '#engine/talvisota';
import { LEAST_LOST, ownProblem, type Problem } from '#table/game';
import { CombatValue } from './combat.ts';
import { answerValue, payoffsOf, type ProblemKind, type Theme } from './judge.ts';

const KIND_OF: Readonly<Record<string, Exclude<ProblemKind, 'launch'>>> = {
  answer: 'answer',
  pursue: 'secondAttack',
  losses: 'losses',
};

/** Second attacks on one space are one answer, whatever units stay behind. */
const shapeOf = (action: Action): string =>
  action.type === 'pursue' ? String(action.target) : JSON.stringify(action);

function themeOf(best: Action, second: Action): Theme {
  if (best.type === 'answer') return 'meet';
  if (best.type !== 'pursue' || second.type !== 'pursue') return 'spare';
  if (best.target === null) return 'stop';
  return second.target === null ? 'goOn' : 'where';
}

/** The problem of a decision in a finished game, `from` its step; null if its kind makes none, or little depends on it. */
export function ownProblemOf(before: State, from: number): Problem<Action> | null {
  const kind = KIND_OF[before.decisions.at(-1)?.kind ?? ''];
  if (!kind || before.options.solo) return null;
  const side = decider(before);
  const combat = new CombatValue(before);
  const payoffs = payoffsOf(before);
  const valueOf = (action: Action): number => {
    if (action.type === 'answer') return answerValue(before, action, payoffs);
    return side === 'soviet' ? combat.after(before, action) : -combat.after(before, action);
  };
  const valued = [...legalActions(before)]
    .map((action) => ({ action, value: valueOf(action) }))
    .toSorted((a, b) => b.value - a.value);
  const [best] = valued;
  const second = valued.find(({ action }) => shapeOf(action) !== shapeOf(best!.action));
  if (!best || !second || best.value - second.value < LEAST_LOST) return null;
  return ownProblem(from, String(before.turn), {
    kind,
    side,
    theme: themeOf(best.action, second.action),
    position: writePosition(before).trim(),
    best: [best.action],
    second: [second.action],
    lost: best.value - second.value,
  });
}
