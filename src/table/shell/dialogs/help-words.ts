import type { CommandGroup } from '../../game/command.ts';
import { words } from '#kit/i18n/words.ts';

export interface HelpWords {
  readonly groups: Readonly<Record<CommandGroup, string>>;
  /** Keys and what they do. */
  readonly print: string;
}

/** Words of the sheet of keys beside those in the table of strings. */
export const helpWords = words<HelpWords>('table/help', {
  groups: { play: 'Play', jump: 'Go to', map: 'Map', panels: 'Panels', game: 'Game' },
  print: 'Print the keys',
});
