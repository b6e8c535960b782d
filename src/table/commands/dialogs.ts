/** Commands that open dialogs, save, share or name the game on the table. */
import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import { activeGame } from '../game/registry.ts';
import { useGame } from '../store/game.ts';
import { askToPaste } from '../store/navigation.ts';
import { saveToFile } from '../store/saving.ts';
import { openDialog } from '../store/ui.ts';
import { defineCommand } from './define.ts';

/** False at a host and in practice, where some things cannot be changed. */
const isOwnGame = (): boolean => !useGame.getState().practice && !useGame.getState().hosted;
const whyNotHere = (): string | null => (useGame.getState().hosted ? playMessages().hosted.notHere : null);

export const openLessons = defineCommand({
  id: 'lessons',
  group: 'game',
  offered: () => activeGame().lessons !== undefined,
  label: () => playMessages().lessons.lessons,
  while: ['ai'],
  run: () => openDialog('lessons'),
});

export const openProblems = defineCommand({
  id: 'problems',
  group: 'game',
  offered: () => activeGame().problems !== undefined,
  label: () => playMessages().problems.command,
  while: ['ai'],
  run: () => openDialog('problems'),
});

export const openSituation = defineCommand({
  id: 'situation',
  group: 'panels',
  label: () => playMessages().situation.title,
  keys: 'i',
  keyText: 'I',
  while: ['ai'],
  run: () => openDialog('situation'),
});

export const openStatistics = defineCommand({
  id: 'statistics',
  group: 'game',
  label: () => startMessages().statistics,
  while: ['watching', 'ai'],
  run: () => openDialog('statistics'),
});

export const openSettings = defineCommand({
  id: 'settings',
  group: 'game',
  label: () => startMessages().settings.title,
  keys: ',',
  keyText: ',',
  while: ['watching', 'ai'],
  run: () => openDialog('settings'),
});

export const changeSeats = defineCommand({
  id: 'seats',
  group: 'game',
  label: () => startMessages().seats.command,
  keys: 'shift+k',
  keyText: 'Shift K',
  while: ['ai'],
  enabled: isOwnGame,
  why: whyNotHere,
  run: () => openDialog('seats'),
});

export const nameGame = defineCommand({
  id: 'name',
  group: 'game',
  label: () => startMessages().library.nameGame,
  while: ['ai'],
  enabled: isOwnGame,
  why: whyNotHere,
  run: () => openDialog('name'),
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

export const share = defineCommand({
  id: 'share',
  group: 'game',
  label: () => startMessages().library.share,
  while: ['ai'],
  enabled: () => !useGame.getState().hosted,
  why: () => playMessages().hosted.notHere,
  run: () => openDialog('share'),
});

export const paste = defineCommand({
  id: 'paste',
  group: 'game',
  label: () => startMessages().library.paste,
  while: ['ai'],
  run: askToPaste,
});

export const openOnline = defineCommand({
  id: 'online',
  group: 'game',
  label: () => playMessages().hosted.command,
  while: ['ai', 'watching'],
  offered: () => useGame.getState().hosted !== null,
  run: () => openDialog('online'),
});

/** Moves the game on the table to a host, to continue it with a remote player. */
export const toHost = defineCommand({
  id: 'toHost',
  group: 'game',
  label: () => playMessages().hosted.toHost,
  while: ['ai'],
  enabled: isOwnGame,
  why: () => playMessages().hosted.notHere,
  run: () => openDialog('to-host'),
});
