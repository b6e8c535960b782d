import * as v from 'valibot';
import {
  type Action,
  type AttackPlan,
  type Hex,
  MURMANSK_UNITS,
  ODDS_COLUMNS,
  type OddsColumn,
  type Side,
  type State,
  type UnitId,
  board,
  decider,
  enemyOf,
  isView,
  murmanskDefended,
  murmanskUnits,
  obligations,
  view,
} from '#engine/winter-war';
import type { Question } from '#table/game';
import { forecast } from '../analysis/planning/index.ts';
import { type AiContext, PLAYER_LEVELS, type SearchTask, profileFor } from './ai-context.ts';
import { attackPreferences, forecastBattle } from './attacks.ts';
import { adjustWeights, searchActions } from './choose.ts';
import {
  distanceField,
  inUssr,
  isHq,
  isNextTo,
  unitsIn,
  sovietRailway,
  stacksOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { groupMarches } from './intentions.ts';
import { playPlan } from './sketch.ts';
import { isolatedUnits } from './soviet-supply.ts';
import { leningradGarrison } from './soviet-theatres.ts';
import { costOf, LIBRARY, reasonOf, type WeightedReason } from './tactics/index.ts';
import { TACTICS_OF, type TacticName } from './tactics/names.ts';
import type { PlannedMarch } from './tactics/tactic.ts';
import { findExposedStacks, hexValue, scoreAttack, unitValue, valueOf } from './values.ts';
import { withPlan } from './war-plans.ts';
import type { Hint, Why } from './worker-client.ts';
import { LADOGA, LENINGRAD, MANNERHEIM, OULU, PETSAMO, STRONGHOLDS, VIIPURI } from '../analysis/places.ts';

/** Searches for a hint to a side: what the General would play. */
export function* advise(state: State, side: Side, seed: number): SearchTask<Hint> {
  const seen = view(state, side);
  const actions = yield* searchActions(seen, side, 'general', seed);
  const ai = adjustWeights(seen, withPlan(seen, profileFor(side, 'general', seed)));
  const { name, purposes } = ai.plan[side];
  const plan = { name, purposes };
  if (decider(state) !== side || !actions.length) return { actions, why: [], plan, groups: [] };
  const groups = seen.phase === 'movement' ? groupMarches(seen, side, actions) : [];
  return { actions, why: selectStrongest(explainActions(seen, ai, actions)), plan, groups };
}

/**
 * Why some actions are better for a side than others: reasons that only the first have, or have more of,
 * judged by the positions after both.
 */
export function explainAgainst(
  state: State,
  side: Side,
  seed: number,
  { better, done }: Readonly<Record<'better' | 'done', readonly Action[]>>,
): Why[] {
  const seen = view(state, side);
  const ai = adjustWeights(seen, withPlan(seen, profileFor(side, 'general', seed)));
  return selectStrongest(explainActions(seen, ai, better, done));
}

/** Reduces a reason by a known one of its kind: counts hexes that only it has, or the difference in value. */
function withoutKnown({ value, why }: WeightedReason, known: readonly WeightedReason[]): WeightedReason {
  const other = known.find((one) => one.why.kind === why.kind);
  if (!other) return { value, why };
  const hexes = why.hexes.filter((hex) => !other.why.hexes.includes(hex));
  const share = hexes.length / Math.max(1, why.hexes.length);
  return {
    value: Math.max(value * share, value - other.value),
    why: hexes.length ? { ...why, hexes } : why,
  };
}

/** Reasons by comparison with other actions, or with the position in which nothing is done. */
function explainActions(
  state: State,
  ai: AiContext,
  actions: readonly Action[],
  others: readonly Action[] | null = null,
): WeightedReason[] {
  const lost = actions.flatMap((action) => (action.type === 'lose' ? action.units : []));
  if (lost.length) {
    const hexes = lost.map((id) => state.units[id]!.at);
    return [{ value: 1, why: { kind: 'spare-strength', units: lost, hexes } }];
  }
  if (state.phase === 'set-up' || state.phase === 'interphase') return [];
  const known = others ? explainBattles(state, ai, others) : [];
  const battles = explainBattles(state, ai, actions).map((reason) => withoutKnown(reason, known));
  // Dice decide where attacks and drops lead, so there is no position to compare.
  if (state.phase === 'attack' || state.phase === 'planned-drop') return battles;
  const [end, other] = [actions, others ?? []].map((list) => playPlan(state, list)) as [State, State];
  return [
    ...explainTactics(state, ai, end, other),
    ...explainPosition(withUnitsAs(other, end), end, ai.side),
    ...battles,
  ];
}

/** Reasons for the attacks among some actions, or for those planned after a march. */
function explainBattles(state: State, ai: AiContext, actions: readonly Action[]): WeightedReason[] {
  const attacks = actions.flatMap((action) => (action.type === 'attack' ? [action] : []));
  if (attacks.length) return explainAttacks(state, ai.side, attacks);
  if (state.phase !== 'movement') return [];
  const planned = forecastBattle(playPlan(state, actions), attackPreferences(ai, state));
  return planned?.attacks.length ? explainAttacks(planned.battle, ai.side, planned.attacks) : [];
}

/** Hexes within which units count as near Leningrad. */
const NEAR_CITY = 3;

/** How far a tactic's stated reason is true in a position, 0 for not at all; its cost has other parts too. */
const SAID: Readonly<Partial<Record<TacticName, (state: State) => number>>> = {
  'garrison-leningrad'(state) {
    if (leningradGarrison(state).length < 2) return 0;
    const isNear = (unit: UnitId): boolean => board.distance(state.units[unit]!.at, LENINGRAD) <= NEAR_CITY;
    return unitsOf(state, 'soviet').filter((unit) => !isHq(unit) && isNear(unit)).length;
  },
  'guard-murmansk-seven': (state) => Number(murmanskUnits(state) >= MURMANSK_UNITS),
};

/** Tactics that one march follows and another does not, or less: by the cost of their situations. */
export function explainTactics(seen: State, ai: AiContext, end: State, other = seen): WeightedReason[] {
  return TACTICS_OF[ai.side].flatMap((name): WeightedReason[] => {
    const said = SAID[name];
    if (!ai.tactics.includes(name) || (said && said(end) <= said(other))) return [];
    const [start, march, instead] = [seen, end, other].map((then): PlannedMarch => ({ seen, end: then, ai }));
    const reason = reasonOf(name, march!);
    const saved = costOf(name, instead!) - costOf(name, march!);
    if (saved > 0) {
      const hexes = reason?.why.hexes ?? LIBRARY[name].assess(instead!)!.hexes;
      return [{ value: saved, why: { kind: name, hexes } }];
    }
    // Situations solved by attacks have no cost of their own.
    if (!reason || costOf(name, start!)) return [];
    const known = other === seen ? null : reasonOf(name, instead!);
    return [withoutKnown(reason, known ? [known] : [])];
  });
}

/** The position with equal units swapped so that as many as possible are in the hexes of another one. */
function withUnitsAs(state: State, other: State): State {
  const units = state.units.slice();
  const isElsewhere = (unit: UnitId): boolean => units[unit]!.at !== other.units[unit]!.at;
  for (const unit of units.keys()) {
    if (!isElsewhere(unit)) continue;
    const twin = units.findIndex(
      ({ at }, id) => at === other.units[unit]!.at && isElsewhere(id) && unitType(id) === unitType(unit),
    );
    if (twin >= 0) [units[unit], units[twin]] = [units[twin]!, units[unit]!];
  }
  return { ...state, units };
}

const position = {
  state: v.custom<State>(isView),
  side: v.picklist(['finn', 'soviet']),
  seed: v.pipe(v.number(), v.integer()),
};

const question = v.variant('kind', [
  v.strictObject({ kind: v.literal('think'), ...position, level: v.picklist(PLAYER_LEVELS) }),
  v.strictObject({ kind: v.literal('advise'), ...position }),
]) satisfies v.GenericSchema<unknown, Question<State>>;

/** The search for a validated question of the page: actions or a hint; null for an invalid message. */
export function searchForQuestion(message: unknown): SearchTask<readonly Action[] | Hint> | null {
  const read = v.safeParse(question, message);
  if (!read.success) return null;
  const { state, side, seed } = read.output;
  return read.output.kind === 'advise'
    ? advise(state, side, seed)
    : searchActions(state, side, read.output.level, seed);
}

const MAX_REASONS = 3;
const MIN_REASON_VALUE = 0.3;

/** The strongest reason of each kind, up to the limit. */
const selectStrongest = (found: readonly WeightedReason[]): Why[] =>
  [...found]
    .filter(({ value }) => value > MIN_REASON_VALUE)
    .sort((a, b) => b.value - a.value)
    .filter(({ why }, i, all) => all.findIndex((other) => other.why.kind === why.kind) === i)
    .slice(0, MAX_REASONS)
    .map(({ why }) => why);

const EVEN_ODDS = ODDS_COLUMNS.indexOf('1-1');
/** Column counted for hexes that fall without a die roll. */
const SURE_ODDS: OddsColumn = '6-1';

/** Reasons for attacks: each kind with all its hexes and its poorest odds. */
function explainAttacks(state: State, side: Side, attacks: readonly AttackPlan[]): WeightedReason[] {
  const owed = new Set(obligations(state).hexes);
  const found = forecast(state, attacks).attacks.map((attack) => {
    const column = ODDS_COLUMNS.indexOf(attack.odds.column ?? SURE_ODDS);
    const { targets } = attack;
    const forced = column <= EVEN_ODDS && targets.some((hex) => owed.has(hex));
    const storm = targets.some((hex) => STRONGHOLDS.has(hex));
    const kind = forced ? 'meet-obligation' : storm ? 'storm' : 'destroy';
    return { kind, targets, column, value: Math.max(0.5, scoreAttack(state, side, attack)) } as const;
  });
  return [...new Set(found.map(({ kind }) => kind))].map((kind): WeightedReason => {
    const same = found.filter((attack) => attack.kind === kind);
    const odds = ODDS_COLUMNS[Math.min(...same.map(({ column }) => column))]!;
    const hexes = same.flatMap(({ targets }) => targets);
    return { value: same.reduce((sum, { value }) => sum + value, 0), why: { kind, hexes, odds } };
  });
}

export const explainPosition = (before: State, after: State, side: Side): WeightedReason[] => [
  ...explainSupply(before, after, side),
  ...explainGround(before, after, side),
];

function explainSupply(before: State, after: State, side: Side): WeightedReason[] {
  const explain = (kind: 'cut-supply' | 'keep-supply', units: UnitId[]): WeightedReason => ({
    value: valueOf(units) / 2,
    why: { kind, units, hexes: [...new Set(units.map((id) => after.units[id]!.at))] },
  });
  const was = isolatedUnits(before, enemyOf(side), true);
  const cut = isolatedUnits(after, enemyOf(side), true).filter((id) => !was.includes(id));
  const still = isolatedUnits(after, side, true);
  const kept = isolatedUnits(before, side, true).filter(
    (id) => !still.includes(id) && after.units[id]!.at >= 0,
  );
  return [explain('cut-supply', cut), explain('keep-supply', kept)].filter(({ value }) => value > 0);
}

function explainGround(before: State, after: State, side: Side): WeightedReason[] {
  const found = new Map<Why['kind'], { value: number; hexes: Set<Hex> }>();
  const add = (name: Why['kind'], value: number, hex: Hex): void => {
    const known = found.get(name) ?? { value: 0, hexes: new Set() };
    found.set(name, { value: known.value + value, hexes: known.hexes.add(hex) });
  };
  const isInContact = (hex: Hex): boolean => isNextTo(after, enemyOf(side), hex);
  const isInReserve = (hex: Hex): boolean => board.isRail(hex) && !isInContact(hex) && !STRONGHOLDS.has(hex);
  const goals = side === 'soviet' ? [VIIPURI, OULU, PETSAMO] : sovietRailway();
  const field = distanceField(goals, after.turn);
  for (const hex of new Set([...stacksOf(before, side).keys(), ...stacksOf(after, side).keys()])) {
    const gain = strengthIn(after, side, hex) - strengthIn(before, side, hex);
    if (side !== 'finn' || gain <= 0) continue;
    if (MANNERHEIM.includes(hex) || LADOGA.includes(hex)) add('hold-line', gain * 2, hex);
    else if (STRONGHOLDS.has(hex)) add('hold-city', gain * 2, hex);
    else if (isInContact(hex)) add('bar-way', gain, hex);
  }
  const [feared, fearedStill] = [findExposedHexes(before), findExposedHexes(after)];
  for (const unit of unitsOf(after, side)) {
    const [from, to] = [before.units[unit]!.at, after.units[unit]!.at];
    if (from < 0 || from === to) continue;
    const nearer = field[from]! - field[to]!;
    const isSafer = side === 'finn' && feared.has(from) && !fearedStill.has(to);
    if ((isInContact(from) && !isInContact(to)) || isSafer) add('stay-clear', unitValue(unit) / 4, to);
    else if (side === 'soviet' && nearer > 0) add('close-in', (nearer * unitValue(unit)) / 20, to);
    else if (side === 'finn' && nearer > 0 && unitType(unit).arm === 'ski' && inUssr(to))
      add('raid-rail', nearer, to);
    else if (side === 'finn' && isInReserve(to) && !isInReserve(from))
      add('keep-reserve', unitType(unit).defence / 4, to);
  }
  after.owner.forEach((owner, hex) => {
    if (side === 'soviet' && owner === 2 && before.owner[hex] === 1 && hexValue(hex) > 2)
      add('take-ground', hexValue(hex), hex);
  });
  const reasons = [...found].map(([name, { value, hexes }]): WeightedReason => ({
    value,
    why: { kind: name as 'close-in', hexes: [...hexes] },
  }));
  const count = murmanskUnits(after);
  const more = Math.min(count, MURMANSK_UNITS) - Math.min(murmanskUnits(before), MURMANSK_UNITS);
  if (side === 'soviet' && murmanskDefended(after) && more > 0 && count >= MURMANSK_UNITS)
    reasons.push({ value: more * 5, why: { kind: 'guard-murmansk', hexes: [], count } });
  return reasons;
}

const findExposedHexes = (state: State): ReadonlySet<Hex> =>
  new Set(findExposedStacks(state, 'finn').map(({ hex }) => hex));

/** Defence Strength in a hex, plus a little for each unit. */
const strengthIn = (state: State, side: Side, hex: Hex): number =>
  unitsIn(state, side, hex).reduce((sum, id) => sum + unitType(id).defence + 0.2, 0);
