import startMessages from '../../content/en/start.ftl';
import type { SaveError } from '#engine/core/record.ts';
import { loadActiveGame } from '../../game/registry.ts';
import type { Failure } from '../../store/open-game.ts';

/** Why a file is refused. */
export async function fileErrorText(error: SaveError): Promise<string> {
  const w = startMessages().library;
  const { key, params, why } = error;
  const { where = null, step = '' } = params;
  return w.fileError({
    key,
    where,
    step,
    why: why ? (await loadActiveGame()).refusalText(why) : w.dice,
  });
}

/** Why a game could not be put on the table. */
export const failureText = async (failure: Failure): Promise<string> =>
  failure.of === 'file' ? fileErrorText(failure.error) : startMessages().library.problem[failure.problem];
