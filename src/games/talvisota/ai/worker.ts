/** Where the computer players think, so that the page stays free. */
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { thoughtOf } from './questions.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  handleRequest(data, thoughtOf, (told) => postMessage(told)),
);
