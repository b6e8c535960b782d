// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly dismiss: {
    readonly dismiss: string;
    readonly close: string;
  };
  readonly leave: {
    readonly title: string;
    readonly kept: string;
    readonly unkept: string;
    readonly practice: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly live: {
    readonly undo: string;
    readonly redo: string;
    readonly restart: string;
  };
  readonly mapTools: {
    readonly label: string;
    readonly tools: string;
    readonly layers: string;
  };
  readonly handle: {
    readonly height: string;
    readonly choices: string;
    readonly stops: readonly (string)[];
  };
  readonly store: {
    readonly asSaved: Message<'turn'>;
  };
  readonly ruleLink: {
    readonly open: Message<'id'>;
    readonly titled: Message<'id' | 'title'>;
  };
  readonly regions: {
    readonly context: string;
    readonly charts: string;
    readonly log: string;
    readonly rules: string;
    readonly menu: string;
  };
  readonly opened: {
    readonly loaded: string;
  };
  readonly command: {
    readonly carryOn: string;
    readonly rests: string;
    readonly decideFirst: string;
    readonly cancel: string;
    readonly fit: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly toMap: string;
    readonly toContext: string;
    readonly nextRegion: string;
    readonly previousRegion: string;
    readonly log: string;
    readonly rulebook: string;
    readonly context: string;
    readonly charts: string;
    readonly palette: string;
    readonly help: string;
    readonly print: string;
    readonly leave: string;
  };
  readonly curtain: {
    readonly pass: Message<'player'>;
    readonly iAm: Message<'player'>;
  };
  readonly end: {
    readonly title: string;
    readonly back: string;
    readonly again: string;
    readonly install: string;
    readonly installNow: string;
    readonly installByHand: string;
    readonly notNow: string;
  };
  readonly help: {
    readonly groups: {
      readonly play: string;
      readonly jump: string;
      readonly map: string;
      readonly panels: string;
      readonly game: string;
    };
    readonly touch: string;
    readonly gestures: {
      readonly twoFingerTap: string;
      readonly swipeLeft: string;
      readonly swipeRight: string;
      readonly pinch: string;
      readonly doubleTap: string;
      readonly hold: string;
    };
    readonly gestureDoes: {
      readonly pinch: string;
      readonly doubleTap: string;
      readonly hold: string;
    };
    readonly print: string;
  };
  readonly keys: {
    readonly title: string;
    readonly signs: string;
  };
  readonly menu: {
    readonly title: string;
    readonly lookUp: string;
    readonly game: string;
    readonly install: string;
    readonly view: string;
    readonly again: string;
  };
  readonly saving: {
    readonly trouble: {
      readonly full: string;
      readonly closed: string;
      readonly silent: string;
      readonly overtaken: string;
    };
    readonly follow: string;
    readonly keepBoth: string;
  };
};
export default messages;
