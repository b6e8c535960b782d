import {
  board,
  hexesInReach,
  mayMove,
  OWNER,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { share, type Person, type Thought } from './contract.ts';
import { around, isHq, kind, roomIn, stacks, unitsOf } from './ground.ts';
import { isLastTurn } from './last-turn.ts';
import type { Ending, Outlook } from './outlooks.ts';
import { changed, played, standing, type Change } from './plan-change.ts';
import { retraced } from './playing-on.ts';

/** From so many Game-Turns before the last on both sides look ahead; the last Finnish march is searched by itself. */
const AHEAD = 2;

/** Whether a march is made with the end of the war in mind. */
export const foresees = ({ level, side, budget }: Person, state: State): boolean =>
  level === 'general' &&
  budget > 0 &&
  state.turn >= state.lastTurn - AHEAD &&
  !(side === 'finn' && isLastTurn(state));

/**
 * A march made better, one unit after another, by what the enemy would answer: the plan is played on, and whatever
 * takes the harm out of what happens then is tried. The outlook says how far, how much, and what counts.
 */
export function* foresee(
  seen: State,
  { side }: Person,
  first: Action[],
  outlook: Outlook,
): Thought<Action[]> {
  const worthOf = (state: State): number => outlook.worth(state) * (side === 'soviet' ? 1 : -1);
  let plan = first;
  let { glances } = outlook;
  let answers = outlook.answers - outlook.samples;
  const tried = new Set<string>();
  const ends = new Map<UnitId, Int16Array>();
  let endings = yield* endingsOf(plan, 0, outlook.samples);
  let proofs: readonly Ending[] | undefined;

  while (answers > outlook.hopes && glances > 0) {
    const change = yield* bestChange(endings.reduce((a, b) => (outlook.isWorse(b, a) ? b : a)));
    if (!change) break;
    tried.add(nameOf(change));
    const other = changed(seen, plan, change);
    if (!other) continue;
    const then = yield* endingsOf(other, 0, outlook.samples);
    answers -= outlook.samples;
    if (gain(then, endings) <= outlook.margin) continue;
    // What is better by chance of three faces is no better with all six.
    proofs ??= yield* endingsOf(plan, outlook.samples, outlook.proofs);
    const proved = yield* endingsOf(other, outlook.samples, outlook.proofs);
    if (gain([...then, ...proved], [...endings, ...proofs]) <= outlook.margin) continue;
    [plan, endings, proofs] = [other, then, proved];
  }
  return plan;

  function endsOf(unit: UnitId): Int16Array {
    let known = ends.get(unit);
    if (!known) ends.set(unit, (known = hexesInReach(seen, unit)));
    return known;
  }

  /** A part of the thought, during which the progress stands still. */
  function meanwhile<T>(part: Thought<T>): Thought<T> {
    const done = 1 - answers / outlook.answers;
    return share(done, done, part);
  }

  function* answered(before: State, sample: number): Thought<Ending> {
    const { state, steps } = yield* meanwhile(outlook.answer(before, sample));
    return { sample, before, answer: steps, worth: worthOf(state) };
  }

  function* endingsOf(actions: readonly Action[], from: number, games: number): Thought<Ending[]> {
    const marched = played(seen, actions);
    const found: Ending[] = [];
    for (let sample = from; sample < from + games; sample++)
      found.push(yield* answered(yield* meanwhile(outlook.before(marched, sample)), sample));
    return found;
  }

  /** The change that betters an ending most, when all else of it stays as it is. */
  function* bestChange(ending: Ending): Thought<Change | null> {
    let best: Change | null = null;
    let most = ending.worth;
    const hopes = yield* hopesFor(ending);
    for (const { change, worth } of hopes.slice(0, outlook.hopes)) {
      if (most >= worth) break;
      const then = yield* answered(holding(ending.before, change), ending.sample);
      answers--;
      if (then.worth > most) [best, most] = [change, then.worth];
    }
    return best;
  }

  /** Changes that take some harm out of one and the same answer, those that take most first. */
  function* hopesFor({ before, answer, worth }: Ending): Thought<{ change: Change; worth: number }[]> {
    const found: { change: Change; worth: number }[] = [];
    const near = new Set(outlook.harmed(before, answer).flatMap(nearTo));
    const enemies = stacks(before, side === 'soviet' ? 'finn' : 'soviet');
    const own = stacks(before, side);
    let left = Math.min(glances, outlook.aRound);
    for (const unit of inOrder(before, plan)) {
      const { at } = seen.units[unit]!;
      for (const to of [at, ...endsOf(unit)]) {
        const change = { unit, to };
        if (to === before.units[unit]!.at || enemies.has(to) || roomIn(to, own.get(to) ?? []) < 1) continue;
        if (isHq(unit) ? board.distance(to, at) > HQ_STEPS : !near.has(to)) continue;
        if (left <= 0 || tried.has(nameOf(change)) || !outlook.mayGo(unit, to, before)) continue;
        left--;
        glances--;
        yield 0;
        const then = worthOf(retraced(holding(before, change), answer));
        if (then > worth) found.push({ change, worth: then });
      }
    }
    return found.sort((a, b) => b.worth - a.worth);
  }

  /** Who may be sent elsewhere: first those whom the plan leaves where they are, and the weak; HQs after them. */
  function inOrder(before: State, actions: readonly Action[]): UnitId[] {
    const marching = new Set(actions.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
    const rank = (unit: UnitId): number =>
      (marching.has(unit) ? 100 : 0) + (isHq(unit) ? 50 : kind(unit).attack);
    return unitsOf(before, side)
      .filter((unit) => mayMove(seen, unit) && !before.units[unit]!.cut)
      .sort((a, b) => rank(a) - rank(b) || a - b);
  }

  function holding(state: State, change: Change): State {
    const own = side === 'soviet' ? OWNER.soviet : OWNER.finn;
    const { to } = change;
    return {
      ...standing(state, change),
      owner: state.owner[to] === own ? state.owner : state.owner.with(to, own),
    };
  }
}

const HQ_STEPS = 3;

/** What one plan is worth more than another in the mean of the same games. */
const gain = (endings: readonly Ending[], others: readonly Ending[]): number =>
  endings.reduce((sum, { worth }, game) => sum + worth - others[game]!.worth, 0) / endings.length;

const nameOf = ({ unit, to }: Change): string => `${unit} ${to}`;

const nearTo = (hex: Hex): Hex[] => [hex, ...around(hex)];
