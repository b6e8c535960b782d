// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly title: string;
  readonly none: string;
  readonly kept: Message<never, { games: number }>;
  readonly damaged: Message<never, { results: number }>;
  readonly closed: string;
  readonly notDeleted: string;
  readonly results: string;
  readonly head: {
    readonly game: string;
    readonly won: string;
    readonly drawn: string;
    readonly lost: string;
    readonly points: string;
    readonly adjusted: string;
  };
  readonly against: Message<'side' | 'level'>;
  readonly bar: Message<'won' | 'drawn' | 'lost'>;
  readonly ofGames: Message<never, { games: number }>;
  readonly adjustedNote: string;
  readonly errors: string;
  readonly errorsNone: string;
  readonly errorsNote: string;
  readonly errorHead: {
    readonly date: string;
    readonly cost: string;
    readonly judged: string;
  };
  readonly date: Message<never, { date: Date }>;
  readonly dice: string;
  readonly diceHead: {
    readonly face: string;
    readonly times: string;
  };
  readonly diceFew: Message<'all'>;
  readonly diceSome: Message<'all' | 'share' | 'face' | 'times'>;
  readonly diceUsual: Message<'chance'>;
  readonly diceUncommon: Message<'chance'>;
  readonly diceRare: Message<never, { chance: number }>;
  readonly toFile: string;
  readonly delete: string;
  readonly deleteAsk: string;
  readonly deleteNow: string;
  readonly keep: string;
  readonly deleted: string;
};
export default messages;
