/** Strength of each side in a round, with all modifiers in order (4.2, 3.2.2, 3.3.2, 3.3.3, 5, 8). */
import type { Employment, Mannerheim } from '../state/state.ts';
import {
  ENTRENCHMENT,
  FINNISH_UNITS,
  FINNISH_VALUES,
  SOVIET_UNITS,
  SOVIET_VALUES,
  WHITE_DEATH_PENALTY,
  type FinnishForce,
  type FinnishUnit,
  type SovietForce,
  type SovietUnit,
} from '../units/forces.ts';
import {
  EFFECTS,
  isAmbush,
  isAntiTank,
  SOVIET_PLANS,
  type Environment,
  type FinnishSupport,
  type SovietStrategy,
  type SovietSupport,
} from '../units/strategies.ts';

/** Everything that determines a round except the die. */
export interface Encounter {
  readonly strategy: SovietStrategy;
  readonly units: SovietForce;
  readonly supports: readonly SovietSupport[];
  readonly employment: Employment;
  /** SCT in place included. */
  readonly finns: FinnishForce;
  readonly environment: readonly Environment[];
  readonly finnishSupports: readonly FinnishSupport[];
  readonly entrenched: boolean;
  readonly mannerheim: Mannerheim | null;
  /** The printed number of the space. */
  readonly value: number;
  readonly fortified: boolean;
}

export type ModifierCause =
  | Environment
  | SovietSupport
  | FinnishSupport
  | 'number'
  | 'line'
  | 'entrenchment'
  | 'white-death';

export interface Modifier {
  readonly cause: ModifierCause;
  readonly amount: number;
}

export interface UnitLine<Unit extends string> {
  readonly unit: Unit;
  readonly count: number;
  readonly strength: number;
  /** After doubling and cancelling. */
  readonly bonus: number;
  /** Per unit. */
  readonly modifiers: readonly Modifier[];
  /** Strength of one unit, never below 0 (N24). */
  readonly each: number;
}

export interface SideStrength<Unit extends string> {
  readonly lines: readonly UnitLine<Unit>[];
  /** On the total of the side. */
  readonly modifiers: readonly Modifier[];
  /** Never below 1 (4.2); 0 without units. */
  readonly total: number;
}

export interface Strengths {
  readonly soviet: SideStrength<SovietUnit>;
  readonly finn: SideStrength<FinnishUnit>;
}

const isInfantry = (unit: SovietUnit): boolean => unit === 'FUS' || unit === 'ELI';

/** Snow and Fog ground the air forces of both sides (5, N26). */
const grounded = ({ environment }: Encounter): boolean =>
  environment.includes('snow') || environment.includes('fog');

/** Tactical bonus of a kind: first Timoshenko's +1, then the strategy's doubling, then cancellation (N19). */
function bonusOf(encounter: Encounter, unit: SovietUnit): number {
  const { strategy, environment, finnishSupports, employment } = encounter;
  const cancelled =
    finnishSupports.some(isAmbush) ||
    (environment.includes('snow') && isInfantry(unit)) ||
    (environment.includes('forest') && unit === 'TAN');
  if (cancelled) return strategy === 'MAN' ? 1 : 0;
  const raised = SOVIET_VALUES[unit].bonus + (employment.timoshenko === 'bonus' ? EFFECTS.TIMO : 0);
  return raised * SOVIET_PLANS[strategy].bonus[unit];
}

function onSovietUnit(encounter: Encounter, unit: SovietUnit): Modifier[] {
  const { environment, finnishSupports } = encounter;
  const modifiers: Modifier[] = [];
  for (const marker of environment) {
    if (marker === 'snow')
      modifiers.push({ cause: marker, amount: EFFECTS[isInfantry(unit) ? 'snow' : 'snowOnArmour'] });
    if (marker === 'woods' && unit === 'TAN') modifiers.push({ cause: marker, amount: EFFECTS.woodsOnTanks });
    if (marker === 'forest' || marker === 'swamp') modifiers.push({ cause: marker, amount: EFFECTS[marker] });
  }
  for (const support of finnishSupports) {
    if (isAmbush(support)) modifiers.push({ cause: support, amount: EFFECTS.EMB });
    if (isAntiTank(support) && unit === 'TAN') modifiers.push({ cause: support, amount: EFFECTS.atOnTanks });
  }
  return modifiers;
}

function onSovietForce(encounter: Encounter, lines: readonly UnitLine<SovietUnit>[]): Modifier[] {
  const { supports, employment, finns, finnishSupports, mannerheim } = encounter;
  const modifiers: Modifier[] = [];
  if (encounter.fortified) {
    const reduced = employment.meretskov === 'line' || supports.includes('T34');
    modifiers.push({ cause: 'line', amount: EFFECTS[reduced ? 'reducedLine' : 'line'] });
  }
  if (finns.WD) modifiers.push({ cause: 'white-death', amount: -WHITE_DEATH_PENALTY * finns.WD });
  for (const support of finnishSupports) {
    if (support === 'ART') modifiers.push({ cause: support, amount: EFFECTS.ART });
    if (isAntiTank(support) && !encounter.units.TAN) modifiers.push({ cause: support, amount: EFFECTS.AT });
    if (support === 'AIR' && !grounded(encounter) && !supports.includes('AIR'))
      modifiers.push({ cause: support, amount: EFFECTS.AIR });
  }
  if (mannerheim && mannerheim !== 'hold') modifiers.push(onOne('MANN', EFFECTS.MANN, lines, mannerheim));
  return modifiers;
}

/** A penalty on one unit: of the chosen kind, or the strongest when none of that kind is left. */
function onOne<Unit extends string>(
  cause: ModifierCause,
  penalty: number,
  lines: readonly UnitLine<Unit>[],
  chosen: Unit | null,
): Modifier {
  const found = lines.find(({ unit }) => unit === chosen);
  const each = found?.each ?? Math.max(0, ...lines.map((line) => line.each));
  return { cause, amount: -Math.min(-penalty, each) };
}

function onFinnishUnit(encounter: Encounter): Modifier[] {
  const { environment, supports, finnishSupports } = encounter;
  const modifiers: Modifier[] = [];
  for (const marker of environment)
    if (marker === 'woods' || marker === 'fog') modifiers.push({ cause: marker, amount: EFFECTS[marker] });
  if (supports.includes('MUNI')) modifiers.push({ cause: 'MUNI', amount: EFFECTS.MUNI });
  if (supports.includes('AIR') && !grounded(encounter) && !finnishSupports.includes('AIR'))
    modifiers.push({ cause: 'AIR', amount: EFFECTS.AIR });
  return modifiers;
}

function onFinnishForce(encounter: Encounter, lines: readonly UnitLine<FinnishUnit>[]): Modifier[] {
  const { supports, employment } = encounter;
  const modifiers: Modifier[] = [];
  if (encounter.value) modifiers.push({ cause: 'number', amount: encounter.value });
  if (encounter.entrenched) modifiers.push({ cause: 'entrenchment', amount: ENTRENCHMENT });
  if (supports.includes('ART'))
    modifiers.push(
      onOne('ART', EFFECTS.ART * (employment.meretskov === 'artillery' ? 2 : 1), lines, employment.artillery),
    );
  return modifiers;
}

const sum = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((all, { amount }) => all + amount, 0);

function lineOf<Unit extends string>(
  unit: Unit,
  count: number,
  strength: number,
  bonus: number,
  modifiers: readonly Modifier[],
): UnitLine<Unit> {
  return { unit, count, strength, bonus, modifiers, each: Math.max(0, strength + bonus + sum(modifiers)) };
}

function totalOf<Unit extends string>(
  lines: readonly UnitLine<Unit>[],
  modifiers: readonly Modifier[],
): SideStrength<Unit> {
  const units = lines.reduce((all, { count, each }) => all + count * each, 0);
  return { lines, modifiers, total: lines.length ? Math.max(1, units + sum(modifiers)) : 0 };
}

/** Both totals with all their parts, as announced before a round (4.2). */
export function strengths(encounter: Encounter): Strengths {
  const sovietLines = SOVIET_UNITS.filter((unit) => encounter.units[unit]).map((unit) =>
    lineOf(
      unit,
      encounter.units[unit],
      SOVIET_VALUES[unit].strength,
      bonusOf(encounter, unit),
      onSovietUnit(encounter, unit),
    ),
  );
  const onEach = onFinnishUnit(encounter);
  const finnishLines = FINNISH_UNITS.filter((unit) => encounter.finns[unit]).map((unit) => {
    const { strength, bonus } = FINNISH_VALUES[unit];
    return lineOf(unit, encounter.finns[unit], strength, bonus, onEach);
  });
  return {
    soviet: totalOf(sovietLines, onSovietForce(encounter, sovietLines)),
    finn: totalOf(finnishLines, onFinnishForce(encounter, finnishLines)),
  };
}
