import * as v from 'valibot';

interface Watching {
  /** Called with the progress, from 0 to 1. */
  onProgress?(done: number): void;
  /** Stops the work. */
  readonly signal?: AbortSignal;
}

/** Asks a worker one question, then terminates it. Rejects when it fails, rejects the question, or is stopped. */
export function askOnce(
  worker: Worker,
  question: unknown,
  { onProgress, signal }: Watching = {},
): Promise<unknown> {
  return new Promise((settle, reject) => {
    const end = (): void => worker.terminate();
    signal?.addEventListener('abort', () => {
      end();
      reject(new Error('The work was stopped.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const response = parseResponse(data);
      if (response?.kind === 'progress') return onProgress?.(response.done);
      end();
      if (response?.kind === 'answer') settle(response.answer);
      else reject(new Error(response?.text ?? 'The answer makes no sense.'));
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The worker broke down.'));
    });
    worker.postMessage({ id: 0, question } satisfies Request);
  });
}

/* Messages between a page and a search worker. Both sides validate what they receive; the contents of questions and
   answers are validated by their readers. */

/** From the page; the responses carry the same id. */
export interface Request {
  readonly id: number;
  readonly question: unknown;
}

/** From the worker. */
export type Response = { readonly id: number } & (
  | { readonly kind: 'progress'; /** From 0 to 1. */ readonly done: number }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'trouble'; readonly text: string }
);

const id = v.pipe(v.number(), v.integer());
const requestSchema = v.strictObject({ id, question: v.unknown() });
const responseSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('progress'),
    id,
    done: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.strictObject({ kind: v.literal('answer'), id, answer: v.unknown() }),
  v.strictObject({ kind: v.literal('trouble'), id, text: v.pipe(v.string(), v.maxLength(500)) }),
]);

/** The message as a request, or null if it is not one. */
export function parseRequest(message: unknown): Request | null {
  const result = v.safeParse(requestSchema, message);
  return result.success ? result.output : null;
}

/** The message as a response, or null if it is not one. */
export function parseResponse(message: unknown): Response | null {
  const result = v.safeParse(responseSchema, message);
  return result.success ? result.output : null;
}

/** A computation in steps of a few milliseconds that yields its progress from 0 to 1 and returns its answer. */
export type SearchTask = Generator<number, unknown, void>;

/** Minimum time between two progress messages, in milliseconds. */
const PROGRESS_EVERY = 50;

/**
 * Runs a request to its end; the page terminates the worker to cancel it. Separate from the worker itself, so that it
 * can be tested without one. `start` returns null for an invalid question.
 */
export function handleRequest(
  message: unknown,
  start: (question: unknown) => SearchTask | null,
  respond: (response: Response) => void,
): void {
  const request = parseRequest(message);
  const task = request && start(request.question);
  if (!task) return respond({ kind: 'trouble', id: request?.id ?? 0, text: 'The question makes no sense.' });
  const { id } = request;
  try {
    let last = performance.now();
    for (;;) {
      const step = task.next();
      if (step.done) return respond({ kind: 'answer', id, answer: step.value });
      if (performance.now() - last < PROGRESS_EVERY) continue;
      last = performance.now();
      respond({ kind: 'progress', id, done: step.value });
    }
  } catch (error) {
    respond({ kind: 'trouble', id, text: String(error).slice(0, 300) });
  }
}
