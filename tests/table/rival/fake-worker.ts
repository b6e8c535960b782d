import { answerMessage } from '../../../src/table/rival/answering.ts';
import type { Answer } from '../../../src/table/rival/messages.ts';
import { endWorker, workers } from '../../../src/table/rival/mind.ts';

/** What a fake worker does with a message. */
export type Behaviour = (message: unknown, tell: (answer: unknown) => void) => void;

/** Thinks as the real one does, beside the page. */
export const honest: Behaviour = (message, tell) => answerMessage(message, (answer: Answer) => tell(answer));

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
export function fakeWorkers(behave: Behaviour = honest): unknown[] {
  const sent: unknown[] = [];
  endWorker();
  workers.make = () =>
    new FakeWorker((message, tell) => {
      sent.push(message);
      behave(message, tell);
    }) as unknown as Worker;
  return sent;
}
