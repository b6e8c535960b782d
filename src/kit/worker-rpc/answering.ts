/** What a worker that thinks does with a message; apart from the worker, so that it can be tried without one. */
import { askedOf, type Told } from './messages.ts';

/** Work in portions of a few milliseconds, between which it tells how much is done, from 0 to 1. */
export type Thought = Generator<number, unknown, void>;

/** Progress is told no more often than this, in milliseconds. */
const TELL_EVERY = 50;

/**
 * Answers a message to the end; whoever loses interest ends the worker. `think` gives null for a question that makes
 * no sense.
 */
export function answerMessage(
  message: unknown,
  think: (question: unknown) => Thought | null,
  tell: (told: Told) => void,
): void {
  const asked = askedOf(message);
  const work = asked && think(asked.question);
  if (!work) return tell({ kind: 'trouble', id: asked?.id ?? 0, text: 'The question makes no sense.' });
  const { id } = asked;
  try {
    let last = performance.now();
    for (;;) {
      const step = work.next();
      if (step.done) return tell({ kind: 'answer', id, answer: step.value });
      if (performance.now() - last < TELL_EVERY) continue;
      last = performance.now();
      tell({ kind: 'progress', id, done: step.value });
    }
  } catch (error) {
    tell({ kind: 'trouble', id, text: String(error).slice(0, 300) });
  }
}
