import extrasMessages from '../../content/en/extras.ftl';
import type { IncomingProblem } from '../../store/links.ts';
import { fileErrorText } from '../library/failure-text.ts';
import { refusalText } from '../../text/refusal-text.ts';

/** Why what came in cannot be opened. */
export async function problemText(problem: IncomingProblem): Promise<string> {
  const w = extrasMessages().share;
  switch (problem.of) {
    case 'link': {
      const { key, step = '', why } = problem.error;
      return w.linkError({ key, step, why: why ? refusalText(why) : w.dice });
    }
    case 'file':
      return fileErrorText(problem.error);
    case 'position':
      return problem.text;
    case 'nothing':
      return w.nothing;
  }
}
