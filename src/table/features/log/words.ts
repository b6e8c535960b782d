import { words } from '#kit/i18n/words.ts';

/** What a game's record gives to say. */
export interface RecordWords {
  /** Said of a game that today's rules would not lead to where it stands. */
  readonly stood: string;
  /** The same of one that has been followed, as its record told no position. */
  readonly followed: string;
  readonly lost: (steps: number) => string;
  readonly title: (steps: number) => string;
}

/** What the log says of the record itself, whatever the game. */
export const recordWords = words<RecordWords>('table/log', {
  stood:
    'This game began under earlier rules or on an earlier map, and cannot be replayed under today’s. It continues from the saved position; earlier actions are listed in the log.',
  followed:
    'This game was saved by an earlier version, whose rules or map allowed things that today’s do not. It has been replayed as far as possible with the original dice, so the position may differ here and there from the one you left.',
  lost: (steps) =>
    `${steps === 1 ? 'One of its steps' : `${steps} of its steps`} could not be replayed. If the game was saved on this device, the original stays in the list.`,
  title: (steps) => `Earlier actions: ${steps === 1 ? 'one step' : `${steps} steps`}`,
});
