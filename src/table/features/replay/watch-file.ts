import playMessages from '../../content/en/play.ftl';
import { bytesOf } from '#kit/files/files.ts';
import { activeGame } from '../../game/registry.ts';
import { bringIn } from '../../store/navigation.ts';
import { say } from '../../store/ui.ts';
import { watchOther } from './replay.ts';

/**
 * Shows the game of a file, in whatever form, without putting it on the table; says why when it cannot be read. Problems
 * and impossible positions are asked about, as they are where any file is loaded.
 */
export async function watchFile(file: File): Promise<void> {
  const [{ readIncoming }, { problemText }] = await Promise.all([
    import('../../store/incoming.ts'),
    import('../share/problem-text.ts'),
  ]);
  const read = await readIncoming(await bytesOf(file));
  if (!read.ok) return say(await problemText(read.problem));
  if (read.kind === 'problem' || read.faults.length) return bringIn({ files: [file] });
  const { game, timeline, seats } = read;
  const { meta, secrets } = activeGame();
  const t = playMessages().replay;
  if (game.meta.id !== meta.id) return say(t.fileOfOther({ game: game.meta.title() }));
  // Nobody can tell who the viewer is.
  if (secrets.secretAt(timeline, timeline.cursor) === 'face-down') return say(t.fileSecret);
  watchOther(timeline, 'hotseat', seats);
}
