import { words } from '#kit/i18n/words.ts';

/** What a game's record gives to say. */
export interface RecordWords {
  /** Said of a game that today's rules would not lead to where it stands. */
  readonly stood: string;
  /** The same of one that has been followed, as its record told no position. */
  readonly followed: string;
  readonly lost: (steps: number) => string;
  readonly changed: string;
  readonly reopened: string;
  readonly title: (steps: number) => string;
}

/** What the log says of the record itself, whatever the game. */
export const recordWords = words<RecordWords>('table/log', {
  stood:
    'This game began under earlier rules or on an earlier map, and today’s would not lead to where it stands. It goes on from the position as it was saved; what was done before is listed in the log.',
  followed:
    'This game was saved by an earlier version, whose rules or map allowed what today’s do not. What was done has been done again as far as it goes, with the dice as they fell; here and there the position may differ from the one that you left.',
  lost: (steps) =>
    `${steps === 1 ? 'One of its steps' : `${steps} of its steps`} could not be followed; if it was kept here, the game as it was saved stays in the list.`,
  changed:
    'The record of this game was changed outside the game: what it tells of moves and dice may not be what was played.',
  reopened:
    'An earlier state of this game was opened: later dice of it had already been seen on this device.',
  title: (steps) => `What was done before: ${steps === 1 ? 'one step' : `${steps} steps`}`,
});
