/** Positions and games of Winter War as text: docs/notation.md. */
import type { Fields, Head } from '#engine/core/notation-game.ts';
import { notationOf } from '#engine/core/notation.ts';
import {
  joined,
  listOf,
  oneOf,
  readNumber,
  readValue,
  refuseAt,
  split,
  writeValue,
  type TextPlace,
  type Word,
} from '#engine/core/notation-text.ts';
import { same } from '#engine/core/same.ts';
import { hexName } from '../board/grid.ts';
import { isHandicap, OPTION_KEYS } from '../state/options.ts';
import {
  MARK,
  OFF_MAP,
  spentOf,
  withSpent,
  type Goal,
  type Isolation,
  type PhaseName,
  type State,
  type UnitState,
} from '../state/state.ts';
import { ROSTER, type UnitId } from '../units/roster.ts';
import { EDITIONS } from './editions.ts';
import { courseOf, LAST_TURN, newGame } from './new-game.ts';
import { ALL_UNITS, isHexName, NAMES, readHex, readUnit, writeUnit } from './notation-names.ts';
import { ownersOf, positionFrom, specOf, type PositionSpec, type UnitSpec } from './position.ts';
import { beginning, type Seats } from './save-schema.ts';
import { factsOf, FORMS } from './notation-steps.ts';
import { onBoard, restore, serialise } from './save.ts';
import { openActions, PHASES } from './sequence.ts';
import { play, startTimeline } from './timeline.ts';

const ISOLATED: Readonly<Record<Isolation, string | null>> = { 0: null, 1: 'isolated', 2: 'left-out' };
const MARK_NAMES = Object.keys(MARK) as (keyof typeof MARK)[];
const SPENT = /^spent([1-4])$/;
const READY = 'ready';

/** Marks and isolation of a unit, after its code: `:moved:isolated`. */
function writeMarks({ cut, marks }: UnitState): string {
  const spent = spentOf(marks);
  const words = [
    ...MARK_NAMES.filter((name) => marks & MARK[name]),
    ...(spent ? [`spent${spent}`] : []),
    ...(ISOLATED[cut] ? [ISOLATED[cut]] : []),
  ];
  return (words.length ? words : [READY]).map((word) => `:${word}`).join('');
}

function readMarks(words: readonly Word[]): Pick<UnitState, 'cut' | 'marks'> {
  let [cut, marks]: [Isolation, number] = [0, 0];
  for (const word of words) {
    const [, spent] = SPENT.exec(word.text) ?? [];
    if (word.text === READY) continue;
    if (word.text === ISOLATED[1]) cut = 1;
    else if (word.text === ISOLATED[2]) cut = 2;
    else if (spent) marks = withSpent(marks, Number(spent));
    else marks |= MARK[oneOf(word, MARK_NAMES, 'value')];
  }
  return { cut, marks };
}

/** Units on no hex, by key; a unit that is not listed is out of the game. */
const ELSEWHERE: ReadonlyMap<string, number> = new Map([
  ['due', OFF_MAP.waiting],
  ['lost', OFF_MAP.eliminated],
  ['?', OFF_MAP.hidden],
]);
const OWNERS = ['finn', 'soviet', 'none'] as const;
/** Fields written only when they differ from the start of the phase. */
const REST = ['combat', 'decisions', 'orders', 'penalties', 'interphase', 'outcome'] as const;

function writeFields(state: State): string[] {
  const spec = specOf(state);
  const base = positionFrom(spec);
  const fields: string[] = [];
  const tell = (key: string, value: string): void => void fields.push(`${key}=${value}`);
  const unitsAt = (place: number): string =>
    joined(
      ALL_UNITS.filter((id) => state.units[id]!.at === place).map((id) => {
        const { cut, marks } = state.units[id]!;
        const isUsual = cut === base.units[id]!.cut && marks === base.units[id]!.marks;
        return writeUnit(id) + (isUsual ? '' : writeMarks(state.units[id]!));
      }),
      '+',
    );
  const places = new Set(state.units.map(({ at }) => at));

  if (state.lastTurn !== LAST_TURN) tell('lastTurn', String(state.lastTurn));
  if (state.goal) tell('goal', writeValue(state.goal, NAMES));
  for (const hex of [...places].filter((at) => at >= 0).sort((a, b) => a - b))
    tell(hexName(hex), unitsAt(hex));
  for (const [key, place] of ELSEWHERE) if (places.has(place)) tell(key, unitsAt(place));
  for (const side of OWNERS) {
    const hexes = Object.entries(spec.owners ?? {}).flatMap(([hex, owner]) => (owner === side ? [hex] : []));
    if (hexes.length) tell(side, hexes.sort().join(','));
  }
  if (Object.keys(spec.course!).length) tell('course', writeValue(spec.course, NAMES));
  for (const key of REST) if (!same(state[key], base[key])) tell(key, writeValue(state[key], NAMES, key));
  return fields;
}

function readTurn({ text }: Word): Pick<State, 'turn' | 'phasing'> {
  return { turn: Number.parseInt(text, 10), phasing: text.endsWith('S') ? 'soviet' : 'finn' };
}

function readFields({ turn, phase, options }: Head<State>, fields: Fields): State {
  const units = new Map<UnitId, { readonly at: number } & Partial<UnitState>>();
  const owners: Record<string, (typeof OWNERS)[number]> = {};
  let lastTurn = LAST_TURN;
  let course: Partial<State['course']> = {};
  let goal: { goal?: Goal } = {};
  const rest: Partial<Record<(typeof REST)[number], unknown>> = {};
  for (const { key, value } of fields.values()) {
    const elsewhere = ELSEWHERE.get(key.text);
    const side = OWNERS.find((one) => one === key.text);
    const part = REST.find((one) => one === key.text);
    if (elsewhere === OFF_MAP.hidden) refuseAt(key, 'hidden');
    else if (elsewhere !== undefined || isHexName(key.text))
      readStack(value, elsewhere ?? readHex(key), units);
    else if (side) for (const hex of listOf(value)) owners[hexName(readHex(hex))] = side;
    else if (key.text === 'lastTurn') lastTurn = readNumber(value);
    else if (key.text === 'goal') goal = { goal: readValue(value, NAMES) as Goal };
    else if (key.text === 'course') course = readValue(value, NAMES) as typeof course;
    else if (part) rest[part] = readValue(value, NAMES, part);
    else continue;
    fields.delete(key.text);
  }
  const here = { ...readTurn(turn), phase, lastTurn, options, course: courseOf(options, course), ...goal };
  const base = positionOrRefuse({ ...here, owners, ...specUnits(units) }, turn);
  const at = base.units.map((unit, id): UnitState => {
    const { at: place = OFF_MAP.unused, cut = unit.cut, marks = unit.marks } = units.get(id) ?? {};
    return { at: place, cut, marks };
  });
  return { ...base, ...here, units: at, owner: ownersOf(at, owners), outcome: null, ...rest } as State;
}

function readStack(value: Word, at: number, units: Map<UnitId, object>): void {
  for (const one of split(value, '+')) {
    const [code, ...marks] = split(one, ':');
    const unit = readUnit(code!, ALL_UNITS);
    if (units.has(unit)) refuseAt(code!, 'twice', { found: code!.text });
    units.set(unit, { at, ...(marks.length && readMarks(marks)) });
  }
}

function specUnits(
  units: ReadonlyMap<UnitId, { readonly at: number }>,
): Pick<PositionSpec, 'units' | 'waiting'> {
  const found = [...units].map(([id, { at }]) => {
    const { type, side, name } = ROSTER[id]!;
    return { at, spec: { type: type.label, side, name } };
  });
  return {
    units: found.flatMap(({ at, spec }): UnitSpec[] => (at >= 0 ? [{ ...spec, hex: hexName(at) }] : [])),
    waiting: found.flatMap(({ at, spec }) => (at === OFF_MAP.waiting ? [spec] : [])),
  };
}

/** `positionFrom` judges supply and sets the phase up before the parts have been checked, so it may throw. */
function positionOrRefuse(spec: PositionSpec, place: TextPlace): State {
  try {
    return positionFrom(spec);
  } catch {
    return refuseAt(place, 'position', { where: 'course' });
  }
}

/**
 * `writePosition(state)`: a position, or a view of one, as a line. `readPosition(text)`: a game that starts from it.
 * `writeGame(timeline, seats?)` and `readGame(text)`: a whole game. A refusal has line, column and reason.
 */
export const { writePosition, readPosition, writeGame, readGame } = notationOf({
  format: 'winter-war',
  editions: EDITIONS,
  optionKeys: OPTION_KEYS,
  optionNumbers: { handicap: isHandicap },
  phases: Object.keys(PHASES) as PhaseName[],
  turnPattern: /^\d{1,2}[FS]$/,
  turnOf: ({ turn, phasing }: State) => `${turn}${phasing === 'soviet' ? 'S' : 'F'}`,
  openActions,
  forms: FORMS,
  factsOf,
  writeFields,
  readFields,
  positionSchema: beginning,
  newGame,
  startTimeline,
  play,
  serialise: (line, seats?: Seats) => serialise(line, seats),
  onBoard,
  restore,
});
