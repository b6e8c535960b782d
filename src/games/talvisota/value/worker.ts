/** Worker entry: reviews games off the main thread. */
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { searchForReview } from './answer.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  handleRequest(data, searchForReview, (told) => postMessage(told)),
);
