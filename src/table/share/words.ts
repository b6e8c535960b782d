import type { LinkKind } from '../store/address.ts';
import type { NotationError } from '../../games/winter-war/codec/position-notation.ts';
import type { LinkError } from '../store/share-link.ts';
import { words } from '../../kit/language/words.ts';

export interface ShareWords {
  readonly title: string;
  readonly what: string;
  readonly kinds: Readonly<Record<LinkKind, string>>;
  /** What whoever gets the link learns. */
  readonly reveals: Readonly<Record<LinkKind, string>>;
  readonly hidden: string;
  readonly plan: string;
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
  readonly rules: string;
  readonly points: string;
  readonly ownSlot: string;
  readonly notAlone: string;
  readonly otherDice: string;
  readonly open: string;
  readonly leave: string;
  readonly close: string;
  readonly linkError: (error: LinkError, why: string) => string;
  readonly dice: string;
  readonly notationError: (error: NotationError) => string;
  readonly nothing: string;
}

export const shareWords = words<ShareWords>('table/share', {
  title: 'Share this game',
  what: 'What is in the link',
  kinds: { game: 'The whole game', position: 'The position only' },
  reveals: {
    game: 'Every move and every die so far. Whoever opens it can go through the game and play on, with dice of their own: it does not tell what will be rolled here.',
    position:
      'What is on the map now, whose turn it is, and by which rules. It opens as another game, with other dice.',
  },
  hidden:
    'The set-up is not over: the link also holds the counters that still lie face down. Opened in the game they stay so, but whoever takes the link apart can read them.',
  plan: 'If a landing place of the paratroops is written down, the link holds that too.',
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
  rules: 'Rules',
  points: 'Victory Points',
  notAlone: 'Not alone: something in this game is still hidden from one of the players.',
  ownSlot: 'It gets a place of its own: every game on this device stays as it is.',
  otherDice: 'The dice to come are not those of the game it was taken from.',
  open: 'Put it on the table',
  leave: 'Leave it',
  close: 'Close',
  linkError: ({ key, step }, why) =>
    ({
      'too-large': 'The link is too long to be a game.',
      damaged: 'The link is damaged: part of it is missing or changed.',
      newer: 'The link was made by a newer version of Winter War.',
      'not-a-game': 'The link does not hold a game of Winter War.',
      'illegal-step': `Step ${step} of the game in the link breaks the rules: ${why}`,
    })[key],
  dice: 'the dice do not fit.',
  notationError: ({ key, params }) =>
    ({
      'too-large': 'The text is too long to be a position.',
      'not-json': 'The text is damaged: it cannot be read to its end.',
      damaged: params['where']
        ? `The text is no position of Winter War: something is wrong at ${params['where']}.`
        : 'The text is no position of Winter War.',
      'no-hex': `There is no hex ${params['hex']}.`,
      'no-counter': `There is no counter ${params['unit']}, or not so many of them.`,
    })[key],
  nothing: 'That is no link to a game, no position and no saved game.',
});
