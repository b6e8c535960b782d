// Made by `npm run messages` from the catalogue of this name.
import type { Message, Text } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly share: {
    readonly title: string;
    readonly what: string;
    readonly kinds: {
      readonly game: string;
      readonly position: string;
    };
    readonly reveals: {
      readonly game: string;
      readonly position: string;
    };
    readonly link: string;
    readonly making: string;
    readonly noLink: string;
    readonly letters: Message<'letters'>;
    readonly long: string;
    readonly tooLong: string;
    readonly lines: {
      readonly label: string;
      readonly hint: string;
      readonly shorter: string;
    };
    readonly copy: string;
    readonly send: string;
    readonly frame: {
      readonly title: string;
      readonly label: string;
      readonly hint: Message<never, { kind: 'game' | 'position' }>;
      readonly copy: string;
    };
    readonly notation: {
      readonly title: string;
      readonly label: Message<never, { kind: 'game' | 'position' }>;
      readonly hint: Message<never, { kind: 'game' | 'position' }>;
      readonly secret: string;
      readonly hidden: string;
      readonly copy: string;
      readonly unloaded: string;
      readonly place: Message<'line' | 'column' | 'reason'>;
      readonly error: Message<'found' | 'why' | 'given' | 'said', { key: 'too-long' | 'other-game' | 'newer' | 'expected' | 'missing' | 'left-over' | 'no-unit' | 'two-units' | 'no-railway' | 'twice' | 'hidden' | 'turn' | 'illegal' | 'dice' | 'contradiction' | 'position'; what: 'hex' | 'space' | 'front' | 'unit' | 'units' | 'number' | 'turn' | 'phase' | 'step' | 'field' | 'value'; count: number; where: Text | null }>;
    };
    readonly copied: string;
    readonly copyByHand: string;
    readonly pasteField: string;
    readonly look: string;
    readonly incoming: {
      readonly game: string;
      readonly position: string;
    };
    readonly reading: string;
    readonly refused: string;
    readonly stands: string;
    readonly played: string;
    readonly steps: Message<never, { steps: number }>;
    readonly noPractice: string;
    readonly ownSlot: string;
    readonly otherDice: string;
    readonly open: string;
    readonly leave: string;
    readonly close: string;
    readonly linkError: Message<'step' | 'why', { key: 'too-large' | 'newer' | 'not-a-game' | 'illegal-step' | 'damaged' }>;
    readonly dice: string;
    readonly nothing: string;
  };
  readonly embed: {
    readonly open: string;
    readonly board: string;
  };
  readonly warnings: {
    readonly title: string;
    readonly anyway: string;
    readonly back: string;
    readonly show: Message<'line'>;
  };
  readonly consent: {
    readonly back: {
      readonly title: string;
      readonly text: Message<'player'>;
      readonly yes: string;
      readonly no: string;
    };
    readonly aid: {
      readonly title: string;
      readonly text: Message<'aid' | 'player', { allowed: boolean }>;
      readonly yes: string;
      readonly no: string;
    };
  };
  readonly palette: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly tap: string;
    readonly kinds: {
      readonly command: string;
      readonly place: string;
      readonly unit: string;
      readonly rule: string;
    };
    readonly goTo: Message<'place'>;
    readonly found: Message<'n'>;
    readonly none: string;
    readonly notNow: string;
  };
  readonly terms: {
    readonly title: string;
    readonly count: Message<never, { n: number }>;
    readonly also: string;
    readonly related: string;
    readonly rules: string;
    readonly whole: string;
  };
  readonly online: {
    readonly label: string;
    readonly hint: string;
    readonly needsHost: string;
  };
  readonly aids: {
    readonly title: string;
    readonly hint: string;
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
  };
  readonly bid: {
    readonly label: string;
    readonly hint: string;
    readonly title: string;
    readonly first: string;
    readonly second: string;
    readonly side: string;
    readonly points: string;
    readonly begin: Message<'bidder'>;
    readonly turn: Message<'holder' | 'player' | 'bidder', { points: number }>;
    readonly offer: Message<'points' | 'player'>;
    readonly take: Message<'player'>;
    readonly most: string;
    readonly result: Message<'holder' | 'player' | 'bidder' | 'other' | 'points'>;
    readonly again: string;
    readonly open: string;
  };
  readonly review: {
    readonly title: string;
    readonly working: string;
    readonly playingOn: string;
    readonly broken: string;
    readonly graph: string;
    readonly course: string;
    readonly expected: string;
    readonly margin: string;
    readonly luckiest: string;
    readonly die: Message<'dice' | 'amount', { side: 'finn' | 'soviet' }>;
    readonly costliest: Message<'player'>;
    readonly decision: Message<'turn' | 'amount', { grade: 'blunder' | 'mistake' | 'inaccuracy' }>;
    readonly better: Message<'what'>;
    readonly cardTitle: string;
    readonly done: string;
    readonly best: string;
    readonly nothing: string;
    readonly more: Message<never, { actions: number }>;
    readonly back: string;
    readonly hide: string;
    readonly none: string;
    readonly judging: Message<'judged' | 'all'>;
    readonly note: string;
    readonly asPicture: string;
    readonly noPicture: string;
    readonly asText: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
  readonly editor: {
    readonly title: string;
    readonly close: string;
    readonly undo: string;
    readonly redo: string;
    readonly empty: string;
    readonly share: string;
    readonly play: string;
    readonly problem: string;
    readonly selected: string;
    readonly nothing: string;
    readonly holding: Message<'piece'>;
    readonly painting: Message<'brush'>;
    readonly to: string;
    readonly put: string;
    readonly noPlace: Message<'code'>;
    readonly pieces: string;
    readonly from: string;
    readonly onMap: string;
    readonly none: string;
    readonly brushes: string;
    readonly position: string;
    readonly options: string;
    readonly sound: string;
    readonly unsound: string;
    readonly text: string;
    readonly take: string;
    readonly keys: string;
  };
};
export default messages;
