import type { LinkKind } from '../../store/address.ts';
import type { LinkError } from '../../store/links.ts';
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
  what: 'Link contents',
  kinds: { game: 'The whole game', position: 'The position only' },
  reveals: {
    game: 'Every move and die roll so far. Anyone who opens it can replay the game and continue with different dice; the link does not reveal future rolls in this game.',
    position:
      'The current map, the side to move and the rules in play. It opens as a separate game with different dice.',
  },
  link: 'Link',
  making: 'Creating the link …',
  noLink: 'This browser cannot create links. Save the game to a file and send that instead.',
  letters: (letters) => `${letters} characters`,
  long: 'Many programs cut off a link this long. Save the game to a file and send that instead.',
  copy: 'Copy link',
  send: 'Share …',
  notation: 'Position as text',
  notationHint:
    'Where everything is, ready to read, edit and paste. It does not record which units have moved or choices still to be made.',
  noNotation: 'A position cannot be written down during set-up or after the game has ended.',
  copyNotation: 'Copy position',
  copied: 'Copied.',
  copyByHand: 'This browser does not allow copying. The text is selected: copy it yourself.',
  pasteField: 'Link, position or saved game (as text)',
  look: 'Preview',
  incoming: { game: 'Shared game', position: 'Shared position' },
  reading: 'Reading …',
  refused: 'Cannot be opened',
  stands: 'Position',
  played: 'Played',
  steps: (steps) => (steps === 1 ? '1 action' : `${steps} actions`),
  noPractice: 'Practice is not available while anything is hidden.',
  ownSlot: 'Opens as a new game. Your saved games are not affected.',
  otherDice: 'Future dice rolls will differ from those of the original game.',
  open: 'Open',
  leave: 'Not now',
  close: 'Close',
  linkError: ({ key, step }, why) =>
    ({
      'too-large': 'The link is too long to contain a game.',
      damaged: 'The link is damaged: part of it is missing or changed.',
      newer: 'The link was made by a newer version of the game.',
      'not-a-game': 'The link does not contain a game that this version knows.',
      'illegal-step': `Step ${step} of the game in the link breaks the rules: ${why}`,
    })[key],
  dice: 'the dice do not match.',
  nothing: 'This is not a game link, a position or a saved game.',
});
