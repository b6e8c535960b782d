/** Why a position is impossible: the rules could not lead to it, or could not continue from it. */
import { COUNTRY_CODES, countryTable, LENINGRAD, railHex, SWEDISH_ENTRY } from '../board/board.ts';
import { hexName, type Hex } from '../board/grid.ts';
import { isLandingGround } from '../rules/air-drop.ts';
import { abroad } from '../rules/finnish-supply.ts';
import { CLIMATE_POINTS, RECALLED_POINTS } from '../rules/forfeit.ts';
import { hasInterphase, LENGTH_ROLLS, eventOf, scenarioOf } from '../rules/interphase.ts';
import { atSea, LANDING_FORCE } from '../rules/landing.ts';
import {
  FIRST_MURMANSK_TURN,
  murmanskDefended,
  MURMANSK_PENALTY,
  MURMANSK_UNITS,
  resultOf,
  score,
} from '../rules/victory.ts';
import { SWEDES } from '../rules/muster.ts';
import { arrivalTurn, firstTurn, initialForces } from '../rules/reinforcement.ts';
import { checkPlace, checkSetUpEnd } from '../rules/set-up.ts';
import { CITIES, needsNoSupply } from '../rules/soviet-supply.ts';
import { overstackedHexes, stackingLimit, stackingUnits } from '../rules/stacking.ts';
import { checkEntry, openCountry } from '../rules/terrain.ts';
import type { SpecialEvent } from '../state/events.ts';
import { occupancyOf, unitsIn } from '../state/occupancy.ts';
import { BRINGS, inForce, NEEDS, OPTION_KEYS, type OptionKey } from '../state/options.ts';
import { refuse, type FaultKey, type Refusal } from '../state/refusals.ts';
import {
  MARK,
  OFF_MAP,
  OWNER,
  spentOf,
  type Decision,
  type InterphaseStep,
  type PhaseName,
  type State,
} from '../state/state.ts';
import {
  ALLIED_BRIGADES,
  ALLOWANCE,
  FOREIGN_VOLUNTEERS,
  IS_ALLIED,
  IS_BLANK,
  IS_HQ,
  IS_SOVIET,
  PARATROOPS,
  RIFLE_REGIMENTS,
  ROSTER,
  TANK_REGIMENTS,
  unitLabel,
  type UnitId,
} from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { LAST_TURN, newGame } from './new-game.ts';
import { PHASES } from './sequence.ts';

type Fault = Refusal | null | false | 0 | undefined;
type Judge = (state: State) => readonly Fault[];

const ORDER = Object.keys(PHASES) as PhaseName[];
const from = (first: PhaseName, { phase }: State): boolean =>
  phase !== 'over' && phase !== 'interphase' && ORDER.indexOf(phase) >= ORDER.indexOf(first);
const sideOf = (unit: UnitId): Side => ROSTER[unit]!.side;
const ascends = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || n > numbers[i - 1]!);
const DIE = [1, 2, 3, 4, 5, 6];

/* The game, its turn and phase */

function together({ options }: State): Fault[] {
  const counts = inForce(options);
  return OPTION_KEYS.filter((key) => counts[key] !== options[key]).map((option) => {
    const other = NEEDS[option] ?? OPTION_KEYS.find((key) => BRINGS[key] === option)!;
    const [needy, needed]: readonly OptionKey[] = NEEDS[option] ? [option, other] : [other, option];
    return refuse('options-apart', { option: needy!, other: needed! });
  });
}

function inTurn(state: State): Fault[] {
  const { turn, lastTurn, phase, options, goal } = state;
  const isSetUp = phase === 'set-up';
  const inTime = isSetUp ? turn === 0 : turn >= firstTurn(options) && turn <= lastTurn;
  // A short game sets its last Game-Turn; otherwise the length must have been rolled for.
  const rolled = Object.entries(LENGTH_ROLLS).some(
    ([before, roll]) =>
      options.variableLength &&
      roll.lastTurn === lastTurn &&
      (turn > +before || (turn === +before && isRolled(state))),
  );
  return [
    inTime || refuse('no-such-turn', { turn }),
    lastTurn === LAST_TURN ||
      (goal && lastTurn < LAST_TURN) ||
      rolled ||
      refuse('wrong-length', { turn: lastTurn }),
    comes(state) || refuse('no-such-phase', { turn }),
  ].map((fault) => fault !== true && fault);
}

/** True when the die for the length of the game has been rolled in this Interphase, or the game ended after it. */
const isRolled = ({ phase, interphase }: State): boolean =>
  phase === 'over' || (phase === 'interphase' && !interphase?.steps.includes('length'));

/** True when the phase can occur in the Player-Turn under these rules. */
function comes(state: State): boolean {
  const { phase, phasing, options, course, turn } = state;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- other phases have nothing to judge here
  switch (phase) {
    case 'planned-drop':
      return phasing === 'soviet' && options.airborne;
    case 'event-drop':
      return phasing === 'soviet' && !options.airborne && course.paradrop;
    case 'exploitation':
      return phasing === 'finn' && options.skiExploitation;
    case 'interphase':
      return (
        phasing === 'finn' &&
        (hasInterphase(state) || (options.variableLength && LENGTH_ROLLS[turn] !== undefined))
      );
    default:
      return true;
  }
}

function ended(state: State): Fault[] {
  const { phase, outcome, options, turn, lastTurn, phasing, course } = state;
  const inLeningrad = options.errata && state.units.some(({ at }, id) => at === LENINGRAD && !IS_SOVIET[id]);
  if (phase !== 'over')
    return [outcome && refuse('not-over'), inLeningrad && refuse('leningrad-taken', {}, [LENINGRAD])];
  if (!outcome) return [refuse('no-outcome')];
  const { reason, points, level } = outcome;
  const isSo =
    reason === 'leningrad'
      ? inLeningrad && points === 0 && level === (state.goal ? 'finnish' : 'decisive-finnish')
      : points === score(state).points &&
        level === resultOf(points, state) &&
        phasing === 'finn' &&
        (reason === 'turns' ? turn === lastTurn : course.ceaseFireAfter === turn);
  return [!isSo && refuse('wrong-outcome')];
}

/* Units: location */

/** The latest Game-Turn whose reinforcements a side may already have received. */
const begun = ({ turn, phasing, phase }: State, side: Side): number =>
  side === 'finn' && phasing === 'soviet' && phase !== 'set-up' ? Math.max(0, turn - 1) : turn;

/** True for a unit that can have entered the map by now. */
function hasCome(state: State, unit: UnitId): boolean {
  const { options, course, turn, phase } = state;
  const { letter } = course.scenario ?? {};
  if (unit === PARATROOPS) return options.airborne || course.paradrop;
  if (IS_ALLIED[unit]) return letter === 'A' || letter === 'B' || letter === 'C';
  if (FOREIGN_VOLUNTEERS.includes(unit))
    return options.events && (turn > 1 || phase === 'interphase' || phase === 'over');
  // A short game has its own choice of units.
  if (state.goal) return true;
  const due = arrivalTurn(options, unit);
  const { hastenedIn } = course;
  const isHastened = IS_SOVIET[unit] && hastenedIn !== null && hastenedIn <= turn && due <= hastenedIn + 1;
  return due <= begun(state, sideOf(unit)) || !!isHastened || (letter === 'D' && SWEDES.includes(unit));
}

/** True for a unit that can still enter the map. */
function canCome({ options, phase, course }: State, unit: UnitId): boolean {
  if (phase === 'set-up') return true;
  if (IS_ALLIED[unit])
    return phase === 'interphase' && (course.scenario?.letter === 'A' || course.scenario?.letter === 'C');
  const due = arrivalTurn(options, unit);
  if (due === Infinity || IS_BLANK[unit]) return false;
  return due > 0 || options.earlierStart || (options.events && RIFLE_REGIMENTS.includes(unit));
}

function placed(state: State): Fault[] {
  const { phase, units } = state;
  const start = newGame(state.options, 1).units;
  const allies = ALLIED_BRIGADES.filter(
    (id) => units[id]!.at !== OFF_MAP.unused && units[id]!.at !== OFF_MAP.hidden,
  );
  return [
    phase !== 'set-up' && phase !== 'over' && units.every(({ at }) => at < 0 && at !== OFF_MAP.hidden)
      ? refuse('empty-map')
      : null,
    state.course.scenario?.letter === 'A' && allies.length > LANDING_FORCE
      ? refuse('not-in-play', { unit: unitLabel(allies[LANDING_FORCE]!) })
      : null,
    phase === 'set-up' && state.phasing === 'soviet' && checkSetUpEnd({ ...state, phasing: 'finn' }),
    ...units.map(({ at }, id): Fault => {
      const label = { unit: unitLabel(id), hex: at < 0 ? '' : hexName(at) };
      const places = at < 0 ? [] : [at];
      if (at === OFF_MAP.hidden || at === OFF_MAP.unused) return null;
      if (phase === 'set-up') return inSetUp(state, id, start[id]!.at);
      if (at === OFF_MAP.waiting) return canCome(state, id) ? null : refuse('not-to-come', label);
      if (IS_BLANK[id]) return refuse('dummy-left', label, places);
      if (!hasCome(state, id)) return refuse('not-in-play', label, places);
      return at < 0 || (IS_ALLIED[id] && at === SWEDISH_ENTRY) ? null : checkEntry(state, id, at);
    }),
  ];
}

function inSetUp(state: State, unit: UnitId, atStart: number): Fault {
  const { phasing, options } = state;
  const side = sideOf(unit);
  const { at } = state.units[unit]!;
  if (at === atStart) return null;
  const mayStand =
    at >= 0 && (side === 'finn' || phasing === 'soviet') && initialForces(side, options).includes(unit);
  if (!mayStand) return refuse('not-in-set-up', { unit: unitLabel(unit) }, at < 0 ? [] : [at]);
  return checkPlace({ ...state, phasing: side }, { type: 'place', unit, hex: at });
}

/* Units: stacking */

const MOVING: readonly PhaseName[] = ['reinforcement', 'movement', 'exploitation'];

/** Units that joined in an Interphase may exceed the limit until the next Finnish Movement Phase ends (X3). */
const mayHaveJoined = (unit: UnitId): boolean => SWEDES.includes(unit) || FOREIGN_VOLUNTEERS.includes(unit);

/** True when units may exceed the limit for now: they arrived, joined or moved, while others can move on (M7, X3). */
function standsForNow(state: State, side: Side, hex: Hex): boolean {
  const { phase, phasing, options, outcome } = state;
  const marksOf = (unit: UnitId): number => state.units[unit]!.marks;
  const isMoving = phasing === side && MOVING.includes(phase);
  const joins =
    options.events && side === 'finn' && (phasing === 'soviet' || phase === 'interphase' || isMoving);
  if (!isMoving && !joins) return outcome?.reason === 'leningrad';
  const units = stackingUnits(occupancyOf(state.units), hex);
  const moved = units.filter((id) => marksOf(id) & (phase === 'exploitation' ? MARK.spentOut : MARK.moved));
  const others = units.filter(
    (id) =>
      !moved.includes(id) &&
      !(isMoving && phase !== 'exploitation' && marksOf(id) & MARK.arrived) &&
      !(joins && mayHaveJoined(id) && phase !== 'exploitation'),
  );
  return others.length <= stackingLimit(hex) && (!isMoving || moved.length <= stackingLimit(hex));
}

function stacked(state: State): Fault[] {
  const occupancy = occupancyOf(state.units);
  const both = state.units.flatMap(({ at }, id) =>
    at >= 0 && IS_SOVIET[id] && occupancy.finn[at] ? [at] : [],
  );
  return [
    ...[...new Set(both)].map((hex) => refuse('both-sides', { hex: hexName(hex) }, [hex])),
    ...(['finn', 'soviet'] as const).flatMap((side) =>
      overstackedHexes(occupancyOf(state.units), side)
        .filter((hex) => !both.includes(hex) && !standsForNow(state, side, hex))
        .map((hex) => {
          const units = stackingUnits(occupancyOf(state.units), hex).map(unitLabel).join(', ');
          return refuse('overstacked', { hex: hexName(hex), limit: stackingLimit(hex), units }, [hex]);
        }),
    ),
  ];
}

/* Units: marks and isolation */

/** True when a mark can be on a unit of the phasing side (`own`) or of the other in this phase. */
const MARKED: Readonly<Record<keyof typeof MARK, (state: State, own: boolean, unit: UnitId) => boolean>> = {
  slow: (state, own) => own && from('movement', state),
  moved: (state, own) => own && from('movement', state),
  advanced: (state, own) => own && from('advance-before', state),
  fought: (state) => from('attack', state),
  fled: (state) => from('retreat-before', state) || state.phase === 'interphase',
  arrived: (state, own) => own && from('reinforcement', state),
  dropped: ({ options }, _, unit) => options.airborne && unit === PARATROOPS,
  disrupted: ({ options }, _, unit) => options.airborne && unit === PARATROOPS,
  stunned: ({ options }, _, unit) => options.airborne && unit === PARATROOPS,
  spentOut: (state, own) => own && from('movement', state),
};
const MARK_NAMES = Object.keys(MARK) as (keyof typeof MARK)[];

function marked(state: State): Fault[] {
  if (state.phase === 'over') return [];
  return state.units.flatMap(({ at, cut, marks }, id): Fault[] => {
    if (!marks && !cut) return [];
    const unit = unitLabel(id);
    const places = at < 0 ? [] : [at];
    const own = sideOf(id) === state.phasing;
    const wrong = MARK_NAMES.filter(
      (name) => marks & MARK[name] && (at < 0 || !MARKED[name](state, own, id)),
    );
    const spent = spentOf(marks);
    const canSpend = own && at >= 0 && spent <= ALLOWANCE[id]! && from('movement', state);
    return [
      ...[...wrong, ...(spent && !canSpend ? [`spent${spent}`] : [])].map((mark) =>
        refuse('wrong-mark', { unit, mark }, places),
      ),
      cut !== 0 && !canBeCut(state, id) && refuse('wrong-isolation', { unit }, places),
    ];
  });
}

/** True for a unit that needs supply where it is, or did where its move began: relief comes after the move ends. */
function canBeCut({ units, phase, phasing }: State, id: UnitId): boolean {
  const unit = units[id]!;
  if (phase === 'set-up' || unit.at < 0) return false;
  if (IS_SOVIET[id]) return !needsNoSupply(id);
  const isComingHome = phase === 'movement' && phasing === 'finn' && (unit.marks & MARK.moved) !== 0;
  return unit.cut === 1 && (isComingHome || abroad(id, unit));
}

function owned(state: State): Fault[] {
  const occupancy = occupancyOf(state.units);
  return state.owner.map((owner, hex) => {
    const units = unitsIn(occupancy, hex).filter((id) => !(state.units[id]!.marks & MARK.dropped));
    const isRight = openCountry(hex)
      ? owner !== OWNER.none && (!units.length || units.some((id) => owner === OWNER[sideOf(id)]))
      : owner === OWNER.none;
    return !isRight && refuse('wrong-owner', { hex: hexName(hex) }, [hex]);
  });
}

/* Combat and pending decisions */

function fought(state: State): Fault[] {
  const { combat, phasing, phase, options } = state;
  if (!combat) return [from('retreat-before', state) && refuse('wrong-combat', { what: 'combat' })];
  if (!from('retreat-before', state)) return [refuse('wrong-combat', { what: 'combat' })];
  const isBefore = phase === 'retreat-before' || phase === 'advance-before';
  const are = (units: readonly UnitId[], side: Side): boolean =>
    new Set(units).size === units.length && units.every((id) => sideOf(id) === side);
  const fits = {
    vacated: isBefore || !combat.vacated.length || state.decisions.some(({ kind }) => kind === 'withdraw'),
    obligedUnits: are(combat.obligedUnits, phasing) && (!isBefore || !combat.obligedUnits.length),
    obligedHexes:
      new Set(combat.obligedHexes).size === combat.obligedHexes.length &&
      (!isBefore || !combat.obligedHexes.length),
    halved: !combat.halved.length || (options.clar7 && phasing === 'soviet' && are(combat.halved, 'soviet')),
  };
  return Object.entries(fits).map(([what, isRight]) => !isRight && refuse('wrong-combat', { what }));
}

type Of<Kind extends Decision['kind']> = Extract<Decision, { readonly kind: Kind }>;
type DecisionJudges = { readonly [Kind in Decision['kind']]: (state: State, decision: Of<Kind>) => boolean };

/** True when the units are of the side, on the map, and listed once each. */
const stand = ({ units }: State, side: Side, ids: readonly UnitId[]): boolean =>
  ids.length > 0 &&
  new Set(ids).size === ids.length &&
  ids.every((id) => sideOf(id) === side && units[id]!.at >= 0);

const isLanding = ({ phase, course }: State): boolean =>
  phase === 'interphase' && (course.scenario?.letter === 'A' || course.scenario?.letter === 'C');

/** True for a decision that can be pending in the position. */
const DECIDED: DecisionJudges = {
  retreat: (state, { side, units }) =>
    stand(state, side, units) && (state.phase === 'attack' || (isLanding(state) && side === 'soviet')),
  withdraw: (state, { side, units }) =>
    stand(state, side, units) &&
    side === 'soviet' &&
    state.phasing === side &&
    state.phase === 'attack' &&
    state.options.clar7 &&
    units.every((id) => state.units[id]!.cut === 2),
  exchange: (state, { side, units }) =>
    state.phase === 'attack'
      ? side === state.phasing && stand(state, side, units)
      : isLanding(state) && side === 'finn' && units.every((id) => atSea(state).includes(id)),
  advance: (state, { side, units, hexes }) => {
    const occupancy = occupancyOf(state.units);
    return (
      state.phase === 'attack' &&
      side === state.phasing &&
      stand(state, side, units) &&
      hexes.length > 0 &&
      hexes.every((hex) => !occupancy[enemyOf(side)][hex])
    );
  },
  overstack: (state, { side, hexes }) =>
    (state.phase === 'movement' || state.phase === 'exploitation') &&
    side === state.phasing &&
    hexes.length > 0 &&
    hexes.every((hex) => overstackedHexes(occupancyOf(state.units), side).includes(hex)),
  'cease-fire': ({ phase, course, turn }, { side }) =>
    phase === 'interphase' && side === 'finn' && course.ceaseFireAfter === turn,
  landing: (state, { side }) => isLanding(state) && side === 'finn' && atSea(state).length > 0,
  muster: ({ phase, units }, { side, units: ids }) =>
    phase === 'interphase' &&
    side === 'finn' &&
    ids.length > 0 &&
    ids.every(
      (id) => mayHaveJoined(id) && (units[id]!.at === OFF_MAP.unused || units[id]!.at === OFF_MAP.waiting),
    ),
  forfeit: ({ phase, options }, { side, cause, points }) =>
    phase === 'interphase' &&
    options.events &&
    (cause === 'climate'
      ? side === 'finn' && points <= CLIMATE_POINTS
      : side === 'soviet' && points <= RECALLED_POINTS),
};

const decided: Judge = (state) =>
  state.decisions.map(
    (decision) =>
      !DECIDED[decision.kind](state, decision as never) && refuse('wrong-decision', { kind: decision.kind }),
  );

const ordered: Judge = ({ orders }) =>
  orders.map(({ unit, hq, city }, i) => {
    const fits =
      sideOf(unit) === 'soviet' &&
      !needsNoSupply(unit) &&
      (hq === null ? city === undefined : IS_HQ[hq] && IS_SOVIET[hq]) &&
      (city === undefined || CITIES.includes(city)) &&
      orders.findIndex((order) => order.unit === unit) === i;
    return !fits && refuse('wrong-order', { unit: unitLabel(unit) });
  });

function penalised(state: State): Fault[] {
  const { penalties, turn, phasing, phase } = state;
  const judged = phasing === 'finn' && phase !== 'set-up' ? turn : turn - 1;
  const fits =
    ascends(penalties.map((one) => one.turn)) &&
    penalties.every(
      (one) =>
        one.turn >= FIRST_MURMANSK_TURN &&
        one.turn <= judged &&
        one.units < MURMANSK_UNITS &&
        one.points === MURMANSK_PENALTY,
    );
  return [penalties.length > 0 && !(fits && murmanskDefended(state)) && refuse('wrong-penalties')];
}

/** When each step of an Interphase may still be pending, in their order. */
const STEPS: Readonly<Record<InterphaseStep, (state: State) => boolean>> = {
  length: ({ options, interphase, turn, lastTurn }) =>
    options.variableLength && interphase!.steps.length === 1 && turn === lastTurn,
  ashore: (state) => isLanding(state) && atSea(state).length > 0,
  norway: ({ options }) => options.resoluteIntervention,
  sweden: ({ options }) => options.resoluteIntervention,
  'cease-fire': ({ course, turn }) => course.ceaseFireAfter === turn,
  scenario: ({ options, course }) => options.events && !course.scenarioOver,
  landing: ({ course, turn }) => course.landingAfter === turn,
  event: ({ options }) => options.events,
};
const STEP_ORDER = Object.keys(STEPS) as InterphaseStep[];

function rolled(state: State): Fault[] {
  const { interphase, phase } = state;
  if ((phase === 'interphase') !== (interphase !== null)) return [refuse('wrong-interphase')];
  if (!interphase) return [];
  const { steps, norwayResists } = interphase;
  const fits =
    ascends(steps.map((step) => STEP_ORDER.indexOf(step))) &&
    steps.every((step) => STEPS[step](state)) &&
    (!norwayResists || state.options.resoluteIntervention);
  return [!fits && refuse('wrong-interphase')];
}

/* The course of the optional rules */

/** True when a Special Event can have occurred by a Game-Turn. */
const cameBy = (event: SpecialEvent, turn: number): boolean =>
  Array.from({ length: turn }, (_, i) => i + 1).some((after) =>
    DIE.some((die) => eventOf(after, die) === event),
  );

function remembered(state: State): Fault[] {
  const { course, options, turn, lastTurn, phase } = state;
  const { scenario, landingAfter, ceaseFireAfter, railsClosedIn, hastenedIn, plan, heavy, broken } = course;
  const { events, resoluteIntervention, acceleratedAid } = options;
  /** The last Game-Turn whose Interphase has begun. */
  const after = phase === 'interphase' || phase === 'over' ? turn : turn - 1;
  const isNext = (when: number): boolean => when >= 2 && when <= after + 1;
  const letterCame = ({ letter, turn: when }: NonNullable<State['course']['scenario']>): boolean =>
    when >= 1 &&
    when <= after &&
    (resoluteIntervention
      ? letter === 'A' || letter === 'B'
      : DIE.some((die) => scenarioOf(when, Math.min(6, die + (acceleratedAid ? 1 : 0))) === letter));
  const possible: Readonly<Record<CourseKey, boolean>> = {
    'course-scenario': scenario
      ? events && course.scenarioOver && letterCame(scenario)
      : !course.scenarioOver || (events && resoluteIntervention && after >= 1),
    'course-landing': landingAfter === null || (events && resoluteIntervention && isNext(landingAfter)),
    'course-cease-fire':
      ceaseFireAfter === null ||
      (events &&
        options.ceaseFire &&
        isNext(ceaseFireAfter) &&
        cameBy('K', ceaseFireAfter - 1) &&
        (ceaseFireAfter < lastTurn || options.variableLength)),
    'course-rails':
      railsClosedIn === null || (events && isNext(railsClosedIn) && cameBy('L', railsClosedIn - 1)),
    'course-hastened': hastenedIn === null || (events && resoluteIntervention && isNext(hastenedIn)),
    'course-paradrop': !course.paradrop || (events && cameBy('F', after)),
    'course-petrozavodsk':
      course.petrozavodskRaised === options.sovietPreparedness ||
      (course.petrozavodskRaised && events && scenario !== null && cameBy('H', after)),
    'course-plan':
      plan === null ||
      (options.airborne &&
        isLandingGround(plan.hex) &&
        (phase === 'set-up'
          ? options.sovietPreparedness && plan.turn === firstTurn(options)
          : plan.turn === turn || plan.turn === turn + 1)),
    'course-heavy': options.heavyTanks
      ? heavy.length === 2 && ascends(heavy) && heavy.every((id) => TANK_REGIMENTS.includes(id))
      : !heavy.length,
    'course-broken':
      !broken.length ||
      (options.variableDemolition && ascends(broken) && broken.every((hex) => hasRailway(hex))),
  };
  return (Object.keys(possible) as CourseKey[]).map(
    (key) =>
      !possible[key] &&
      refuse(key, {}, key === 'course-broken' ? broken.filter((hex) => !hasRailway(hex)) : []),
  );
}

type CourseKey = Extract<FaultKey, `course-${string}`>;

const hasRailway = (hex: Hex): boolean =>
  railHex[hex] === 1 &&
  (countryTable[hex] === COUNTRY_CODES.finland || countryTable[hex] === COUNTRY_CODES.ussr);

const JUDGES: readonly Judge[] = [
  together,
  inTurn,
  ended,
  placed,
  stacked,
  marked,
  owned,
  fought,
  decided,
  ordered,
  penalised,
  rolled,
  remembered,
];

/** Why a position cannot occur under its rules; empty for every position of a game. */
export const positionFaults = (state: State): Refusal[] =>
  JUDGES.flatMap((judge) => judge(state).filter((fault) => !!fault));
