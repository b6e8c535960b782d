import type { LinkKind } from '../../store/address.ts';
import type { LinkError } from '../../store/share-link.ts';
import { words } from '#kit/i18n/words.ts';

export interface ShareWords {
  readonly title: string;
  readonly what: string;
  readonly kinds: Readonly<Record<LinkKind, string>>;
  /** What whoever gets the link learns. */
  readonly reveals: Readonly<Record<LinkKind, string>>;
  readonly link: string;
  readonly making: string;
  readonly noLink: string;
  readonly letters: (letters: string) => string;
  readonly long: string;
  readonly copy: string;
  readonly send: string;
  readonly notation: string;
  readonly notationHint: string;
  readonly noNotation: string;
  readonly copyNotation: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly pasteField: string;
  readonly look: string;
  readonly incoming: Readonly<Record<LinkKind, string>>;
  readonly reading: string;
  readonly refused: string;
  readonly stands: string;
  readonly played: string;
  readonly steps: (steps: number) => string;
  readonly ownSlot: string;
  readonly noPractice: string;
  readonly otherDice: string;
  readonly open: string;
  readonly leave: string;
  readonly close: string;
  readonly linkError: (error: LinkError, why: string) => string;
  readonly dice: string;
  readonly nothing: string;
}

/** Passing games on, and looking at what came in. */
export const shareWords = words<ShareWords>('table/share', {
  title: 'Share this game',
  what: 'What is in the link',
  kinds: { game: 'The whole game', position: 'The position only' },
  reveals: {
    game: 'Every move and every die so far. Whoever opens it can go through the game and play on, with dice of their own: it does not tell what will be rolled here.',
    position:
      'What is on the map now, whose turn it is, and by which rules. It opens as another game, with other dice.',
  },
  link: 'Link',
  making: 'Making the link …',
  noLink: 'This browser cannot make links. Save the game to a file and send that.',
  letters: (letters) => `${letters} characters`,
  long: 'Many programs cut off a link as long as this: save the game to a file and send that.',
  copy: 'Copy the link',
  send: 'Share …',
  notation: 'The position as text',
  notationHint:
    'What is where, to be read, changed and pasted. Who has moved already and choices still open are not in it.',
  noNotation: 'A set-up, or a game that is over, has no position to write down.',
  copyNotation: 'Copy the position',
  copied: 'Copied.',
  copyByHand: 'This browser does not copy for us: the text is selected, copy it yourself.',
  pasteField: 'A link, a position as text, or the text of a saved game',
  look: 'Look at it',
  incoming: { game: 'A game for you', position: 'A position for you' },
  reading: 'Reading …',
  refused: 'This cannot be opened',
  stands: 'Stands at',
  played: 'Played',
  steps: (steps) => (steps === 1 ? 'One step' : `${steps} steps`),
  noPractice: 'No practice: something in this game is still secret, and in practice all of it lies open.',
  ownSlot: 'It gets a place of its own: every game on this device stays as it is.',
  otherDice: 'The dice to come are not those of the game it was taken from.',
  open: 'Put it on the table',
  leave: 'Leave it',
  close: 'Close',
  linkError: ({ key, step }, why) =>
    ({
      'too-large': 'The link is too long to be a game.',
      damaged: 'The link is damaged: part of it is missing or changed.',
      newer: 'The link was made by a newer version of the game.',
      'not-a-game': 'The link does not hold a game that this version knows.',
      'illegal-step': `Step ${step} of the game in the link breaks the rules: ${why}`,
    })[key],
  dice: 'the dice do not fit.',
  nothing: 'That is no link to a game, no position and no saved game.',
});
