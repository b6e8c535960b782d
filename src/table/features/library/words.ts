import type { SaveError } from '#engine/core/record.ts';
import type { StoreProblem } from '#kit/storage/database.ts';
import { words } from '#kit/i18n/words.ts';

export interface LibraryWords {
  readonly title: string;
  /** On the latest game. */
  readonly continue: string;
  readonly storageClosed: string;
  /** In the place of the start, as long as nobody knows which games there are. */
  readonly silent: string;
  readonly tryAgain: string;
  readonly startWithout: string;
  readonly all: (games: number) => string;
  readonly fewer: string;
  readonly actions: (title: string) => string;
  /** Of a game without a name. */
  readonly savedOn: (date: Date) => string;
  readonly rename: string;
  readonly name: string;
  readonly nameHint: string;
  readonly keepName: string;
  readonly cancel: string;
  readonly duplicate: string;
  readonly copyOf: (name: string) => string;
  readonly noCopy: string;
  readonly delete: string;
  readonly deleted: (title: string) => string;
  readonly undo: string;
  readonly bothKept: string;
  /** In the place of a deleted game there is a newer state of it. */
  readonly playedOn: string;
  readonly room: (games: number) => string;
  readonly toFile: string;
  /** Before the ways to bring in a game that is not on this device. */
  readonly elsewhere: string;
  readonly load: string;
  readonly added: (games: number) => string;
  readonly refused: (file: string, why: string) => string;
  readonly problem: Readonly<Record<StoreProblem | 'gone' | 'here', string>>;
  /** At the table, where the game should be saved and is not. */
  readonly trouble: Readonly<Record<StoreProblem | 'overtaken', string>>;
  readonly follow: string;
  readonly keepBoth: string;
  readonly share: string;
  readonly paste: string;
  readonly nameGame: string;
  readonly named: (name: string) => string;
  readonly unnamed: string;
  readonly mayClear: string;
  readonly fileHoldsAll: string;
  /** Why a file is refused; `why` a step in it breaks the rules. */
  readonly fileError: (error: Pick<SaveError, 'key' | 'params' | 'text'>, why: string) => string;
  /** Why a step in it does. */
  readonly dice: string;
}

/** The games on this device. */
export const libraryWords = words<LibraryWords>('table/library', {
  title: 'Games on this device',
  continue: 'Continue',
  storageClosed: 'This browser keeps nothing for us: save to a file before you leave.',
  silent:
    'The storage of this browser does not answer; another tab may hold it. Your games are still there. Close other tabs with this game: this page keeps trying.',
  tryAgain: 'Try again',
  startWithout: 'Start without the kept games',
  all: (games) => `Show all ${games}`,
  fewer: 'Show fewer',
  actions: (title) => `What to do with ${title}`,
  savedOn: (date) =>
    date.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  rename: 'Rename',
  name: 'Name of the game',
  nameHint: 'A game with a name stays until you delete it.',
  keepName: 'Keep the name',
  cancel: 'Cancel',
  duplicate: 'Duplicate',
  copyOf: (name) => `${name} (copy)`,
  noCopy: 'The counters of one player still lie face down: in a copy they could be turned up.',
  delete: 'Delete',
  deleted: (title) => `Deleted: ${title}.`,
  undo: 'Put it back',
  bothKept: 'It has been played on in another tab: both games are in the list now.',
  playedOn: 'The game was played on in another tab: the list has that newer state.',
  room: (games) => `Of games without a name, the latest ${games} are kept.`,
  toFile: 'Save to a file',
  elsewhere: 'Or one from elsewhere:',
  load: 'Load a file',
  added: (games) => (games === 1 ? 'One game added.' : `${games} games added.`),
  refused: (file, why) => `${file}: ${why}`,
  problem: {
    full: 'There is no room left on this device. Nothing was changed.',
    closed: 'This browser keeps nothing for us: its storage is closed.',
    silent: 'The storage of this browser does not answer; another tab may hold it.',
    gone: 'That game is no longer on this device.',
    here: 'That game is among the games on this device, and its counters still lie face down. Go on with it there.',
  },
  trouble: {
    full: 'There is no room left on this device: the game is not being saved. Save it to a file before you leave, or delete other games.',
    closed:
      'This browser keeps nothing for us: the game is not being saved. Save it to a file before you leave.',
    silent:
      'The storage of this browser does not answer; another tab may hold it. The game is not being saved; this page keeps trying. To be safe, save it to a file before you leave.',
    overtaken: 'This game went on in another tab. What you do here is not saved.',
  },
  follow: 'Show that game',
  keepBoth: 'Keep both',
  share: 'Share',
  paste: 'Paste a link or position',
  nameGame: 'Name this game',
  named: (name) => `Kept as “${name}”.`,
  unnamed: 'The game has no name now.',
  mayClear: 'The browser may still clear it when it runs short of room: save a file as well.',
  fileHoldsAll:
    'A file holds the whole game, also what is still secret in it: whoever opens it with a text editor can read that.',
  // The rules themselves speak English.
  fileError: ({ text }) => text,
  dice: 'the dice do not fit.',
});
