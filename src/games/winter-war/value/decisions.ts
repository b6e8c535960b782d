/** What the judging of decisions asks of Winter War and its computer players. */
import { decider, type Action, type Side, type State } from '#engine/winter-war';
import type { ReportRules } from '#table/game';
import { advise } from '../ai/advise.ts';
import { runToEnd } from '../ai/ai-context.ts';
import { chooseActions } from '../ai/choose.ts';
import { turnsLeft } from './features.ts';
import { reviewRules } from './rules.ts';
import { value, type Players } from './value.ts';

/** Seed of the General who is asked; his plan for the war follows from it. */
const SEED = 1;
/**
 * Player-Turns for which a line is played on: the rest of this one, and three more. After two the value made too much of
 * units that are cut off, and named marches that changed no result (docs/players.md).
 */
const HORIZON = 4;

/** A face of the die, the same for the same event; six samples in a row show every face. */
function faceOf(event: number, sample: number): number {
  let mixed = Math.imul(event + 1, 0x9e3779b1) ^ Math.imul(Math.floor(sample / 6) + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return 1 + ((((mixed ^ (mixed >>> 13)) >>> 0) + sample) % 6);
}

/** Tells the dice of one sample apart: by Player-Turn and by the hex that is attacked. */
const eventOf = ({ turn, phasing }: State, action: Action): number =>
  (turn * 2 + (phasing === 'finn' ? 1 : 0)) * 10_000 +
  (action.type === 'attack' ? Math.min(...action.targets) : 9_999);

const isBeforeBattles = ({ phase }: State): boolean => phase === 'reinforcement' || phase === 'movement';

/** Player-Turns still to be played, the present one included. */
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
  diceOf(state, action, sample) {
    const event = eventOf(state, action);
    return [0, 1, 2].map((nth) => faceOf(event + nth * 1_000_000, sample));
  },
  isFarEnough: (from, state) =>
    !state.decisions.length && isBeforeBattles(state) && turnsToPlay(from) - turnsToPlay(state) >= HORIZON,
  momentOf(before, after) {
    const isBetween =
      before.turn !== after.turn || before.phasing !== after.phasing || after.phase === 'over';
    if (!isBetween || after.phase === 'set-up') return null;
    const { mean, error } = value(after, players);
    return { turn: Math.max(1, before.turn), value: mean, error };
  },
  explain: (state) => runToEnd(advise(state, decider(state), SEED)).why,
  // A march decides more than an attack, and that more than a retreat.
  weightOf: ({ phase, decisions }) => (decisions.length ? 0 : phase === 'movement' ? 2 : 1),
});
