import { words } from '#kit/i18n/words.ts';
import type { Stop } from './jumps.ts';

type Jumps = Readonly<Record<Stop | 'unit', string>>;

export interface CommandWords {
  readonly next: Jumps;
  readonly previous: Jumps;
  /** Why a jump leads nowhere. */
  readonly none: Jumps;
  readonly waypoint: string;
  readonly details: string;
  readonly noFocus: string;
  readonly allAttackers: string;
  readonly noTarget: string;
  readonly allAttack: string;
}

/** Names of the commands for what is in hand, and why one cannot be given now. */
export const commandWords = words<CommandWords>('winter-war/command', {
  next: {
    unit: 'Next unit',
    open: 'Next hex available to the selected unit',
    obligation: 'Next obligation',
    threatened: 'Next own unit in an enemy zone of control',
    city: 'Next city',
  },
  previous: {
    unit: 'Previous unit',
    open: 'Previous available hex',
    obligation: 'Previous obligation',
    threatened: 'Previous own unit in an enemy zone of control',
    city: 'Previous city',
  },
  none: {
    unit: 'No more units can act.',
    open: 'No unit with an available hex is selected.',
    obligation: 'There are no obligations.',
    threatened: 'None of your units is in an enemy zone of control.',
    city: 'There are no cities.',
  },
  waypoint: 'Add waypoint',
  details: 'Inspect the hex at the cursor',
  noFocus: 'The cursor is not on a hex.',
  allAttackers: 'Attack with every unit next to the target',
  noTarget: 'No target is selected.',
  allAttack: 'All units that may attack are already included.',
});
