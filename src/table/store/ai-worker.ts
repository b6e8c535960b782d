/** The page's side of the worker for computer players: one question at a time. */
import { parseResponse, type Request } from '#kit/worker-rpc/worker-rpc.ts';
import { activeGame } from '../game/registry.ts';

/** Why there is no answer: the worker crashed, its answer was invalid, or it timed out. */
export type Trouble = 'died' | 'garbled' | 'slow';

export type Reply<T> =
  | { readonly ok: true; readonly answer: T }
  /** Null: stopped, or replaced by another question. */
  | { readonly ok: false; readonly trouble: Trouble | null };

/** Timeout in milliseconds without a message; a working search reports progress all the time. */
const PATIENCE = 20_000;

interface Job {
  readonly id: number;
  onProgress(done: number): void;
  /** Resolves with a valid answer; returns false for an invalid one. */
  answer(answer: unknown): boolean;
  /** Resolves without an answer. */
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

/** Ends the current job, whatever its result. */
function close(): Job | null {
  const closed = job;
  job = null;
  clearTimeout(closed?.watch);
  return closed;
}

/** Terminates the worker, whatever it is doing; the next question starts another. */
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
  // Ignore late messages of a terminated worker.
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

/** Terminates the worker; the next question starts another. */
export const endWorker = (): void => dismiss(null);

export function stopThinking(): void {
  if (job) endWorker();
}

/**
 * Sends a question, cancelling an earlier one. `read` validates the answer, null if it is invalid; `onProgress` gets the
 * share of the search that is done, 0 to 1.
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
