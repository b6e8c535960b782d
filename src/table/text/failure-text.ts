import startMessages from '../content/en/start.ftl';
import type { SaveError } from '#engine/core/record.ts';
import { loadActiveGame } from '../game/registry.ts';
import type { Failure } from '../store/open-game.ts';

/** Why a file is rejected. */
export async function fileErrorText(error: SaveError): Promise<string> {
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
