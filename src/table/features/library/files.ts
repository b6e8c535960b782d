import { present } from '#engine/core/timeline.ts';
import { download, fileName } from '#kit/files/files.ts';
import { activeGame } from '../../game/registry.ts';
import { current } from '../../store/game.ts';
import { recordOf } from '../../store/saving.ts';
import { playersText } from './describe.ts';
import { say } from '../../store/ui.ts';

/** Saves the game to a file, and says so when it holds what the other player must not see. */
export function saveToFile(): void {
  const { meta, rules, secretTexts } = activeGame();
  const line = current();
  const state = present(line);
  const players = playersText(line.about?.players);
  download(recordOf(), fileName(meta.id, players, rules.turn(state), line.cursor));
  const told = secretTexts.givesAway(state, 'file');
  if (told.length) say(told.join(' '));
}
