/** Commands that open dialogs, by their names, and what else is done with the game on the table as a whole. */
import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import { activeGame } from '../game/registry.ts';
import { useGame } from '../store/game.ts';
import { askToPaste } from '../store/navigation.ts';
import { saveToFile } from '../store/saving.ts';
import { openDialog } from '../store/ui.ts';
import { defineCommand } from './define.ts';

/** Of a game at a host, or of one that is only practised, some things cannot be changed here. */
const isOwnGame = (): boolean => !useGame.getState().practice && !useGame.getState().hosted;
const whyNotHere = (): string | null => (useGame.getState().hosted ? playMessages().hosted.notHere : null);

/** The course of the game, where it has one. */
export const openLessons = defineCommand({
  id: 'lessons',
  group: 'game',
  offered: () => activeGame().lessons !== undefined,
  label: () => playMessages().lessons.lessons,
  while: ['ai'],
  run: () => openDialog('lessons'),
});

/** The problems of the game, and one's own record of them. */
export const openProblems = defineCommand({
  id: 'problems',
  group: 'game',
  offered: () => activeGame().problems !== undefined,
  label: () => playMessages().problems.command,
  while: ['ai'],
  run: () => openDialog('problems'),
});

/** The whole position in words. */
export const openSituation = defineCommand({
  id: 'situation',
  group: 'panels',
  label: () => playMessages().situation.title,
  keys: 'i',
  keyText: 'I',
  while: ['ai'],
  run: () => openDialog('situation'),
});

/** What became of the games against the computer. */
export const openStatistics = defineCommand({
  id: 'statistics',
  group: 'game',
  label: () => startMessages().statistics,
  while: ['watching', 'ai'],
  run: () => openDialog('statistics'),
});

/** Opens the dialog, during a replay too. */
export const openSettings = defineCommand({
  id: 'settings',
  group: 'game',
  label: () => startMessages().settings.title,
  keys: ',',
  keyText: ',',
  while: ['watching', 'ai'],
  run: () => openDialog('settings'),
});

/** Who plays which side, to be changed. */
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

/** A name for the game on the table. */
export const nameGame = defineCommand({
  id: 'name',
  group: 'game',
  label: () => startMessages().library.nameGame,
  while: ['ai'],
  enabled: isOwnGame,
  why: whyNotHere,
  run: () => openDialog('name'),
});

/** The game on the table into a file. */
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

/** Passes the game on the table on. */
export const share = defineCommand({
  id: 'share',
  group: 'game',
  label: () => startMessages().library.share,
  while: ['ai'],
  enabled: () => !useGame.getState().hosted,
  why: () => playMessages().hosted.notHere,
  run: () => openDialog('share'),
});

/** Takes in what somebody passed on. */
export const paste = defineCommand({
  id: 'paste',
  group: 'game',
  label: () => startMessages().library.paste,
  while: ['ai'],
  run: askToPaste,
});

/** The other player of a game at a host: messages, links, what is agreed on. */
export const openOnline = defineCommand({
  id: 'online',
  group: 'game',
  label: () => playMessages().hosted.command,
  while: ['ai', 'watching'],
  offered: () => useGame.getState().hosted !== null,
  run: () => openDialog('online'),
});

/** Takes the game on the table to a host, so that somebody in another place plays on. */
export const toHost = defineCommand({
  id: 'toHost',
  group: 'game',
  label: () => playMessages().hosted.toHost,
  while: ['ai'],
  enabled: isOwnGame,
  why: () => playMessages().hosted.notHere,
  run: () => openDialog('to-host'),
});
