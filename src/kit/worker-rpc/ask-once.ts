import { parseResponse, type Request } from './worker-rpc.ts';

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
