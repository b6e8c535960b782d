/** Reviews of Winter War, as the table asks for them. */
import extrasMessages from '../../content/en/extras.ftl';
import {
  apply,
  board,
  counter,
  isAction,
  writePosition,
  type Action,
  type Hex,
  type State,
} from '#engine/winter-war';
import {
  LEAST_LOST,
  ownProblem,
  reviewSummary,
  roundedAmount,
  type ComparedActions,
  type Comparison,
  type DecisionReport,
  type GameReview,
  type Problem,
} from '#table/game';
import { findWarnings, type Warning } from '../../analysis/threats/index.ts';
import { parseReasons } from '../../ai/worker-client.ts';
import { makeReviewWorker } from '../../value/worker-client.ts';
import { signed } from '../text/numbers.ts';
import { actionText, reasonText } from '../hints/hint-text.ts';
import { warningText } from '../warnings/end-warnings.ts';

/** Points below which the dice have favoured nobody. */
const LEAST = 3;
/** Actions that are told. */
const MOST_TOLD = 4;

const figure = (points: number): string => signed(Math.round(points));

/** A march as a problem: it can be played anew, where an attack has met its die. */
function problemOf(before: State, { from, side, cost, best }: DecisionReport): Problem | null {
  if (before.phase !== 'movement' || before.decisions.length || cost < LEAST_LOST) return null;
  const turn = `${before.turn}${before.phasing === 'soviet' ? 'S' : 'F'}`;
  const position = writePosition(before).trim();
  return ownProblem(from, turn, {
    kind: 'march',
    side,
    theme: 'reply',
    position,
    best,
    second: [],
    lost: cost,
  });
}
const isMove = (action: Action): action is Extract<Action, { type: 'move' }> => action.type === 'move';

/** Actions without the end of the phase; the moves of a unit are one, to where it ends. */
function asWhole(actions: readonly unknown[]): Action[] {
  const whole: Action[] = [];
  for (const action of actions) {
    if (!isAction(action) || action.type === 'end') continue;
    const i = isMove(action) ? whole.findIndex((one) => isMove(one) && one.unit === action.unit) : -1;
    const before = whole[i];
    if (before && isMove(before) && isMove(action))
      whole[i] = { ...before, path: [...before.path, ...action.path] };
    else whole.push(action);
  }
  return whole;
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Units of one kind that stand together are the same to move. */
function sameKey({ units }: State, action: Action): string {
  if (isMove(action)) {
    const { label, side } = counter(action.unit).type;
    return ['move', side, label, units[action.unit]!.at, action.path.at(-1)].join(' ');
  }
  if (action.type === 'attack')
    return ['attack', ...sorted(action.attackers), 'on', ...sorted(action.targets)].join(' ');
  return JSON.stringify(action);
}

/** What only the first list has; the strongest units first. */
function onlyIn(state: State, actions: readonly Action[], others: readonly Action[]): Action[] {
  const left = others.map((one) => sameKey(state, one));
  const weight = (action: Action): number => {
    if (!isMove(action)) return Infinity;
    const { attack, defence } = counter(action.unit).type;
    return attack + defence;
  };
  return actions
    .filter((action) => {
      const at = left.indexOf(sameKey(state, action));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .toSorted((a, b) => weight(b) - weight(a) || 0);
}

/** Warnings of a march that is about to end. */
function warningsAfter(before: State, actions: readonly unknown[]): Warning[] {
  let state = before;
  for (const action of actions) {
    if (!isAction(action) || action.type === 'end') continue;
    const applied = apply(state, action);
    if (!applied.ok || applied.dice.length) return [];
    ({ state } = applied);
  }
  return findWarnings(state).filter(({ kind }) => kind !== 'unused');
}

/** What a march leaves open that a better one does not: of units and forts in a list, those that only the first names. */
function onlyLeftOpen(done: readonly Warning[], best: readonly Warning[]): Warning[] {
  const units = new Set(best.flatMap((one) => (one.kind === 'isolated' ? one.units : [])));
  const forts = new Set(best.flatMap((one) => (one.kind === 'empty-forts' ? one.hexes : [])));
  const texts = new Set(best.map(warningText));
  return done.flatMap((one): Warning[] => {
    if (one.kind === 'isolated') {
      const left = one.units.filter((unit) => !units.has(unit));
      return left.length ? [{ ...one, units: left }] : [];
    }
    if (one.kind === 'empty-forts') {
      const left = one.hexes.filter((hex) => !forts.has(hex));
      return left.length ? [{ ...one, hexes: left }] : [];
    }
    return texts.has(warningText(one)) ? [] : [one];
  });
}

function compare({ before, done, best, why }: ComparedActions<State>): Comparison {
  const [own, better] = [asWhole(done), asWhole(best)];
  const reasons = parseReasons(why) ?? [];
  const isMarch = before.phase === 'movement' && !before.decisions.length;
  const warnings = isMarch ? onlyLeftOpen(warningsAfter(before, done), warningsAfter(before, best)) : [];
  const only = { done: onlyIn(before, own, better), best: onlyIn(before, better, own) };
  return {
    ...only,
    leftOpen: warnings.map(warningText),
    reasons: reasons.map(reasonText),
    // The first is in the middle of the map: what the decision was about, not the strongest unit that moved.
    places: aroundFirst([
      ...reasons.flatMap((reason) => reason.hexes),
      ...warnings.flatMap(({ hexes }) => hexes),
      ...[...only.best, ...only.done].flatMap((action) => placesOf(before, action)),
    ]),
  };
}
/** Hexes from the first place that are brought up with it: on the whole map nothing could be made out. */
const NEAR = 7;

const aroundFirst = (hexes: readonly Hex[]): Hex[] =>
  hexes.filter((hex) => board.distance(hex, hexes[0]!) <= NEAR);

const placesOf = ({ units }: State, action: Action): Hex[] =>
  (isMove(action)
    ? [action.path.at(-1)!, units[action.unit]!.at]
    : action.type === 'attack'
      ? action.targets
      : action.type === 'advance' || action.type === 'retreat'
        ? [units[action.unit]!.at]
        : []
  ).filter((hex) => hex >= 0);

export const review: GameReview<State> = {
  make: makeReviewWorker,
  summary: (figures) => reviewSummary(figures, extrasMessages().review, LEAST, figure),
  figure,
  amount: (points) => extrasMessages().review.amount({ points: roundedAmount(points) }),
  problemOf,
  compare,
  actionsText: (state, actions) =>
    (actions as readonly Action[])
      .filter(({ type }) => type !== 'end')
      .slice(0, MOST_TOLD)
      .map((action) => actionText(state, action))
      .join('; '),
};
