import extrasMessages from '../content/en/extras.ftl';
import type { NotationRefusal, Wanted } from '#engine/core/notation-text.ts';
import type { Game } from '../game/game.ts';
import type { IncomingProblem } from '../store/incoming.ts';
import { fileErrorText } from './failure-text.ts';
import { refusalText } from './refusal-text.ts';

/** Why the input cannot be opened. */
export async function problemText(problem: IncomingProblem): Promise<string> {
  const t = extrasMessages().share;
  switch (problem.of) {
    case 'link': {
      const { key, step = '', why } = problem.error;
      return t.linkError({ key, step, why: why ? refusalText(why) : t.dice });
    }
    case 'file':
      return fileErrorText(problem.error);
    case 'notation':
      return notationText(problem.refusal, problem.game);
    case 'damaged':
      return t.damaged(problem);
    case 'hosted':
      return t.hosted;
    case 'foreign':
      return t.foreign({ as: problem.as ?? 'words' });
  }
}

/** The place of an error in notation, and the reason. */
function notationText({ key, line, column, params, why }: NotationRefusal, game: Game): string {
  const { place, error } = extrasMessages().share.notation;
  const { what = 'value', found = '', said = '', count = 0, given = 0, where = '' } = params;
  const reason = error({
    key: key === 'position' && where ? 'position-at' : key,
    what: what as Wanted,
    found,
    said,
    count: Number(count),
    given,
    where,
    why: why ? game.refusalText(why) : '',
  });
  return place({ line, column, reason });
}
