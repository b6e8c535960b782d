// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly form: {
    readonly title: string;
    readonly clock: string;
    readonly clocks: {
      readonly none: string;
      readonly live: string;
      readonly days1: string;
      readonly days3: string;
      readonly days10: string;
    };
    readonly clockHint: {
      readonly none: string;
      readonly live: string;
      readonly days1: string;
      readonly days3: string;
      readonly days10: string;
    };
    readonly liveClock: Message<'minutes' | 'increment'>;
    readonly minutes: string;
    readonly increment: string;
    readonly automatic: string;
    readonly automaticHint: string;
    readonly name: string;
    readonly delay: string;
    readonly delays: {
      readonly s0: string;
      readonly s300: string;
      readonly s3600: string;
      readonly s86400: string;
    };
    readonly looking: string;
    readonly noHost: string;
    readonly atHost: Message<'host'>;
    readonly failed: Message<'why'>;
    readonly unreachable: string;
  };
  readonly host: {
    readonly title: string;
    readonly hint: string;
    readonly address: string;
    readonly use: string;
    readonly open: string;
    readonly asking: string;
    readonly answers: Message<'host'>;
    readonly problem: {
      readonly malformed: Message<'host'>;
      readonly insecure: Message<'host'>;
      readonly blocked: Message<'host'>;
      readonly silent: Message<'host'>;
    };
  };
  readonly games: {
    readonly title: string;
    readonly open: Message<'game' | 'who'>;
    readonly viewer: {
      readonly finn: string;
      readonly soviet: string;
      readonly onlooker: string;
    };
    readonly against: Message<'name'>;
    readonly over: string;
    readonly forget: string;
    readonly forgetHint: Message<'game' | 'who'>;
  };
  readonly join: {
    readonly title: string;
    readonly connecting: string;
    readonly side: Message<'player'>;
    readonly onlooker: string;
    readonly delayed: Message<never, { minutes: number }>;
    readonly against: Message<'name'>;
    readonly clock: Message<'clock'>;
    readonly secret: string;
    readonly name: string;
    readonly go: string;
    readonly look: string;
    readonly leave: string;
    readonly problem: {
      readonly 'no-such-game': string;
      readonly 'link-replaced': string;
      readonly reload: string;
      readonly 'other-game': string;
      readonly 'too-much': string;
    };
  };
  readonly bar: {
    readonly open: string;
    readonly unread: Message<never, { count: number }>;
    readonly you: string;
  };
  readonly presence: {
    readonly here: string;
    readonly away: string;
    readonly gone: string;
    readonly seen: Message<'when'>;
  };
  readonly clock: {
    readonly days: Message<'days' | 'hours'>;
    readonly left: Message<'player' | 'left'>;
  };
  readonly connection: {
    readonly ended: {
      readonly lost: string;
      readonly reload: string;
      readonly 'link-replaced': string;
      readonly 'no-such-game': string;
      readonly 'too-much': string;
    };
    readonly unconfirmed: Message<never, { count: number }>;
    readonly outdated: string;
  };
  readonly reloadNow: string;
  readonly refused: {
    readonly malformed: string;
    readonly overtaken: string;
    readonly rule: string;
    readonly 'not-yours': string;
    readonly 'needs-consent': string;
    readonly 'not-now': string;
    readonly over: string;
    readonly 'too-fast': string;
    readonly storage: string;
  };
  readonly ask: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly asked: {
    readonly undo: Message<'name'>;
    readonly draw: Message<'name'>;
    readonly rematch: Message<'name'>;
  };
  readonly asking: {
    readonly undo: string;
    readonly draw: string;
    readonly rematch: string;
  };
  readonly answer: {
    readonly yes: {
      readonly undo: string;
      readonly draw: string;
      readonly rematch: string;
    };
    readonly no: string;
  };
  readonly result: {
    readonly resigned: Message<'name'>;
    readonly time: Message<'name'>;
    readonly draw: string;
    readonly rules: string;
    readonly rematch: string;
    readonly toRematch: string;
    readonly look: string;
  };
  readonly talk: {
    readonly title: string;
    readonly none: string;
    readonly field: string;
    readonly send: string;
    readonly join: Message<'name'>;
    readonly ask: {
      readonly undo: Message<'name'>;
      readonly draw: Message<'name'>;
      readonly rematch: Message<'name'>;
    };
    readonly granted: Message<'name'>;
    readonly refused: Message<'name'>;
    readonly resign: Message<'name'>;
    readonly claim: Message<'name'>;
    readonly named: Message<'side' | 'name'>;
    readonly automatic: {
      readonly on: Message<'name'>;
      readonly off: Message<'name'>;
    };
    readonly relink: Message<'name'>;
    readonly chat: Message<'name' | 'text'>;
  };
  readonly dialog: {
    readonly title: string;
    readonly players: string;
    readonly notJoined: string;
    readonly game: string;
    readonly draw: string;
    readonly resign: string;
    readonly resignSure: string;
    readonly resignYes: string;
    readonly claim: string;
    readonly automatic: string;
    readonly automaticHint: string;
    readonly takeHome: string;
    readonly takeHomeHint: string;
    readonly notTakenHome: string;
    readonly notify: string;
    readonly notifyOn: string;
    readonly notifyOff: string;
    readonly links: string;
    readonly linkOther: string;
    readonly linkOtherHint: string;
    readonly linkOwn: string;
    readonly linkOwnHint: string;
    readonly linkOnlooker: string;
    readonly linkOnlookerHint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly share: string;
    readonly qr: string;
    readonly qrOf: string;
    readonly replace: string;
    readonly replaceSure: string;
    readonly replaceYes: string;
    readonly replaceOwnHint: string;
    readonly show: string;
    readonly webhook: string;
    readonly webhookHint: string;
    readonly webhookUrl: string;
    readonly webhookFormat: string;
    readonly webhookFormats: {
      readonly discord: string;
      readonly slack: string;
      readonly json: string;
    };
    readonly webhookSave: string;
    readonly webhookRemove: string;
    readonly webhookTest: string;
    readonly webhookOk: string;
    readonly webhookFailed: Message<'error'>;
    readonly webhookBad: string;
  };
  readonly news: {
    readonly text: Message<'game'>;
  };
  readonly toHost: {
    readonly title: string;
    readonly text: string;
    readonly hidden: string;
    readonly go: string;
  };
};
export default messages;
