import { openText, position, recordOf, useGame } from '../store/game.ts';
import { putDown, say } from '../store/table.ts';
import { download, fileName, textOf } from '../../kit/files/download.ts';
import { failureText } from './failure-text.ts';
import { libraryWords } from './words.ts';
import { openedWords } from './opened-words.ts';

/** Saves the game to a file, and says so when it holds what the other player must not see. */
export function saveToFile(): void {
  const { phase, turn, options } = position();
  download(recordOf(), fileName(null, turn));
  const w = libraryWords();
  if (phase === 'set-up') say(w.fileHoldsSetUp);
  // Also where no landing place is written down: that there is one is a secret too.
  else if (options.airborne && phase !== 'over') say(w.fileHoldsPlan);
}

/** Puts a file's game on the table; a refused file changes nothing and says why. */
export async function loadFile(file: File): Promise<void> {
  const problem = await openText(await textOf(file), useGame.getState().table);
  if (!problem) putDown();
  say(problem ? await failureText(problem) : openedWords().loaded);
}
