import {
  COMBAT_TABLE,
  type Encounter,
  FINNISH_WEAKEST_FIRST,
  type Modifier,
  SOVIET_WEAKEST_FIRST,
  type UnitLine,
  faceOf,
  isAntiTank,
  readTable,
  strengths,
} from '#engine/talvisota';

// Fast odds of a combat for searches that need thousands of them: the dice, rounds and table of the engine's `odds`,
// with the weakest unit lost first. A test compares the two.

/** One way in which a combat can end, with the total losses of each side. */
export interface CombatEnding {
  readonly won: boolean;
  readonly soviets: number;
  readonly finns: number;
  readonly probability: number;
}

/** The units of a side, the first to be lost first. */
interface UnitRow {
  readonly each: readonly number[];
  /** Total strength from each index to the end. */
  readonly sum: readonly number[];
  readonly kind: readonly string[];
}

function createRow(lines: readonly UnitLine<string>[], order: readonly string[]): UnitRow {
  const each: number[] = [];
  const kind: string[] = [];
  for (const unit of order) {
    const line = lines.find((one) => one.unit === unit);
    for (let i = 0; line && i < line.count; i++) {
      each.push(line.each);
      kind.push(unit);
    }
  }
  const sum = [...each, 0];
  for (let i = each.length - 1; i >= 0; i--) sum[i] = sum[i + 1]! + each[i]!;
  return { each, sum, kind };
}

const sumModifiers = (modifiers: readonly Modifier[], but: (cause: Modifier['cause']) => boolean): number =>
  modifiers.reduce((all, { cause, amount }) => (but(cause) ? all : all + amount), 0);

/** Penalty on one unit of the chosen kind, or on the strongest remaining unit if none is chosen. */
function penaltyOnOne({ each, kind }: UnitRow, from: number, penalty: number, chosen: string | null): number {
  let most = 0;
  for (let i = from; i < each.length; i++) {
    if (kind[i] === chosen) return Math.min(penalty, each[i]!);
    most = Math.max(most, each[i]!);
  }
  return Math.min(penalty, most);
}

const MANNERHEIM_PENALTY = 2;
const ARTILLERY_PENALTY = 2;
const MERETSKOV_PENALTY = 4;

/** Exceeds the number of units in a force (1.1). */
const SIDE = 8;
/** Probabilities by losses and result; buffers reused for every attack, as there are so many. */
const found = new Float64Array(SIDE * SIDE * 2);
const open = new Float64Array(SIDE * SIDE);

/** Odds of one pair of forces on any space; a second attack continues with the losses of the first. */
export class CombatForecast {
  readonly soviets: UnitRow;
  readonly finns: UnitRow;
  readonly #encounter: Encounter;
  readonly #literal: boolean;
  readonly #sovietForce: number;
  readonly #finnishForce: number;
  readonly #line: number;
  readonly #antiTank: number;
  readonly #whiteDeath: readonly number[];
  readonly #known = new Map<number, readonly CombatEnding[]>();

  /** The space of the encounter is ignored; `ends` takes it as arguments. */
  constructor(encounter: Encounter, literal: boolean) {
    this.#encounter = encounter;
    this.#literal = literal;
    const { soviet, finn } = strengths({ ...encounter, value: 0, fortified: true });
    this.soviets = createRow(soviet.lines, SOVIET_WEAKEST_FIRST);
    this.finns = createRow(finn.lines, FINNISH_WEAKEST_FIRST);
    this.#line = soviet.modifiers.find(({ cause }) => cause === 'line')?.amount ?? 0;
    const varies = (cause: Modifier['cause']): boolean =>
      cause === 'line' || cause === 'white-death' || cause === 'MANN' || cause === 'AT1' || cause === 'AT2';
    this.#sovietForce = sumModifiers(soviet.modifiers, varies);
    this.#finnishForce = sumModifiers(finn.modifiers, (cause) => cause === 'ART');
    this.#antiTank = encounter.finnishSupports.filter(isAntiTank).length;
    this.#whiteDeath = [...this.finns.kind, ''].map(
      (_, i) => this.finns.kind.slice(i).filter((unit) => unit === 'WD').length,
    );
  }

  #sovietTotal(lost: number, finnsLost: number, fortified: boolean): number {
    const { mannerheim } = this.#encounter;
    let total = this.soviets.sum[lost]! + this.#sovietForce - this.#whiteDeath[finnsLost]!;
    if (fortified) total += this.#line;
    if (this.#antiTank && !this.soviets.kind.includes('TAN', lost)) total -= this.#antiTank;
    if (mannerheim && mannerheim !== 'hold')
      total -= penaltyOnOne(this.soviets, lost, MANNERHEIM_PENALTY, mannerheim);
    return Math.max(1, total);
  }

  #finnishTotal(lost: number, value: number): number {
    const { supports, employment } = this.#encounter;
    let total = this.finns.sum[lost]! + this.#finnishForce + value;
    if (supports.includes('ART'))
      total -= penaltyOnOne(
        this.finns,
        lost,
        employment.meretskov === 'artillery' ? MERETSKOV_PENALTY : ARTILLERY_PENALTY,
        employment.artillery,
      );
    return Math.max(1, total);
  }

  /** Soviet strength less Finnish in the first round. */
  lead = ({ value, fortified }: Pick<Encounter, 'value' | 'fortified'>): number =>
    this.#sovietTotal(0, 0, fortified) - this.#finnishTotal(0, value);

  /** Calls `hear` for each of the six faces of a round: losses of both sides so far, and who retreats. */
  #round(
    lostSoviets: number,
    lostFinns: number,
    value: number,
    fortified: boolean,
    hear: (soviets: number, finns: number, retreat: 'soviet' | 'finn' | null) => void,
  ): void {
    const { supports, employment, mannerheim } = this.#encounter;
    const reading = readTable(
      this.#sovietTotal(lostSoviets, lostFinns, fortified),
      this.#finnishTotal(lostFinns, value),
      this.#literal,
    );
    const sovietRolls = reading.roller === 'soviet';
    const leftSoviets = this.soviets.each.length - lostSoviets;
    const leftFinns = this.finns.each.length - lostFinns;
    const supplied = supports.includes('RAV');
    for (let die = 1; die <= 6; die++) {
      const { own, other, retreat } = COMBAT_TABLE[reading.column]![faceOf(reading, die, supplied) - 1]!;
      let soviets = sovietRolls ? own : other;
      let finns = sovietRolls ? other : own;
      let back: 'soviet' | 'finn' | null = null;
      if (retreat && sovietRolls) {
        if (mannerheim === 'hold') finns *= 2;
        else back = 'finn';
      } else if (retreat) {
        if (supports.includes('NKVD')) soviets *= 2;
        else back = 'soviet';
      }
      if (employment.timoshenko === 'losses') finns *= 2;
      hear(lostSoviets + Math.min(soviets, leftSoviets), lostFinns + Math.min(finns, leftFinns), back);
    }
  }

  /** All endings of an attack on a space of this value, from the given losses on; probabilities sum to 1. */
  ends(lostSoviets: number, lostFinns: number, value: number, fortified: boolean): readonly CombatEnding[] {
    const key = ((lostSoviets * SIDE + lostFinns) * SIDE + value) * 2 + Number(fortified);
    const known = this.#known.get(key);
    if (known) return known;
    found.fill(0);
    open.fill(0);
    const soviets = this.soviets.each.length;
    const finns = this.finns.each.length;
    const end = (won: boolean, s: number, f: number, weight: number): void => {
      found[(s * SIDE + f) * 2 + Number(won)]! += weight;
    };
    const fight = (fromSoviets: number, fromFinns: number, second: boolean, weight: number): void =>
      this.#round(fromSoviets, fromFinns, value, fortified, (s, f, retreat) => {
        if (s === soviets) end(false, s, f, weight);
        else if (f === finns || retreat === 'finn') end(true, s, f, weight);
        else if (second || retreat === 'soviet') end(false, s, f, weight);
        else open[s * SIDE + f]! += weight;
      });
    if (lostFinns >= finns) end(true, lostSoviets, lostFinns, 1);
    else {
      fight(lostSoviets, lostFinns, false, 1 / 6);
      for (let s = lostSoviets; s < soviets; s++)
        for (let f = lostFinns; f < finns; f++) {
          const weight = open[s * SIDE + f]!;
          if (weight) fight(s, f, true, weight / 6);
        }
    }
    const ends: CombatEnding[] = [];
    for (let s = lostSoviets; s <= soviets; s++)
      for (let f = lostFinns; f <= finns; f++)
        for (let w = 0; w < 2; w++) {
          const probability = found[(s * SIDE + f) * 2 + w]!;
          if (probability) ends.push({ won: w === 1, soviets: s, finns: f, probability });
        }
    this.#known.set(key, ends);
    return ends;
  }
}

/** Chance that the attacker takes the space, 0 to 1. */
export const successChance = (ends: readonly CombatEnding[]): number =>
  ends.reduce((all, { won, probability }) => (won ? all + probability : all), 0);
