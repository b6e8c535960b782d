// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly start: {
    readonly newGameMore: string;
    readonly newGame: string;
    readonly back: string;
    readonly which: string;
    readonly begin: string;
    readonly failed: string;
    readonly newGameHint: string;
    readonly short: string;
    readonly shortHint: string;
    readonly opponent: string;
    readonly person: string;
    readonly personHint: string;
    readonly playAs: Message<'player'>;
    readonly playIt: string;
    readonly online: string;
    readonly onlineHint: string;
    readonly playNow: string;
    readonly playOther: string;
    readonly again: string;
    readonly free: string;
    readonly playAgainst: Message<'player' | 'level'>;
    readonly playPeople: string;
    readonly ready: string;
  };
  readonly update: {
    readonly text: string;
    readonly apply: string;
  };
};
export default messages;
