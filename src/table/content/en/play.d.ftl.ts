// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly barred: {
    readonly notNow: string;
    readonly atStart: string;
    readonly atEnd: string;
    readonly noBattle: string;
    readonly noBattleBefore: string;
    readonly waiting: string;
    readonly agreed: string;
    readonly nothingYet: string;
    readonly nothingInHand: string;
    readonly bar: {
      readonly die: string;
      readonly screen: string;
      readonly lesson: string;
      readonly ai: string;
      readonly host: string;
    };
    readonly line: {
      readonly die: string;
      readonly screen: string;
      readonly host: string;
    };
  };
  readonly hosted: {
    readonly waiting: string;
    readonly over: string;
    readonly connecting: string;
    readonly yourTurn: string;
    readonly theirs: string;
    readonly notHere: string;
    readonly command: string;
    readonly toHost: string;
  };
  readonly ai: {
    readonly todo: Message<'name'>;
    readonly title: Message<'name'>;
    readonly thinking: string;
    readonly paused: string;
    readonly hidden: string;
    readonly pause: string;
    readonly goOn: string;
    readonly step: string;
    readonly faster: string;
    readonly slower: string;
    readonly skip: string;
    readonly skipTurn: string;
    readonly takeOver: string;
    readonly undoHint: string;
    readonly keys: string;
    readonly keyList: readonly ({
      readonly keys: string;
      readonly text: string;
    })[];
    readonly yourTurn: Message<'name', { moved: number; battles: number }>;
    readonly yourWord: string;
    readonly notNow: string;
    readonly trouble: {
      readonly died: string;
      readonly garbled: string;
      readonly slow: string;
      readonly illegal: string;
    };
    readonly safe: string;
    readonly retry: string;
  };
  readonly hint: {
    readonly command: string;
    readonly notNow: string;
    readonly title: string;
    readonly thinking: string;
    readonly put: string;
    readonly doNext: string;
    readonly doAll: Message<never, { actions: number }>;
    readonly doAllOfIt: string;
    readonly notAsked: string;
    readonly rest: Message<never, { actions: number }>;
    readonly justEnd: string;
    readonly trouble: string;
  };
  readonly lessons: {
    readonly lessons: string;
    readonly finished: string;
    readonly begun: Message<'done' | 'of'>;
    readonly progress: Message<'n' | 'of'>;
  };
  readonly log: {
    readonly stood: string;
    readonly followed: string;
    readonly lost: Message<never, { steps: number }>;
    readonly variations: Message<'where' | 'why', { key: 'illegal-step' | 'other-rules' | 'damaged' }>;
    readonly title: Message<never, { steps: number }>;
  };
  readonly replay: {
    readonly log: {
      readonly back: Message<'line'>;
      readonly backShort: string;
      readonly show: Message<'line'>;
      readonly showShort: string;
      readonly tools: string;
      readonly short: {
        readonly replay: string;
        readonly restart: string;
        readonly restartTurn: string;
      };
    };
    readonly command: {
      readonly undo: string;
      readonly redo: string;
      readonly restart: string;
      readonly restartTurn: string;
      readonly nothingToUndo: string;
      readonly nothingDone: string;
      readonly nothingToRedo: string;
      readonly replay: string;
      readonly nothing: string;
    };
    readonly title: string;
    readonly ofFile: string;
    readonly back: string;
    readonly playOn: string;
    readonly openFile: string;
    readonly fileOfOther: Message<'game'>;
    readonly fileSecret: string;
    readonly play: string;
    readonly pause: string;
    readonly stepOn: string;
    readonly stepBack: string;
    readonly turnOn: string;
    readonly turnBack: string;
    readonly gameTurnOn: string;
    readonly gameTurnBack: string;
    readonly battleOn: string;
    readonly battleBack: string;
    readonly space: string;
    readonly speed: string;
    readonly times: Message<never, { speed: number }>;
    readonly slider: string;
    readonly turn: Message<'n'>;
    readonly stepOf: Message<'step' | 'all'>;
    readonly begins: string;
    readonly latest: string;
    readonly keys: string;
    readonly keyList: readonly ({
      readonly keys: string;
      readonly text: string;
    })[];
    readonly branch: {
      readonly title: string;
      readonly text: Message<'step'>;
      readonly dice: string;
      readonly solo: string;
      readonly soloHint: string;
      readonly hotseat: string;
      readonly hotseatHint: string;
      readonly same: string;
      readonly secret: string;
      readonly notKept: string;
      readonly begun: string;
    };
  };
  readonly ending: {
    readonly title: string;
    readonly turn: string;
    readonly table: string;
    readonly swings: string;
    readonly swing: Message<'turn' | 'by'>;
    readonly watch: string;
  };
  readonly book: {
    readonly title: string;
    readonly back: string;
    readonly forward: string;
    readonly contents: string;
    readonly chapters: string;
    readonly search: string;
    readonly searchHint: string;
    readonly found: Message<never, { n: number }>;
    readonly nothing: string;
    readonly term: string;
    readonly see: string;
    readonly off: string;
    readonly inBook: string;
    readonly opening: string;
    readonly example: string;
    readonly tryOut: string;
    readonly practice: string;
    readonly practiceHint: string;
    readonly again: string;
    readonly leave: string;
    readonly noPage: string;
    readonly openNow: string;
    readonly beside: {
      readonly paragraph: string;
      readonly close: string;
      readonly inBook: string;
    };
  };
  readonly situation: {
    readonly title: string;
    readonly now: string;
    readonly obligations: string;
    readonly noObligations: string;
    readonly points: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly lesson: {
    readonly after: string;
  };
  readonly review: {
    readonly command: string;
    readonly notYet: string;
    readonly wholeOnly: string;
    readonly twoOnly: string;
  };
  readonly lines: {
    readonly try: string;
    readonly barred: Message<never, { why: 'hosted' | 'secret' | 'agreed' | 'watched' | 'practice' }>;
    readonly back: string;
  };
  readonly problems: {
    readonly command: string;
  };
};
export default messages;
