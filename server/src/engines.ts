/** The rules of all games in one form for the host, through the public index of each engine. */
import * as talvisota from '../../src/engine/talvisota/index.ts';
import * as winterWar from '../../src/engine/winter-war/index.ts';
import { nextTurn } from './limits.ts';
import { changeOf, type GAMES, type Seen, type Side, type Viewer } from './protocol.ts';

type GameId = (typeof GAMES)[number];

/** A position, an action and an event of any game: plain JSON that only its rules can interpret. */
export type State = object;
export interface Action {
  readonly type: string;
}
export interface GameEvent {
  readonly type: string;
}

/** Switches by name, and numbers. */
type GameOptions = Readonly<Record<string, boolean | number>>;

export type Dice = (nth: number) => number;

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly dice: readonly number[];
  /** False when it can be taken back without the consent of the other side. */
  readonly barrier: boolean;
}
type PlayResult =
  | { readonly ok: true; readonly played: Played }
  | { readonly ok: false; readonly refusal: object };

/** A game from a file: its start, and the steps up to its present position. */
interface Imported {
  readonly start: State;
  readonly steps: readonly (Played & { readonly action: Action })[];
}

export interface Rules {
  readonly editions: { readonly rules: number; readonly board: number };
  /** Without a generator: the host rolls all dice. Null for an unknown option, or one for solo play. */
  newGame(options: GameOptions): State | null;
  optionsOf(state: State): GameOptions;
  isAction(value: unknown): value is Action;
  play(state: State, action: Action, dice: Dice): PlayResult;
  legalActions(state: State): Iterable<Action>;
  /** Null when the game is over. */
  decider(state: State): Side | null;
  /** Positions of one phase have the same mark. */
  phaseMark(state: State): string;
  turn(state: State): number;
  see(state: State, viewer: Viewer): Seen;
  /** The events of a side's action that a viewer may know. */
  seeEvents(events: readonly GameEvent[], side: Side, viewer: Viewer): readonly GameEvent[];
  /** Whether the other viewers may know the exact action. */
  isOpen(action: Action, side: Side): boolean;
  /** The game of a file, or why it was refused. */
  importRecord(text: string): Promise<Imported | string>;
  /** The file of a game from its start, the actions and their dice. */
  exportRecord(
    start: State,
    steps: readonly { readonly action: Action; readonly dice: readonly number[] }[],
  ): Promise<string>;
}

interface Line<S, A, E> {
  readonly start: S;
  readonly about?: { readonly past?: unknown };
  readonly steps: readonly {
    readonly action: A;
    readonly dice: readonly number[];
    readonly events: readonly E[];
    readonly state: S;
    readonly barrier: string | null;
  }[];
  readonly cursor: number;
}

/** The common interface of both engines. */
interface Engine<S, A, E, L extends Line<S, A, E>> {
  readonly EDITIONS: Rules['editions'];
  readonly OPTION_KEYS: readonly string[];
  isAction(value: unknown): value is A;
  play(
    line: L,
    action: A,
    dice: Dice,
  ): { readonly ok: true; readonly timeline: L } | { readonly ok: false; readonly refusal: object };
  startTimeline(state: S): L;
  withoutGenerator(line: L): L;
  positionFaults(state: S): readonly { readonly text: string }[];
  legalActions(state: S): Iterable<A>;
  decider(state: S): Side;
  view(state: S, side: Side): S;
  /** Returns the game of a record, or why it was refused; yields after each replayed step. */
  restoreInSteps(
    text: string,
  ): Generator<
    void,
    | { readonly ok: true; readonly timeline: L }
    | { readonly ok: false; readonly error: { readonly text: string } }
  >;
  serialise(line: L): string;
}

interface Own<S, A, E> {
  newGame(options: GameOptions): S;
  /** Switches for solo play. */
  readonly alone: readonly string[];
  /** Whether an option may be this number. Absent: no option is a number. */
  isNumber?(key: string, value: number): boolean;
  faceDown?(state: S): readonly (readonly [number, number])[];
  phaseMark(state: S): string;
  isOpen(action: A, side: Side): boolean;
  isOpenEvent(event: E, side: Side): boolean;
}

/** Steps replayed in one turn of the event loop. */
export const PLAYED_AT_ONCE = 20;

interface AnyState {
  readonly options: object;
  readonly phase: string;
  readonly turn: number;
}

function rulesFrom<S extends AnyState, A extends Action, E extends GameEvent, L extends Line<S, A, E>>(
  engine: Engine<S, A, E, L>,
  own: Own<S, A, E>,
): Rules {
  const { OPTION_KEYS, EDITIONS, decider, view, isAction, legalActions } = engine;
  const startOf = (state: S): L => engine.withoutGenerator(engine.startTimeline(state));

  function seeState(state: S, viewer: Viewer): Seen {
    // An onlooker sees only what neither side hides from the other.
    const seen = viewer === 'onlooker' ? view(view(state, 'finn'), 'soviet') : view(state, viewer);
    const faceDown = viewer === 'finn' ? undefined : own.faceDown?.(state);
    return faceDown ? { state: seen, faceDown } : { state: seen };
  }

  const rules: { [Key in keyof Rules]: unknown } = {
    editions: EDITIONS,
    newGame: (options: GameOptions) => {
      const known = Object.entries(options).every(([key, value]) =>
        typeof value === 'boolean' ? OPTION_KEYS.includes(key) : own.isNumber?.(key, value),
      );
      if (!known || own.alone.some((key) => options[key])) return null;
      return startOf(own.newGame(options)).start;
    },
    optionsOf: ({ options }: S) => options,
    isAction,
    play: (state: S, action: A, dice: Dice): PlayResult => {
      const result = engine.play(engine.startTimeline(state), action, dice);
      if (!result.ok) return result;
      const step = result.timeline.steps[0]!;
      return { ok: true, played: { ...step, barrier: step.barrier !== null } };
    },
    legalActions,
    decider: (state: S) => (state.phase === 'over' ? null : decider(state)),
    phaseMark: own.phaseMark,
    turn: ({ turn }: S) => turn,
    see: seeState,
    seeEvents: (events: readonly E[], side: Side, viewer: Viewer) =>
      viewer === side ? events : events.filter((event) => own.isOpenEvent(event, side)),
    isOpen: own.isOpen,
    importRecord: async (text: string): Promise<Imported | string> => {
      const work = engine.restoreInSteps(text);
      let step = work.next();
      for (let played = 1; !step.done; step = work.next())
        if (played++ % PLAYED_AT_ONCE === 0) await nextTurn();
      const restored = step.value;
      if (!restored.ok) return restored.error.text;
      const { start, steps, cursor, about } = engine.withoutGenerator(restored.timeline);
      const [fault] = about?.past ? [] : engine.positionFaults(start);
      if (fault) return fault.text;
      if (own.alone.some((key) => (start.options as Readonly<Record<string, boolean>>)[key]))
        return 'It is a game for one player.';
      const kept = steps.slice(0, cursor).map((step) => ({ ...step, barrier: step.barrier !== null }));
      return { start, steps: kept };
    },
    exportRecord: async (
      start: S,
      steps: readonly { readonly action: A; readonly dice: readonly number[] }[],
    ) => {
      let line = engine.startTimeline(start);
      for (const [i, { action, dice }] of steps.entries()) {
        if (i % PLAYED_AT_ONCE === 0) await nextTurn();
        const result = engine.play(line, action, (nth) => dice[nth] ?? 1);
        if (!result.ok) throw new Error(`Step ${line.cursor + 1} of the record cannot be played again.`);
        line = result.timeline;
      }
      return engine.serialise(line);
    },
  };
  return rules as unknown as Rules;
}

/** Actions of Talvisota that are written on a sheet hidden from the other side. */
const ON_A_SHEET: ReadonlySet<talvisota.ActionType> = new Set([
  'assign',
  'recover',
  'enter',
  'plan',
  'post',
  'commit',
  'prepare',
  'swap',
  'employ',
]);

const RULES: Readonly<Record<GameId, Rules>> = {
  'winter-war': rulesFrom<winterWar.State, winterWar.Action, winterWar.GameEvent, winterWar.Timeline>(
    winterWar,
    {
      newGame: (options) => winterWar.newGame(options as Partial<winterWar.Options>, 1),
      alone: [],
      isNumber: (key, value) => key === 'handicap' && winterWar.isHandicap(value),
      // Sorted by hex: the engine's order follows the units and would reveal which unit is in which hex.
      faceDown: (state) => [...winterWar.faceDown(state, 'soviet')].toSorted(([a], [b]) => a - b),
      phaseMark: ({ turn, phase, phasing }) => `${turn} ${phase} ${phasing}`,
      // Finnish set-up is face down, and the hex of an airborne landing is written in secret.
      isOpen: ({ type }, side) => !(type === 'plan' || (type === 'place' && side === 'finn')),
      // A `planned` event would reveal that there may be a landing.
      isOpenEvent: ({ type }, side) => !(type === 'planned' || (type === 'placed' && side === 'finn')),
    },
  ),
  talvisota: rulesFrom<talvisota.State, talvisota.Action, talvisota.GameEvent, talvisota.Timeline>(
    talvisota,
    {
      newGame: (options) => talvisota.newGame(options as Partial<talvisota.Options>),
      alone: ['solo'],
      phaseMark: ({ turn, phase }) => `${turn} ${phase}`,
      isOpen: ({ type }) => !ON_A_SHEET.has(type),
      isOpenEvent: () => true,
    },
  ),
};

export const rulesOf = (game: GameId): Rules => RULES[game];

/** Whether a step shows a viewer nothing, so that it is not sent to that viewer. */
export function isUnseen(
  rules: Rules,
  viewer: Viewer,
  before: State,
  after: State,
  events: readonly GameEvent[],
): boolean {
  return !events.length && !changeOf(rules.see(before, viewer), rules.see(after, viewer));
}
