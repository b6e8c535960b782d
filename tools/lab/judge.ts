/** Review of one game of the lab, in the process that has played it. */
import { randomFrom } from '#engine/core/random.ts';
import {
  apply,
  board,
  OWNER,
  reach,
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { runToEnd, type PlayerLevel } from '#games/winter-war/ai/ai-context.ts';
import { chooseActions } from '#games/winter-war/ai/choose.ts';
import { isHq, landNeighbours, stacksOf, unitsOf } from '#games/winter-war/ai/ground.ts';
import { Sketch } from '#games/winter-war/ai/sketch.ts';
import { isolatedPoints } from '#games/winter-war/ai/soviet-supply.ts';
import { MANNERHEIM } from '#games/winter-war/analysis/places.ts';
import { decisionRules, quickRules, reviewRules } from '#games/winter-war/value/decisions.ts';
import type { Players } from '#games/winter-war/value/value.ts';
import { judgeDecision, searchLuck, spansOf, type JudgedDecision } from '#table/game';
import { isLevel, playFrom, type LabGame, type PlayerName, type Table } from './play.ts';

/** Luck of the dice at once, the same with each die played on, or that and the cost of marches. */
export type Measure = 'quickLuck' | 'luck' | 'review';

/** Measurements of a game, in points of the result; more is better for the Soviets. */
export interface Measured {
  readonly luck?: number;
  /** Some marches of a game between players of one level. */
  readonly marches?: readonly JudgedDecision<Side>[];
  /** In a game between Generals: a blunder in place of one of their marches; null if none was possible. */
  readonly planted?: Planted | null;
}

/** A planted blunder, and its cost by the results of games played on to the end, each with its dice. */
export interface Planted extends JudgedDecision<Side> {
  readonly proven: readonly number[];
}

/** The lab's own players count as Generals. */
export const levelOf = (name: PlayerName): PlayerLevel => (isLevel(name) ? name : 'general');

export function measureGame(
  measure: Measure,
  { soviet, finn }: Table,
  seed: number,
  start: State,
  record: LabGame['record'],
): Measured {
  const players = { soviet: levelOf(soviet), finn: levelOf(finn) };
  const rulesFor = measure === 'quickLuck' ? quickRules : reviewRules;
  const { luck } = runToEnd(searchLuck(rulesFor(players), start, record));
  if (measure !== 'review' || soviet !== finn) return { luck };
  const marches = judgeMarches(players, seed, start, record);
  if (soviet !== 'general') return { luck, marches };
  return { luck, marches, planted: judgePlanted(seed, start, record) };
}

const better = (side: Side): 1 | -1 => (side === 'soviet' ? 1 : -1);

/** Most marches of a game that are judged. */
const JUDGED_MARCHES = 4;

/** Spread over the game; the seed selects the turns. */
function judgeMarches(
  players: Players,
  seed: number,
  start: State,
  record: LabGame['record'],
): JudgedDecision<Side>[] {
  const rules = decisionRules(players);
  const marches = spansOf(rules, start, record).filter(
    ({ before }) => before.phase === 'movement' && !before.decisions.length,
  );
  const every = Math.max(1, Math.floor(marches.length / JUDGED_MARCHES));
  return marches
    .filter((_, i) => i % every === seed % every)
    .map((span) => runToEnd(judgeDecision(rules, span, record, better(rules.decider(span.before)))));
}

/** Attack points out of supply after HQs leave: less is no blunder. */
const LEAST_CUT_OFF = 20;

const isHeld = (state: State, fort: Hex): boolean => (stacksOf(state, 'finn').get(fort) ?? []).length > 0;

/**
 * A blunder: HQs leave the armies that they supply, or garrisons leave the Mannerheim Line with Soviets
 * before it. The General plans the rest. Null if it would do no harm by the rules themselves: if few go out
 * of supply, or the Line is broken already or stays held.
 */
function plant(state: State, side: Side): Action[] | null {
  const sketch = new Sketch(state);
  const walkAway = (unit: UnitId): void => {
    const { at } = sketch.state.units[unit]!;
    const [away] = reach(sketch.state, unit)
      .filter(({ mayEnd }) => mayEnd)
      .sort((a, b) => board.distance(b.hex, at) - board.distance(a.hex, at) || a.hex - b.hex);
    if (away) sketch.play({ type: 'move', unit, path: away.path });
  };
  const soviets = stacksOf(state, 'soviet');
  const isPressed = (fort: Hex): boolean => landNeighbours(fort).some((hex) => soviets.has(hex));
  const left = side === 'finn' ? MANNERHEIM.filter((fort) => isHeld(state, fort) && isPressed(fort)) : [];
  if (side === 'soviet') unitsOf(state, 'soviet').filter(isHq).forEach(walkAway);
  else if (MANNERHEIM.every((fort) => state.owner[fort] === OWNER.finn))
    for (const fort of left) (stacksOf(state, 'finn').get(fort) ?? []).forEach(walkAway);
  for (const action of chooseActions(sketch.state, side, 'general', 1))
    if (action.type === 'move' && !left.includes(action.path.at(-1)!)) sketch.play(action);
  if (!sketch.end()) return null;
  const isHarm =
    side === 'soviet'
      ? isolatedPoints(sketch.state) - isolatedPoints(state) >= LEAST_CUT_OFF
      : left.some((fort) => !isHeld(sketch.state, fort));
  return isHarm ? sketch.actions : null;
}

/** The Line rarely holds longer; HQs remain to the end. */
const FIRST_PLANTED: Readonly<Record<Side, number>> = { soviet: 3, finn: 2 };
const PLANTED_TURNS: Readonly<Record<Side, number>> = { soviet: 5, finn: 3 };

/** Number of dice sequences for playing it on to the end. */
const PROOFS = 16;

/** Costs of a march by results of games that Officers play to the end, from it and from the General's own. */
function provenCosts(state: State, side: Side, planted: readonly Action[]): number[] {
  const resultOf = (march: readonly Action[], dice: number): number => {
    let after: State = { ...state, random: randomFrom(dice) };
    for (const action of march) {
      const applied = apply(after, action);
      if (applied.ok) after = applied.state;
    }
    return playFrom(OFFICERS, dice, after).points;
  };
  const own = chooseActions(state, side, 'general', 1);
  return Array.from(
    { length: PROOFS },
    (_, dice) => better(side) * (resultOf(own, dice) - resultOf(planted, dice)),
  );
}
const OFFICERS = { soviet: 'officer', finn: 'officer' } as const;

/** Puts a blunder into a game between Generals, and judges it; null if the game offers none. */
function judgePlanted(seed: number, start: State, record: LabGame['record']): Planted | null {
  const side: Side = seed % 2 ? 'soviet' : 'finn';
  const turn = FIRST_PLANTED[side] + (seed % PLANTED_TURNS[side]);
  let state = start;
  for (const [step, { action, dice }] of record.entries()) {
    const isMarch = state.phase === 'movement' && state.phasing === side && !state.decisions.length;
    // The first march of the side in this turn or a later one.
    const planted = isMarch && state.turn >= turn ? plant(state, side) : null;
    if (planted) {
      const steps = planted.map((one) => ({ action: one, dice: [] }));
      const span = { before: state, from: 0, to: planted.length };
      const found = runToEnd(judgeDecision(decisionRules(GENERALS), span, steps, better(side)));
      // If the General plays the same, nothing has been planted.
      if (!found.isSame) return { ...found, from: step, to: step, proven: provenCosts(state, side, planted) };
    }
    const applied = apply(state, action, dice);
    if (!applied.ok) return null;
    ({ state } = applied);
  }
  return null;
}
const GENERALS = { soviet: 'general', finn: 'general' } as const;
