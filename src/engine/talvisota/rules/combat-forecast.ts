/** Exact forecast of an attack: every die of both rounds and every choice of losses (4, N33, N52). */
import {
  choices,
  FINNISH_WEAKEST_FIRST,
  inOrder,
  kinds,
  minus,
  size,
  SOVIET_WEAKEST_FIRST,
  type FinnishForce,
  type SovietForce,
} from '../units/forces.ts';
import type { Action } from '../state/actions.ts';
import type { Mannerheim, RoundResult, State } from '../state/state.ts';
import { SOVIET_PLANS } from '../units/strategies.ts';
import { employActions, mannerheimActions, reserveSources } from './combat-means.ts';
import { encounterOf, roundAfter, type Coming } from './encounter.ts';
import { forecast, verdict } from './round.ts';
import { soloMannerheim } from './solo.ts';
import type { Encounter } from './strength.ts';

/** How losses are chosen: the weakest first, or by each side for its best chance of the space. */
export type LossPolicy = 'weakest' | 'best';

export interface AttackEnd {
  readonly won: boolean;
  readonly probability: number;
  readonly soviets: SovietForce;
  readonly finns: FinnishForce;
}

export interface CombatForecast {
  /** Probability that the space is won, 0 to 1. */
  readonly success: number;
  /** Expected units lost. */
  readonly sovietLosses: number;
  readonly finnishLosses: number;
  /** Probability that more than half of the force is lost and the rest beaten: two spaces back (4.5.3). */
  readonly routed: number;
  readonly ends: readonly AttackEnd[];
}

export interface ForecastOptions {
  /** The combat table as printed (N21). */
  readonly literal?: boolean;
  readonly losses?: LossPolicy;
  /** The round about to be fought. */
  readonly round?: 1 | 2;
  /** The result of this round, if it has been rolled. */
  readonly result?: RoundResult;
}

const keyOf = (soviets: SovietForce, finns: FinnishForce): string =>
  [...Object.values(soviets), ...Object.values(finns)].join();

/** Outcomes of two dice: probabilities are counted in 36ths until the end, so that they are exact. */
const WHOLE = 36;

interface Branch {
  readonly success: number;
  readonly ends: ReadonlyMap<string, AttackEnd>;
}

const certain = (won: boolean, soviets: SovietForce, finns: FinnishForce): Branch => ({
  success: won ? WHOLE : 0,
  ends: new Map([[`${won} ${keyOf(soviets, finns)}`, { won, probability: WHOLE, soviets, finns }]]),
});

/** Combines the six faces of a die, or the one that has been rolled. */
function mix(faces: readonly Branch[]): Branch {
  const ends = new Map<string, AttackEnd>();
  let success = 0;
  for (const branch of faces) {
    success += branch.success / faces.length;
    for (const [key, end] of branch.ends) {
      const before = ends.get(key)?.probability ?? 0;
      ends.set(key, { ...end, probability: before + end.probability / faces.length });
    }
  }
  return { success, ends };
}

const bestOf = (branches: Iterable<Branch>, better: (a: number, b: number) => boolean): Branch => {
  let best: Branch | null = null;
  for (const branch of branches) if (!best || better(branch.success, best.success)) best = branch;
  return best!;
};

function* map<T, U>(items: Iterable<T>, change: (item: T) => U): Generator<U> {
  for (const item of items) yield change(item);
}

/**
 * The whole attack from here: probabilities, expected losses, and every end with what is left of both forces.
 * The Soviets fight a second round whenever they may. An empty defence falls at once.
 */
export function combatForecast(encounter: Encounter, options: ForecastOptions = {}): CombatForecast {
  const { literal = false, losses = 'weakest', round = 1, result } = options;
  const known = new Map<string, Branch>();

  const fight = (soviets: SovietForce, finns: FinnishForce, now: 1 | 2, rolled?: RoundResult): Branch => {
    const key = `${now} ${keyOf(soviets, finns)}`;
    const found = known.get(key);
    if (found) return found;
    const results = rolled ? [rolled] : forecast({ ...encounter, units: soviets, finns }, literal).results;
    const branches = results.map(({ sovietLosses, finnishLosses, retreat }) => {
      const after = (left: SovietForce, stay: FinnishForce): Branch => {
        const how = verdict(size(left), size(stay), retreat, now);
        return how === 'open' ? fight(left, stay, 2) : certain(how === 'won', left, stay);
      };
      const finnsChoose = (left: SovietForce): Branch => {
        if (losses === 'weakest')
          return after(left, minus(finns, inOrder(finns, FINNISH_WEAKEST_FIRST, finnishLosses)));
        const stays = map(choices(finns, finnishLosses), (lost) => after(left, minus(finns, lost)));
        return bestOf(stays, (a, b) => a < b);
      };
      return losses === 'weakest'
        ? finnsChoose(minus(soviets, inOrder(soviets, SOVIET_WEAKEST_FIRST, sovietLosses)))
        : bestOf(
            map(choices(soviets, sovietLosses), (lost) => finnsChoose(minus(soviets, lost))),
            (a, b) => a > b,
          );
    });
    const mixed = mix(branches);
    known.set(key, mixed);
    return mixed;
  };

  const { units, finns } = encounter;
  const whole =
    size(finns) === 0 && !result ? certain(true, units, finns) : fight(units, finns, round, result);
  const ends = [...whole.ends.values()]
    .map((end): AttackEnd => ({ ...end, probability: end.probability / WHOLE }))
    .sort((a, b) => b.probability - a.probability);
  const expected = (of: (end: AttackEnd) => number): number =>
    ends.reduce((all, end) => all + end.probability * of(end), 0);
  const began = size(units);
  return {
    success: whole.success / WHOLE,
    sovietLosses: expected((end) => began - size(end.soviets)),
    finnishLosses: expected((end) => size(finns) - size(end.finns)),
    routed: expected((end) => (!end.won && (began - size(end.soviets)) * 2 > began ? 1 : 0)),
    ends,
  };
}

const policyOf = ({ options: { literalTable, solo } }: State): ForecastOptions => ({
  literal: literalTable,
  losses: solo ? 'weakest' : 'best',
});

export const mannerheimUses = (units: SovietForce): readonly Mannerheim[] => ['hold', ...kinds(units)];

/** Chance of the rest of a combat after a side has chosen its losses; those that the Finns still owe are chosen by them. */
function chanceAfterLosses(state: State, lost: Partial<SovietForce & FinnishForce>): number {
  const encounter = encounterOf(state);
  const { round, result } = state.combat!;
  const isFinnish = state.decisions.at(-1)!.side === 'finn';
  const units = isFinnish ? encounter.units : minus(encounter.units, lost as SovietForce);
  const finns = isFinnish ? minus(encounter.finns, lost as FinnishForce) : encounter.finns;
  const owed = isFinnish ? 0 : Math.min(size(finns), result?.finnishLosses ?? 0);
  const rest = { sovietLosses: 0, finnishLosses: owed, retreat: result?.retreat ?? null };
  return combatForecast({ ...encounter, units, finns }, { ...policyOf(state), round, result: rest }).success;
}

/** The rounds that an action may lead to: one for each use of Mannerheim that is still to be chosen. */
function roundsAfter(state: State, action: Action): Coming[] {
  const coming = roundAfter(state, action);
  if (!coming) return [];
  const { encounter } = coming;
  const { mannerheim: chosen, finnishSupports, units } = encounter;
  const isOpen = chosen === null && finnishSupports.includes('MANN');
  const drawn = isOpen && state.options.solo ? soloMannerheim(encounter) : chosen;
  const uses = isOpen && !state.options.solo ? mannerheimUses(units) : [drawn];
  return uses.map((mannerheim) => ({ ...coming, encounter: { ...encounter, mannerheim } }));
}

const forecastOf = (state: State, { encounter, round }: Coming): CombatForecast =>
  combatForecast(encounter, { ...policyOf(state), round });

/**
 * Chance that the space is taken after an action in a combat, with the best choices to come; null if nothing is
 * fought for. Mannerheim is used as well as he can be, the supports of a second attack as in the first.
 */
export function chanceAfter(state: State, action: Action): number | null {
  if (action.type === 'lose') return chanceAfterLosses(state, action.units);
  const rounds = roundsAfter(state, action);
  return rounds.length ? Math.min(...rounds.map((coming) => forecastOf(state, coming).success)) : null;
}

/** Every end of an attack with its chance, and the uses of supports if a second attack may keep them. */
function outlook(state: State, coming: Coming): string {
  const { strategy, employment, mannerheim } = coming.encounter;
  const { ends } = forecastOf(state, coming);
  const goesOn =
    state.combat!.attack < SOVIET_PLANS[strategy].spaces &&
    ends.some(({ won, probability }) => won && probability);
  const chances = ends.map(
    ({ won, probability, soviets, finns }) => `${won} ${probability.toFixed(9)} ${keyOf(soviets, finns)}`,
  );
  return JSON.stringify([chances.toSorted(), goesOn && [employment, mannerheim]]);
}

const allSame = (texts: readonly string[]): boolean => new Set(texts).size === 1;

/** True of uses of supports if it changes nothing in the combat which of them is chosen. */
export function leadAlike(state: State, actions: readonly Action[]): boolean {
  const uses = actions.filter(({ type }) => type === 'employ' || type === 'mannerheim');
  const rounds = uses.map((action) => roundsAfter(state, action));
  const outlooks = rounds.map((coming) => coming.map((one) => outlook(state, one)).join());
  return uses.length === actions.length && allSame(outlooks);
}

/** All that can be done before the die of a round; none where reserves may join. */
function waysToDie(state: State): readonly Action[] {
  const kind = state.decisions.at(-1)?.kind;
  if (kind === 'employ') return reserveSources(state).length ? [] : [...employActions(state)];
  if (kind === 'mannerheim') return mannerheimActions(state);
  return kind === 'roll' && state.combat ? [{ type: 'roll' }] : [];
}

/** Null if a choice before the coming die matters. `result`: that of the round if no face of the die matters either. */
export function idleRound(state: State): { readonly result: RoundResult | null } | null {
  const rounds = waysToDie(state).flatMap((action) => roundsAfter(state, action));
  if (!allSame(rounds.map((coming) => outlook(state, coming)))) return null;
  const results = rounds.flatMap(({ encounter }) =>
    forecast(encounter, state.options.literalTable).results.map(
      ({ sovietLosses, finnishLosses, retreat }): RoundResult => ({ sovietLosses, finnishLosses, retreat }),
    ),
  );
  return { result: allSame(results.map((result) => JSON.stringify(result))) ? results[0]! : null };
}
