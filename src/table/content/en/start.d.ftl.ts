// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly screen: {
    readonly opening: string;
  };
  readonly learn: {
    readonly newHere: string;
    readonly learn: string;
    readonly goOn: string;
    readonly goOnHint: Message<'lesson' | 'of' | 'step' | 'steps', { done: number }>;
    readonly all: string;
    readonly book: string;
    readonly lesson: Message<'n' | 'of'>;
    readonly step: Message<'n' | 'of'>;
    readonly hint: string;
    readonly back: string;
    readonly again: string;
    readonly leave: string;
    readonly next: string;
    readonly done: string;
    readonly after: string;
    readonly allDone: string;
    readonly read: string;
  };
  readonly library: {
    readonly title: string;
    readonly continue: string;
    readonly look: string;
    readonly storageClosed: string;
    readonly silent: string;
    readonly tryAgain: string;
    readonly startWithout: string;
    readonly all: Message<'games'>;
    readonly fewer: string;
    readonly actions: Message<'title'>;
    readonly savedOn: Message<never, { date: Date }>;
    readonly rename: string;
    readonly name: string;
    readonly nameHint: string;
    readonly keepName: string;
    readonly cancel: string;
    readonly duplicate: string;
    readonly copyOf: Message<'name'>;
    readonly noCopy: string;
    readonly delete: string;
    readonly deleted: Message<'title'>;
    readonly undo: string;
    readonly bothKept: string;
    readonly playedOn: string;
    readonly room: Message<'games'>;
    readonly toFile: string;
    readonly elsewhere: string;
    readonly load: string;
    readonly added: Message<never, { games: number }>;
    readonly refused: Message<'file' | 'why'>;
    readonly problem: {
      readonly full: string;
      readonly closed: string;
      readonly silent: string;
      readonly gone: string;
    };
    readonly trouble: {
      readonly full: string;
      readonly closed: string;
      readonly silent: string;
      readonly overtaken: string;
    };
    readonly follow: string;
    readonly keepBoth: string;
    readonly share: string;
    readonly paste: string;
    readonly nameGame: string;
    readonly named: Message<'name'>;
    readonly unnamed: string;
    readonly mayClear: string;
    readonly fileHoldsAll: string;
    readonly fileError: Message<'step' | 'why', { key: 'too-large' | 'not-json' | 'not-a-game' | 'newer' | 'illegal-step' | 'damaged'; where: Text | null }>;
    readonly dice: string;
  };
  readonly seats: {
    readonly who: string;
    readonly hotseat: string;
    readonly solo: string;
    readonly soloHint: string;
    readonly ai: string;
    readonly aiHint: string;
    readonly watch: string;
    readonly watchHint: string;
    readonly yourSide: string;
    readonly opponent: string;
    readonly names: string;
    readonly namesHint: string;
    readonly nameOf: Message<'player'>;
    readonly aids: string;
    readonly aidsHint: string;
    readonly aid: {
      readonly advice: {
        readonly name: string;
        readonly hint: string;
      };
      readonly threats: {
        readonly name: string;
        readonly hint: string;
      };
      readonly odds: {
        readonly name: string;
        readonly hint: string;
      };
    };
    readonly versus: Message<'one' | 'other'>;
    readonly human: string;
    readonly you: string;
    readonly command: string;
    readonly title: string;
    readonly text: string;
    readonly seated: Message<'side' | 'who'>;
    readonly done: string;
    readonly player: Message<'level' | 'side'>;
    readonly against: Message<'player'>;
    readonly youAgainst: Message<'level'>;
    readonly watched: Message<'one' | 'other'>;
    readonly two: string;
    readonly alone: string;
    readonly both: Message<'one' | 'other'>;
  };
  readonly settings: {
    readonly title: string;
    readonly theme: string;
    readonly themes: {
      readonly '1972': string;
      readonly system: string;
      readonly paper: string;
      readonly dark: string;
      readonly contrast: string;
    };
    readonly themeHint: string;
    readonly textSize: string;
    readonly textSizes: {
      readonly '100': string;
      readonly '115': string;
      readonly '130': string;
    };
    readonly motion: string;
    readonly motions: {
      readonly system: string;
      readonly always: string;
      readonly never: string;
    };
    readonly motionHint: string;
    readonly sounds: string;
    readonly soundsHint: string;
    readonly tryIt: string;
    readonly haptics: string;
    readonly hapticsHint: string;
    readonly confirmMoves: string;
    readonly confirms: {
      readonly touch: string;
      readonly always: string;
      readonly never: string;
    };
    readonly confirmHint: string;
    readonly nextUnit: string;
    readonly nextUnitHint: string;
    readonly listIdle: string;
    readonly listIdleOf: Message<'player'>;
    readonly listIdleHint: string;
    readonly strongPatterns: string;
    readonly strongPatternsHint: string;
    readonly alwaysStrong: string;
    readonly language: string;
    readonly kept: string;
    readonly reset: string;
  };
};
export default messages;
