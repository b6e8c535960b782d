/** What a page and a worker that thinks say to each other. Either checks what it hears; what is asked and answered is for others to read. */
import * as v from 'valibot';

/** From the page. */
export interface Asked {
  /** Its answer bears the same number. */
  readonly id: number;
  readonly question: unknown;
}

/** From the worker. */
export type Told = { readonly id: number } & (
  | { readonly kind: 'progress'; /** From 0 to 1. */ readonly done: number }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** The question made no sense, or thinking broke down. */
  | { readonly kind: 'trouble'; readonly text: string }
);

const id = v.pipe(v.number(), v.integer());
const asked = v.strictObject({ id, question: v.unknown() });
const told = v.variant('kind', [
  v.strictObject({
    kind: v.literal('progress'),
    id,
    done: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.strictObject({ kind: v.literal('answer'), id, answer: v.unknown() }),
  v.strictObject({ kind: v.literal('trouble'), id, text: v.pipe(v.string(), v.maxLength(500)) }),
]);

/** The message as a question, or null. */
export function askedOf(message: unknown): Asked | null {
  const read = v.safeParse(asked, message);
  return read.success ? read.output : null;
}

/** The message as what a worker has to tell, or null. */
export function toldOf(message: unknown): Told | null {
  const read = v.safeParse(told, message);
  return read.success ? read.output : null;
}
