import {
  LENINGRAD,
  MANNERHEIM_LINE,
  MURMANSK,
  OULU,
  PETSAMO,
  southOfRowA,
  supplyCities,
  VIIPURI,
  VIIPURI_ROW,
} from '../board/board.ts';
import { HEX_COUNT, type Hex, distance } from '../board/grid.ts';
import { draftOf, eliminate, refreshSupply, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { handicapsOf } from '../state/options.ts';
import { OFF_MAP, OWNER, type Goal, type Result, type State, type VictoryLevel } from '../state/state.ts';
import type { LedgerLine, Score } from '../state/reports.ts';
import { ALLIED_BRIGADES, ATTACK, IS_HQ, IS_SOVIET, ROSTER } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { wayHome } from './finnish-supply.ts';
import { linkedToLeningrad } from './rail.ts';
import { CITIES, HQ_TO_CITY, HQ_TO_UNIT } from './soviet-supply.ts';
import { JUST_WALK, supplyGround, UNREACHED, walk, walked } from './supply-ground.ts';

const RADIUS = 5;
export const MURMANSK_UNITS = 7;
export const FIRST_MURMANSK_TURN = 4;
export const MURMANSK_PENALTY = -10;

/** Soviet units other than HQs within five hexes of Murmansk (Murmansk, V6). */
export const murmanskUnits = (state: State): number =>
  state.units.filter(
    ({ at }, id) => at >= 0 && IS_SOVIET[id] && !IS_HQ[id] && distance(at, MURMANSK) <= RADIUS,
  ).length;

/** False with the Scenarios (Murmansk), and in a short game that does not count it. */
export const murmanskDefended = ({ options, goal }: Pick<State, 'options' | 'goal'>): boolean =>
  !options.events && (!goal || goal.counts.includes('murmansk-defence'));

/** Checked at the end of each Soviet Player-Turn from Game-Turn 4 on; penalties add up (V6). */
export function judgeMurmansk(draft: Draft): void {
  const { state } = draft;
  if (state.turn < FIRST_MURMANSK_TURN || !murmanskDefended(state)) return;
  const units = murmanskUnits(state);
  const points = units < MURMANSK_UNITS ? MURMANSK_PENALTY : 0;
  draft.events.push({ type: 'murmansk', turn: state.turn, units, points });
  if (points) state.penalties = [...state.penalties, { turn: state.turn, units, points }];
}

/** Value of the objectives in Victory Points (Victory.Schedule). */
export const WORTH = {
  viipuriRow: 5,
  viipuri: 25,
  petsamo: 30,
  oulu: 30,
  mannerheimLine: 40,
  southCleared: 50,
  supplyCity: -10,
  murmanskTaken: -20,
  leningradTaken: -100,
  alliedBrigade: 5,
} as const;

const steps = new Uint8Array(HEX_COUNT);
const fromHq = new Uint8Array(HEX_COUNT);

/** A Soviet line of communication; hexes with both ends. */
export interface Line {
  readonly toHq: readonly Hex[];
  readonly toCity: readonly Hex[];
}

/** True when the Soviets hold all four hexes of the Mannerheim Line with lines of communication (C17). */
export function mannerheimCaptured(state: State): boolean {
  if (!MANNERHEIM_LINE.every((hex) => state.owner[hex] === OWNER.soviet)) return false;
  const { soviet } = lines(state);
  return MANNERHEIM_LINE.every(soviet);
}

/** Checks for lines of communication in one position; shared tables are computed once, on demand. */
function lines(state: State) {
  const facts = factsOf(state);
  const groundOf: Partial<Record<Side, Uint8Array>> = {};
  const ground = (side: Side): Uint8Array =>
    (groundOf[side] ??= supplyGround(side, facts.occupancy, facts.zone(enemyOf(side)), state.turn));
  let connected: Uint8Array | undefined;
  const cities = (): Uint8Array => {
    if (connected) return connected;
    const linked = linkedToLeningrad(facts.occupancy.finn, state.course);
    connected = new Uint8Array(HEX_COUNT);
    for (const hex of CITIES) connected[hex] = linked[hex]!;
    return connected;
  };
  const hqs = state.units.flatMap(({ at }, id) => (IS_HQ[id] && at >= 0 ? [at] : []));
  const known = new Map<Hex, boolean>();
  /** True when an HQ has any connected city within ten hexes (V8). */
  const served = (hq: Hex): boolean => {
    let found = known.get(hq);
    if (found === undefined) {
      const goal = cities();
      const count = walk(hq, HQ_TO_CITY, ground('soviet'), fromHq, { ...JUST_WALK, goal });
      found = false;
      for (let i = 0; i < count; i++) found ||= goal[walked(i)] === 1;
      known.set(hq, found);
    }
    return found;
  };
  return {
    /** V2, V8: five hexes to an HQ that has a connected city within ten. No objective is itself a Supply City. */
    soviet: (hex: Hex): boolean => {
      const open = ground('soviet');
      if (!open[hex]) return false;
      walk(hex, HQ_TO_UNIT, open, steps);
      return hqs.some((hq) => steps[hq] !== UNREACHED && served(hq));
    },
    /** V3: a supply path to Finland. */
    finnish: (hex: Hex): boolean => ground('finn')[hex] === 1 && wayHome(hex, ground('finn')) >= 0,
  };
}

/** Prepares a position for scoring: judges supply once more and removes isolated units of both sides (V5). */
function settleForScoring(draft: Draft): void {
  draft.state.combat = null;
  refreshSupply(draft);
  draft.state.units.forEach((unit, id) => {
    if (unit.at >= 0 && unit.cut) eliminate(draft, id, 'isolated-at-end');
  });
}

/** The ledger as if the game ended now, or of the actual end (Victory.Score, V5). */
export function score(state: State): Score {
  if (state.phase === 'over' || state.phase === 'set-up') return tally(state);
  const draft = draftOf(state);
  settleForScoring(draft);
  return tally(draft.state);
}

function tally(state: State): Score {
  const judged = lines(state);
  const sovietHas = (hex: Hex): LedgerLine['reason'] =>
    state.owner[hex] !== OWNER.soviet ? 'not-held' : judged.soviet(hex) ? 'held' : 'no-line';
  const finnsHave = (hex: Hex): boolean => state.owner[hex] === OWNER.finn && judged.finnish(hex);

  const result: LedgerLine[] = [];
  const risks: LedgerLine[] = [];
  const objective = (key: LedgerLine['key'], worth: number, hexes: readonly Hex[]): void => {
    const reasons = hexes.map(sovietHas);
    const reason = reasons.find((r) => r === 'not-held') ?? reasons.find((r) => r === 'no-line') ?? 'held';
    result.push({
      key,
      worth,
      hexes,
      reason,
      points: reason === 'held' ? worth : 0,
      rule: 'Victory.Schedule',
    });
  };
  for (const hex of VIIPURI_ROW) objective('viipuri-row', WORTH.viipuriRow, [hex]);
  objective('viipuri', WORTH.viipuri, [VIIPURI]);
  objective('petsamo', WORTH.petsamo, [PETSAMO]);
  objective('oulu', WORTH.oulu, [OULU]);
  objective('mannerheim-line', WORTH.mannerheimLine, MANNERHEIM_LINE);

  const left = finnsInSouth(state);
  const cleared = left.length === 0;
  result.push({
    key: 'south-cleared',
    worth: WORTH.southCleared,
    points: cleared ? WORTH.southCleared : 0,
    hexes: left,
    reason: cleared ? 'cleared' : 'not-cleared',
    rule: 'V4',
  });

  for (const { hex } of supplyCities) {
    // With the errata, Leningrad ends the game and is never counted (E1, V7).
    if (hex === LENINGRAD && state.options.errata) continue;
    const [key, worth] =
      hex === LENINGRAD
        ? (['leningrad-taken', WORTH.leningradTaken] as const)
        : hex === MURMANSK
          ? (['murmansk-taken', WORTH.murmanskTaken] as const)
          : (['supply-city', WORTH.supplyCity] as const);
    if (finnsHave(hex)) result.push({ key, worth, points: worth, hexes: [hex], reason: 'taken', rule: 'V7' });
    else risks.push({ key, worth, points: 0, hexes: [hex], reason: 'not-taken', rule: 'V7' });
  }
  if (murmanskDefended(state))
    risks.push({
      key: 'murmansk-defence',
      worth: MURMANSK_PENALTY,
      points: 0,
      hexes: [MURMANSK],
      reason: 'garrison',
      rule: 'V6',
    });
  for (const { turn, points } of state.penalties)
    result.push({
      key: 'murmansk-defence',
      worth: points,
      points,
      hexes: [MURMANSK],
      reason: 'short-of-units',
      turn,
      rule: 'V6',
    });
  const brigades = ALLIED_BRIGADES.filter((id) => state.units[id]!.at === OFF_MAP.eliminated).length;
  if (brigades)
    result.push({
      key: 'allied-eliminated',
      worth: WORTH.alliedBrigade,
      points: WORTH.alliedBrigade * brigades,
      hexes: [],
      reason: 'eliminated',
      rule: 'Victory.Schedule',
    });
  for (const { points, ...from } of handicapsOf(state.options))
    result.push({
      key: 'handicap',
      ...from,
      worth: points,
      points,
      hexes: [],
      reason: 'agreed',
      rule: 'Option.Handicap',
    });
  const scored = state.goal
    ? [...result.filter(isCounted(state.goal)), ...goalLines(state, state.goal, sovietHas)]
    : result;
  return {
    lines: scored,
    points: scored.reduce((sum, line) => sum + line.points, 0),
    risks: state.goal ? risks.filter(isCounted(state.goal)) : risks,
  };
}

const isCounted =
  ({ counts }: Goal) =>
  ({ key }: LedgerLine): boolean =>
    (counts as readonly LedgerLine['key'][]).includes(key);

/** Goals of a short game besides the Schedule: hexes, and the printed attack strength of eliminated units. */
function goalLines(
  state: State,
  { hexes, losses }: Goal,
  sovietHas: (hex: Hex) => LedgerLine['reason'],
): LedgerLine[] {
  const eliminated = (side: Side): number =>
    state.units.reduce(
      (sum, { at }, id) => (at === OFF_MAP.eliminated && ROSTER[id]!.side === side ? sum + ATTACK[id]! : sum),
      0,
    );
  const lossLine = (key: LedgerLine['key'], worth: number, strength: number): LedgerLine[] =>
    worth === 0
      ? []
      : [
          {
            key,
            worth,
            points: strength && worth * strength,
            hexes: [],
            reason: 'eliminated',
            rule: 'Victory.Short',
          },
        ];
  return [
    ...hexes.map(({ hex, worth }): LedgerLine => {
      const reason = sovietHas(hex);
      const points = reason === 'held' ? worth : 0;
      return { key: 'goal-hex', worth, points, hexes: [hex], reason, rule: 'Victory.Short' };
    }),
    ...lossLine('finnish-losses', losses.finn, eliminated('finn')),
    ...lossLine('soviet-losses', -losses.soviet, eliminated('soviet')),
  ];
}

/** Hexes on rows 1 to 13 with Finnish or Allied units: in Finland, in the USSR or on the ice (V4). */
function finnsInSouth(state: State): Hex[] {
  const hexes = new Set<Hex>();
  state.units.forEach(({ at }, id) => {
    if (at >= 0 && !IS_SOVIET[id] && southOfRowA[at]) hexes.add(at);
  });
  return [...hexes];
}

/** Victory levels from the best for the Soviets down, with the least points of each (Victory.Levels). */
export const LEVELS: readonly { readonly level: VictoryLevel; readonly least: number }[] = [
  { level: 'decisive-soviet', least: 101 },
  { level: 'substantive-soviet', least: 81 },
  { level: 'marginal-soviet', least: 61 },
  { level: 'draw', least: 31 },
  { level: 'decisive-finnish', least: -Infinity },
];

export const levelOf = (points: number): VictoryLevel => LEVELS.find(({ least }) => points >= least)!.level;

/** The results of a game with their least points: the levels or, in a short game, by par (Victory.Short). */
export const resultsOf = ({
  goal,
}: Pick<State, 'goal'>): readonly { readonly level: Result; readonly least: number }[] =>
  goal
    ? [
        { level: 'soviet', least: goal.par + 1 },
        { level: 'draw', least: goal.par },
        { level: 'finnish', least: -Infinity },
      ]
    : LEVELS;

export const resultOf = (points: number, state: Pick<State, 'goal'>): Result =>
  resultsOf(state).find(({ least }) => points >= least)!.level;

/** Ends the game: removes isolated units of both sides, then computes the score (V5). */
export function scoreGame(draft: Draft, reason: 'turns' | 'cease-fire'): void {
  settleForScoring(draft);
  const { points } = tally({ ...draft.state, units: draft.state.units.slice() });
  draft.state.outcome = { reason, points, level: resultOf(points, draft.state) };
}
