/** Where the computer players think, so that the page stays free. */
import { answerMessage } from '#kit/worker-rpc/answering.ts';
import { thoughtOf } from './questions.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  answerMessage(data, thoughtOf, (told) => postMessage(told)),
);
