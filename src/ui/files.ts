import { openText, position, recordOf, useGame } from '../store/game.ts';
import { putDown, say } from '../store/table.ts';
import { download, fileName, textOf } from './library/download.ts';
import { failureText } from './library/failure-text.ts';
import { t } from './strings.ts';

export const saveToFile = (): void => download(recordOf(), fileName(null, position().turn));

/** Puts a file's game on the table; a refused file changes nothing and says why. */
export async function loadFile(file: File): Promise<void> {
  const problem = await openText(await textOf(file), useGame.getState().table);
  if (!problem) putDown();
  say(problem ? await failureText(problem) : t.save.loaded);
}
