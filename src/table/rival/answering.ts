/** What the worker does with a message; apart from the worker, so that it can be tried without one. */
import { advise, thinking } from '../../games/winter-war/players/index.ts';
import { questionOf, type Answer, type Question } from './messages.ts';

/** Progress is told no more often than this, in milliseconds. */
const TELL_EVERY = 50;

function* working(question: Question): Generator<number, Answer, void> {
  const { id, state, side, seed } = question;
  if (question.kind === 'advise') return { kind: 'advice', id, advice: yield* advise(state, side, seed) };
  return { kind: 'actions', id, actions: yield* thinking(state, side, question.level, seed) };
}

/** Answers a message to the end; whoever loses interest ends the worker. */
export function answerMessage(message: unknown, tell: (answer: Answer) => void): void {
  const question = questionOf(message);
  if (!question) return tell({ kind: 'trouble', id: 0, text: 'The question makes no sense.' });
  const { id } = question;
  try {
    const work = working(question);
    let told = performance.now();
    for (;;) {
      const step = work.next();
      if (step.done) return tell(step.value);
      if (performance.now() - told < TELL_EVERY) continue;
      told = performance.now();
      tell({ kind: 'progress', id, done: step.value });
    }
  } catch (error) {
    tell({ kind: 'trouble', id, text: String(error).slice(0, 300) });
  }
}
