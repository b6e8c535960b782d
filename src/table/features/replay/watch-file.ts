import playMessages from '../../content/en/play.ftl';
import { textOf } from '#kit/files/files.ts';
import { activeGame, gameMeta, gameOfRecord } from '../../game/registry.ts';
import { isProblemFile, NOTATION } from '../../store/address.ts';
import { askAboutFile } from '../../store/navigation.ts';
import { say } from '../../store/ui.ts';
import { fileErrorText } from '../library/failure-text.ts';
import { watchOther } from './replay.ts';

/** Reads a text in the notation of the game on the table; says why where it is damaged. */
async function readNotation(text: string) {
  const { readPasted } = await import('../../store/links.ts');
  const read = await readPasted(text);
  if (read.ok) return read;
  const { problemText } = await import('../share/problem-text.ts');
  return say(await problemText(read.problem));
}

/** Reads a saved game of the game on the table; says why where it is damaged. */
async function readSaved(text: string) {
  const restored = activeGame().records.restore(text);
  return restored.ok ? restored : say(await fileErrorText(restored.error));
}

/**
 * Shows the game of a file, saved or in notation, without putting it on the table; says why when it cannot be read.
 * Problems are asked about, as they are where any file is loaded.
 */
export async function watchFile(file: File): Promise<void> {
  const text = await textOf(file);
  if (isProblemFile(text)) return askAboutFile(text);
  const [, inNotation] = NOTATION.exec(text) ?? [];
  const { meta, secrets } = activeGame();
  const of = inNotation ? gameMeta(inNotation) : gameMeta(gameOfRecord(text) ?? meta.id);
  const w = playMessages().replay;
  if (of && of.id !== meta.id) return say(w.fileOfOther({ game: of.title() }));
  const read = inNotation ? await readNotation(text) : await readSaved(text);
  if (!read) return;
  const { timeline, seats } = read;
  // Nobody can tell who the viewer is.
  if (secrets.secretAt(timeline, timeline.cursor) === 'face-down') return say(w.fileSecret);
  watchOther(timeline, 'hotseat', seats);
}
