/** What is known of a game at a host beside what lies on the table: who is there, what was said, what is waited for. */
import type { ClockChoice, Entry, Presence, Side, Status, Viewer, Webhook } from '#host/protocol.ts';
import { create } from 'zustand';

/** Why a page has no connection any more, and makes none by itself. */
export type HostEnding = 'no-such-game' | 'link-replaced' | 'reload' | 'damaged';

interface HostedInfo {
  readonly connection: 'none' | 'connecting' | 'open' | 'lost' | HostEnding;
  /** The host serves a newer page than this one. */
  readonly isOutdated: boolean;
  /** What has been done and shows only once the host has answered: it rolls the dice. */
  readonly waiting: boolean;
  /** What the player did and the host has not confirmed. */
  readonly unconfirmed: number;
  readonly viewer: Viewer;
  readonly status: Status | null;
  readonly presence: Readonly<Record<Side, Presence>> | null;
  readonly clock: ClockChoice;
  /** Of onlookers, in seconds. */
  readonly delay: number;
  /** The host's clock less that of this device, in milliseconds. */
  readonly ahead: number;
  readonly talk: readonly Entry[];
  readonly unread: number;
  readonly webhook: Webhook | null;
  /** What came of its last call; null: none is known of. */
  readonly webhookCall: { readonly ok: boolean; readonly error?: string } | null;
  /** For the link to the game, and the links that it gives to others. */
  readonly host: string;
  readonly link: string;
  /** It has taken the place of the one that the player was sent, which he is told once. */
  readonly hasNewLink: boolean;
  /** In how many tabs and devices the player's side is open. */
  readonly tabs: number;
}

export const NOT_HOSTED: HostedInfo = {
  connection: 'none',
  isOutdated: false,
  waiting: false,
  unconfirmed: 0,
  viewer: 'onlooker',
  status: null,
  presence: null,
  clock: { kind: 'none' },
  delay: 0,
  ahead: 0,
  talk: [],
  unread: 0,
  webhook: null,
  webhookCall: null,
  host: '',
  link: '',
  hasNewLink: false,
  tabs: 1,
};

export const useHosted = create<HostedInfo>(() => NOT_HOSTED);

/** Nothing can be done: a step waits for the host, or the players have ended the game. */
export const isHalted = ({ waiting, status }: HostedInfo = useHosted.getState()): boolean =>
  waiting || (status?.result ?? null) !== null;

/** Changes with whatever decides what can be taken back: for whoever draws the button. */
export const useUndoAtHost = (): string =>
  useHosted(({ connection, unconfirmed, status }) =>
    [connection, unconfirmed, status?.ask?.seq, status?.result?.reason].join(' '),
  );

/** The host waits for the viewer's decision. */
export const isOwnTurn = ({ status, viewer }: HostedInfo): boolean =>
  status !== null && status.decider === viewer;
