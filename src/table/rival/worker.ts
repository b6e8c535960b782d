/** Where the computer players think, so that the page stays free. */
import { answerMessage } from './answering.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  answerMessage(data, (answer) => postMessage(answer)),
);
