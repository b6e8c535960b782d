/** The shape of a recorded game; each game adds its options, actions and positions. */
import * as v from 'valibot';
import { AIDS, cleanPlayerName, type SeatsOf } from './about.ts';

/** A whole number in a range, both ends included. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const int32 = whole(-(2 ** 31), 2 ** 31 - 1);

/** The state of a dice generator. */
export const generator = v.pipe(v.array(int32), v.length(4));

export const generatorOrNone = v.union([generator, v.strictTuple([])]);

/** Switches missing from a file are off. */
export const switches = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, v.optional(v.boolean(), false)])) as Record<
    Key,
    v.OptionalSchema<v.BooleanSchema<undefined>, false>
  >;

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** The game-specific parts of a record. */
export interface Parts<
  Format extends string,
  Side extends string,
  Player extends string,
  Action,
  Options,
  State,
> {
  /** Identifies the records of the game. */
  readonly format: Format;
  readonly sides: readonly Side[];
  readonly player: Schema<Player>;
  readonly action: Schema<Action>;
  /** The most dice of one action. */
  readonly mostDice: number;
  readonly options: Schema<Options>;
  /** A position from which a record can be played on. */
  readonly beginning: Schema<State>;
  /** Any position. */
  readonly position: Schema<State>;
}

/** Far more steps than any game has. */
const MOST_STEPS = 20_000;

export const die = whole(1, 6);
const edition = whole(1, 999);
const flag = v.exactOptional(v.literal(true));
const ignored = v.exactOptional(v.unknown());

const playerName = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((name) => cleanPlayerName(name) === name),
);

const playersOf = (sides: readonly string[]) =>
  v.strictObject(
    Object.fromEntries(sides.map((side) => [side, v.exactOptional(playerName)])),
  ) as unknown as Schema<Readonly<Record<string, string>>>;

const withoutAids = v.pipe(
  v.array(v.picklist(AIDS)),
  v.nonEmpty(),
  v.check((aids) => new Set(aids).size === aids.length),
);

const stepsOf = <Action>(action: Schema<Action>, mostDice: number) =>
  v.pipe(
    v.array(v.strictObject({ action, dice: v.exactOptional(v.pipe(v.array(die), v.maxLength(mostDice))) })),
    v.maxLength(MOST_STEPS),
  );

const seatsOf = <Side extends string, Player extends string>(
  sides: readonly Side[],
  player: Schema<Player>,
) =>
  v.strictObject({
    ...Object.fromEntries(sides.map((side) => [side, player])),
    seed: int32,
  }) as unknown as Schema<SeatsOf<Side, Player>>;

/** Fields common to all editions of a game's records. */
export const recordHead = <F extends string, Side extends string, Player extends string, Action>({
  format,
  sides,
  player,
  action,
  mostDice,
}: Pick<
  Parts<F, Side, Player, Action, unknown, unknown>,
  'format' | 'sides' | 'player' | 'action' | 'mostDice'
>) => ({
  format: v.literal(format),
  /** Absent when people play both sides. */
  seats: v.exactOptional(seatsOf(sides, player)),
  steps: stepsOf(action, mostDice),
  at: whole(0, MOST_STEPS),
});

/** A record as it is written today, for versions `version` to `newest`. */
export function recordSchema<
  F extends string,
  Side extends string,
  Player extends string,
  Action,
  Options,
  State,
>(version: number, parts: Parts<F, Side, Player, Action, Options, State>, newest = version + 1) {
  const { sides, action, mostDice, options, beginning, position } = parts;
  return v.strictObject({
    ...recordHead(parts),
    // Records with variations have the next version, since older programs cannot read them.
    version: v.picklist(Array.from({ length: newest - version + 1 }, (_, i) => version + i)),
    rules: edition,
    board: edition,
    /** Absent when the game has never been on a table. */
    id: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
    start: v.union([
      v.strictObject({ options, random: v.exactOptional(generator) }),
      v.strictObject({ state: beginning }),
    ]),
    past: v.exactOptional(
      v.strictObject({
        rules: edition,
        board: edition,
        steps: stepsOf(action, mostDice),
        lost: whole(0, MOST_STEPS),
      }),
    ),
    /** The position at `at`; absent at the start. */
    position: v.exactOptional(position),
    alone: flag,
    players: v.exactOptional(playersOf(sides)),
    withoutAids: v.exactOptional(withoutAids),
    computerHelped: flag,
    // Checked separately: damaged variations do not make the game unreadable.
    variations: v.exactOptional(v.unknown()),
    // Written by earlier versions, and ignored.
    changed: ignored,
    reopened: ignored,
    looks: ignored,
    seal: ignored,
  });
}
