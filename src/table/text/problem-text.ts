import extrasMessages from '../content/en/extras.ftl';
import type { NotationRefusal, Wanted } from '#engine/core/notation-text.ts';
import type { Game } from '../game/game.ts';
import type { IncomingProblem } from '../store/incoming.ts';
import { refusalText } from './refusal-text.ts';
import startMessages from '../content/en/start.ftl';
import type { SaveError } from '#engine/core/record.ts';
import { loadActiveGame } from '../game/registry.ts';
import type { Failure } from '../store/open-game.ts';

/** Why a file is rejected. */
async function fileErrorText(error: SaveError): Promise<string> {
  const t = startMessages().library;
  const { key, params, why } = error;
  const { where = '', step = '' } = params;
  return t.fileError({
    key: key === 'damaged' && where ? 'damaged-at' : key,
    where,
    step,
    why: why ? (await loadActiveGame()).refusalText(why) : t.dice,
  });
}

export async function failureText(failure: Failure): Promise<string> {
  if (failure.of === 'file') return fileErrorText(failure.error);
  if (failure.of === 'store') return startMessages().library.problem[failure.problem];
  if (failure.of === 'problem') {
    const { default: problemsMessages } = await import('../content/en/problems.ftl');
    return problemsMessages().problem.unreadable(failure);
  }
  const { default: onlineMessages } = await import('../content/en/online.ftl');
  return onlineMessages().join.problem[failure.problem];
}

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
