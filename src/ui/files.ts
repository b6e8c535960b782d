import { openText, position, recordOf, useGame } from '../store/game.ts';
import { putDown, say } from '../store/table.ts';
import { t } from './strings.ts';

/** Hands the game to the browser as a download. */
export function saveToFile(): void {
  const url = URL.createObjectURL(new Blob([recordOf()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = t.save.file(position().turn);
  link.click();
  // The download has taken its own hold of the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts a file's game on the table; a refused file changes nothing and says why. */
export async function loadFile(file: File): Promise<void> {
  const problem = await openText(await file.text(), useGame.getState().table);
  if (!problem) putDown();
  say(problem ?? t.save.loaded);
}
