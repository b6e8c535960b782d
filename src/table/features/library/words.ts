import type { SaveError } from '#engine/core/record.ts';
import type { StoreProblem } from '#kit/storage/database.ts';
import { words } from '#kit/i18n/words.ts';

export interface LibraryWords {
  readonly title: string;
  /** On the latest game. */
  readonly continue: string;
  /** In its place, of a game that is over. */
  readonly look: string;
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
  readonly problem: Readonly<Record<StoreProblem | 'gone', string>>;
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
  look: 'Look at the last game',
  storageClosed: 'Your games are not being saved in this browser. Save to a file before you leave.',
  silent:
    'The browser’s storage is not responding; another tab may be using it. Your games are still there. Close other tabs with this game; this page keeps trying.',
  tryAgain: 'Try again',
  startWithout: 'Start without saved games',
  all: (games) => `Show all ${games}`,
  fewer: 'Show fewer',
  actions: (title) => `Actions for ${title}`,
  savedOn: (date) =>
    date.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  rename: 'Rename',
  name: 'Game name',
  nameHint: 'A named game is kept until you delete it.',
  keepName: 'Save name',
  cancel: 'Cancel',
  duplicate: 'Duplicate',
  copyOf: (name) => `${name} (copy)`,
  noCopy: 'One player’s counters are still face down, and a copy could reveal them.',
  delete: 'Delete',
  deleted: (title) => `Deleted: ${title}.`,
  undo: 'Restore',
  bothKept: 'The game was continued in another tab; both versions are now in the list.',
  playedOn: 'The game was continued in another tab; the list shows the newer position.',
  room: (games) => `Only the latest ${games} unnamed games are kept.`,
  toFile: 'Save to a file',
  elsewhere: 'Or from elsewhere:',
  load: 'Load a file',
  added: (games) => (games === 1 ? 'One game added.' : `${games} games added.`),
  refused: (file, why) => `${file}: ${why}`,
  problem: {
    full: 'This device is out of space. Nothing was changed.',
    closed: 'This browser does not allow games to be saved.',
    silent: 'The browser’s storage is not responding; another tab may be using it.',
    gone: 'That game is no longer on this device.',
  },
  trouble: {
    full: 'This device is out of space, so the game is not being saved. Save it to a file before you leave, or delete other games.',
    closed: 'Your game is not being saved in this browser. Save it to a file before you leave.',
    silent:
      'The browser’s storage is not responding; another tab may be using it. The game is not being saved, but this page keeps trying. To be safe, save it to a file before you leave.',
    overtaken: 'This game was continued in another tab. Anything you do here is not saved.',
  },
  follow: 'Show that game',
  keepBoth: 'Keep both',
  share: 'Share',
  paste: 'Paste a link or position',
  nameGame: 'Name this game',
  named: (name) => `Saved as “${name}”.`,
  unnamed: 'The game is now unnamed.',
  mayClear: 'The browser may still delete it when space runs low, so save it to a file as well.',
  fileHoldsAll:
    'The file contains the whole game, including anything still hidden: it can be read in a text editor.',
  // The rules themselves speak English.
  fileError: ({ text }) => text,
  dice: 'the dice do not match.',
});
