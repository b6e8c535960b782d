/** The worker of the computer players, as the page sees it: one question at a time. */
import { answerOf, type Answer, type Question } from './messages.ts';

type Asked<Q> = Q extends Question ? Omit<Q, 'id'> : never;
type Settled = Extract<Answer, { kind: 'actions' | 'advice' }>;

/** Why there is no answer: the worker broke down, what it said makes no sense, or nothing was heard of it. */
export type Trouble = 'died' | 'garbled' | 'slow';

export type Reply =
  | { readonly ok: true; readonly answer: Settled }
  /** Null: it was stopped, or asked something else. */
  | { readonly ok: false; readonly trouble: Trouble | null };

/** So long nothing need be heard, in milliseconds; a thought tells of its progress all the time. */
const PATIENCE = 20_000;

interface Job {
  readonly id: number;
  readonly onProgress: (done: number) => void;
  readonly settle: (reply: Reply) => void;
  watch: ReturnType<typeof setTimeout>;
}

/** Replaced in tests. */
export const workers = {
  make: (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

let worker: Worker | null = null;
let job: Job | null = null;
let count = 0;

function end(reply: Reply): void {
  const ended = job;
  if (!ended) return;
  job = null;
  clearTimeout(ended.watch);
  ended.settle(reply);
}

/** Whatever it is at, the worker is gone; the next question starts another. */
function dismiss(reply: Reply): void {
  worker?.terminate();
  worker = null;
  end(reply);
}

const fail = (trouble: Trouble): void => dismiss({ ok: false, trouble });

const patience = (): Job['watch'] => setTimeout(() => fail('slow'), PATIENCE);

function hear(message: unknown): void {
  if (!job) return;
  const answer = answerOf(message);
  if (!answer) return fail('garbled');
  if (answer.kind === 'trouble') return fail('died');
  if (answer.id !== job.id) return;
  if (answer.kind !== 'progress') return end({ ok: true, answer });
  clearTimeout(job.watch);
  job.watch = patience();
  job.onProgress(answer.done);
}

/** Starts the worker before it is needed. */
export function warm(): void {
  if (worker) return;
  const made = workers.make();
  worker = made;
  // What is left of a worker that was ended does not count.
  const heed = (what: () => void) => () => made === worker && what();
  made.addEventListener('message', ({ data }: MessageEvent<unknown>) => heed(() => hear(data))());
  made.addEventListener(
    'error',
    heed(() => fail('died')),
  );
  made.addEventListener(
    'messageerror',
    heed(() => fail('garbled')),
  );
}

/** Ends the worker; the next question starts another. */
export const endWorker = (): void => dismiss({ ok: false, trouble: null });

/** Ends what is being thought about. */
export function stopThinking(): void {
  if (job) endWorker();
}

/** Asks; an earlier question is given up. */
export function ask(question: Asked<Question>, onProgress: (done: number) => void): Promise<Reply> {
  stopThinking();
  const id = ++count;
  return new Promise((settle) => {
    job = { id, onProgress, settle, watch: patience() };
    try {
      warm();
      worker!.postMessage({ ...question, id });
    } catch {
      fail('died');
    }
  });
}
