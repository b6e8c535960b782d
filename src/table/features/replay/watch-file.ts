import playMessages from '../../content/en/play.ftl';
import { textOf } from '#kit/files/files.ts';
import { activeGame } from '../../game/registry.ts';
import { fileErrorText } from '../library/failure-text.ts';
import { say } from '../../store/ui.ts';
import { watchOther } from './replay.ts';

/** Shows the game of a file without putting it on the table; says why when it cannot be read. */
export async function watchFile(file: File): Promise<void> {
  const { records, secrets } = activeGame();
  const restored = records.restore(await textOf(file));
  if (!restored.ok) return say(await fileErrorText(restored.error));
  const { timeline, seats } = restored;
  // Nobody can tell who the viewer is.
  if (secrets.secretAt(timeline, timeline.cursor) === 'face-down')
    return say(playMessages().replay.fileSecret);
  watchOther(timeline, 'hotseat', seats);
}
