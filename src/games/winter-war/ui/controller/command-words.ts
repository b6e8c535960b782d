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
  waypoint: 'Add waypoint',
  details: 'Look into the hex at the cursor',
  noFocus: 'The cursor is on no hex.',
  allAttackers: 'Attack with every unit next to the target',
  noTarget: 'No target is chosen.',
  allAttack: 'All who may attack are in already.',
});
