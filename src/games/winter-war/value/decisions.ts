/** Rules of Winter War and its computer players for judging decisions. */
import {
  decider,
  SCHEDULE_KEYS,
  score,
  type Action,
  type Side,
  type State,
  type LedgerLine,
  apply,
} from '#engine/winter-war';
import {
  estimateOf,
  FIRST_LOOK,
  LEAST_LOST,
  playLine,
  type ReportRules,
  settleDecisions,
  type ReviewRules,
} from '#table/game';
import { explainAgainst } from '../ai/advise.ts';
import { chooseActions } from '../ai/choose.ts';
import type { Why } from '../ai/worker-client.ts';
import { turnsLeft } from './features.ts';
import { diceOf, isBeforeBattles, positionsAhead } from './look-ahead.ts';
import { value, type Players, expectedPoints, PEOPLE, pointsAhead } from './value.ts';
import type { PlayerLevel } from '../ai/ai-context.ts';

/** Applies retreats, exchanges and advances as a computer player decides them. */
export const settle = (start: State, level: PlayerLevel): State =>
  settleDecisions(apply, start, (now) => chooseActions(now, decider(now), level, 0));

/** Current Victory Points by line of the Schedule. */
export function pointsByLine(state: State): Map<LedgerLine['key'], number> {
  const points = new Map<LedgerLine['key'], number>();
  for (const line of score(state).lines) points.set(line.key, (points.get(line.key) ?? 0) + line.points);
  return points;
}

/** Values dice at once. */
export const quickRules = (players: Players = PEOPLE): ReviewRules<State, Action> => ({
  apply,
  settle: (state) => settle(state, 'recruit'),
  valueOf: (state) => expectedPoints(state, players),
});

/** Plays dice on before valuing them. */
export const reviewRules = (players: Players = PEOPLE): ReviewRules<State, Action> => ({
  ...quickRules(players),
  valueAhead: (state) => pointsAhead(positionsAhead(state, players), players),
});

/** Seed of the General consulted, which also determines the plan for the war. */
const SEED = 1;
/**
 * Player-Turns in a playout: the rest of this one, and three more. With two, the value overrated units that
 * were cut off, and listed marches that changed no result (docs/players.md).
 */
const HORIZON = 4;

/** Player-Turns left to play, including the current one. */
const turnsToPlay = (state: State): number => turnsLeft(state) + (isBeforeBattles(state) ? 0 : 1);

export const decisionRules = (players?: Players): ReportRules<State, Action, Side> => ({
  ...reviewRules(players),
  decider,
  isOver: ({ phase }) => phase === 'over',
  markOf: (state) =>
    [state.turn, state.phasing, state.phase, decider(state), state.decisions.at(-1)?.kind].join(),
  isJudged: ({ phase }) => phase !== 'set-up' && phase !== 'over' && phase !== 'interphase',
  choose: (state) => chooseActions(state, decider(state), 'general', SEED),
  playOn: (state, sample) => chooseActions(state, decider(state), 'officer', sample),
  diceOf,
  isFarEnough: (from, state) =>
    !state.decisions.length && isBeforeBattles(state) && turnsToPlay(from) - turnsToPlay(state) >= HORIZON,
  momentOf(before, after) {
    const isBetween =
      before.turn !== after.turn || before.phasing !== after.phasing || after.phase === 'over';
    if (!isBetween || after.phase === 'set-up') return null;
    const { mean, error } = value(after, players);
    return { turn: Math.max(1, before.turn), value: mean, error };
  },
  explain: (state, better, done) => [
    ...wonPoints(state, better, done),
    ...explainAgainst(state, decider(state), SEED, { better, done }),
  ],
  // A march matters more than an attack, and an attack more than a retreat.
  weightOf: ({ phase, decisions }) => (decisions.length ? 0 : phase === 'movement' ? 2 : 1),
});

/** Lines of the Schedule that the better actions win in playouts, as a reason; empty if there are none. */
function wonPoints(before: State, better: readonly Action[], done: readonly Action[]): Why[] {
  const rules = decisionRules();
  const sign = decider(before) === 'soviet' ? 1 : -1;
  const ends = Array.from({ length: FIRST_LOOK }, (_, sample) =>
    [better, done].map((actions) => pointsByLine(playLine(rules, before, actions, sample))),
  );
  const lines = SCHEDULE_KEYS.map((key) => {
    const won = ends.map(([one, other]) => (one!.get(key) ?? 0) - (other!.get(key) ?? 0));
    return { key, points: Math.round(sign * estimateOf(won).mean) };
  })
    .filter(({ points }) => points >= LEAST_LOST)
    .toSorted((a, b) => b.points - a.points);
  const hexes = score(before).lines.flatMap((line) =>
    lines.some(({ key }) => key === line.key) ? line.hexes : [],
  );
  return lines.length ? [{ kind: 'win-points', hexes, lines }] : [];
}
