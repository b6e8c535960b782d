/** Where the computer players think, so that the page stays free. */
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { searchForQuestion } from './choose.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  handleRequest(data, searchForQuestion, (told) => postMessage(told)),
);
