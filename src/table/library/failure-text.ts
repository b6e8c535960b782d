import type { SaveError } from '../../engine/winter-war/index.ts';
import type { Failure } from '../store/game.ts';
import { language } from '../../kit/language/language.ts';
import { libraryWords } from './words.ts';

/** Why a file is refused. */
export async function fileErrorText(error: SaveError): Promise<string> {
  if (language() === 'en') return error.text;
  try {
    const { saveErrors } = await import('../../games/winter-war/ui/words/save-errors.fi.ts');
    return saveErrors[error.key](error);
  } catch {
    // Better in English than not at all.
    return error.text;
  }
}

/** Why a game could not be put on the table. */
export const failureText = async (failure: Failure): Promise<string> =>
  failure.of === 'file' ? fileErrorText(failure.error) : libraryWords().problem[failure.problem];
