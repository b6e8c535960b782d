/** Commands that open dialogs, save, share or name the game on the table. */
import playMessages from '../content/en/play.ftl';
import shellMessages from '../content/en/shell.ftl';
import startMessages from '../content/en/start.ftl';
import type { Command, CommandSpec } from '../game/command.ts';
import { activeGame } from '../game/registry.ts';
import { useGame } from '../store/game.ts';
import { askToPaste } from '../store/navigation.ts';
import { saveToFile } from '../store/saving.ts';
import { openDialog } from '../store/ui.ts';
import { defineCommand } from './define.ts';

/** False at a host and in practice, where some things cannot be changed. */
const isOwnGame = (): boolean => !useGame.getState().practice && !useGame.getState().hosted;
const whyNotHere = (): string | null => (useGame.getState().hosted ? playMessages().hosted.notHere : null);

/** A command that opens the dialog of its name, also while a computer player decides. */
const opening = (dialog: string, spec: Partial<CommandSpec> & Pick<CommandSpec, 'label'>): Command =>
  defineCommand({ id: dialog, group: 'game', while: ['ai'], run: () => openDialog(dialog), ...spec });

export const openLessons = opening('lessons', {
  offered: () => activeGame().lessons !== undefined,
  label: () => playMessages().lessons.lessons,
});

export const openProblems = opening('problems', {
  offered: () => activeGame().problems !== undefined,
  label: () => playMessages().problems.command,
});

export const openSituation = opening('situation', {
  group: 'panels',
  label: () => playMessages().situation.title,
  keys: 'i',
  keyText: 'I',
});

export const openStatistics = opening('statistics', {
  label: () => startMessages().statistics,
  while: ['watching', 'ai'],
});

export const openSettings = opening('settings', {
  label: () => startMessages().settings.title,
  keys: ',',
  keyText: ',',
  while: ['watching', 'ai'],
});

export const changeSeats = opening('seats', {
  label: () => startMessages().seats.command,
  keys: 'shift+k',
  keyText: 'Shift K',
  enabled: isOwnGame,
  why: whyNotHere,
});

export const nameGame = opening('name', {
  label: () => startMessages().library.nameGame,
  enabled: isOwnGame,
  why: whyNotHere,
});

export const save = defineCommand({
  id: 'save',
  group: 'game',
  label: () => startMessages().library.toFile,
  while: ['ai'],
  run: () => {
    const { hosted } = useGame.getState();
    return hosted ? hosted.saveToFile() : saveToFile();
  },
});

export const share = opening('share', {
  label: () => startMessages().library.share,
  enabled: () => !whyNotHere(),
  why: whyNotHere,
});

export const paste = defineCommand({
  id: 'paste',
  group: 'game',
  label: () => startMessages().library.paste,
  while: ['ai'],
  run: askToPaste,
});

export const openOnline = opening('online', {
  label: () => playMessages().hosted.command,
  while: ['ai', 'watching'],
  offered: () => useGame.getState().hosted !== null,
});

/** Moves the game on the table to a host, to continue it with a remote player. */
export const toHost = opening('to-host', {
  id: 'toHost',
  label: () => playMessages().hosted.toHost,
  offered: () => activeGame().meta.devOnly !== true,
  enabled: isOwnGame,
  why: () => playMessages().hosted.notHere,
});

/** Finds commands, places, units and rules by a few letters; also in a replay. */
export const openPalette = opening('palette', {
  label: () => shellMessages().command.palette,
  keys: 'mod+k',
  keyText: 'Ctrl K',
  while: ['watching', 'ai'],
});

/** The list of keys and map signs. */
export const openHelp = opening('help', {
  label: () => shellMessages().command.help,
  keys: '?',
  keyText: '?',
  while: ['watching', 'ai'],
});
