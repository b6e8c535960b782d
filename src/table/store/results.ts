/**
 * Results of games against the computer, kept on this device longer than the games. Each has its own key, the id of its
 * game, so that two tabs never overwrite each other's; unreadable ones are skipped, and stay until all are deleted.
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
  /** The id of the game, as in its meta; absent for the default one. */
  of: v.exactOptional(text),
  /** Milliseconds since 1970. */
  endedAt: number,
  /** The person's side, and the level of the computer player opposite. */
  side: text,
  level: text,
  /** The rules in the form of the game's meta. */
  rules: text,
  /** Null for a draw. */
  winner: v.nullable(text),
  /** Result in points, if there are any: higher is better for the Soviets. */
  points: v.nullable(number),
  /** How often the person rolled each face, from 1 to 6. */
  dice: v.pipe(v.array(count), v.length(6)),
  review: v.exactOptional(
    v.object({
      /** Points by which the dice favoured the Soviets. */
      luck: number,
      /** The person's decisions that were judged, and what they cost in points. */
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

/** All readable results, the earliest first, and the number of unreadable ones. */
export async function readResults(): Promise<
  Outcome<{ readonly results: readonly GameResult[]; readonly damaged: number }>
> {
  const found = await transact('readonly', (store) => store.getAll(all()));
  if (!found.ok) return found;
  const results = found.value.flatMap((value) => resultIn(value) ?? []);
  const damaged = found.value.length - results.length;
  return done({ results: results.toSorted((a, b) => a.endedAt - b.endedAt), damaged });
}

export const deleteResults = (): Promise<Outcome<void>> =>
  transact('readwrite', (store) => store.delete(all()));

/** How often a side rolled each face. */
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
 * The result of the game on the table; null while it is not over, and unless one person played every decision of one
 * side against the computer.
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

/** True if the last change at this table was an action, not opening, undo or redo. */
function hasJustEnded(): boolean {
  const { count, kind } = useGame.getState().happening;
  return count > 0 && kind === 'play';
}

/**
 * Stores the result of the game that has just ended at this table. A game that was already over when opened from a file,
 * a link or the library is not counted. An existing result keeps its date and review.
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

/** Adds the review's findings to the result of its game, if there is one. */
export async function keepReview(id: string, found: (side: Side) => ReviewFound): Promise<void> {
  await transact('readwrite', async (store) => {
    const known = await readOne(store, id);
    if (!known) return;
    const review = found(known.side);
    if ((known.review?.judged ?? -1) <= review.judged) await store.put({ ...known, review }, PREFIX + id);
  });
}
