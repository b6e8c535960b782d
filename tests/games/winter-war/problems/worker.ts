import { problemWorkers } from '#games/winter-war/ui/problems/problems.tsx';
import { searchForReview } from '#games/winter-war/value/answer.ts';
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';

/** Each test of a file looks for problems in the same thread. */
export function findProblemsHere(): void {
  const { make } = problemWorkers;
  beforeEach(() => {
    problemWorkers.make = makeWorker;
  });
  afterEach(() => {
    problemWorkers.make = make;
  });
}

/** The worker of reviews in the same thread. */
function makeWorker(): Worker {
  const target = new EventTarget();
  const tell = (data: unknown): boolean => target.dispatchEvent(new MessageEvent('message', { data }));
  return Object.assign(target, {
    postMessage: (message: unknown) =>
      setTimeout(() => handleRequest(structuredClone(message), searchForReview, tell)),
    terminate: () => undefined,
  }) as unknown as Worker;
}
