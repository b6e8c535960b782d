import shellMessages from '../../content/en/shell.ftl';
import { present } from '#engine/core/timeline.ts';
import { download, fileName, textOf } from '#kit/files/files.ts';
import { activeGame, gameOfRecord } from '../../game/registry.ts';
import { current, useGame } from '../../store/game.ts';
import { openText } from '../../store/open-game.ts';
import { recordOf } from '../../store/saving.ts';
import { isAskedAbout } from '../../store/address.ts';
import { askAboutFile, openTable } from '../../store/navigation.ts';
import { putDown, say } from '../../store/ui.ts';
import { failureText } from './failure-text.ts';

/** Saves the game to a file, and says so when it holds what the other player must not see. */
export function saveToFile(): void {
  const { meta, rules, secretTexts } = activeGame();
  const state = present(current());
  download(recordOf(), fileName(meta.id, null, rules.turn(state)));
  const told = secretTexts.givesAway(state, 'file');
  if (told.length) say(told.join(' '));
}

/** Puts a file's game on the table; a refused file changes nothing and says why. */
export async function loadFile(file: File): Promise<void> {
  const text = await textOf(file);
  if (isAskedAbout(text)) return askAboutFile(text);
  const { table } = useGame.getState();
  // A game of another kind brings its own table.
  if ((gameOfRecord(text) ?? activeGame().meta.id) !== activeGame().meta.id)
    return openTable({ from: 'file', table, text });
  const problem = await openText(text, table);
  if (!problem) putDown();
  say(problem ? await failureText(problem) : shellMessages().opened.loaded);
}
