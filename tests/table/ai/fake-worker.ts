import { searchForQuestion } from '#games/winter-war/ai/advise.ts';
import { type Request, handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { endWorker, workers } from '#table/store/ai-worker.ts';

/** What a fake worker does with a message. */
export type Behaviour = (message: unknown, tell: (answer: unknown) => void) => void;

/** Thinks as the real one does, beside the page. */
export const honest: Behaviour = (message, tell) => handleRequest(message, searchForQuestion, tell);

class FakeWorker extends EventTarget {
  #gone = false;
  readonly #behave: Behaviour;

  constructor(behave: Behaviour) {
    super();
    this.#behave = behave;
  }

  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message);
    setTimeout(() => {
      if (this.#gone) return;
      try {
        this.#behave(copy, (answer) => this.#tell(structuredClone(answer)));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    });
  }

  #tell(data: unknown): void {
    if (!this.#gone) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.#gone = true;
  }
}

/** Workers that are made from now on behave like this. Gives the messages that they are sent. */
export function fakeWorkers(behave: Behaviour = honest): Request[] {
  const sent: Request[] = [];
  endWorker();
  workers.make = () =>
    new FakeWorker((message, tell) => {
      sent.push(message as Request);
      behave(message, tell);
    }) as unknown as Worker;
  return sent;
}
