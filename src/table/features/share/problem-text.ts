import type { IncomingProblem } from '../../store/links.ts';
import { fileErrorText } from '../library/failure-text.ts';
import { refusalText } from '../../words/refusal-text.ts';
import { shareWords } from './words.ts';

/** Why what came in cannot be opened. */
export async function problemText(problem: IncomingProblem): Promise<string> {
  const w = shareWords();
  switch (problem.of) {
    case 'link': {
      const { why } = problem.error;
      return w.linkError(problem.error, why ? refusalText(why) : w.dice);
    }
    case 'file':
      return fileErrorText(problem.error);
    case 'position':
      return problem.text;
    case 'nothing':
      return w.nothing;
  }
}
