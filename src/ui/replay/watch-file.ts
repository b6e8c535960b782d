import { restore } from '../../engine/index.ts';
import { say } from '../../store/table.ts';
import { textOf } from '../library/download.ts';
import { fileErrorText } from '../library/failure-text.ts';
import { watchOther } from './replay.ts';

/** Shows the game of a file without putting it on the table; says why when it cannot be read. */
export async function watchFile(file: File): Promise<void> {
  const restored = restore(await textOf(file));
  if (restored.ok) watchOther(restored.timeline, 'hotseat', restored.seats);
  else say(await fileErrorText(restored.error));
}
