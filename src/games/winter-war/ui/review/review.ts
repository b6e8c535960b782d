/** Reviews of Winter War for the table. */
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

/** Below this many points neither side counts as favoured by the dice. */
const LEAST = 3;
/** Most actions listed. */
const MOST_TOLD = 4;

const figure = (points: number): string => signed(Math.round(points));

/** A march as a problem: unlike an attack, it can be replayed without dice. */
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

/** Actions without the end of the phase; the moves of a unit are joined into one. */
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

/** Key of an action; moves of units of one type between the same hexes are equal. */
function sameKey({ units }: State, action: Action): string {
  if (isMove(action)) {
    const { label, side } = counter(action.unit).type;
    return ['move', side, label, units[action.unit]!.at, action.path.at(-1)].join(' ');
  }
  if (action.type === 'attack')
    return ['attack', ...sorted(action.attackers), 'on', ...sorted(action.targets)].join(' ');
  return JSON.stringify(action);
}

/** Actions that only the first list contains, the strongest units first. */
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

/** Warnings at the end of a march. */
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

/** Warnings for a march that do not apply to a better one; units and forts are compared one by one. */
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
    // The first place is centred: it comes from the reasons, not from the strongest unit that moved.
    places: aroundFirst([
      ...reasons.flatMap((reason) => reason.hexes),
      ...warnings.flatMap(({ hexes }) => hexes),
      ...[...only.best, ...only.done].flatMap((action) => placesOf(before, action)),
    ]),
  };
}
/** Places further than this from the first, in hexes, are left out: the whole map would be too small. */
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
