/** What the tests of Scenarios and Special Events share: Interphases, their dice, and what is open in them. */
import {
  apply,
  board,
  check,
  decider,
  legalActions,
  OFF_MAP,
  openActions,
  ROSTER,
  type Action,
  type ActionType,
  type Applied,
  type Hex,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { neighbours } from '#engine/winter-war/board/grid.ts';
import { end, hex, must, played, position, whereIs } from './helpers.ts';

export const roll: Action = { type: 'roll' };
export const accept: Action = { type: 'accept' };
export const decline: Action = { type: 'decline' };
export const lose = (...units: UnitId[]): Action => ({ type: 'lose', units });
export const arriveAt = (unit: UnitId, at: string): Action => ({ type: 'arrive', unit, hex: hex(at) });

/** Counters by type, or by type and designation, in roster order. */
export const countersOf = (label: string, name?: string, side?: Side): UnitId[] =>
  ROSTER.filter(
    (c) =>
      c.type.label === label &&
      (name === undefined || c.name === name) &&
      (side === undefined || c.side === side),
  ).map((c) => c.id);

export const ALLIES = countersOf('3-2-2');
export const VOLUNTEERS = countersOf('2-2-2', undefined, 'finn');
export const [PARATROOPS = -1] = countersOf('3-1-1');
export const [SWEDES = -1] = countersOf('3-3-3');
export const [REGIMENT_64 = -1] = countersOf('2-2-3', '64');
/** The Swedes and their regiment on the track, as in a game. */
export const SWEDES_WAIT = [
  { type: '3-3-3', name: 'SWED' },
  { type: '2-2-3', name: '64' },
] as const;

/** The start of the Interphase after Game-Turn 5, unless told otherwise. */
export const interphase = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  position('finn', 'interphase', units, { ...more, options: { events: true, ...more.options } });

/** A Game-Turn without a Scenario in the Interphase: none comes any more. */
export const quiet = { course: { scenarioOver: true } } as const;

/** The same position with some counters eliminated. */
export const without = (state: State, ...lost: UnitId[]): State => ({
  ...state,
  units: state.units.map((unit, id) =>
    lost.includes(id) ? { at: OFF_MAP.eliminated, cut: 0, marks: 0 } : unit,
  ),
});

/** Where counters stand, in order. */
export const placesOf = (state: State, units: readonly UnitId[]): string[] =>
  units.map((id) => whereIs(state, id));

/** Rolls the dice of the next step; the faces shown are checked to have been used. */
export function rolled(state: State, ...dice: number[]): Applied & { ok: true } {
  const applied = played(state, roll, dice);
  expect(applied.dice).toEqual(dice);
  return applied;
}

/** As `rolled`, but the position only. */
export const afterRoll = (state: State, ...dice: number[]): State => rolled(state, ...dice).state;

/** Ends phases, rolling ones in Interphases and refusing what is offered, until the test holds. */
export function goOn(state: State, reached: (state: State) => boolean): State {
  let now = state;
  for (let i = 0; i < 80 && !reached(now); i++) {
    const [type] = openActions(now);
    if (type === 'roll' && now.interphase?.steps.length) now = must(now, roll, [1, 1]);
    else if (type === 'accept') now = must(now, decline);
    else now = must(now, end);
  }
  if (!reached(now)) throw new Error(`Never reached; stopped in turn ${now.turn}, ${now.phase}`);
  return now;
}

/** True at the start of a phase of a side in a Game-Turn. */
export const begins =
  (turn: number, phasing: Side, phase: State['phase']) =>
  (state: State): boolean =>
    state.turn === turn && state.phasing === phasing && state.phase === phase;

/** Every action, other than moves and attacks, that somebody might try with some units and hexes. */
function* tries(units: readonly UnitId[], places: readonly (Hex | null)[]): Generator<Action> {
  yield* [roll, accept, decline, end, { type: 'attack', attackers: [], targets: [] }] satisfies Action[];
  yield { type: 'plan', hex: null };
  yield { type: 'lose', units: [] };
  for (const unit of units) {
    yield { type: 'lose', units: [unit] };
    for (const other of units) if (other > unit) yield { type: 'lose', units: [unit, other] };
    yield { type: 'move', unit, path: [] };
    yield { type: 'administer', unit };
    yield { type: 'demolish', unit };
    for (const at of places) {
      yield { type: 'arrive', unit, hex: at };
      yield { type: 'place', unit, hex: at };
      yield { type: 'retreat', unit, to: at };
      if (at !== null) yield { type: 'advance', unit, to: at };
    }
  }
  for (const at of places) if (at !== null) yield { type: 'drop', hex: at };
}

const CITIES = board.places.flatMap((p) => (p.kind.endsWith('city') ? [p.hex] : []));

/**
 * Asserts that a side must decide, between actions of these kinds, and that `openActions`, `legalActions`, `check`
 * and `apply` say the same of whatever might be tried.
 */
export function expectOpen(state: State, side: Side, ...types: ActionType[]): void {
  expect(decider(state)).toBe(side);
  const listed = new Map([...legalActions(state)].map((action) => [JSON.stringify(action), action]));
  expect([...new Set([...listed.values()].map(({ type }) => type))].sort()).toEqual([...types].sort());
  expect(openActions(state)).toEqual(expect.arrayContaining(types));
  const onMap = state.units.flatMap(({ at }, id) => (at >= 0 ? [id] : []));
  const units = [...new Set([...onMap, ...ALLIES, VOLUNTEERS[0]!, SWEDES, REGIMENT_64, PARATROOPS])];
  const around = onMap.flatMap((id) => neighbours(state.units[id]!.at));
  const places = [null, ...new Set([...CITIES, ...around])];
  for (const action of [...tries(units, places), ...listed.values()]) {
    const text = JSON.stringify(action);
    const legal = listed.has(text);
    if (legal !== (check(state, action) === null))
      throw new Error(`legalActions and check differ on ${text}`);
    if (legal !== apply(state, action).ok) throw new Error(`legalActions and apply differ on ${text}`);
  }
}
