/** Worker entry: runs the AI off the main thread. */
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { searchForQuestion } from './choose.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  handleRequest(data, searchForQuestion, (told) => postMessage(told)),
);
