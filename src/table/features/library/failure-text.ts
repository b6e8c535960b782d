import type { SaveError } from '#engine/core/record.ts';
import { atHand } from '../../game/registry.ts';
import type { Failure } from '../../store/open-game.ts';
import { libraryWords } from './words.ts';

/** Why a file is refused. */
export async function fileErrorText(error: SaveError): Promise<string> {
  const w = libraryWords();
  const { why } = error;
  return w.fileError(error, why ? (await atHand()).refusalText(why) : w.dice);
}

/** Why a game could not be put on the table. */
export const failureText = async (failure: Failure): Promise<string> =>
  failure.of === 'file' ? fileErrorText(failure.error) : libraryWords().problem[failure.problem];
