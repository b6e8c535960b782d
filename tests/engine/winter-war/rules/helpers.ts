/** What the tests of the rules share: hand-written positions on the real board, and plays with scripted dice. */
import {
  apply,
  AS_PRINTED,
  board,
  check,
  newGame,
  obligations,
  OFF_MAP,
  positionFrom,
  readySetUp,
  ROSTER,
  type Action,
  type Applied,
  type GameEvent,
  type Hex,
  type PhaseName,
  type PositionSpec,
  type Refusal,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';

/** The initial Soviet forces, by what is printed on them. */
export const SOVIETS = {
  '20-12-2': 3,
  '6-4-2': 5,
  '5-3-3': 1,
  '2-2-2': 1,
  '2-1-2': 18,
  '2-1-3': 1,
  '1-1-4': 5,
  '0-1-2': 5,
};

/** The hex of a name, "1602". */
export const hex = (name: string): Hex => board.hexByName(name);
export const hexes = (...names: string[]): Hex[] => names.map(hex);
/** The names of hexes, sorted: column by column, from the south. */
export const names = (list: Iterable<Hex>): string[] => [...list].map(board.hexName).sort();

/** Soviet counters on a hex: `soviets('1602', '20-12-2', '0-1-2')`. */
export const soviets = (at: string, ...types: string[]): UnitSpec[] =>
  types.map((type) => ({ type, hex: at, side: 'soviet' }));
/** Finnish and Allied counters on a hex. */
export const finns = (at: string, ...types: string[]): UnitSpec[] =>
  types.map((type) => ({ type, hex: at, side: 'finn' }));

/** Stacks of either side as text: "s1602 2-1-2 0-1-2 (7 A), f2213 1-1-3", with designations where these matter. */
export const stacks = (...texts: string[]): UnitSpec[] =>
  texts
    .flatMap((text) => text.split(', '))
    .flatMap((stack) => {
      const [at, units] = [stack.slice(1, 5), stack.slice(6)];
      const side = stack.startsWith('s') ? 'soviet' : 'finn';
      return [...units.matchAll(/([\d-]+)(?: \((.+?)\))?/g)].map(([, type, unit]) => ({
        type: type!,
        hex: at,
        side,
        ...(unit && { name: unit }),
      }));
    });

/** A position in Game-Turn 5, by the rules as printed, unless told otherwise. */
export const position = (
  phasing: Side,
  phase: PhaseName,
  units: readonly UnitSpec[],
  more: Partial<PositionSpec> = {},
): State =>
  positionFrom({ turn: 5, phasing, phase, units, ...more, options: { ...AS_PRINTED, ...more.options } });

/** The counters in a hex, in roster order. */
export const unitsAt = (state: State, name: string): UnitId[] =>
  state.units.flatMap((unit, id) => (unit.at === hex(name) ? [id] : []));

/** The one counter in a hex, or the first of a type where others stand with it. */
export function unitAt(state: State, name: string, type?: string): UnitId {
  const found = unitsAt(state, name).filter((id) => type === undefined || ROSTER[id]!.type.label === type);
  if (!found.length || (type === undefined && found.length > 1))
    throw new Error(
      `${found.length} counters in ${name}: ${found.map((id) => ROSTER[id]!.type.label).join()}`,
    );
  return found[0]!;
}

/** Where a counter stands: "1602", or "eliminated", "waiting", "unused". */
export function whereIs(state: State, unit: UnitId): string {
  const { at } = state.units[unit]!;
  if (at >= 0) return board.hexName(at);
  return Object.entries(OFF_MAP).find(([, code]) => code === at)![0];
}

/** Plays an action that must be legal; `dice` are the faces rolled. */
export function played(state: State, action: Action, dice: readonly number[] = []): Applied & { ok: true } {
  const applied = apply(state, action, dice);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${applied.refusal.text}`);
  return applied;
}

/** As `played`, but the position only. */
export const must = (state: State, action: Action, dice: readonly number[] = []): State =>
  played(state, action, dice).state;

/** By the one counter in a hex. */
export const move = (state: State, from: string, ...path: string[]): Action => ({
  type: 'move',
  unit: unitAt(state, from),
  path: hexes(...path),
});
/** By the one counter in a hex, or the first of a type; null: it stays and is lost. */
export const retreat = (state: State, from: string, to: string | null, type?: string): Action => ({
  type: 'retreat',
  unit: unitAt(state, from, type),
  to: to === null ? null : hex(to),
});
/** By all counters in these hexes. */
export const attack = (state: State, from: readonly string[], at: readonly string[]): Action => ({
  type: 'attack',
  attackers: from.flatMap((name) => unitsAt(state, name)),
  targets: hexes(...at),
});

/** By units, wherever they are. */
export const attackBy = (attackers: UnitId[], ...targets: string[]): Action => ({
  type: 'attack',
  attackers,
  targets: hexes(...targets),
});

/** Whether, and how, the one counter in a hex is isolated. */
export const cut = (state: State, at: string, type?: string): number =>
  state.units[unitAt(state, at, type)]!.cut;
/** Where stands who must attack, and the hexes that must be attacked. */
export const owed = (state: State): { units: string[]; hexes: string[] } => {
  const { units, hexes: open } = obligations(state);
  return { units: names(units.map((id) => state.units[id]!.at)), hexes: names(open) };
};

/** A game whose Finns have set up, by the ready set-up. */
export const settingUp = (options: PositionSpec['options']): State => {
  const state = newGame({ ...options }, 1);
  return must(
    readySetUp(state, 'historical', 1).reduce((now, action) => must(now, action), state),
    end,
  );
};

/** Why an action is refused; throws when it is legal. */
export function refusal(state: State, action: Action): Refusal {
  const found = check(state, action);
  if (!found) throw new Error(`${JSON.stringify(action)} is legal`);
  const applied = apply(state, action);
  if (applied.ok) throw new Error(`${JSON.stringify(action)} is carried out though refused`);
  return found;
}

/** The key of the refusal, or null for a legal action. */
export const refusalKey = (state: State, action: Action): string | null => check(state, action)?.key ?? null;

export const end: Action = { type: 'end' };

/** Plays out choices and phases with 'end', until a phase begins that satisfies the test. */
export function endUntil(state: State, reached: (state: State) => boolean): State {
  let now = state;
  for (let i = 0; i < 50 && !reached(now); i++) now = must(now, end);
  if (!reached(now))
    throw new Error(`Never reached; stopped in turn ${now.turn}, ${now.phasing} ${now.phase}`);
  return now;
}

/** The first event of a kind. */
export const eventOf = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): (GameEvent & { type: T }) | undefined =>
  events.find((event): event is GameEvent & { type: T } => event.type === type);

/** The events of a kind. */
export const eventsOf = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): (GameEvent & { type: T })[] =>
  events.filter((event): event is GameEvent & { type: T } => event.type === type);
