/**
 * What the judging of decisions asks of Talvisota and its computer players. Orders are hidden: a sheet is played out
 * against what the other side had laid by then, and against what the General lays where that comes later.
 */
import { decider, type Action, type PhaseName, type Side, type State } from '#engine/talvisota';
import type { ReportRules } from '#table/game';
import { runToEnd } from '../ai/ai-context.ts';
import { advise, chooseActions } from '../ai/choose.ts';
import { reviewRules } from './rules.ts';
import { value, type Players } from './value.ts';

/** Seed of the General who is asked. */
const SEED = 1;
/** How much of his full effort plays on in the samples, and is asked for what was best. */
const QUICK = 0.05;
const THOROUGH = 0.4;
/** More dice than any action rolls. */
const MOST_DICE = 8;

/** A face of the die, the same for the same event; six samples in a row show every face. */
function faceOf(event: string, sample: number): number {
  let mixed = Math.imul(Math.floor(sample / 6) + 1, 0x85ebca6b);
  for (const letter of event) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return 1 + ((((mixed ^ (mixed >>> 13)) >>> 0) + sample) % 6);
}

/** Tells the dice of one sample apart: by turn, by the space that is attacked, and by round. */
const eventOf = ({ turn, phase, combat }: State, action: Action): string =>
  [
    turn,
    phase,
    combat ? `${combat.target} ${combat.attack} ${combat.round}` : '',
    action.type === 'harass' ? action.target : '',
  ].join();

/** Phases in which there is something to judge. */
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
/** Sheets decide more than moves, and these more than what is done within a combat. */
const WEIGHTS: Readonly<Partial<Record<PhaseName, number>>> = {
  'soviet-plans': 3,
  'soviet-allotment': 3,
  'finnish-plans': 3,
  'finnish-allotment': 3,
  movement: 2,
  deployment: 2,
};

export const decisionRules = (players?: Players): ReportRules<State, Action, Side> => ({
  ...reviewRules(players),
  decider,
  isOver: ({ phase }) => phase === 'over',
  markOf: (state) =>
    [state.turn, state.phase, decider(state), state.combat?.slot, state.decisions.at(-1)?.kind].join(),
  isJudged: ({ phase, decisions }) => JUDGED.includes(phase) && decisions.at(-1)?.kind !== 'roll',
  choose: (state) => chooseActions(state, decider(state), 'general', SEED, THOROUGH),
  playOn: (state, sample) => chooseActions(state, decider(state), 'general', sample, QUICK),
  diceOf: (state, action, sample) =>
    Array.from({ length: MOST_DICE }, (_, nth) => faceOf(`${eventOf(state, action)},${nth}`, sample)),
  // To the end of the turn: what the sheets have led to is known then.
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
