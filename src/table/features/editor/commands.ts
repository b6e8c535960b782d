import startMessages from '../../content/en/start.ftl';
import { defineCommand } from '../../commands/define.ts';
import { activeGame, gameReference } from '../../game/registry.ts';
import { canPlaySolo, current, useGame } from '../../store/game.ts';
import { openPractice } from '../../store/navigation.ts';

/** Edits a copy of the position on the table; the game is suspended meanwhile. */
export const editPosition = defineCommand({
  id: 'editPosition',
  group: 'game',
  label: () => startMessages().position.edit,
  while: ['ai'],
  offered: () => activeGame().editor !== undefined && useGame.getState().hosted === null,
  // Not while anything is hidden, since the editor shows everything.
  enabled: () => canPlaySolo(current()),
  why: () => startMessages().position.hidden,
  run: () => openPractice({ ...gameReference(activeGame().meta), from: 'editor', timeline: current() }),
});
