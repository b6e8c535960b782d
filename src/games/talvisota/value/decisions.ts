/**
 * Rules and players of Talvisota for judging decisions. Orders are hidden: a sheet is played out against what the other
 * side had placed by then, and against sheets drawn by the General for later phases.
 */
import { apply, decider, type Action, type PhaseName, type Side, type State } from '#engine/talvisota';
import {
  type DecisionRules,
  type PlayedStep,
  type ReportRules,
  settleDecisions,
  type ReviewRules,
} from '#table/game';
import { runToEnd } from '../ai/ai-context.ts';
import { advise, chooseActions } from '../ai/choose.ts';
import { value, type Players, expectedPoints } from './value.ts';

export const reviewRules = (players?: Players): ReviewRules<State, Action> => ({
  apply,
  // Losses, conquest, retreats and second attacks as the General decides them, who uses only odds there.
  settle: (state) => settleDecisions(apply, state, (now) => chooseActions(now, decider(now), 'general', 0)),
  valueOf: (state) => expectedPoints(state, players),
});

/** Seed of the General as the best player. */
const SEED = 1;
/**
 * Share of the General's full effort, the same for the best choice and the samples: with a different one the sheet would
 * not get the means it was planned with.
 */
const EFFORT = 0.25;
/** Exceeds any action. */
const MOST_DICE = 8;

/** A face of the die, the same for the same event; six consecutive samples show every face. */
function faceOf(event: string, sample: number): number {
  let mixed = Math.imul(Math.floor(sample / 6) + 1, 0x85ebca6b);
  for (const letter of event) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return 1 + ((((mixed ^ (mixed >>> 13)) >>> 0) + sample) % 6);
}

/** Key of the dice of one sample: by turn, attacked space, and round. */
const eventOf = ({ turn, phase, combat }: State, action: Action): string =>
  [
    turn,
    phase,
    combat ? `${combat.target} ${combat.attack} ${combat.round}` : '',
    action.type === 'harass' ? action.target : '',
  ].join();

/** Phases with decisions to judge. */
const JUDGED: readonly PhaseName[] = [
  'movement',
  'soviet-plans',
  'finnish-plans',
  'soviet-allotment',
  'finnish-allotment',
  'deployment',
  'combat',
  'harassment',
];
/** Sheets matter more than moves, and moves more than decisions within a combat. */
const WEIGHTS: Readonly<Partial<Record<PhaseName, number>>> = {
  'soviet-plans': 3,
  'soviet-allotment': 3,
  'finnish-plans': 3,
  'finnish-allotment': 3,
  movement: 2,
  deployment: 2,
};

type Steps = readonly PlayedStep<Action>[];

const isAllotment = ({ phase }: State): boolean =>
  phase === 'soviet-allotment' || phase === 'finnish-allotment';

/** Strategies and supports of the side that allots its means. */
function sheetKey(state: State): string {
  const { plans, posts } = decider(state) === 'soviet' ? state.soviet : state.finnish;
  return JSON.stringify([state.phase, plans.map((plan) => plan?.strategy ?? null), posts]);
}

/** The means allotted in the rest of the turn, by the sheets they were for. */
function allotted(before: State, later: Steps): ReadonlyMap<string, Action[]> {
  const found = new Map<string, Action[]>();
  let state = before;
  let key = '';
  for (const { action, dice } of later) {
    if (state.turn !== before.turn) break;
    if (!isAllotment(state)) key = '';
    else if (!key) found.set((key = sheetKey(state)), []);
    if (key) found.get(key)!.push(action);
    const applied = apply(state, action, dice);
    if (!applied.ok) break;
    if (applied.state.phase !== state.phase) key = '';
    ({ state } = applied);
  }
  return found;
}

/**
 * A sheet from the game gets its means from the game, one of the General the means it was planned with. The General
 * draws sheets once for the judged side, and anew in each sample for the other.
 */
function playOnAfter(before: State, later: Steps): DecisionRules<State, Action, Side>['playOn'] {
  const side = decider(before);
  const known = allotted(before, later);
  return (state, sample) => {
    const actions = isAllotment(state) && state.turn === before.turn ? known.get(sheetKey(state)) : undefined;
    const now = decider(state);
    return actions ?? chooseActions(state, now, 'general', now === side ? SEED : sample, EFFORT);
  };
}

export const decisionRules = (players?: Players): ReportRules<State, Action, Side> => ({
  ...reviewRules(players),
  decider,
  isOver: ({ phase }) => phase === 'over',
  markOf: (state) =>
    [state.turn, state.phase, decider(state), state.combat?.slot, state.decisions.at(-1)?.kind].join(),
  isJudged: ({ phase, decisions }) => JUDGED.includes(phase) && decisions.at(-1)?.kind !== 'roll',
  choose: (state) => chooseActions(state, decider(state), 'general', SEED, EFFORT),
  playOn: (state, sample) => chooseActions(state, decider(state), 'general', sample, EFFORT),
  forDecision: (before, later) => ({
    ...decisionRules(players),
    playOn: playOnAfter(before, later),
  }),
  diceOf: (state, action, sample) =>
    Array.from({ length: MOST_DICE }, (_, nth) => faceOf(`${eventOf(state, action)},${nth}`, sample)),
  // To the end of the turn, when the effect of the sheets is known.
  isFarEnough: (from, state) => state.turn > from.turn,
  momentOf(before, after) {
    const isBetween =
      before.phase !== 'set-up' &&
      before.phase !== after.phase &&
      (after.phase === 'event' || after.phase === 'combat' || after.phase === 'over');
    if (!isBetween) return null;
    const { mean, error } = value(after, players);
    return { turn: Math.max(1, before.turn), value: mean, error };
  },
  weightOf: ({ phase }) => WEIGHTS[phase] ?? 1,
  explain: (state) => runToEnd(advise(state, decider(state), SEED)).plan,
});
