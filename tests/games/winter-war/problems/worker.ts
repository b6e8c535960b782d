/** The worker of reviews in the same thread. */
import { searchForReview } from '#games/winter-war/value/answer.ts';
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';

export function makeWorker(): Worker {
  const target = new EventTarget();
  const tell = (data: unknown): boolean => target.dispatchEvent(new MessageEvent('message', { data }));
  return Object.assign(target, {
    postMessage: (message: unknown) =>
      setTimeout(() => handleRequest(structuredClone(message), searchForReview, tell)),
    terminate: () => undefined,
  }) as unknown as Worker;
}
