/** The worker of the computer players, as the page sees it: one question at a time. */
import { parseResponse, type Request } from '#kit/worker-rpc/worker-rpc.ts';
import { activeGame } from '../game/registry.ts';

/** Why there is no answer: the worker broke down, what it said makes no sense, or nothing was heard of it. */
export type Trouble = 'died' | 'garbled' | 'slow';

/** What came of a question. */
export type Reply<T> =
  | { readonly ok: true; readonly answer: T }
  /** Null: it was stopped, or asked something else. */
  | { readonly ok: false; readonly trouble: Trouble | null };

/** So long nothing need be heard, in milliseconds; a thought tells of its progress all the time. */
const PATIENCE = 20_000;

interface Job {
  readonly id: number;
  onProgress(done: number): void;
  /** Ends it with an answer, as far as that makes sense: false where it does not. */
  answer(answer: unknown): boolean;
  /** Ends it without one. */
  giveUp(trouble: Trouble | null): void;
  watch: ReturnType<typeof setTimeout>;
}

/** Replaced in tests. */
export const workers = {
  make: (): Worker => activeGame().aiPlayers!.make(),
};

let worker: Worker | null = null;
let job: Job | null = null;
let count = 0;

/** The question is settled, one way or another. */
function close(): Job | null {
  const closed = job;
  job = null;
  clearTimeout(closed?.watch);
  return closed;
}

/** Whatever it is at, the worker is gone; the next question starts another. */
function dismiss(trouble: Trouble | null): void {
  worker?.terminate();
  worker = null;
  close()?.giveUp(trouble);
}

const patience = (): Job['watch'] => setTimeout(() => dismiss('slow'), PATIENCE);

function hear(message: unknown): void {
  if (!job) return;
  const response = parseResponse(message);
  if (!response) return dismiss('garbled');
  if (response.kind === 'trouble') return dismiss('died');
  if (response.id !== job.id) return;
  clearTimeout(job.watch);
  if (response.kind === 'progress') {
    job.watch = patience();
    return job.onProgress(response.done);
  }
  if (!job.answer(response.answer)) return dismiss('garbled');
  close();
}

/** Starts the worker before it is needed. */
export function startWorker(): void {
  if (worker) return;
  const made = workers.make();
  worker = made;
  // What is left of a worker that was ended does not count.
  const ifCurrent = (what: () => void) => () => made === worker && what();
  made.addEventListener('message', ({ data }: MessageEvent<unknown>) => ifCurrent(() => hear(data))());
  made.addEventListener(
    'error',
    ifCurrent(() => dismiss('died')),
  );
  made.addEventListener(
    'messageerror',
    ifCurrent(() => dismiss('garbled')),
  );
}

/** Ends the worker; the next question starts another. */
export const endWorker = (): void => dismiss(null);

/** Ends what is being thought about. */
export function stopThinking(): void {
  if (job) endWorker();
}

/**
 * Asks; an earlier question is given up. `read` makes sense of the answer, or gives null where there is none in it;
 * `onProgress` hears how much of the thought is done, from 0 to 1.
 */
export function askWorker<T>(
  question: unknown,
  read: (answer: unknown) => T | null,
  onProgress: (done: number) => void,
): Promise<Reply<T>> {
  stopThinking();
  const id = ++count;
  return new Promise((settle) => {
    job = {
      id,
      onProgress,
      answer(said) {
        const answer = read(said);
        if (answer !== null) settle({ ok: true, answer });
        return answer !== null;
      },
      giveUp: (trouble) => settle({ ok: false, trouble }),
      watch: patience(),
    };
    try {
      startWorker();
      worker!.postMessage({ id, question } satisfies Request);
    } catch {
      dismiss('died');
    }
  });
}
