/**
 * Results of games against the computer, kept on this device beside the games and longer than these. Each lies under the
 * id of its game, so that two tabs never overwrite each other's; what cannot be read is passed over, and stays until all
 * are deleted.
 */
import * as v from 'valibot';
import { present } from '#engine/core/timeline.ts';
import { done, transact, type Outcome, type StoreReader } from '#kit/storage/database.ts';
import type { Line, Side } from '../game/position.ts';
import { activeGame, gameReference } from '../game/registry.ts';
import { useGame } from './game.ts';
import { onlyHuman } from './seats.ts';

const text = v.pipe(v.string(), v.maxLength(64));
const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
  format: v.literal(1),
  id: text,
  /** Which game it is, by the id of its card; the first one is not named. */
  of: v.exactOptional(text),
  /** Milliseconds since 1970. */
  endedAt: number,
  /** Whose side the person led, and at which level the computer led the other. */
  side: text,
  level: text,
  /** By what rules, as the card of the game names them. */
  rules: text,
  /** Null: a draw. */
  winner: v.nullable(text),
  /** The result in points, where there are any: more is better for the Soviets. */
  points: v.nullable(number),
  /** How often the person rolled each face, from 1 to 6. */
  dice: v.pipe(v.array(count), v.length(6)),
  /** What the review found, as far as it came. */
  review: v.exactOptional(
    v.object({
      /** Points by which the dice favoured the Soviets. */
      luck: number,
      /** Decisions of the person that were judged, and what they cost. */
      judged: count,
      cost: number,
    }),
  ),
});

export type GameResult = v.InferOutput<typeof schema>;
export type ReviewFound = NonNullable<GameResult['review']>;

const PREFIX = 'result:';
const all = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);

const resultIn = (value: unknown): GameResult | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};

const readOne = async (store: StoreReader, id: string): Promise<GameResult | null> =>
  resultIn(await store.get(PREFIX + id));

/** All results that can be read, the earliest first, and how many cannot. */
export async function readResults(): Promise<
  Outcome<{ readonly results: readonly GameResult[]; readonly damaged: number }>
> {
  const found = await transact('readonly', (store) => store.getAll(all()));
  if (!found.ok) return found;
  const results = found.value.flatMap((value) => resultIn(value) ?? []);
  const damaged = found.value.length - results.length;
  return done({ results: results.toSorted((a, b) => a.endedAt - b.endedAt), damaged });
}

/** Deletes them all, those that cannot be read too. */
export const deleteResults = (): Promise<Outcome<void>> =>
  transact('readwrite', (store) => store.delete(all()));

/** Faces that a side rolled in a game. */
function diceOf({ start, steps }: Line, side: Side): number[] {
  const { rules } = activeGame();
  const faces = [0, 0, 0, 0, 0, 0];
  steps.forEach(({ dice }, i) => {
    if (dice.length && rules.decider(i ? steps[i - 1]!.state : start) === side)
      for (const face of dice) faces[face - 1]! += 1;
  });
  return faces;
}

/**
 * The result of the game on the table; null while it goes on, and for games that are not one person's against the
 * computer, with every decision of his side his own.
 */
function resultOnTable(): Omit<GameResult, 'endedAt'> | null {
  const { timeline, practice, hosted, seats } = useGame.getState();
  const side = onlyHuman(seats);
  const id = timeline?.about?.id;
  const { meta, rules, records } = activeGame();
  if (!timeline || practice || hosted || side === null || id === undefined) return null;
  if (timeline.about?.computerHelped) return null;
  if (!rules.isOver(present(timeline))) return null;
  const result = meta.resultOf?.(records.summary(timeline));
  const level = seats[meta.sides.find((one) => one !== side)!];
  if (!result || typeof level !== 'string') return null;
  return { format: 1, id, ...gameReference(meta), side, level, ...result, dice: diceOf(timeline, side) };
}

/** True where the last thing that happened at this table was played, and not opened, taken back or done again. */
function hasJustEnded(): boolean {
  const { count, kind } = useGame.getState().happening;
  return count > 0 && kind === 'play';
}

/**
 * Keeps the result of the game that has come to its end at this table. One that was over when it was opened, out of a
 * file, a link or the library, is not counted again: nobody has played it today. Of a result that is known already, when
 * the game ended and what its review found stay.
 */
export async function keepResult(): Promise<void> {
  const result = resultOnTable();
  if (!result) return;
  const isNew = hasJustEnded();
  await transact('readwrite', async (store) => {
    const known = await readOne(store, result.id);
    if (!known && !isNew) return;
    const kept = { endedAt: known?.endedAt ?? Date.now(), ...(known?.review && { review: known.review }) };
    await store.put({ ...result, ...kept }, PREFIX + result.id);
  });
}

/** Adds to a result what the review of its game has found; a game of which none is kept is passed over. */
export async function keepReview(id: string, found: (side: Side) => ReviewFound): Promise<void> {
  await transact('readwrite', async (store) => {
    const known = await readOne(store, id);
    if (!known) return;
    const review = found(known.side);
    if ((known.review?.judged ?? -1) <= review.judged) await store.put({ ...known, review }, PREFIX + id);
  });
}
