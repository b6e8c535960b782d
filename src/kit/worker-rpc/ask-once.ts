import { parseResponse, type Request } from './worker-rpc.ts';

/** Asks a worker one question and ends it. Rejects where it breaks down or does not understand. */
export function askOnce(worker: Worker, question: unknown): Promise<unknown> {
  return new Promise((settle, reject) => {
    const end = (): void => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const response = parseResponse(data);
      if (response?.kind === 'progress') return;
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
