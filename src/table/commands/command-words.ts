import { words } from '../../kit/language/words.ts';
import type { Stop } from '../../games/winter-war/ui/hand/jumps.ts';

type Jumps = Readonly<Record<Stop | 'unit', string>>;

export interface CommandWords {
  readonly next: Jumps;
  readonly previous: Jumps;
  /** Why a jump leads nowhere. */
  readonly none: Jumps;
  readonly tab: (name: string) => string;
  readonly toMap: string;
  readonly toHand: string;
  readonly nextRegion: string;
  readonly previousRegion: string;
  readonly details: string;
  readonly situation: string;
  readonly palette: string;
  readonly settings: string;
  readonly decideFirst: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly nothingInHand: string;
  readonly noFocus: string;
  readonly shown: (name: string, on: boolean) => string;
  readonly allAttackers: string;
  readonly noTarget: string;
}

/** Names of the commands that have come after the first table of strings, and why one cannot be done now. */
export const commandWords = words<CommandWords>('table/command', {
  next: {
    unit: 'Next unit',
    open: 'Next hex open to the unit in hand',
    obligation: 'Next thing that must be done',
    threatened: 'Next own unit in an enemy zone of control',
    city: 'Next city',
  },
  previous: {
    unit: 'Previous unit',
    open: 'Previous open hex',
    obligation: 'Previous thing that must be done',
    threatened: 'Previous own unit in an enemy zone of control',
    city: 'Previous city',
  },
  none: {
    unit: 'No unit is left that can act.',
    open: 'Nothing is in hand that could go anywhere.',
    obligation: 'Nothing has to be done first.',
    threatened: 'No unit of yours is in an enemy zone of control.',
    city: 'There is no city.',
  },
  tab: (name) => `Panel: ${name}`,
  toMap: 'To the map',
  toHand: 'To the panel of the unit at hand',
  nextRegion: 'To the next part of the screen',
  previousRegion: 'To the previous part of the screen',
  details: 'Look into the hex at the cursor',
  situation: 'Situation in words',
  palette: 'Find a command, a place or a unit',
  settings: 'Settings',
  decideFirst: 'A choice has to be made first.',
  nothingToUndo: 'There is nothing that may be taken back.',
  nothingToRedo: 'Nothing has been taken back.',
  nothingInHand: 'No unit is in hand.',
  noFocus: 'The cursor is on no hex.',
  shown: (name, on) => `${name}: ${on ? 'on' : 'off'}.`,
  allAttackers: 'Attack with every unit next to the target',
  noTarget: 'No target is chosen.',
});
