/** Makes problems of Winter War out of games between computer players. */
import {
  apply,
  attackable,
  check,
  newGame,
  obligations,
  odds,
  readPosition,
  reach,
  writePosition,
  type Action,
  type AttackPlan,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { attackPreferences, chooseAttacks } from '#games/winter-war/ai/attacks.ts';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { adjustWeights, chooseActions } from '#games/winter-war/ai/choose.ts';
import { isLastTurn, searchDenialMarch } from '#games/winter-war/ai/endgame.ts';
import { PLAYER_LEVELS, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import { END, Sketch } from '#games/winter-war/ai/sketch.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { attackSets } from '#games/winter-war/analysis/planning/index.ts';
import { MANNERHEIM, OULU, PETSAMO, VIIPURI } from '#games/winter-war/analysis/places.ts';
import { columnChanges, isStronger } from '#games/winter-war/problems/compare.ts';
import { attacksValue, lastMarchPoints, markAttack } from '#games/winter-war/problems/judge.ts';
import type { Theme } from '#games/winter-war/problems/form.ts';
import { LEAST_LOST } from '#table/game';
import { optionsOf, type Game } from './games.ts';
import { EQUAL, hardnessOf, type Found, type WinterProblem } from './hardness.ts';
import { findMarch, restOfMarch } from './make-marches.ts';

/** Sets of attacks that are looked at for each wish. */
const SETS_EACH = 16;
/** The General considers four times as many sets of attacks as at the table. */
const GENERAL_SETS = 16;
/** More attacks are tedious to put in. */
const MOST_ATTACKS = 5;
const MOST_TARGETS = 7;

const asActions = (attacks: readonly AttackPlan[]): Action[] =>
  attacks.map(({ attackers, targets }) => ({ type: 'attack', attackers, targets }));

/** What a set of attacks is, whichever of several equal units carry it out: hexes and odds. */
const shapeOf = (state: State, attacks: readonly AttackPlan[]): string =>
  attacks
    .map((plan) => `${plan.targets.join('+')} ${odds(state, plan).column ?? ''}`)
    .sort()
    .join(';');

/** What a computer player would attack with. */
function attacksOf(state: State, side: Side, level: PlayerLevel, sets?: number): readonly AttackPlan[] {
  const ai = adjustWeights(state, withPlan(state, profileFor(side, level, 1)));
  const asked = attackPreferences(ai, state);
  return chooseAttacks(state, side, { ...asked, ...(sets !== undefined && { plansPerWish: sets }) }).attacks;
}

/** True where the attacks may be made in this order, and nothing that must be done is left. */
function isWhole(start: State, attacks: readonly AttackPlan[]): boolean {
  let state = start;
  for (const attack of attacks) {
    if (check(state, { type: 'attack', ...attack })) return false;
    state = markAttack(state, attack);
  }
  return check(state, { type: 'end' }) === null;
}

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((hex) => other.includes(hex));

/** What the best set has that the second has not. */
export function themeOf(state: State, best: readonly AttackPlan[], second: readonly AttackPlan[]): Theme {
  const isOwn = ({ targets }: AttackPlan): boolean =>
    !second.some((plan) => isSameList(plan.targets, targets));
  if (best.some((plan) => plan.targets.length > 1 && isOwn(plan))) return 'hold';
  const changes = columnChanges(state, best, second);
  const stronger = changes.filter(isStronger);
  if (stronger.some(({ hex }) => [VIIPURI, OULU, PETSAMO].includes(hex))) return 'city';
  if (changes.some((change) => change.best === null)) return 'restraint';
  if (stronger.some((change) => change.second === null)) return 'chance';
  return stronger.some(({ hex }) => MANNERHEIM.includes(hex)) ? 'line' : 'strength';
}

/** How many hexes each unit may attack. */
function waysOf(targets: ReturnType<typeof attackable>): Map<UnitId, number> {
  const ways = new Map<UnitId, number>();
  for (const { attackers } of targets) for (const id of attackers) ways.set(id, (ways.get(id) ?? 0) + 1);
  return ways;
}

/** The problem of a position before attacks; null where it makes none. */
function findAttack(state: State): Found | null {
  const targets = attackable(state);
  if (!targets.length || targets.length > MOST_TARGETS) return null;
  const side = state.phasing;
  const general = attacksOf(state, side, 'general', GENERAL_SETS);
  if (!general.length || general.length > MOST_ATTACKS || !isWhole(state, general)) return null;
  const owed = obligations(state);
  const isFree = !owed.units.length && !owed.hexes.length;
  const sets = [
    general,
    ...(isFree ? [[]] : []),
    ...attackSets(state, ['losses', 'ground', 'careful'], SETS_EACH),
  ].filter((set) => isWhole(state, set));
  const shapes = new Map<string, readonly AttackPlan[]>();
  const known = new Map<string, number>();
  const valued = sets
    .map((attacks) => ({
      attacks,
      shape: shapeOf(state, attacks),
      value: attacksValue(state, attacks, known),
    }))
    .toSorted((a, b) => b.value - a.value);
  for (const { shape, attacks } of valued) if (!shapes.has(shape)) shapes.set(shape, attacks);
  const [best] = valued;
  const second = valued.find(({ shape }) => shape !== best!.shape);
  if (!best || !second || !best.attacks.length || best.attacks.length > MOST_ATTACKS) return null;
  const lost = best.value - second.value;
  const given = (attacks: readonly AttackPlan[]): number => best.value - attacksValue(state, attacks, known);
  if (lost < LEAST_LOST || given(general) > EQUAL) return null;
  return {
    kind: 'attack',
    side,
    theme: themeOf(state, best.attacks, second.attacks),
    hardness: hardnessOf(
      [...waysOf(targets).values()].map((hexes) => hexes + 1),
      (level) => given(attacksOf(state, side, level)),
    ),
    best: asActions(best.attacks),
    second: asActions(second.attacks),
    lost,
  };
}

/** Positions that the General tries in the last march; at the table it is a quarter. */
const GENERAL_TRIALS = 240;
/** Units that move in the last march. */
const MOST_MARCHES = 5;

const movesOf = (actions: readonly Action[]): Action[] => actions.filter(({ type }) => type === 'move');

/** Points after a march without what is not needed for them. */
function shorten(state: State, march: readonly Action[], points: number): Action[] {
  let kept = [...march];
  for (const move of march) {
    const without = kept.filter((one) => one !== move);
    try {
      if (lastMarchPoints(state, without) === points) kept = without;
    } catch {
      // A later move needs this one.
    }
  }
  return kept;
}

/** The problem of the last march of the Finns; null where it makes none. */
function findLastMarch(state: State): Found | null {
  if (!isLastTurn(state) || state.phasing !== 'finn') return null;
  const idle = lastMarchPoints(state, []);
  if (idle === null) return null;
  const seen = new Set<number>([idle]);
  const pointsOf = (march: readonly Action[]): number | null => {
    try {
      return lastMarchPoints(state, march);
    } catch {
      return null;
    }
  };
  const sketch = new Sketch(state);
  runToEnd(
    searchDenialMarch(sketch, GENERAL_TRIALS, (tried) => {
      const points = lastMarchPoints(tried, []);
      if (points !== null) seen.add(points);
      return points;
    }),
  );
  const marches = [
    sketch.actions,
    ...PLAYER_LEVELS.map((level) =>
      movesOf(chooseActions(state, 'finn', level, 1, level === 'general' ? 96 : undefined)),
    ),
  ];
  const valued = marches
    .flatMap((march) => {
      const points = pointsOf(march);
      return points === null ? [] : [{ march, points }];
    })
    .toSorted((a, b) => a.points - b.points);
  const [first] = valued;
  if (!first) return null;
  const best = shorten(state, movesOf(first.march), first.points);
  if (!best.length || best.length > MOST_MARCHES) return null;
  // With any one of its moves left out, or made by the same unit to another hex.
  let second: { march: Action[]; points: number } = { march: [], points: idle };
  for (const move of best) {
    if (move.type !== 'move') continue;
    const at = best.indexOf(move);
    const others = reach(state, move.unit).map(({ path }): Action => ({ ...move, path }));
    for (const march of [best.toSpliced(at, 1), ...others.map((other) => best.with(at, other))]) {
      const points = pointsOf(march);
      if (points === null) continue;
      if (points < first.points) return null;
      seen.add(points);
      if (points > first.points && points < second.points) second = { march, points };
    }
  }
  const next = Math.min(...[...seen].filter((points) => points > first.points), second.points);
  const lost = next - first.points;
  if (lost < LEAST_LOST) return null;
  const given = (level: PlayerLevel): number => {
    const points = pointsOf(movesOf(chooseActions(state, 'finn', level, 1)));
    return (points ?? idle) - first.points;
  };
  return {
    kind: 'lastMarch',
    side: 'finn',
    theme: best.length > 1 ? 'together' : 'oneUnit',
    hardness: hardnessOf(
      best.flatMap((move) => (move.type === 'move' ? [reach(state, move.unit).length] : [])),
      given,
    ),
    best: [...best, END],
    // Where it is not known how the next result is reached, nothing is said of it.
    second: second.points === next ? second.march : [],
    lost,
  };
}

/** The problem that a position makes, other than by the last moves of a march; null where it makes none. */
export const findProblem = (state: State): Found | null =>
  state.phase === 'attack' ? findAttack(state) : findLastMarch(state);

/** A problem whose difficulty is not known before all are. */
export type MadeProblem = Omit<WinterProblem, 'level'> & Pick<Found, 'hardness'>;

const ID_OF: Readonly<Record<string, string>> = { attack: 'attack', lastMarch: 'march', march: 'reply' };

/** The problems of a position of a game, of the kinds that are wanted, each with the position in which it begins. */
function* problemsAt(state: State, kinds: ReadonlySet<string>): Generator<[Found, string]> {
  const rest = kinds.has('march') && state.phase === 'movement' ? restOfMarch(state) : null;
  const ways = [
    [state, (start: State) => (isLastTurn(start) || start.phase === 'attack' ? findProblem(start) : null)],
    [rest, findMarch],
  ] as const;
  for (const [start, find] of ways) {
    const position = start && writePosition(start);
    const read = position ? readPosition(position) : null;
    const problem = read?.ok ? find(present(read.timeline)) : null;
    if (problem && kinds.has(problem.kind)) yield [problem, position!.trim()];
  }
}

/** All problems of a game, of some kinds. */
export function problemsOf(
  { soviet, finn, rules, seed, record }: Game,
  kinds: ReadonlySet<string>,
): MadeProblem[] {
  const found: MadeProblem[] = [];
  let state: State = newGame(optionsOf(rules, seed), seed);
  let last = '';
  for (const { action, dice } of record!) {
    const { phase, turn, phasing, decisions } = state;
    const name = `${turn}${phasing === 'soviet' ? 'S' : 'F'} ${phase}`;
    if (!decisions.length && name !== last && (phase === 'attack' || phase === 'movement')) {
      last = name;
      for (const [problem, position] of problemsAt(state, kinds))
        found.push({
          id: `${ID_OF[problem.kind]}-${seed}-${soviet[0]}${finn[0]}-${turn}${phasing[0]}`,
          ...problem,
          lost: Math.round(problem.lost * 100) / 100,
          source: { players: `${soviet} v ${finn}`, seed, turn: name.split(' ')[0]! },
          position,
        });
    }
    const applied = apply(state, action as Action, dice);
    if (!applied.ok) break;
    ({ state } = applied);
  }
  return found;
}
